import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { systemOf } from "#domain/inventory/cost-system.ts";
import type { InventoryMove, StockLine } from "#domain/inventory/inventory-move.ts";
import {
  isOfNoItem,
  itemsAskedBy,
  mayTellItems,
  missingCost,
  toldDiffers,
} from "#domain/inventory/told-items.ts";
import { monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import type { EntryId, StockMoveId, StoreId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { BookCommand, BookWork } from "../pages/book-work.ts";
import { nextMove, openMove } from "./move-lines.ts";
import { StockReads } from "./stock-reads.ts";
import { postAdjustments, settingsOf, stockPlan, writeStock } from "./stock-work.ts";

/** The posted moves of some entries. */
export async function movesOfEntries(
  db: CuadraDatabase,
  ids: readonly EntryId[],
): Promise<readonly InventoryMove[]> {
  const rows = await db.stockMoves
    .where("entryId")
    .anyOf([...ids])
    .toArray();
  return rows.filter(({ status }) => status === "posted");
}

/** An entry whose items were told changes only once they were taken off it (IN-07). */
export async function refuseTold(
  db: CuadraDatabase,
  work: BookWork,
  ids: readonly EntryId[],
): Promise<Refusal | null> {
  if (work.book.stock === undefined) return null;
  const moves = await movesOfEntries(db, ids);
  return moves.some((move) => !isOfNoItem(move)) ? { kind: "entry-with-items" } : null;
}

export interface ToldItems {
  readonly moveId: StockMoveId;
  /** None: the entry is of no item. */
  readonly lines: readonly StockLine[];
  /** Where its units are; absent for the first store. */
  readonly store?: StoreId;
  /** Whether costs of other moves that change were seen. */
  readonly accepts: boolean;
  /** What the entries that correct them are called. */
  readonly adjustment: string;
}

/** A mark that the entry is of no item ends when it is told of some. */
async function endMarks(work: BookWork, db: CuadraDatabase, marks: readonly InventoryMove[]): Promise<void> {
  for (const before of marks) {
    const after = { ...before, status: "void" as const, version: before.version + 1, updatedAt: work.at };
    await db.stockMoves.put(after);
    work.changes.push({ table: "stockMoves", key: before.id, before, after });
  }
}

/**
 * Says which items a posted entry moves, within a command's transaction: the kardex moves, and the entry gets the lines of
 * the cost that it lacks (IN-07). What comes in comes in at what the entry says of the account of the stock.
 */
export async function tellWithin(
  storage: AppStorage,
  work: BookWork,
  command: BookCommand,
  entry: Entry,
  told: ToldItems,
): Promise<Result<InventoryMove, StockRefusal | Refusal>> {
  const { db } = storage;
  const reads = new StockReads(db, command.bookId);
  const settings = settingsOf(work);
  if (!settings.ok) return settings;
  const { chart } = work.book;
  const system = systemOf(settings.value.methods, yearOf(entry.date));
  const asked = mayTellItems(entry) ? itemsAskedBy(entry, chart, system) : null;
  const known = await movesOfEntries(db, [entry.id]);
  if (asked === null || known.some((move) => !isOfNoItem(move))) return err({ kind: "nothing-to-tell" });
  const isSale = asked.kind === "sale" || asked.kind === "purchase-return";
  const isIn = asked.kind === "purchase" || asked.kind === "in" || asked.kind === "opening";
  const said = told.lines.map((line) => ({ ...line, amount: isSale || isIn ? line.amount : ZERO }));
  const opened = said.length > 0 ? await openMove(reads, { kind: asked.kind, lines: said }) : null;
  if (opened?.ok === false) return opened;
  const lines = opened?.value.lines ?? [];
  const { date, description, reference } = entry;
  const stamp = { status: "posted" as const, createdAt: work.at, updatedAt: work.at, version: 1 };
  const move: InventoryMove = {
    id: told.moveId,
    bookId: command.bookId,
    number: nextMove(work),
    kind: asked.kind,
    date,
    description,
    reference,
    counter: asked.counter,
    lines,
    ...(told.store && { store: told.store }),
    entryId: entry.id,
    entryNumber: entry.number,
    typedLines: entry.lines.length,
    ...stamp,
  };
  if (lines.length > 0) {
    const sum = toldDiffers(asked, lines);
    if (sum !== null) return err({ kind: "amounts-differ", wanted: asked.amount, told: sum });
    const closed = await work.closedMonth(monthOf(date));
    if (closed) return err({ kind: "closed-month", month: closed });
  } else if (known.length > 0) return err({ kind: "nothing-to-tell" });
  const planned = await stockPlan(reads, settings.value, { add: [move], remove: [] });
  if (!planned.ok) return planned;
  const plan = planned.value;
  if (plan.changes.length > 0 && !told.accepts) return err({ kind: "costs-change", changes: plan.changes });
  const cost = (plan.values.get(move.id) ?? []).reduce((sum: number, value) => sum + value, 0);
  const more = lines.length > 0 ? missingCost(asked, cost, chart, system) : [];
  if (more.length > 0) {
    const after = { ...entry, lines: [...entry.lines, ...more] };
    const refusal = await work.refusePosting(after, entry.lines);
    if (refusal) return err(refusal);
    await work.change(entry, { ...after, version: entry.version + 1, updatedAt: work.at });
  }
  const named = { description: told.adjustment, reference };
  const refusal = await postAdjustments(storage, work, command, plan, named);
  if (refusal) return err(refusal);
  await endMarks(work, db, known);
  await Promise.all([db.stockMoves.add(move), writeStock(reads, plan, settings.value)]);
  work.changes.push({ table: "stockMoves", key: move.id, before: null, after: move });
  return ok(move);
}
