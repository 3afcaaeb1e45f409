import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { systemOf } from "#domain/inventory/cost-system.ts";
import type { InventoryMove, StockLine } from "#domain/inventory/inventory-move.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { type AskedItems, missingCost, toldDiffers } from "#domain/inventory/told-items.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId, StockMoveId, StoreId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { openMove } from "../../inventory/move-lines.ts";
import { StockReads } from "../../inventory/stock-reads.ts";
import { stockPlan } from "../../inventory/stock-work.ts";

/** An entry that is being typed, with the items that it would move. */
export interface TypedMove {
  readonly moveId: StockMoveId;
  readonly entryId: EntryId;
  readonly date: Day;
  readonly asked: AskedItems;
  readonly lines: readonly StockLine[];
  /** Where its units are; absent for the first store. */
  readonly store?: StoreId;
  /** The lines are those of the stored move, which a correction leaves as they are. */
  readonly isStored?: boolean;
}

/** What posting it would do: the lines of the cost that it gets, and what other moves cost then. */
export interface TypedCost {
  readonly lines: readonly EntryLine[];
  readonly changes: readonly CostChange[];
}

/** The cost of an entry before it is posted, as its command finds it; nothing is written. */
export async function typedCost(
  { db }: AppStorage,
  { id: bookId, chart }: Pick<Book, "id" | "chart">,
  { moveId, entryId, date, asked, lines: said, store, isStored = false }: TypedMove,
): Promise<Result<TypedCost, StockRefusal>> {
  const { stock } = (await db.books.get(bookId)) ?? {};
  if (stock === undefined) return err({ kind: "no-stock" });
  const reads = new StockReads(db, bookId);
  const opened = isStored ? null : await openMove(reads, { kind: asked.kind, lines: said });
  if (opened?.ok === false) return opened;
  const { lines } = opened?.value ?? { lines: said };
  // A correction takes the place of what its entry moved.
  const before = await db.stockMoves.get(moveId);
  const number = before?.number ?? stock.lastMove + 1;
  const stamp = { status: "posted" as const, createdAt: 0, updatedAt: 0, version: 1 };
  const words = { description: "", reference: "" };
  const move: InventoryMove = {
    id: moveId,
    bookId,
    number,
    kind: asked.kind,
    date,
    lines,
    entryId,
    counter: asked.counter,
    entryNumber: 0,
    typedLines: 0,
    ...words,
    ...stamp,
    ...(store && { store }),
  };
  const told = toldDiffers(asked, lines);
  if (told !== null) return err({ kind: "amounts-differ", wanted: asked.amount, told });
  const planned = await stockPlan(reads, stock, { add: [move], remove: before ? [before] : [] });
  if (!planned.ok) return planned;
  const { values, changes } = planned.value;
  const cost = (values.get(moveId) ?? []).reduce((sum: number, value) => sum + value, 0);
  const system = systemOf(stock.methods, yearOf(date));
  return ok({ lines: missingCost(asked, cost, chart, system), changes });
}
