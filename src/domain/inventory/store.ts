import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { BookId, ItemId, StockTransferId, StoreId } from "../kernel/ids.ts";

/** A place where a book keeps its stock (bodega). */
export interface StockStore {
  readonly id: StoreId;
  readonly name: string;
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
