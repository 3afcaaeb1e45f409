import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Period } from "#domain/report/report-period.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { isCash } from "#domain/statement/layouts/flow-kinds.data.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { readableMonth } from "../../shapes/read-record.ts";
import { bookChart, getBook } from "../books/books.ts";

/** An entry whose cash a person may tell the purpose of. */
export interface PurposeEntry {
  readonly entry: Entry;
  /** Its month takes no changes. */
  readonly closed: boolean;
}

async function withClosed(storage: AppStorage, entries: readonly Entry[]): Promise<PurposeEntry[]> {
  const keys = entries.map(({ bookId, date }): [BookId, Month] => [bookId, monthOf(date)]);
  const months = await storage.db.months.bulkGet(keys);
  return entries.map((entry, index) => {
    const month = months[index];
    return { entry, closed: month !== undefined && readableMonth(month).closed };
  });
}

/** The posted entries of a period that pay or collect an account in cash, in journal order. */
export async function paymentsOn(
  storage: AppStorage,
  bookId: BookId,
  account: AccountCode,
  { from, to }: Period,
): Promise<PurposeEntry[]> {
  const book = await getBook(storage, bookId);
  if (book === null) return [];
  const [chart, months] = await Promise.all([bookChart(storage, book), BookMonths.read(storage, bookId, to)]);
  const pucOf = pucReader(chart);
  const entries = await months.entriesNaming((code) => code === account, from, to);
  const paid = entries.filter(({ lines }) => lines.some((line) => isCash(pucOf(line.account))));
  return withClosed(storage, paid);
}

/** An entry as it is now; null once it is gone. */
export async function entryNow(storage: AppStorage, entry: Entry): Promise<PurposeEntry | null> {
  const months = await BookMonths.read(storage, entry.bookId, entry.date);
  const names = new Set(entry.lines.map(({ account }) => account));
  const found = await months.entriesNaming((code) => names.has(code), entry.date, entry.date);
  const [now] = await withClosed(
    storage,
    found.filter(({ id }) => id === entry.id),
  );
  return now ?? null;
}
