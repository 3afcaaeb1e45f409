import { type CoveredMonths, coveredMonths } from "#domain/accounting/covered-months.ts";
import { type Balances, sumOfBalances, Tally } from "#domain/accounting/ledger/balances.ts";
import { strayMonths } from "#domain/accounting/reported-months.ts";
import type { Book } from "#domain/company/book.ts";
import { addDays, firstDay, lastDay, monthOf, runsOfMonths } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type MonthsInUse, madeInUse } from "#domain/report/report-period.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import { entriesOf, type ReadMonth, readableMonth, totalsOf } from "../../shapes/read-record.ts";
import type { MonthRow } from "../../shapes/rows.ts";

import { type PostedRow, postedMonths } from "./posted-months.ts";

/**
 * Months of a book, all or from one to another, both included, in order; damaged records contribute only their valid
 * parts.
 */
export async function monthRows(
  { db }: AppStorage,
  bookId: BookId,
  from?: string,
  to?: string,
): Promise<ReadMonth[]> {
  return (await monthsOf(db, bookId, from, to).toArray()).map(readableMonth);
}

/** The movements of a month between two days, counted from its entries. */
async function partOfMonth(
  { db }: AppStorage,
  row: ReadMonth,
  from: Day,
  to: Day,
  into: Tally,
): Promise<void> {
  const keys = row.pages
    .filter((page) => page.firstDate <= to)
    .map((page): [string, string, number] => [row.bookId, row.month, page.page]);
  for (const page of await db.pages.bulkGet(keys)) {
    for (const entry of entriesOf(page)) {
      if (entry.status !== "posted" || entry.date < from || entry.date > to) continue;
      into.addLines(entry.lines);
    }
  }
}

/**
 * Debits and credits per account between two days. Reads one record per whole month and the pages of at most two
 * partial months: the cost grows with accounts and months, not with entries.
 */
export async function movementsBetween(
  storage: AppStorage,
  bookId: BookId,
  from: Day,
  to: Day,
): Promise<Balances> {
  const tally = new Tally();
  if (from > to) return tally.balances();
  for (const row of await monthsOf(storage.db, bookId, monthOf(from), monthOf(to)).toArray()) {
    const whole = from <= firstDay(row.month) && to >= lastDay(row.month);
    if (whole) tally.addAll(totalsOf(row));
    else await partOfMonth(storage, readableMonth(row), from, to, tally);
  }
  return tally.balances();
}

const FIRST = "1900-01-01" as Day;

/** Balances of everything posted before a day. */
export function balancesBefore(storage: AppStorage, bookId: BookId, before: Day): Promise<Balances> {
  return movementsBetween(storage, bookId, FIRST, addDays(before, -1));
}

const LAST = "9999-12-31" as Day;

/** Movements of a day and everything after it. */
export function movementsSince(storage: AppStorage, bookId: BookId, from: Day): Promise<Balances> {
  return movementsBetween(storage, bookId, from, LAST);
}

/** Balances of everything ever posted, whatever its date. */
export async function balancesNow(storage: AppStorage, bookId: BookId): Promise<Balances> {
  return balancesOfMonths(await monthsOf(storage.db, bookId).toArray());
}

/** The same of all months of a book, already read. */
export function balancesOfMonths(rows: readonly MonthRow[]): Balances {
  return sumOfBalances(...rows.map(totalsOf));
}

/** First and last months with entries; null for an empty book. Reads the months only where one may be a stray. */
export async function monthsInUse({ db, clock }: AppStorage, bookId: BookId): Promise<MonthsInUse> {
  const keys = (await monthsOf(db, bookId).primaryKeys()).map(([, month]) => month as Month);
  const now = today(clock);
  const runs = runsOfMonths(keys);
  const isNear = runs.length < 2 && keys.every((month) => month <= monthOf(now));
  const book = isNear ? undefined : await db.books.get(bookId);
  return book === undefined
    ? madeInUse(runs)
    : monthsInUseOf(await monthsOf(db, bookId).toArray(), book, now);
}

/** The same of all months of a book, already read. */
export function monthsInUseOf(
  rows: readonly PostedRow[],
  book: Pick<Book, "id" | "chart">,
  now: Day,
): MonthsInUse {
  const strays = strayMonths(postedMonths(rows, [book]), now);
  const told = rows.filter(({ month, posted }) => posted > 0 && !strays.has(month));
  return madeInUse(runsOfMonths(rows.map(({ month }) => month)), told[0]?.month, told.at(-1)?.month);
}

/** The months that these books together cover. */
export async function coveredMonthsOf(
  { db, clock }: AppStorage,
  books: readonly Pick<Book, "id" | "chart">[],
): Promise<CoveredMonths> {
  const rows = await Promise.all(books.map(({ id }) => monthsOf(db, id).toArray()));
  return coveredMonths(postedMonths(rows.flat(), books), today(clock));
}
