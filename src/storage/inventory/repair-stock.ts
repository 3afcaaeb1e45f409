import type { StockSettings } from "#domain/inventory/kardex.ts";
import { mendedKits } from "#domain/inventory/kits/kit.ts";
import { type LaidStock, layStock } from "#domain/inventory/lay-stock.ts";
import { soundStores } from "#domain/inventory/store.ts";
import { storesHolding } from "#domain/inventory/store-units.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { readRows } from "../shapes/read-row.ts";
import { itemShape, stockMoveShape, stockTransferShape } from "../shapes/records/inventory-shapes.ts";
import type { StoredEntry } from "../shapes/rows.ts";

/** A store that was closed and holds something, as no command leaves one, is opened again. */
async function openHeld(
  db: CuadraDatabase,
  bookId: BookId,
  { stores = [] }: StockSettings,
  laid: LaidStock,
): Promise<void> {
  const sound = soundStores(stores, storesHolding(laid.months, stores));
  const book = sound === stores ? undefined : await db.books.get(bookId);
  if (book?.stock) await db.books.put({ ...book, stock: { ...book.stock, stores: sound } });
}

/**
 * Lays the kardex and the months of a book again from its moves and transfers, and takes out of kits what cannot be in them. A move whose entry is gone or void is void too; where
 * that takes away what others sold, all stays as it is and the check keeps naming it.
 */
export async function repairStock(
  db: CuadraDatabase,
  bookId: BookId,
  settings: StockSettings,
  entries: readonly StoredEntry[],
): Promise<void> {
  const items = readRows(itemShape, await db.items.where("bookId").equals(bookId).toArray());
  await db.items.bulkPut(mendedKits(items).map((item) => ({ ...item, version: item.version + 1 })));
  const posted = new Map(
    entries.flatMap(({ id, status, number }) => (status === "posted" ? [[id, number] as const] : [])),
  );
  const rows = await db.stockMoves.where("bookId").equals(bookId).toArray();
  const moves = readRows(stockMoveShape, rows).filter(({ status }) => status === "posted");
  const [kept, lost] = [
    moves.filter(({ entryId }) => posted.has(entryId)),
    moves.filter(({ entryId }) => !posted.has(entryId)),
  ];
  const transfers = readRows(
    stockTransferShape,
    await db.stockTransfers.where("bookId").equals(bookId).toArray(),
  );
  const laid = layStock(bookId, kept, settings, transfers);
  if (laid === null) return;
  await openHeld(db, bookId, settings, laid);
  await Promise.all([
    db.stockCards.where("[bookId+itemId+year]").between([bookId], [bookId, []]).delete(),
    db.stockMonths.where("[bookId+month]").between([bookId], [bookId, []]).delete(),
  ]);
  await Promise.all([
    db.stockCards.bulkAdd(laid.cards),
    db.stockMonths.bulkAdd(laid.months),
    db.stockMoves.bulkPut(
      kept.map((move) => ({ ...move, entryNumber: posted.get(move.entryId) ?? move.entryNumber })),
    ),
    db.stockMoves.bulkPut(
      lost.map((move) => ({ ...move, status: "void" as const, version: move.version + 1 })),
    ),
  ]);
}
