import type { Entry } from "#domain/accounting/entry.ts";
import type { Month } from "#domain/kernel/calendar-day.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import type { KeptRun } from "#domain/payroll/kept-run.ts";
import type { CuadraDatabase } from "./database.ts";
import { entriesOf } from "./read-record.ts";

/** An entry by its id alone: in the month where it was made, or else anywhere in the book. */
async function findEntry(
  db: CuadraDatabase,
  bookId: BookId,
  entryId: EntryId,
  month: Month,
): Promise<Entry | null> {
  const ranges = [
    [month, month],
    ["", "\uffff"],
  ] as const;
  for (const [from, to] of ranges) {
    const pages = db.pages
      .where("[bookId+month+page]")
      .between([bookId, from, 0], [bookId, to, Number.MAX_SAFE_INTEGER]);
    for (const page of await pages.toArray()) {
      const found = entriesOf(page).find((each) => each.id === entryId);
      if (found) return found;
    }
  }
  return null;
}

/**
 * The entry that a run was posted as, and whether it counts: posted, not reversed, in a book that is there. Null when
 * the run was never posted or its entry is gone. Within a transaction over books and pages.
 */
export async function readPosting(
  db: CuadraDatabase,
  { posting, period }: Pick<KeptRun, "posting" | "period">,
): Promise<(Entry & { readonly counts: boolean }) | null> {
  if (posting === null) return null;
  const book = await db.books.get(posting.bookId);
  if (!book || book.deletedAt !== undefined) return null;
  const entry = await findEntry(db, posting.bookId, posting.entryId, period.month);
  return entry && { ...entry, counts: entry.status === "posted" && !entry.reversedBy };
}
