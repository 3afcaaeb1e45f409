import { monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { cutoffDay, type Period } from "#domain/report/report-period.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import { entriesOf, readableMonth } from "../../shapes/read-record.ts";
import type { MonthRow } from "../../shapes/rows.ts";

/** The last day of a period with a posted entry; null if it has none. Reads pages from the end until it finds one. */
async function lastPosted(
  { db }: AppStorage,
  rows: readonly MonthRow[],
  { from, to }: Period,
): Promise<Day | null> {
  for (const row of rows.toReversed()) {
    if (row.posted === 0 || row.month < monthOf(from) || row.month > monthOf(to)) continue;
    for (const { page } of readableMonth(row).pages.toReversed()) {
      const entries = entriesOf(await db.pages.get([row.bookId, row.month, page]));
      const last = entries.findLast(({ status, date }) => status === "posted" && date >= from && date <= to);
      if (last) return last.date;
    }
  }
  return null;
}

/**
 * The day that these books' figures of a period cover, and that every screen shows: `cutoffDay`. Costs nothing for a
 * period that has ended, otherwise the last page of each book after today.
 */
export function cutoffOf(
  storage: AppStorage,
  books: readonly { readonly id: BookId }[],
  period: Period,
): Promise<Day> {
  return cutoffOver(storage, period, ({ from, to }) =>
    Promise.all(books.map(({ id }) => monthsOf(storage.db, id, monthOf(from), monthOf(to)).toArray())),
  );
}

/** The same of one book whose months have been read. */
export function cutoffOfMonths(storage: AppStorage, rows: readonly MonthRow[], period: Period): Promise<Day> {
  return cutoffOver(storage, period, async () => [rows]);
}

async function cutoffOver(
  storage: AppStorage,
  period: Period,
  rowsOfBooks: (ahead: Period) => Promise<readonly (readonly MonthRow[])[]>,
): Promise<Day> {
  const now = today(storage.clock);
  const plain = cutoffDay(period, now);
  if (plain === period.to) return plain;
  const ahead = { from: now, to: period.to };
  const books = await rowsOfBooks(ahead);
  const days = await Promise.all(books.map((rows) => lastPosted(storage, rows, ahead)));
  const last = days.filter((each) => each !== null).sort();
  return cutoffDay(period, now, last.at(-1) ?? null);
}
