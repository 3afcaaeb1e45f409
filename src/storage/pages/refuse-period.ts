import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Book } from "#domain/company/book.ts";
import { type BookPeriod, isWithin } from "#domain/company/book-period.ts";
import { asDay } from "#domain/kernel/as-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { entriesOf, type ReadMonth, readableMonth } from "../shapes/read-record.ts";
import { monthsOf } from "./book-ranges.ts";

/** The first or last posted day of a month; null if what it counts as posted cannot be read. */
async function edgeOf(db: CuadraDatabase, month: ReadMonth, edge: "first" | "last"): Promise<Day | null> {
  const pages = edge === "first" ? month.pages : month.pages.toReversed();
  for (const { page } of pages) {
    const posted = entriesOf(await db.pages.get([month.bookId, month.month, page])).filter(
      ({ status }) => status === "posted",
    );
    const found = edge === "first" ? posted[0] : posted.at(-1);
    if (found) return found.date;
  }
  return null;
}

/** From the first to the last posted entry of a book; null for a book without. Reads two pages. */
async function postedSpan(db: CuadraDatabase, bookId: BookId): Promise<BookPeriod | null> {
  const rows = await monthsOf(db, bookId).toArray();
  const used = rows.map(readableMonth).filter(({ posted }) => posted > 0);
  const [first, last] = [used[0], used.at(-1)];
  if (first === undefined || last === undefined) return null;
  const start = await edgeOf(db, first, "first");
  const end = await edgeOf(db, last, "last");
  return start === null || end === null ? null : { start, end };
}

/** Why a book cannot have this period, or null. Call within a transaction over books, months and pages. */
export async function refusePeriod(
  db: CuadraDatabase,
  book: Book,
  period: BookPeriod,
): Promise<Refusal | null> {
  const { start, end } = period;
  if (asDay(start) === null || asDay(end) === null || end < start) return { kind: "bad-period" };
  if (isWithin(book, period)) return null;
  const span = await postedSpan(db, book.id);
  if (span === null || isWithin(span, period)) return null;
  return { kind: "period-leaves-out", from: span.start, to: span.end };
}
