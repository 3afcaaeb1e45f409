import type { StockFigure } from "#domain/inventory/stock-months.ts";
import type { StockStore } from "#domain/inventory/store.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { stockFigures, type ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { useStoreUnits } from "./stores/use-store-units.ts";

const NOTHING: StockFigure = { quantity: 0, value: ZERO };

interface StockOn {
  /** Null for the first one. */
  readonly store: StoreId | null;
  readonly day: Day | null;
  readonly today: Day;
  /** As they are at their latest. */
  readonly items: readonly ValuedItem[];
}

/** An item beside a count: its cost is that of all stores, and `there` are the units of the one that is counted. */
export interface CountedAgainst extends ValuedItem {
  readonly there: number;
}

const NO_STORES: readonly StockStore[] = [];

/**
 * The stock that a count of a day is compared with: what there was at the end of that day, not what is left after the
 * sales since (IN-11). Null until it is read.
 */
export function useStockOn(
  { book }: OpenBook,
  { store, day, today, items }: StockOn,
): readonly CountedAgainst[] | null {
  const storage = useStorage();
  const isPast = day !== null && day < today;
  const found = useQuery(
    () => (isPast ? stockFigures(storage, book.id, day) : Promise.resolve(null)),
    [storage, book.id, day, isPast],
  );
  const stores = book.stock?.stores ?? NO_STORES;
  const units = useStoreUnits(book.id, stores, day);
  if (stores.length > 1 && units === null) return null;
  const of = units?.get(store ?? stores[0]?.id ?? ("" as StoreId));
  const against = ({ item, quantity, value }: ValuedItem): CountedAgainst => ({
    item,
    quantity,
    value,
    there: of === undefined ? quantity : (of.get(item.id) ?? 0),
  });
  if (!isPast) return items.map(against);
  if (found.state !== "ready" || found.value === null) return null;
  const figures = found.value;
  return items.map(({ item }) => against({ item, ...(figures.get(item.id) ?? NOTHING) }));
}
