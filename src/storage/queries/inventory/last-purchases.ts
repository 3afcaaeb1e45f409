import type { LastPurchase } from "#domain/inventory/glance/order-list.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { StockReads } from "../../inventory/stock-reads.ts";
import { readRows } from "../../shapes/read-row.ts";
import { kardexShape } from "../../shapes/records/inventory-shapes.ts";

/** What each of some items was bought for last, from its own kardex; those that were never bought are left out. */
export async function lastPurchases(
  { db }: AppStorage,
  bookId: BookId,
  ids: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, LastPurchase>> {
  const found = new Map<ItemId, LastPurchase>();
  for (const { itemId, lines } of readRows(kardexShape, await new StockReads(db, bookId).cards(ids))) {
    const last = lines.findLast(({ kind }) => kind === "purchase");
    if (last) found.set(itemId, { date: last.date, quantity: last.quantity, value: last.value });
  }
  return found;
}
