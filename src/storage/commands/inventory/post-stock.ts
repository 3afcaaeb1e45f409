import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { vatOn } from "#domain/fiscal/tax-law.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { systemOf } from "#domain/inventory/cost-system.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { StockPlan } from "#domain/inventory/plan-stock.ts";
import { withPurchaseCosts } from "#domain/inventory/posting/purchase-costs.ts";
import { stockEntryLines } from "#domain/inventory/stock-entry.ts";
import { isOfNoItem } from "#domain/inventory/told-items.ts";
import { monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import type { StockMoveId } from "#domain/kernel/ids.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { nextMove, type OpenedMove, openMove } from "../../inventory/move-lines.ts";
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
import { postWithin } from "../entries/post-entry.ts";

/** A move as it is told. */
export interface StockDraft
  extends Pick<
    InventoryMove,
    "kind" | "date" | "description" | "reference" | "counter" | "lines" | "entryId" | "store"
  > {
  readonly moveId: StockMoveId;
  readonly thirdParty: string;
  /** Whether IVA is added to the amounts, at the rate of each item. */
  readonly taxed: boolean;
  /** What it cost to bring what was bought, shared among its items and paid with it; of a purchase alone (IN-16). */
  readonly costs?: Pesos;
}

export interface PostStock extends BookCommand {
  /** One, or the two of a count: what it found too much and too little. */
  readonly moves: readonly StockDraft[];
  /** Whether costs of other moves that change were seen. */
  readonly accepts: boolean;
  /** What the entries that correct them are called. */
  readonly adjustment: string;
}

function moveOf(
  { moveId, taxed: _taxed, thirdParty: _party, costs = ZERO, ...draft }: StockDraft,
  lines: InventoryMove["lines"],
  work: BookWork,
): InventoryMove {
  const number = nextMove(work);
  const { at } = work;
  const stamp = { status: "posted" as const, createdAt: at, updatedAt: at, version: 1 };
  const all = draft.kind === "purchase" ? withPurchaseCosts(lines, Math.max(ZERO, costs)) : lines;
  return { ...draft, lines: all, id: moveId, bookId: work.book.id, number, entryNumber: 0, ...stamp };
}

interface PlannedDraft extends OpenedMove {
  readonly draft: StockDraft;
  readonly move: InventoryMove;
}

function postMove(
  work: BookWork,
  command: PostStock,
  { draft, move, lines: opened, items, plan }: PlannedDraft & { readonly plan: StockPlan },
): Promise<Result<Entry, Refusal>> {
  const rates = move.lines.map(({ itemId }) => {
    const tax = items.get(itemId)?.tax;
    const law = draft.taxed && tax !== undefined ? vatOn(move.date, tax) : null;
    return law?.known ? law.value.rate : 0;
  });
  const values = plan.values.get(move.id) ?? [];
  const { thirdParty } = draft;
  const { chart, stock } = work.book;
  const system = systemOf(stock?.methods ?? [], yearOf(move.date));
  const lines = stockEntryLines({ ...move, lines: opened }, { chart, values, rates, thirdParty, system });
  const { date, description, reference } = move;
  const { id, bookId } = command;
  const content = { date, description, reference, lines };
  return postWithin(work, { id, bookId, entryId: move.entryId, content, origin: "inventory" });
}

/**
 * Records moves of the inventory, each with its entry and the cost of what left, in one transaction (IN-04). A move that
 * changes what others cost is refused with them until they were seen, and then corrects them by an entry of each month
 * (IN-03). `undoCommand` takes all of it back. Returns the entries of the moves.
 */
export function postStock(storage: AppStorage, command: PostStock): Promise<StockResult<readonly Entry[]>> {
  const { db } = storage;
  const reads = new StockReads(db, command.bookId);
  const body = async (work: BookWork): Promise<Result<readonly Entry[], StockRefusal | Refusal>> => {
    const settings = settingsOf(work);
    if (!settings.ok) return settings;
    if (command.moves.length === 0) return err({ kind: "no-lines" });
    const moves: PlannedDraft[] = [];
    for (const draft of command.moves) {
      const opened = await openMove(reads, draft);
      if (!opened.ok) return opened;
      const { lines, items } = opened.value;
      moves.push({ draft, lines, items, move: moveOf(draft, lines, work) });
    }
    const add = moves.map(({ move }) => move);
    const planned = await stockPlan(reads, settings.value, { add, remove: [] });
    if (!planned.ok) return planned;
    const plan = planned.value;
    if (plan.changes.length > 0 && !command.accepts)
      return err({ kind: "costs-change", changes: plan.changes });
    const entries: Entry[] = [];
    const made: InventoryMove[] = [];
    for (const each of moves) {
      const posted = await postMove(work, command, { ...each, plan });
      if (!posted.ok) return posted;
      entries.push(posted.value);
      made.push({ ...each.move, entryNumber: posted.value.number });
    }
    const named = { description: command.adjustment, reference: add[0]?.reference ?? "" };
    const refusal = await postAdjustments(storage, work, command, plan, named);
    if (refusal) return err(refusal);
    work.writes.push(
      () => db.stockMoves.bulkAdd(made),
      () => writeStock(reads, plan, settings.value),
    );
    for (const move of made)
      work.changes.push({ table: "stockMoves", key: move.id, before: null, after: move });
    return ok(entries);
  };
  const days = command.moves.map(({ date }) => date);
  const ahead = () =>
    reads.ahead({
      items: command.moves.flatMap(({ lines }) => lines.map(({ itemId }) => itemId)),
      months: days.map(monthOf),
    });
  return changeBook<readonly Entry[], StockRefusal>(storage, command, "post-stock", body, {
    tables: MOVE_TABLES,
    days,
    ahead,
    committed: () => reads.leave(command.id),
  });
}

export interface VoidStock extends BookCommand {
  readonly moveId: StockMoveId;
  readonly accepts: boolean;
  readonly adjustment: string;
}

/**
 * Takes a move out of the kardex and voids its entry, or takes it off an entry that was written elsewhere; what others
 * cost then is corrected as `postStock` does.
 */
export function voidStock(storage: AppStorage, command: VoidStock): Promise<StockResult<InventoryMove>> {
  const { db } = storage;
  const body = async (work: BookWork): Promise<Result<InventoryMove, StockRefusal | Refusal>> => {
    const reads = new StockReads(db, command.bookId);
    const settings = settingsOf(work);
    if (!settings.ok) return settings;
    const before = await db.stockMoves.get(command.moveId);
    if (before?.bookId !== command.bookId || before.status !== "posted") return err({ kind: "unknown-move" });
    const planned = await stockPlan(reads, settings.value, { add: [], remove: [before] });
    if (!planned.ok) return planned;
    if (planned.value.changes.length > 0 && !command.accepts)
      return err({ kind: "costs-change", changes: planned.value.changes });
    const month = monthOf(before.date);
    const closed = isOfNoItem(before) ? null : await work.closedMonth(month);
    if (closed) return err({ kind: "closed-month", month: closed });
    const entry = (await work.pages.entriesIn([month])).find(({ id }) => id === before.entryId);
    if (entry === undefined) return err({ kind: "unknown-entry" });
    const stamp = { updatedAt: work.at };
    const { typedLines } = before;
    // An entry that was written elsewhere stays, as it was written (IN-07).
    const left =
      typedLines === undefined
        ? { ...entry, status: "void" as const }
        : { ...entry, lines: entry.lines.slice(0, typedLines) };
    if (typedLines === undefined || left.lines.length < entry.lines.length)
      await work.change(entry, { ...left, version: entry.version + 1, ...stamp });
    const named = { description: command.adjustment, reference: before.reference };
    const refusal = await postAdjustments(
      storage,
      work,
      command,
      withOwnCorrections(work, before, entry, planned.value),
      named,
    );
    if (refusal) return err(refusal);
    const after: InventoryMove = { ...before, status: "void", version: before.version + 1, ...stamp };
    await Promise.all([db.stockMoves.put(after), writeStock(reads, planned.value, settings.value)]);
    work.changes.push({ table: "stockMoves", key: before.id, before, after });
    return ok(after);
  };
  return changeBook<InventoryMove, StockRefusal>(storage, command, "void-stock", body, {
    tables: MOVE_TABLES,
  });
}
