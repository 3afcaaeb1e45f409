import type { Entry } from "#domain/accounting/entries/entry.ts";
import { entryEvent } from "#domain/accounting/entries/entry-changes.ts";
import { MOST_PROCESS_STEPS, type ProcessStep, processStep } from "#domain/classroom/process-log.ts";
import { isStoredEntry } from "../shapes/read-record.ts";
import type { AuditRow } from "../shapes/rows.ts";
import type { ExerciseBook } from "./exercise-book.ts";

const entryOf = (value: unknown): Entry | null => (isStoredEntry(value) ? (value as Entry) : null);

/** What one command did to the student's entries; damaged records tell nothing. */
function stepsOf({ at, changes }: AuditRow, given: number): readonly ProcessStep[] {
  if (!Array.isArray(changes)) return [];
  return (changes as AuditRow["changes"]).flatMap((change): readonly ProcessStep[] => {
    if (change.table === "import") {
      const count = Math.max(0, change.to - Math.max(change.from, given + 1) + 1);
      return Array.from({ length: Math.min(count, MOST_PROCESS_STEPS) }, (_, place) =>
        processStep(at, change.undone ? "deleted" : "pasted", Math.max(change.from, given + 1) + place),
      );
    }
    if (change.table !== "entries") return [];
    const [before, after] = [entryOf(change.before), entryOf(change.after)];
    const event = entryEvent(before, after);
    const number = (after ?? before)?.number ?? 0;
    return event === null || number <= given ? [] : [processStep(at, event.kind, number)];
  });
}

/**
 * When each entry of the student was posted, corrected, voided or taken back, from the trail of the exercise's book: the
 * last 200 steps, oldest first (ED-144). Nothing of what was typed, and nothing of the entries that came with the case.
 */
export async function exerciseLog({ storage, bookId, given }: ExerciseBook): Promise<readonly ProcessStep[]> {
  const rows = await storage.db.audit.toArray();
  return rows
    .filter((row) => row.bookId === bookId)
    .flatMap((row) => stepsOf(row, given))
    .slice(-MOST_PROCESS_STEPS);
}
