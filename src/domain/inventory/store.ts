import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { BookId, ItemId, StockTransferId, StoreId } from "../kernel/ids.ts";

/** A place where a book keeps its stock (bodega). */
export interface StockStore {
  readonly id: StoreId;
  readonly name: string;
  /** It holds nothing and takes no moves; absent while it is open. The first one never is. */
  readonly closed?: boolean;
}

/** The stores that take moves. */
export function openStores(stores: readonly StockStore[]): readonly StockStore[] {
  return stores.filter(({ closed }) => closed !== true);
}

/** Stores as they can be: the first one is open, and so is each that holds something. The same list where all is well. */
export function soundStores(
  stores: readonly StockStore[],
  holds: (id: StoreId) => boolean,
): readonly StockStore[] {
  const isWrong = ({ id, closed }: StockStore, place: number) =>
    closed === true && (place === 0 || holds(id));
  return stores.some(isWrong)
    ? stores.map((store, place) => (isWrong(store, place) ? { id: store.id, name: store.name } : store))
    : stores;
}

/**
 * Units of one item that went from one store to another: no entry, and no cost of any item changes, since costs are those
 * of the whole book. Items that went together have the same number.
 */
export interface StockTransfer {
  readonly id: StockTransferId;
  readonly bookId: BookId;
  /** Order within a day, counted with the moves. */
  readonly number: number;
  readonly date: Day;
  readonly itemId: ItemId;
  /** In thousandths of a unit, above zero. */
  readonly quantity: number;
  readonly from: StoreId;
  readonly to: StoreId;
  readonly reference: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}
