import type { BookPart } from "#domain/exercises/from-book.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { balancesBefore } from "../queries/books/balances.ts";
import { getBook } from "../queries/books/books.ts";
import { entriesOfMonths } from "../queries/books/journal.ts";

/** A period of a book, to be copied into an exercise; null if the book is gone. Drafts and voided entries stay out. */
export async function bookPart(
  storage: AppStorage,
  bookId: BookId,
  from: Day,
  to: Day,
): Promise<BookPart | null> {
  const book = await getBook(storage, bookId);
  if (book === null) return null;
  const [opening, all] = await Promise.all([
    balancesBefore(storage, bookId, from),
    entriesOfMonths(storage, bookId, monthOf(from), monthOf(to)),
  ]);
  const entries = all.filter(({ status, date }) => status === "posted" && date >= from && date <= to);
  return { chart: book.chart, from, to, opening, entries };
}
