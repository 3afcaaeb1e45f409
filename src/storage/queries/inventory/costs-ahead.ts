import type { AccountCode } from "#domain/accounting/account.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { isPeriodic } from "#domain/inventory/cost-system.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { BookId, EntryId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { add, type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { openMove } from "../../inventory/move-lines.ts";
import { StockReads } from "../../inventory/stock-reads.ts";
import { stockPlan } from "../../inventory/stock-work.ts";

/** A move that somebody is telling, and nothing has written. */
export type MoveAhead = Pick<InventoryMove, "kind" | "date" | "lines" | "store">;

/** What each item of a move takes or brings, at cost; of a kit, each of its items. */
export type CostsAhead = ReadonlyMap<ItemId, Pesos>;

const UNWRITTEN = {
  description: "",
  reference: "",
  counter: "" as AccountCode,
  entryId: "" as EntryId,
  entryNumber: 0,
  status: "posted" as const,
  createdAt: 0,
  updatedAt: 0,
  version: 1,
};

/**
 * At which cost moves would leave and come back, each as its command finds it, or why that refuses them; nothing is
 * written. Empty where the periodic system knows no cost before the count.
 */
export async function costsAhead(
  { db }: AppStorage,
  bookId: BookId,
  moves: readonly MoveAhead[],
): Promise<Result<readonly CostsAhead[], StockRefusal>> {
  const { stock } = (await db.books.get(bookId)) ?? {};
  if (stock === undefined) return err({ kind: "no-stock" });
  const reads = new StockReads(db, bookId);
  const ahead: InventoryMove[] = [];
  for (const [place, move] of moves.entries()) {
    const opened = await openMove(reads, move);
    if (!opened.ok) return opened;
    const id = `ahead-${place}` as StockMoveId;
    const number = stock.lastMove + 1 + place;
    ahead.push({ ...UNWRITTEN, ...move, lines: opened.value.lines, id, bookId, number });
  }
  const planned = await stockPlan(reads, stock, { add: ahead, remove: [] });
  if (!planned.ok) return planned;
  const { values } = planned.value;
  return ok(
    ahead.map(({ id, date, lines }) => {
      const costs = new Map<ItemId, Pesos>();
      if (isPeriodic(stock.methods, date)) return costs;
      for (const [place, { itemId }] of lines.entries())
        costs.set(itemId, add(costs.get(itemId) ?? ZERO, values.get(id)?.[place] ?? ZERO));
      return costs;
    }),
  );
}
