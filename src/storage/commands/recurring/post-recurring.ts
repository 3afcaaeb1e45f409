import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId, RecurringId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { Recurring, RecurringRefusal } from "#domain/recurring/recurring.ts";
import { dueContent, recurringDues, takesAmount } from "#domain/recurring/recurring-dues.ts";
import { withMark, withoutMark } from "#domain/recurring/recurring-marks.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import { type BookCommand, type BookWork, changeBook, isWritable } from "../../pages/book-work.ts";
import { type RecurringResult, storedRecurring } from "../../recurring/recurring-work.ts";
import { postWithin } from "../entries/post-entry.ts";

/** One day of what repeats. */
interface DueDay {
  readonly recurringId: RecurringId;
  readonly date: Day;
}

export interface ChosenDue extends DueDay {
  readonly entryId: EntryId;
  /** Instead of the planned amount; null as planned. */
  readonly amount: Pesos | null;
}

export interface PostRecurring extends BookCommand {
  readonly chosen: readonly ChosenDue[];
}

async function postDue(
  storage: AppStorage,
  work: BookWork,
  command: PostRecurring,
  { recurringId, date, entryId, amount }: ChosenDue,
): Promise<Result<Entry, RecurringRefusal | Refusal>> {
  const { db } = storage;
  const before = await storedRecurring(db, command.bookId, recurringId);
  if (before === null) return err({ kind: "unknown-recurring" });
  // Its day was registered or skipped meanwhile, here or in another tab.
  const due = recurringDues(before, date).find((each) => each.date === date);
  if (due === undefined) return err({ kind: "recurring-changed" });
  const content = dueContent(due, amount);
  const { id, bookId } = command;
  const posted = await postWithin(work, { id, bookId, entryId, content, origin: "journal" });
  if (!posted.ok) return posted;
  const own = amount !== null && takesAmount(before) ? { amount } : {};
  const marks = withMark(before.marks, { date, kind: "posted", entryId, ...own });
  const after: Recurring = { ...before, marks, updatedAt: work.at, version: before.version + 1 };
  await db.recurrings.put(after);
  work.changes.push({ table: "recurrings", key: recurringId, before, after });
  return posted;
}

/**
 * Posts the chosen days of what repeats, all or none, each under its own number. A day that was registered or skipped
 * since is refused, so that two tabs post it once (RC-01). `undoCommand` takes entries and marks back together. Returns
 * the entries.
 */
export function postRecurring(
  storage: AppStorage,
  command: PostRecurring,
): Promise<RecurringResult<readonly Entry[]>> {
  const body = async (work: BookWork): Promise<Result<readonly Entry[], RecurringRefusal | Refusal>> => {
    const entries: Entry[] = [];
    for (const chosen of command.chosen) {
      const posted = await postDue(storage, work, command, chosen);
      if (!posted.ok) return posted;
      entries.push(posted.value);
    }
    return entries.length === 0 ? err({ kind: "recurring-changed" }) : ok(entries);
  };
  return changeBook<readonly Entry[], RecurringRefusal>(storage, command, "post-recurring", body, {
    tables: ["recurrings"],
  });
}

export interface SkipRecurring extends BookCommand, DueDay {
  /** False: proposes a day again that was skipped. */
  readonly skip: boolean;
}

/** Skips one day of what repeats, which keeps a record of it, or proposes it again. `undoRecords` takes it back. */
export function skipRecurring(
  storage: AppStorage,
  command: SkipRecurring,
): Promise<RecurringResult<Recurring>> {
  const { db, clock } = storage;
  const { bookId, recurringId: id, date, skip } = command;
  const head = { id: command.id, kind: "skip-recurring", bookId } as const;
  return runCommand<Recurring, RecurringRefusal | Refusal>(
    storage,
    head,
    ["books", "recurrings"],
    async () => {
      const refusal = isWritable(await db.books.get(bookId));
      if (refusal) return err(refusal);
      const before = await storedRecurring(db, bookId, id);
      if (before === null) return err({ kind: "unknown-recurring" });
      const mark = before.marks.find((each) => each.date === date);
      const isOpen = recurringDues(before, date).some((each) => each.date === date);
      if (skip ? !isOpen : mark?.kind !== "skipped") return err({ kind: "recurring-changed" });
      const marks = skip
        ? withMark(before.marks, { date, kind: "skipped" })
        : withoutMark(before.marks, date);
      const after: Recurring = { ...before, marks, updatedAt: clock.now(), version: before.version + 1 };
      const changes = [{ table: "recurrings" as const, key: id, before, after }];
      return ok({ answer: after, changes, write: () => db.recurrings.put(after) });
    },
  );
}
