import type { InventoryMove, StockSource } from "#domain/inventory/inventory-move.ts";
import { kitWith } from "#domain/inventory/kits/kit.ts";
import type { BookId, EntryId, ItemId, NewId, StockMoveId } from "#domain/kernel/ids.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { ItemRow, StockCardRow, StockMonthRow, StockMoveRow, StockTransferRow } from "../shapes/rows.ts";

/** Tables of what a book keeps in stock. */
export const STOCK_TABLES = ["items", "stockMoves", "stockCards", "stockMonths", "stockTransfers"] as const;

export interface StockRows {
  readonly items: readonly ItemRow[];
  readonly stockMoves: readonly StockMoveRow[];
  readonly stockCards: readonly StockCardRow[];
  readonly stockMonths: readonly StockMonthRow[];
  readonly stockTransfers: readonly StockTransferRow[];
}

export const NO_STOCK: StockRows = {
  items: [],
  stockMoves: [],
  stockCards: [],
  stockMonths: [],
  stockTransfers: [],
};

/** The kardex of an item, all its years in order. */
export function cardsOfItem(db: CuadraDatabase, bookId: BookId, itemId: ItemId): PromiseLike<StockCardRow[]> {
  const key = "[bookId+itemId+year]";
  return db.stockCards.where(key).between([bookId, itemId, 0], [bookId, itemId, 9999]).toArray();
}

/** Whether an item has anything in its kardex. */
export async function hasMoved(db: CuadraDatabase, { id, bookId }: ItemRow): Promise<boolean> {
  return (await cardsOfItem(db, bookId, id)).some(({ lines }) => lines.length > 0);
}

/** Whether an item must stay: it has a kardex, or a kit is made of it (IN-50). */
export async function isItemUsed(db: CuadraDatabase, item: ItemRow): Promise<boolean> {
  if (await hasMoved(db, item)) return true;
  return kitWith(item.id, await db.items.where("bookId").equals(item.bookId).toArray()) !== null;
}

export async function stockRows(db: CuadraDatabase, bookId: BookId): Promise<StockRows> {
  const [items, stockMoves, stockCards, stockMonths, stockTransfers] = await Promise.all([
    db.items.where("bookId").equals(bookId).toArray(),
    db.stockMoves.where("bookId").equals(bookId).toArray(),
    db.stockCards.where("[bookId+itemId+year]").between([bookId], [bookId, []]).toArray(),
    db.stockMonths.where("[bookId+month]").between([bookId], [bookId, []]).toArray(),
    db.stockTransfers.where("bookId").equals(bookId).toArray(),
  ]);
  return { items, stockMoves, stockCards, stockMonths, stockTransfers };
}

/** The stock of a book for its copy, under ids of its own; moves follow their entries. */
export function copyStock(
  rows: StockRows,
  bookId: BookId,
  newId: NewId,
  entryOf: (id: EntryId) => EntryId,
): StockRows {
  const items = new Map(rows.items.map(({ id }) => [id, newId("item")]));
  const moves = new Map(rows.stockMoves.map(({ id }) => [id, newId("stockMove")]));
  const itemOf = (id: ItemId): ItemId => items.get(id) ?? id;
  const moveOf = (id: StockMoveId): StockMoveId => moves.get(id) ?? id;
  const sourced = <T extends { readonly source?: StockSource }>(line: T): T =>
    line.source ? { ...line, source: { ...line.source, moveId: moveOf(line.source.moveId) } } : line;
  const move = (row: InventoryMove): InventoryMove => ({
    ...row,
    bookId,
    id: moveOf(row.id),
    lines: row.lines.map(({ kit, ...line }) =>
      sourced({
        ...line,
        itemId: itemOf(line.itemId),
        ...(kit && { kit: { ...kit, itemId: itemOf(kit.itemId) } }),
      }),
    ),
    entryId: entryOf(row.entryId),
  });
  return {
    items: rows.items.map(({ parts, ...row }) => ({
      ...row,
      bookId,
      id: itemOf(row.id),
      ...(parts && { parts: parts.map((part) => ({ ...part, itemId: itemOf(part.itemId) })) }),
    })),
    stockMoves: rows.stockMoves.map(move),
    stockCards: rows.stockCards.map((row) => ({
      ...row,
      bookId,
      itemId: itemOf(row.itemId),
      opening: row.opening.map((layer) => ({ ...layer, moveId: moveOf(layer.moveId) })),
      lines: row.lines.map((line) => sourced({ ...line, moveId: moveOf(line.moveId) })),
    })),
    stockMonths: rows.stockMonths.map(({ elsewhere, ...row }) => ({
      ...row,
      bookId,
      items: row.items.map(itemOf),
      ...(elsewhere && { elsewhere: { ...elsewhere, items: elsewhere.items.map(itemOf) } }),
    })),
    stockTransfers: rows.stockTransfers.map((row) => ({
      ...row,
      bookId,
      id: newId("stockTransfer"),
      itemId: itemOf(row.itemId),
    })),
  };
}

/** Adds the stock of books that are new here. */
export async function addStock(db: CuadraDatabase, rows: StockRows): Promise<void> {
  await Promise.all([
    db.items.bulkAdd(rows.items),
    db.stockMoves.bulkAdd(rows.stockMoves),
    db.stockCards.bulkAdd(rows.stockCards),
    db.stockMonths.bulkAdd(rows.stockMonths),
    db.stockTransfers.bulkAdd(rows.stockTransfers),
  ]);
}
