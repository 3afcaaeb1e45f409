import { mayBeCashEquivalent } from "#domain/accounting/cash-equivalents.ts";
import type { PointKey } from "#domain/accounting/closing/points/closing-point.ts";
import { mayNote } from "#domain/accounting/closing/points/closing-points.ts";
import { withNote } from "#domain/accounting/closing/points/closing-span.ts";
import { mayBeNonCurrent } from "#domain/accounting/non-current.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { type Book, type BookStatus, cleanName } from "#domain/company/book.ts";
import type { BookPeriod } from "#domain/company/book-period.ts";
import { oneLine } from "#domain/kernel/graphemes.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { overLimitNow, planNow, refuseOverLimit } from "../../engine/plan-check.ts";
import type { WritingPlan } from "../../engine/plan-source.ts";
import { type CommandTable, runCommand } from "../../engine/run-command.ts";
import { type BookCommand, type CommandResult, isWritable } from "../../pages/book-work.ts";
import { refusePeriod } from "../../pages/refuse-period.ts";
import type { CommandKind } from "../../shapes/command-kinds.ts";

type ChangeBookRow = (
  book: Book,
  at: number,
  plan: WritingPlan,
) => Result<Book, Refusal> | Promise<Result<Book, Refusal>>;

/** `more`: tables that the change reads besides. */
export async function changeBookRow(
  storage: AppStorage,
  asked: BookCommand,
  kind: CommandKind,
  change: ChangeBookRow,
  more: readonly CommandTable[] = [],
): Promise<CommandResult<Book>> {
  const at = storage.clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: asked.id, kind, bookId: asked.bookId };
  return runCommand<Book, Refusal>(storage, head, ["companies", "books", ...more], async () => {
    const before = await storage.db.books.get(asked.bookId);
    if (!before) return err({ kind: "unknown-book" });
    const changed = await change(before, at, plan.value);
    if (!changed.ok) return changed;
    const after = { ...changed.value, updatedAt: at, version: before.version + 1 };
    await storage.db.books.put(after);
    return ok({ answer: after, changes: [{ table: "books" as const, key: after.id, before, after }] });
  });
}

export async function refuseOverBook(
  storage: AppStorage,
  plan: WritingPlan,
  id: string,
): Promise<Refusal | null> {
  return refuseOverLimit(await overLimitNow(storage, plan), "books", id);
}

/** The company must exist and not be deleted; null is allowed. */
async function refuseCompany({ db }: AppStorage, id: CompanyId | null): Promise<Refusal | null> {
  if (id === null) return null;
  const company = await db.companies.get(id);
  return company && company.deletedAt === undefined ? null : { kind: "unknown-company" };
}

export async function renameBook(
  storage: AppStorage,
  command: BookCommand & { readonly name: string },
): Promise<CommandResult<Book>> {
  return changeBookRow(storage, command, "rename-book", async (book, _at, plan) => {
    const name = cleanName(command.name);
    const refusal = isWritable(book) ?? (await refuseOverBook(storage, plan, book.id));
    if (refusal) return err(refusal);
    return name === null ? err({ kind: "blank-name" }) : ok({ ...book, name });
  });
}

/**
 * Changes the days that a book is meant for. They may grow at will, since an entry outside of them is a warning and no
 * mistake; days that do not hold the former ones must hold every entry.
 */
export async function setBookPeriod(
  storage: AppStorage,
  command: BookCommand & BookPeriod,
): Promise<CommandResult<Book>> {
  const { start, end } = command;
  const change: ChangeBookRow = async (book, _at, plan) => {
    const refusal =
      isWritable(book) ??
      (await refuseOverBook(storage, plan, book.id)) ??
      (await refusePeriod(storage.db, book, { start, end }));
    return refusal ? err(refusal) : ok({ ...book, start, end });
  };
  return changeBookRow(storage, command, "set-book-period", change, ["months", "pages"]);
}

/**
 * Marks a PUC account, by its whole code, as collected or paid in more than a year, or removes the mark. No effect on
 * an account that is always current or always non-current.
 */
