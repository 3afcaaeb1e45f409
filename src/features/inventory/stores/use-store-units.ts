import type { StockStore } from "#domain/inventory/store.ts";
import type { UnitsByStore } from "#domain/inventory/store-units.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { storeUnits } from "#storage/queries/inventory/inventory.ts";

/** What each store of a book has on a day, or at its latest; null until it is read. Nothing is read for one store. */
export function useStoreUnits(
  bookId: BookId,
  stores: readonly StockStore[],
  day: Day | null,
): UnitsByStore | null {
  const storage = useStorage();
  const isRead = stores.length > 1;
  const found = useQuery(
    () => (isRead ? storeUnits(storage, bookId, stores, day ?? undefined) : Promise.resolve(null)),
    [storage, bookId, stores.map(({ id }) => id).join(), day],
  );
  return found.state === "ready" ? found.value : null;
}
