import { checkMove } from "#domain/accounting/own/change-own.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Book } from "#domain/company/book.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { sameText } from "../../engine/same-text.ts";
import type { BookCommand, CommandResult } from "../../pages/book-work.ts";
import type { Change, ChangeOf } from "../../shapes/rows.ts";
import { withMarksAgain } from "./account-marks.ts";
import { recode, refuseFixed } from "./move-account.ts";
import { changePlan, type SharedPlan } from "./shared-plan.ts";

export interface UndoAccounts extends BookCommand {
  /** The command to undo. Undoing an undo is a redo. */
  readonly target: CommandId;
}

type AccountChange = ChangeOf<"accounts">;

const NOTHING: Refusal = { kind: "nothing-to-undo" };

/** Takes back the change of one book's row; refused if the row changed since. */
async function backwards(plan: SharedPlan, { before, after }: AccountChange): Promise<Refusal | null> {
  const seen = after ?? before;
  if (!seen) return NOTHING;
  const now = plan.rowOf(seen.bookId, seen.code) ?? null;
  const books = plan.books.filter(({ id }) => id === seen.bookId);
  if (books.length === 0 || sameText(now) !== sameText(after)) return NOTHING;
  if (before === null) {
    const refusal = await plan.refuseRemoval(seen.code, books);
    if (refusal) return refusal;
  } else if (after === null) {
    const isFree = !plan.base.byCode.has(before.code) && plan.has(before.parent ?? "");
    if (!isFree) return NOTHING;
  }
  plan.replace(now, before);
  return null;
}

/** The change as it would be of another book. */
function ofBook(change: AccountChange, bookId: BookId): AccountChange {
  const { before, after } = change;
  return { ...change, before: before && { ...before, bookId }, after: after && { ...after, bookId } };
}

/**
 * The same change of the books that were made since: a new book has the accounts of its company as they were then. One
 * that has been changed there since stays.
 */
function inNewBooks(plan: SharedPlan, change: AccountChange, since: Instant): readonly AccountChange[] {
  const { before, after } = change;
  const code = (after ?? before)?.code ?? "";
  return plan.books
    .filter(({ createdAt }) => createdAt > since)
    .map(({ id }) => ofBook(change, id))
    .filter((each) => {
      const bookId = (each.after ?? each.before)?.bookId;
      return bookId !== undefined && sameText(plan.rowOf(bookId, code) ?? null) === sameText(each.after);
    });
}

/** What books said of accounts that were removed comes back with them. */
async function marksBack(plan: SharedPlan, changes: readonly Change[], codes: Iterable<string>, at: Instant) {
  const said = new Map(
    changes.flatMap((each) =>
      each.table === "books" && each.before ? [[each.key, each.before] as const] : [],
    ),
  );
  for (const code of codes)
    for (const book of plan.books) {
      const had = said.get(book.id);
      if (had && plan.has(code)) await plan.changeBook(withMarksAgain(book, code, had, at));
    }
}

/** A move is taken back by the opposite move, with whatever was recorded since. */
async function moveBack(
  plan: SharedPlan,
  { before, after }: AccountChange,
  said: ReadonlyMap<string, Book>,
  at: Instant,
): Promise<Refusal | null> {
  if (!before || !after) return NOTHING;
  const [from, to] = [after.code, before.code];
  const problem = checkMove(plan.chart, from, to, await plan.hasMovements(from));
  if (problem) return { kind: "own-account", problem };
  return (await refuseFixed(plan, from)) ?? recode(plan, { from, to, at, said });
}

/**
 * Takes back a command on the plan of accounts, from its audit record: all of it or nothing; refused if an account
 * changed since, or what was added is in use by now. Returns the target.
 */
export function undoAccounts(storage: AppStorage, command: UndoAccounts): Promise<CommandResult<CommandId>> {
  const at = storage.clock.now();
  return changePlan(storage, command, "undo-accounts", async (plan) => {
    const record = await storage.db.audit.get({ command: command.target });
    const changes = (record?.changes ?? []).filter((each) => each.table === "accounts").toReversed();
    if (record?.bookId !== command.bookId || changes.length === 0) return err(NOTHING);
    const moved = changes.find(({ before, after }) => before && after && before.code !== after.code);
    if (moved) {
      const books = (record?.changes ?? []).filter((each) => each.table === "books");
      const said = new Map(books.flatMap(({ key, before }) => (before ? [[key, before] as const] : [])));
      const refusal = await moveBack(plan, moved, said, at);
      return refusal ? err(refusal) : ok(command.target);
    }
    const codes = new Set(changes.map(({ before, after }) => (after ?? before)?.code ?? ""));
    const done = new Set<string>();
    // What was added last goes first, so that no account is left without its parent.
    for (const change of changes) {
      const code = (change.after ?? change.before)?.code ?? "";
      const more = done.has(code) ? [] : inNewBooks(plan, change, record.at);
      done.add(code);
      for (const each of [...more, change]) {
        const refusal = await backwards(plan, each);
        if (refusal) return err(refusal);
      }
    }
    await marksBack(plan, record.changes, codes, at);
    for (const code of codes) await plan.forget(code, at);
    return ok(command.target);
  });
}
