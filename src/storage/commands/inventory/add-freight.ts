import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { systemOf } from "#domain/inventory/cost-system.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { StockPlan } from "#domain/inventory/plan-stock.ts";
import { withFreight, withPurchaseCosts } from "#domain/inventory/posting/purchase-costs.ts";
import { isTold } from "#domain/inventory/told-items.ts";
import { monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import type { StockMoveId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { StockReads } from "../../inventory/stock-reads.ts";
import {
  MOVE_TABLES,
  postAdjustments,
  type StockResult,
  settingsOf,
  stockPlan,
  withOwnCorrections,
  writeStock,
} from "../../inventory/stock-work.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";

export interface AddFreight extends BookCommand {
  /** The purchase that was brought. */
  readonly moveId: StockMoveId;
  readonly amount: Pesos;
  /** Who brought it. */
  readonly thirdParty: string;
  /** What it is paid with, or owed in. */
  readonly counter: AccountCode;
  /** Whether costs of other moves that change were seen. */
  readonly accepts: boolean;
  /** What the entries that correct them are called. */
  readonly adjustment: string;
}

interface Purchase {
  readonly move: InventoryMove;
  readonly entry: Entry;
}

/** The purchase with its entry, in an open month. */
async function purchaseOf(
  { db }: AppStorage,
  work: BookWork,
  { bookId, moveId }: AddFreight,
): Promise<Result<Purchase, StockRefusal | Refusal>> {
  const move = await db.stockMoves.get(moveId);
  const isOne = move?.bookId === bookId && move.status === "posted" && move.kind === "purchase";
  if (!isOne || move.lines.length === 0) return err({ kind: "unknown-move" });
  const month = await work.closedMonth(monthOf(move.date));
  if (month) return err({ kind: "closed-month", month });
  const entry = await work.pages.find({ id: move.entryId, number: move.entryNumber, date: move.date });
  if (entry?.status !== "posted") return err({ kind: "unknown-entry" });
  return entry.reversedBy ? err({ kind: "already-reversed" }) : ok({ move, entry });
}

/** The entry with the lines of the freight, if it may have them. */
async function entryWith(
  work: BookWork,
  { entry }: Purchase,
  { amount, counter, thirdParty }: AddFreight,
): Promise<Result<Entry, Refusal>> {
  const { chart, stock } = work.book;
  const system = systemOf(stock?.methods ?? [], yearOf(entry.date));
  const lines: readonly EntryLine[] = withFreight(chart, system, entry.lines, {
    amount,
    counter,
    thirdParty,
  });
  const { operation: _was, ...rest } = entry;
  const after = { ...rest, lines, version: entry.version + 1, updatedAt: work.at };
  const refusal = await work.refusePosting(after, entry.lines);
  if (refusal && refusal.kind !== "book-too-large") return err(refusal);
  return work.fits(amount) ? ok(after) : err({ kind: "book-too-large" });
}

/**
 * Adds to a purchase what it cost to bring it and was billed later, by whoever brought it: in the entry of the purchase
 * and on its day, when the goods were received, shared among its items (IN-16). Costs of other moves that change are
 * seen first (IN-03). `undoCommand` takes it back. Returns the entry.
 */
export function addFreight(storage: AppStorage, command: AddFreight): Promise<StockResult<Entry>> {
  const { db } = storage;
  const { bookId, amount, accepts } = command;
  const body = async (work: BookWork): Promise<Result<Entry, StockRefusal | Refusal>> => {
    const reads = new StockReads(db, bookId);
    const settings = settingsOf(work);
    if (!settings.ok) return settings;
    if (amount <= 0) return err({ kind: "no-lines" });
    const found = await purchaseOf(storage, work, command);
    if (!found.ok) return found;
    const { move, entry } = found.value;
    const made = await entryWith(work, found.value, command);
    if (!made.ok) return made;
    const stamp = { updatedAt: work.at, version: move.version + 1 };
    const typedLines = isTold(move) ? { typedLines: made.value.lines.length } : {};
    const lines = withPurchaseCosts(move.lines, amount);
    const after: InventoryMove = { ...move, lines, ...typedLines, ...stamp };
    const planned: Result<StockPlan, StockRefusal> = await stockPlan(reads, settings.value, {
      add: [after],
      remove: [move],
    });
    if (!planned.ok) return planned;
    const { changes } = planned.value;
    if (changes.length > 0 && !accepts) return err({ kind: "costs-change", changes });
    await work.change(entry, made.value);
    const named = { description: command.adjustment, reference: entry.reference };
    const all = withOwnCorrections(work, move, entry, planned.value);
    const stopped = await postAdjustments(storage, work, command, all, named);
    if (stopped) return err(stopped);
    work.writes.push(
      () => db.stockMoves.put(after),
      () => writeStock(reads, planned.value, settings.value),
    );
    work.changes.push({ table: "stockMoves", key: after.id, before: move, after });
    return ok(made.value);
  };
  return changeBook<Entry, StockRefusal>(storage, command, "edit", body, {
    tables: MOVE_TABLES,
    codes: [command.counter],
  });
}
