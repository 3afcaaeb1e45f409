import { lineProblem, type StockRefusal } from "#domain/inventory/check-stock.ts";
import { type InventoryItem, isKit } from "#domain/inventory/inventory-item.ts";
import type { InventoryMove, StockLine } from "#domain/inventory/inventory-move.ts";
import { openedLines } from "#domain/inventory/kits/kit.ts";
import type { ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { BookWork } from "../pages/book-work.ts";
import type { StockReads } from "./stock-reads.ts";

export type Items = ReadonlyMap<ItemId, InventoryItem>;
type MoveLines = Pick<InventoryMove, "lines">;

/** The items of a book that lines name, and what the kits among them are made of. */
async function itemsOf(reads: StockReads, lines: readonly StockLine[]): Promise<Items> {
  const found = new Map<ItemId, InventoryItem>();
  const asked = new Set<ItemId>();
  let wanted = [...new Set(lines.map(({ itemId }) => itemId))];
  while (wanted.length > 0) {
    for (const id of wanted) asked.add(id);
    const rows = await reads.items(wanted);
    for (const row of rows) found.set(row.id, row);
    const inside = rows.flatMap(({ parts = [] }) => parts.map(({ itemId }) => itemId));
    wanted = [...new Set(inside)].filter((id) => !asked.has(id));
  }
  return found;
}

/** What lines of a move cannot be (IN-05). */
function refuseLines(move: MoveLines & Pick<InventoryMove, "kind">, items: Items): StockRefusal | null {
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

/** The moves that lines give back from: those of the same command, or stored. */
async function sourcesOf(
  db: CuadraDatabase,
  lines: readonly StockLine[],
  made: readonly InventoryMove[],
): Promise<ReadonlyMap<StockMoveId, InventoryMove>> {
  const ids = [...new Set(lines.flatMap(({ source }) => (source ? [source.moveId] : [])))];
  const stored = ids.length === 0 ? [] : await db.stockMoves.bulkGet(ids);
  const all = [...stored.filter((row) => row !== undefined), ...made];
  return new Map(all.map((move) => [move.id, move]));
}

export interface OpenedMove {
  /** Of items alone: what a kit takes stands in its place (IN-50). */
  readonly lines: readonly StockLine[];
  readonly items: Items;
}

/**
 * The lines of a move as the kardex takes them, or why they cannot be. Every move that is written comes through here.
 * `made`: moves of the same command, which are not stored yet.
 */
export async function openMove(
  reads: StockReads,
  move: MoveLines & Pick<InventoryMove, "kind">,
  made: readonly InventoryMove[] = [],
): Promise<Result<OpenedMove, StockRefusal>> {
  const items = await itemsOf(reads, move.lines);
  const refusal = refuseLines(move, items);
  if (refusal) return err(refusal);
  const sources = await sourcesOf(reads.db, move.lines, made);
  const opened = openedLines(
    move,
    (id) => items.get(id),
    (id) => sources.get(id),
  );
  if (!opened.ok) return opened;
  const lines = opened.value;
  if (lines.every(({ kit }) => kit === undefined)) return ok({ lines, items });
  // What came back of a kit is not made of what it is now: its items are those of its sale.
  const all = new Map([...items, ...(await itemsOf(reads, lines))]);
  const inside = refuseLines({ kind: move.kind, lines }, all);
  return inside ? err(inside) : ok({ lines, items: all });
}

/** Items that are moved between stores: a kit has no units of its own. */
export async function refuseTransfer(
  reads: StockReads,
  lines: readonly StockLine[],
): Promise<StockRefusal | null> {
  const items = await itemsOf(reads, lines);
  const kit = lines.map(({ itemId }) => items.get(itemId)).find((item) => item && isKit(item));
  return kit
    ? { kind: "bad-line", itemId: kit.id, problem: "kit" }
    : refuseLines({ kind: "out", lines }, items);
}

/** The number of the next move of a book. */
export function nextMove(work: BookWork): number {
  const { stock } = work.book;
  const number = (stock?.lastMove ?? 0) + 1;
  if (stock) work.book = { ...work.book, stock: { ...stock, lastMove: number } };
  return number;
}
