import type { Refusal } from "#domain/accounting/refusal.ts";
import { plainLine } from "#domain/kernel/graphemes.ts";
import type { RecurringId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { checkRecurring } from "#domain/recurring/check-recurring.ts";
import type { Recurring, RecurringFields, RecurringRefusal } from "#domain/recurring/recurring.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import { type BookCommand, isWritable } from "../../pages/book-work.ts";
import { type RecurringResult, storedRecurring } from "../../recurring/recurring-work.ts";

export interface SaveRecurring extends BookCommand {
  readonly recurringId: RecurringId;
  readonly fields: RecurringFields;
  /** The version that was on screen; null for a new one. */
  readonly version: number | null;
  /** What repeats beside it, said at once with it: new ones. Absent for none. */
  readonly beside?: readonly { readonly recurringId: RecurringId; readonly fields: RecurringFields }[];
}

const plain = (fields: RecurringFields): RecurringFields => ({
  ...fields,
  description: plainLine(fields.description),
});

/**
 * Saves what repeats in a book, new or over the version that was on screen (MT-02), with what was said beside it. Posts
 * nothing. `undoRecords` with this command's id takes all of it back. Returns the record.
 */
export function saveRecurring(
  storage: AppStorage,
  command: SaveRecurring,
): Promise<RecurringResult<Recurring>> {
  const { db, clock } = storage;
  const { bookId, recurringId: id, version } = command;
  const at = clock.now();
  const head = { id: command.id, kind: "save-recurring", bookId } as const;
  return runCommand<Recurring, RecurringRefusal | Refusal>(
    storage,
    head,
    ["books", "recurrings"],
    async () => {
      const fields = plain(command.fields);
      const beside = (command.beside ?? []).map((each) => ({ ...each, fields: plain(each.fields) }));
      const problems = [fields, ...beside.map((each) => each.fields)].flatMap(checkRecurring);
      if (problems.length > 0) return err({ kind: "bad-recurring", problems });
      const refusal = isWritable(await db.books.get(bookId));
      if (refusal) return err(refusal);
      const before = await storedRecurring(db, bookId, id);
      if (version !== null && before === null) return err({ kind: "unknown-recurring" });
      if ((before?.version ?? null) !== version) return err({ kind: "recurring-changed" });
      const stamp = { createdAt: before?.createdAt ?? at, updatedAt: at, version: (version ?? 0) + 1 };
      const after: Recurring = { id, bookId, ...fields, marks: before?.marks ?? [], ...stamp };
      const others = beside.map(
        (each): Recurring => ({
          id: each.recurringId,
          bookId,
          ...each.fields,
          marks: [],
          createdAt: at,
          updatedAt: at,
          version: 1,
        }),
      );
      const added = others.map((each) => ({
        table: "recurrings" as const,
        key: each.id,
        before: null,
        after: each,
      }));
      const changes = [{ table: "recurrings" as const, key: id, before, after }, ...added];
      return ok({ answer: after, changes, write: () => db.recurrings.bulkPut([after, ...others]) });
    },
  );
}

export interface DeleteRecurring extends BookCommand {
  readonly recurringId: RecurringId;
  readonly version: number;
}

/** Removes what repeats; what it posted stays. `undoRecords` brings it back. Returns the removed record. */
export function deleteRecurring(
  storage: AppStorage,
  command: DeleteRecurring,
): Promise<RecurringResult<Recurring>> {
  const { db } = storage;
  const { bookId, recurringId: id, version } = command;
  const head = { id: command.id, kind: "delete-recurring", bookId } as const;
  return runCommand<Recurring, RecurringRefusal | Refusal>(
    storage,
    head,
    ["books", "recurrings"],
    async () => {
      const refusal = isWritable(await db.books.get(bookId));
      if (refusal) return err(refusal);
      const before = await storedRecurring(db, bookId, id);
      if (before === null) return err({ kind: "unknown-recurring" });
      if (before.version !== version) return err({ kind: "recurring-changed" });
      const changes = [{ table: "recurrings" as const, key: id, before, after: null }];
      return ok({ answer: before, changes, write: () => db.recurrings.delete(id) });
    },
  );
}
