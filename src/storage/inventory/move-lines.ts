import { lineProblem, type StockRefusal } from "#domain/inventory/check-stock.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { BookWork } from "../pages/book-work.ts";

export type Items = ReadonlyMap<ItemId, InventoryItem>;
type MoveLines = Pick<InventoryMove, "lines">;

/** The items of a book that moves name. */
export async function itemsOfMoves(
  db: CuadraDatabase,
  bookId: BookId,
  moves: readonly MoveLines[],
): Promise<Items> {
  const ids = [...new Set(moves.flatMap(({ lines }) => lines.map(({ itemId }) => itemId)))];
  const found = (await db.items.bulkGet(ids)).filter((row) => row?.bookId === bookId);
  return new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : [])));
}

/** What lines of a move cannot be (IN-05). */
export function refuseLines(
  move: MoveLines & Pick<InventoryMove, "kind">,
  items: Items,
): StockRefusal | null {
  if (move.lines.length === 0) return { kind: "no-lines" };
  for (const line of move.lines) {
    const item = items.get(line.itemId);
    if (item === undefined) return { kind: "unknown-item" };
    const isReturn = move.kind === "sale-return" || move.kind === "purchase-return";
    if (item.state === "closed" && !isReturn) return { kind: "closed-item", itemId: item.id };
    const problem = lineProblem(move.kind, line, item);
    if (problem !== null) return { kind: "bad-line", itemId: item.id, problem };
  }
  return null;
}

/** The number of the next move of a book. */
export function nextMove(work: BookWork): number {
  const { stock } = work.book;
  const number = (stock?.lastMove ?? 0) + 1;
  if (stock) work.book = { ...work.book, stock: { ...stock, lastMove: number } };
  return number;
}