export async function setNonCurrent(
  storage: AppStorage,
  command: BookCommand & { readonly account: string; readonly nonCurrent: boolean },
): Promise<CommandResult<Book>> {
  const { account, nonCurrent } = command;
  return changeBookRow(
    storage,
    command,
    "set-non-current",
    async ({ nonCurrent: said = [], ...book }, _at, plan) => {
      const refusal = isWritable(book) ?? (await refuseOverBook(storage, plan, book.id));
      if (refusal) return err(refusal);
      const others = said.filter((each) => each !== account);
      const next = nonCurrent && mayBeNonCurrent(account) ? [...others, account].sort() : others;
      return ok(next.length === 0 ? book : { ...book, nonCurrent: next });
    },
  );
}

/** Says which PUC accounts, by their whole codes, are cash equivalents: all others are not (NIIF para PYMES 7.2). */
export async function setCashEquivalents(
  storage: AppStorage,
  command: BookCommand & { readonly accounts: readonly string[] },
): Promise<CommandResult<Book>> {
  const kind = "set-cash-equivalents";
  return changeBookRow(storage, command, kind, async ({ cashEquivalents: _said, ...book }, _at, plan) => {
    const refusal = isWritable(book) ?? (await refuseOverBook(storage, plan, book.id));
    if (refusal) return err(refusal);
    const next = [...new Set(command.accounts.filter(mayBeCashEquivalent))].sort();
    return ok(next.length === 0 ? book : { ...book, cashEquivalents: next });
  });
}

const LONGEST_REASON = 200;

export interface NotePoint extends BookCommand {
  /** Of a month or a period (`spanKey`). */
  readonly span: string;
  readonly point: PointKey;
  /** Null takes back what was said. */
  readonly reason: string | null;
}

/**
 * Says why a point of a month or a period does not apply, or takes that back; kept with the book and recorded in the
 * trail. Refused without a reason, and for points that always apply (AC-81).
 */
export function notePoint(storage: AppStorage, command: NotePoint): Promise<CommandResult<Book>> {
  const { point, reason } = command;
  return changeBookRow(storage, command, "note-point", async ({ closingNotes = [], ...book }, _at, plan) => {
    const refusal = isWritable(book) ?? (await refuseOverBook(storage, plan, book.id));
    if (refusal) return err(refusal);
    const said = reason === null ? null : oneLine(reason, LONGEST_REASON);
    if (said === "" || !mayNote(point)) return err({ kind: "blank-name" });
    const notes = withNote(closingNotes, command, said);
    return ok(notes.length === 0 ? book : { ...book, closingNotes: notes });
  });
}

/**
 * Completes, archives or reopens a book. Completed and archived books are read-only (spec-decision 10). A book over
 * the plan's limit can be completed or archived, but not reopened.
 */
export async function setBookStatus(
  storage: AppStorage,
  command: BookCommand & { readonly status: BookStatus },
): Promise<CommandResult<Book>> {
  return changeBookRow(storage, command, "set-book-status", async (book, _at, plan) => {
    if (book.deletedAt !== undefined) return err({ kind: "unknown-book" });
    const refusal = command.status === "active" ? await refuseOverBook(storage, plan, book.id) : null;
    return refusal ? err(refusal) : ok({ ...book, status: command.status });
  });
}

/** Marks a book as deleted. Its pages are kept, so that the deletion can be undone. */
export async function deleteBook(storage: AppStorage, command: BookCommand): Promise<CommandResult<Book>> {
  return changeBookRow(storage, command, "delete-book", (book, at) =>
    book.deletedAt === undefined ? ok({ ...book, deletedAt: at }) : err({ kind: "unknown-book" }),
  );
}

/** Restores a deleted book, on any plan: beyond the limit it comes back read-only. */
export async function restoreBook(storage: AppStorage, command: BookCommand): Promise<CommandResult<Book>> {
  return changeBookRow(storage, command, "restore-book", async ({ deletedAt: _hidden, ...book }) => {
    const refusal = await refuseCompany(storage, book.companyId);
    return refusal ? err(refusal) : ok(book);
  });
}
