import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import type { WorkEntry } from "#domain/exercises/work.ts";
import type { Month } from "#domain/kernel/day.ts";
import { DRAFTS_PAGE } from "../pages/month-draft.ts";
import { monthRows } from "../queries/books/balances.ts";
import { entriesOfMonths } from "../queries/books/journal.ts";
import { entriesOf } from "../shapes/read-record.ts";
import type { ExerciseBook } from "./exercise-book.ts";

/** What a student wrote in the book of an exercise. */
export interface WrittenWork {
  readonly entries: readonly WorkEntry[];
  /** How many of them are drafts: not closed, most of them because they do not balance. */
  readonly drafts: number;
}

const FIRST = "" as Month;
const LAST = "9999-12" as Month;

async function draftsOf({ storage, bookId }: ExerciseBook): Promise<Entry[]> {
  const found: Entry[] = [];
  for (const row of await monthRows(storage, bookId)) {
    if (row.drafts === 0) continue;
    found.push(...entriesOf(await storage.db.pages.get([bookId, row.month, DRAFTS_PAGE])));
  }
  return found.filter(({ lines }) => lines.length > 0);
}

function workEntry({ id, date, description, reference, lines }: Entry): WorkEntry {
  return { id, date, description, reference, lines };
}

/**
 * The student's entries, without those given and those voided. Drafts are handed in too: an entry that does not balance
 * cannot be posted, and is to be graded as what it is (ED-52).
 */
export async function exerciseWork(book: ExerciseBook): Promise<WrittenWork> {
  const posted = await entriesOfMonths(book.storage, book.bookId, FIRST, LAST);
  const own = posted.filter(({ number, status }) => number > book.given && status === "posted");
  const drafts = await draftsOf(book);
  return { entries: [...own, ...drafts].sort(compareEntries).map(workEntry), drafts: drafts.length };
}
