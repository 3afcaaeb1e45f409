import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { type Entry, type EntryLink, linkTo } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import type { StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import { marksBack } from "#domain/recurring/recurring-marks.ts";
import { ATTACHMENT_TABLES } from "../../attachments/attachment-work.ts";
import { undoRuleUses } from "../../automation/rule-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import { isItemUsed } from "../../inventory/stock-rows.ts";
import { MOVE_TABLES } from "../../inventory/stock-work.ts";
import { refuseTold } from "../../inventory/told-work.ts";
import { undoMoves } from "../../inventory/undo-moves.ts";
import {
  type BookCommand,
  type BookWork,
  type CommandResult,
  changeBook,
  debitOf,
} from "../../pages/book-work.ts";
import { PAYMENT_TABLES, paymentChange, wasPostedAnew } from "../../payroll/payment-posting.ts";
import { presentChange } from "../../payroll/present-change.ts";
import { isPaidInBooks } from "../../payroll/run-posting.ts";
import type { AuditRow, Change, ChangeOf } from "../../shapes/rows.ts";
import { undoAttachment } from "../attachments/undo-attachment.ts";
import { undoImport } from "./undo-import.ts";

export interface UndoCommand extends BookCommand {
  /** The command to undo. Undoing an undo is a redo. */
  readonly target: CommandId;
}

type EntryChange = ChangeOf<"entries">;
/** Entries restored under another number, for the links that name them. */
type Renumbered = Map<string, EntryLink>;
type RunChange = ChangeOf<"payrollRuns">;
type PaymentChange = ChangeOf<"settlements"> | ChangeOf<"benefitPayments">;
type MatchChange = ChangeOf<"matches">;
type PartyChange = ChangeOf<"parties">;

/** The entry must still be as the command left it; otherwise it was changed since. */
async function refuseEntry(work: BookWork, change: EntryChange): Promise<Refusal | null> {
  const { before, after } = change;
  const seen = after ?? before;
  if (!seen) return { kind: "nothing-to-undo" };
  const now = await work.pages.find(seen);
  if (after && !now) return { kind: "unknown-entry" };
  if (!after && now) return { kind: "stale", current: now };
  if (after && now && now.version !== after.version) return { kind: "stale", current: now };
  // A mere mark, as on an entry that was reversed, changes no total and can be undone in a closed month too.
  const touched = weight(before) === weight(after) ? [] : [before, after].filter((each) => each !== null);
  const month = await work.closedMonth(...touched.map((each) => monthOf(each.date)));
  if (month) return { kind: "closed-month", month };
  // An account of the entry may have been deleted or moved since.
  const problems = before?.status === "posted" ? checkEntry(before, work.chart) : [];
  if (problems.length > 0) return { kind: "problems", problems };
  return work.fits(counted(before) - counted(after)) ? null : { kind: "book-too-large" };
}

/** An entry whose items were told since stays as it is: another command gave them, and takes them off (IN-07). */
async function refuseUntelling(
  work: BookWork,
  db: CuadraDatabase,
  { key, before, after }: EntryChange,
  { changes }: AuditRow,
): Promise<Refusal | null> {
  if (weight(before) === weight(after) || changes.some(({ table }) => table === "stockMoves")) return null;
  return refuseTold(db, work, [key as Entry["id"]]);
}

/** The part of an entry that counts in its month's totals. */
function weight(entry: Entry | null): string {
  return entry?.status === "posted" ? JSON.stringify([entry.date, entry.lines]) : "";
}

function counted(entry: Entry | null): number {
  return entry?.status === "posted" ? debitOf(entry.lines) : 0;
}

/** The state to return to. An assigned number stays used, unless it is the book's last (I-12). */
function restored(work: BookWork, { before, after }: EntryChange, renumbered: Renumbered): Entry | null {
  const stamp = { version: (after ?? before ?? { version: 0 }).version + 1, updatedAt: work.at };
  if (before && after) {
    const reversedBy = before.reversedBy && (renumbered.get(before.reversedBy.id) ?? before.reversedBy);
    return { ...before, ...stamp, ...(reversedBy ? { reversedBy } : {}) };
  }
  if (before) {
    const entry = { ...before, ...stamp, number: work.nextNumber() };
    renumbered.set(entry.id, linkTo(entry));
    return entry;
  }
  if (!after || after.number !== work.book.lastNumber)
    return after ? { ...after, ...stamp, status: "void" } : null;
  work.book = { ...work.book, lastNumber: after.number - 1 };
  return null;
}

/** The run's payments without those that a command added, and with those that it took away. */
function paymentsBack(now: StoredRun, before: StoredRun, after: StoredRun) {
  const ids = ({ payments = [] }: StoredRun) => new Set(payments.map(({ posting }) => posting.entryId));
  const [had, has] = [ids(before), ids(after)];
  const kept = (now.payments ?? []).filter(
    ({ posting }) => had.has(posting.entryId) || !has.has(posting.entryId),
  );
  const back = (before.payments ?? []).filter(({ posting }) => !has.has(posting.entryId));
  return [...kept, ...back];
}

/**
 * A run and its entries are posted together, so undo and redo treat them together. The entry has the figures the run
 * was closed with: refused if the run was posted again or closed with other figures since, and while an entry pays
 * what the posting left owed.
 */
async function undoPosting(work: BookWork, db: CuadraDatabase, change: RunChange): Promise<Refusal | null> {
  const { before, after } = change;
  const now = await db.payrollRuns.get(change.key);
  if (!before || !after || !now) return { kind: "nothing-to-undo" };
  const figures = (run: StoredRun) => JSON.stringify(run.kept);
  if (now.posting?.entryId !== after.posting?.entryId || figures(now) !== figures(before))
    return { kind: "nothing-to-undo" };
  const isPosting = before.posting?.entryId !== after.posting?.entryId;
  if (isPosting && (await isPaidInBooks(db, now))) return { kind: "nothing-to-undo" };
  // A payment may have marked the run as paid; a day that was typed since stays.
  const isMarked = before.status !== after.status && now.paidOn === after.paidOn;
  const { status, paidOn } = isMarked ? before : now;
  const stamp = { updatedAt: work.at, version: now.version + 1 };
  const payments = paymentsBack(now, before, after);
  const { payments: _, ...rest } = now;
  const more = payments.length > 0 ? { payments } : {};
  const made: StoredRun = { ...rest, ...more, status, paidOn, posting: before.posting, ...stamp };
  await db.payrollRuns.put(made);
  work.changes.push({ table: "payrollRuns", key: change.key, before: now, after: made });
  return null;
}

/** A settlement or benefit is undone and restored with its entry; not restored if a replacement was posted. */
async function undoPayment(
  work: BookWork,
  db: CuadraDatabase,
  change: PaymentChange,
): Promise<Refusal | null> {
  const { key, before, after } = change;
  const payments = db.table<StoredPayment, string>(change.table);
  const now = (await payments.get(key)) ?? null;
  if (now?.version !== after?.version) return { kind: "nothing-to-undo" };
  if (before === null) {
    await payments.delete(key);
    work.changes.push(paymentChange(now, null));
    return null;
  }
  if (await wasPostedAnew(db, before)) return { kind: "nothing-to-undo" };
  const made = { ...before, updatedAt: work.at, version: before.version + 1 };
  await payments.put(made);
  work.changes.push(paymentChange(now, made));
  return null;
}

/** The match of a line that a bank's entry was posted for comes and goes with the entry, unless its month is closed. */
async function undoMatch(work: BookWork, db: CuadraDatabase, change: MatchChange): Promise<Refusal | null> {
  const { key, before, after } = change;
  const now = (await db.matches.get(key)) ?? null;
  if (now?.version !== after?.version) return { kind: "nothing-to-undo" };
  const [ref] = (before ?? after)?.lines ?? [];
  const extract = ref && (await db.extracts.get(ref.extractId));
  if (extract === undefined || extract.closed) return { kind: "nothing-to-undo" };
  const made = before && { ...before, updatedAt: work.at, version: before.version + 1 };
  await (made ? db.matches.put(made) : db.matches.delete(key));
  work.changes.push({ table: "matches", key, before: now, after: made });
  return null;
}

/** The days that a command registered are proposed again, unless they were marked otherwise since. */
async function undoMarks(
  work: BookWork,
  db: CuadraDatabase,
  { key, before, after }: ChangeOf<"recurrings">,
): Promise<Refusal | null> {
  const now = await db.recurrings.get(key);
  const marks = before && after && now ? marksBack(now, before, after) : null;
  if (!now || marks === null) return { kind: "nothing-to-undo" };
  const made = { ...now, marks, updatedAt: work.at, version: now.version + 1 };
  await db.recurrings.put(made);
  work.changes.push({ table: "recurrings", key, before: now, after: made });
  return null;
}

/** What a command did to an asset goes and comes with its entry, unless something happened to the asset since. */
async function undoAsset(
  work: BookWork,
  db: CuadraDatabase,
  { key, before, after }: ChangeOf<"assets">,
): Promise<Refusal | null> {
  const now = (await db.assets.get(key)) ?? null;
  if (now?.version !== after?.version) return { kind: "nothing-to-undo" };
  const made = before && { ...before, updatedAt: work.at, version: (now ?? before).version + 1 };
  await (made ? db.assets.put(made) : db.assets.delete(key));
  work.changes.push({ table: "assets", key, before: now, after: made });
  return null;
}

/** Third parties that an import recorded go with it; one that was changed since is somebody's own, and stays. */
async function undoParty(work: BookWork, db: CuadraDatabase, change: PartyChange): Promise<null> {
  const { key, before, after } = change;
  const now = (await db.parties.get(key)) ?? null;
  if (now?.version !== after?.version) return null;
  const made = before && { ...before, updatedAt: work.at, version: (now ?? before).version + 1 };
  await (made === null ? db.parties.delete(key) : db.parties.put(made));
  work.changes.push({ table: "parties", key, before: now, after: made });
  return null;
}

/** Items that documents brought go with their moves; one that was changed, moved or put into a kit since stays. */
async function undoItem(work: BookWork, db: CuadraDatabase, change: ChangeOf<"items">): Promise<void> {
  const { key, before, after } = change;
  const now = (await db.items.get(key)) ?? null;
  if (now?.version !== after?.version) return;
  const isUsed = before === null && now !== null ? await isItemUsed(db, now) : false;
  if (isUsed) return;
  const made = before && { ...before, updatedAt: work.at, version: (now ?? before).version + 1 };
  await (made === null ? db.items.delete(key) : db.items.put(made));
  work.changes.push({ table: "items", key, before: now, after: made });
}

async function undoChange(
  work: BookWork,
  db: CuadraDatabase,
  change: Change,
  { record, renumbered }: { readonly record: AuditRow; readonly renumbered: Renumbered },
): Promise<Refusal | null> {
  if (change.table === "import") return undoImport(work, db, change);
  if (change.table === "payrollRuns") return undoPosting(work, db, change);
  if (change.table === "settlements" || change.table === "benefitPayments")
    return undoPayment(work, db, change);
  if (change.table === "matches") return undoMatch(work, db, change);
  if (change.table === "recurrings") return undoMarks(work, db, change);
  if (change.table === "assets") return undoAsset(work, db, change);
  if (change.table === "rules") return undoRuleUses(work, db, change);
  if (change.table === "parties") return undoParty(work, db, change);
  if (change.table === "attachments") return undoAttachment(work, db, change);
  if (change.table !== "entries") return { kind: "nothing-to-undo" };
  const refusal = (await refuseEntry(work, change)) ?? (await refuseUntelling(work, db, change, record));
  if (refusal) return refusal;
  const now = change.after ? await work.pages.find(change.after) : null;
  await work.change(now, restored(work, change, renumbered));
  return null;
}

/** What the kardex follows from is taken back together. */
function ofStock(change: Change): change is ChangeOf<"stockMoves"> | ChangeOf<"stockTransfers"> {
  return change.table === "stockMoves" || change.table === "stockTransfers";
}

/**
 * Undoes a command on a book's entries, from its audit record. Is itself a command, so it can be undone in turn.
 * Refused if the data changed since, or a month was closed. Returns the target.
 */
export async function undoCommand(
  storage: AppStorage,
  command: UndoCommand,
): Promise<CommandResult<CommandId>> {
  const body = async (work: BookWork): Promise<Result<CommandId, Refusal>> => {
    const record: AuditRow | undefined = await storage.db.audit.get({ command: command.target });
    if (!record || record.bookId !== command.bookId) return err({ kind: "nothing-to-undo" });
    const renumbered: Renumbered = new Map();
    // Entries restored under a new number come first, so that links to them can use that number.
    const gone = (change: Change) => change.table === "entries" && change.after === null;
    const backwards = record.changes.map(presentChange).reverse();
    const moves = backwards.filter(ofStock);
    const items = backwards.filter((each) => each.table === "items");
    const others = backwards.filter((each) => !ofStock(each) && each.table !== "items");
    const ordered = [...others.filter(gone), ...others.filter((each) => !gone(each))];
    for (const [place, change] of ordered.entries()) {
      // The store ends a transaction that asks nothing of it for long, as where many entries come from memory.
      if (place > 0) await work.pages.pause();
      const refusal = await undoChange(work, storage.db, change, { record, renumbered });
      if (refusal) return err(refusal);
    }
    const numberOf = ({ entryId, entryNumber }: InventoryMove) =>
      renumbered.get(entryId)?.number ?? entryNumber;
    const refusal = moves.length > 0 ? await undoMoves(work, storage.db, moves, { record, numberOf }) : null;
    if (refusal) return err(refusal);
    for (const change of items) await undoItem(work, storage.db, change);
    return ok(command.target);
  };
  return changeBook(storage, command, "undo", body, {
    tables: [
      ...MOVE_TABLES,
      "parties",
      "payrollRuns",
      "extracts",
      "matches",
      "recurrings",
      "assets",
      "rules",
      ...ATTACHMENT_TABLES,
      ...PAYMENT_TABLES,
    ],
  });
}
