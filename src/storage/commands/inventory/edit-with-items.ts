import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { systemOf } from "#domain/inventory/cost-system.ts";
import type { InventoryMove, StockLine } from "#domain/inventory/inventory-move.ts";
import type { StockSettings } from "#domain/inventory/kardex.ts";
import type { StockPlan } from "#domain/inventory/plan-stock.ts";
import { followedLines } from "#domain/inventory/said-items.ts";
import {
  type AskedItems,
  isOfNoItem,
  isTold,
  itemsAskedAs,
  missingCost,
  toldDiffers,
} from "#domain/inventory/told-items.ts";
import type { InvoiceMove } from "#domain/invoice/invoice-moves.ts";
import { monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { openMove } from "../../inventory/move-lines.ts";
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
import { movesOfEntries } from "../../inventory/told-work.ts";
import { type BookWork, changeBook, debitOf } from "../../pages/book-work.ts";
import { contentOnly, type EditEntry, openEntry } from "../entries/edit-entry.ts";

export interface EditWithItems extends EditEntry {
  /**
   * Which items the entry moves now; "same" for those that it moved, with amounts that follow the corrected ones; null
   * where it says none any more.
   */
  readonly stock: Omit<InvoiceMove, "moveId" | "returns"> | "same" | null;
  /** Whether costs of other moves that change were seen. */
  readonly accepts: boolean;
  /** What the entries that correct them are called. */
  readonly adjustment: string;
}

interface Corrected {
  readonly before: InventoryMove;
  readonly after: InventoryMove;
  readonly asked: AskedItems | null;
}

/** The content as a person wrote it: without the lines of the cost at its end. */
function writtenLines(entry: Entry, move: InventoryMove, lines: readonly EntryLine[]): readonly EntryLine[] {
  const cost = entry.lines.slice(move.typedLines);
  const end = lines.slice(lines.length - cost.length);
  const isWhole = lines.length > cost.length && JSON.stringify(end) === JSON.stringify(cost);
  return isWhole ? lines.slice(0, lines.length - cost.length) : lines;
}

/** The move as the corrected entry makes it, under its own id and number: what was given back of it still names it. */
async function corrected(
  reads: StockReads,
  work: BookWork,
  { content, stock }: EditWithItems,
  before: InventoryMove,
  lines: readonly EntryLine[],
): Promise<Result<Corrected, StockRefusal>> {
  const { date, description, reference } = content;
  const stamp = { updatedAt: work.at, version: before.version + 1 };
  const said = { ...before, date, description, reference, typedLines: lines.length, ...stamp };
  if (stock === null) return ok({ before, after: { ...before, ...stamp, status: "void" }, asked: null });
  const kind = stock === "same" ? before.kind : stock.kind;
  const system = systemOf(work.book.stock?.methods ?? [], yearOf(date));
  const asked = itemsAskedAs(kind, lines, work.book.chart, system);
  if (asked === null || asked.kind !== kind) return err({ kind: "nothing-to-tell" });
  if (stock === "same") {
    const own: readonly StockLine[] = followedLines(asked, before.lines);
    return ok({ before, asked, after: { ...said, counter: asked.counter, lines: own } });
  }
  if (kind === "sale-return" && stock.lines.some(({ source }) => source === undefined))
    return err({ kind: "no-lines" });
  const move = { kind, lines: stock.lines };
  const opened = stock.lines.length > 0 ? await openMove(reads, move) : null;
  if (opened?.ok === false) return opened;
  const { store: _was, ...rest } = said;
  const place = stock.store ? { store: stock.store } : {};
  const own = opened?.value.lines ?? [];
  return ok({ before, asked, after: { ...rest, ...place, kind, counter: asked.counter, lines: own } });
}

/** The lines of the cost that the corrected entry gets. */
function costLines(work: BookWork, { after, asked }: Corrected, plan: StockPlan): readonly EntryLine[] {
  if (asked === null || after.lines.length === 0) return [];
  const cost = (plan.values.get(after.id) ?? []).reduce((sum: number, value) => sum + value, 0);
  const system = systemOf(work.book.stock?.methods ?? [], yearOf(after.date));
  return missingCost(asked, cost, work.book.chart, system);
}

/** What the correction does to the kardex, or why it cannot be. */
async function planned(
  reads: StockReads,
  command: EditWithItems,
  rules: StockSettings,
  { before, after, asked }: Corrected,
): Promise<Result<StockPlan, StockRefusal>> {
  const told = asked === null || after.lines.length === 0 ? null : toldDiffers(asked, after.lines);
  if (asked !== null && told !== null) return err({ kind: "amounts-differ", wanted: asked.amount, told });
  const add = after.status === "posted" ? [after] : [];
  const plan = await stockPlan(reads, rules, { add, remove: [before] });
  if (!plan.ok) return plan;
  const { changes } = plan.value;
  return changes.length > 0 && !command.accepts ? err({ kind: "costs-change", changes }) : plan;
}

/** The told move of an entry; an entry of the inventory itself is corrected there. */
async function moveOf(storage: AppStorage, entry: Entry): Promise<InventoryMove | undefined> {
  const moves = await movesOfEntries(storage.db, [entry.id]);
  return moves.find((move) => isTold(move) && !isOfNoItem(move));
}

/**
 * Corrects a posted entry together with the items that it moves, in one transaction (IN-40): what it moved goes, what it
 * says now comes, and the lines of its cost are those of the kardex as it is then. `undoCommand` takes all of it back.
 */
export function editWithItems(storage: AppStorage, command: EditWithItems): Promise<StockResult<Entry>> {
  const { content, bookId } = command;
  const body = async (work: BookWork): Promise<Result<Entry, StockRefusal | Refusal>> => {
    const reads = new StockReads(storage.db, bookId);
    const settings = settingsOf(work);
    if (!settings.ok) return settings;
    const found = await openEntry(work, command);
    if (!found.ok) return found;
    const entry = found.value;
    if (entry.reversedBy || entry.reverses) return err({ kind: "already-reversed" });
    const move = await moveOf(storage, entry);
    if (move === undefined) return err({ kind: "nothing-to-tell" });
    const lines = writtenLines(entry, move, content.lines);
    const made = await corrected(reads, work, command, move, lines);
    if (!made.ok) return made;
    const plan = await planned(reads, command, settings.value, made.value);
    if (!plan.ok) return plan;
    const whole = { ...contentOnly(content), lines: [...lines, ...costLines(work, made.value, plan.value)] };
    const refusal = await work.refusePosting(whole, entry.lines);
    if (refusal && refusal.kind !== "book-too-large") return err(refusal);
    if (!work.fits(debitOf(whole.lines) - debitOf(entry.lines))) return err({ kind: "book-too-large" });
    const { operation: _was, ...rest } = entry;
    const after: Entry = { ...rest, ...whole, version: entry.version + 1, updatedAt: work.at };
    await work.change(entry, after);
    const named = { description: command.adjustment, reference: content.reference };
    const all = withOwnCorrections(work, move, entry, plan.value);
    const stopped = await postAdjustments(storage, work, command, all, named);
    if (stopped) return err(stopped);
    const put = made.value.after;
    work.writes.push(
      () => storage.db.stockMoves.put(put),
      () => writeStock(reads, plan.value, settings.value),
    );
    work.changes.push({ table: "stockMoves", key: put.id, before: move, after: put });
    return ok(after);
  };
  return changeBook<Entry, StockRefusal>(storage, command, "edit", body, {
    tables: MOVE_TABLES,
    months: [...new Set([monthOf(command.entry.date), monthOf(content.date)])],
    codes: content.lines.map(({ account }) => account),
  });
}
