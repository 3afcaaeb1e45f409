import type { StockFigure } from "#domain/inventory/stock-months.ts";
import type { Day } from "#domain/kernel/day.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { stockFigures, type ValuedItem } from "#storage/queries/inventory/inventory.ts";

const NOTHING: StockFigure = { quantity: 0, value: ZERO };

interface StockOn {
  readonly day: Day | null;
  readonly today: Day;
  /** As they are at their latest. */
  readonly items: readonly ValuedItem[];
}

/**
 * The stock that a count of a day is compared with: what there was at the end of that day, not what is left after the
 * sales since (IN-11). Null until it is read.
 */
export function useStockOn({ book }: OpenBook, { day, today, items }: StockOn): readonly ValuedItem[] | null {
  const storage = useStorage();
  const isPast = day !== null && day < today;
  const found = useQuery(
    () => (isPast ? stockFigures(storage, book.id, day) : Promise.resolve(null)),
    [storage, book.id, day, isPast],
  );
  if (!isPast) return items;
  if (found.state !== "ready" || found.value === null) return null;
  const figures = found.value;
  return items.map(({ item }) => ({ item, ...(figures.get(item.id) ?? NOTHING) }));
}
