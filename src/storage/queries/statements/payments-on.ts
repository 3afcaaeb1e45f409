import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Period } from "#domain/report/report-period.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { isCash } from "#domain/statement/layouts/flow-kinds.data.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { bookChart, getBook } from "../books/books.ts";

/** The posted entries of a period that pay or collect an account in cash, in journal order. */
export async function paymentsOn(
  storage: AppStorage,
  bookId: BookId,
  account: AccountCode,
  { from, to }: Period,
): Promise<Entry[]> {
  const book = await getBook(storage, bookId);
  if (book === null) return [];
  const [chart, months] = await Promise.all([bookChart(storage, book), BookMonths.read(storage, bookId, to)]);
  const pucOf = pucReader(chart);
  const entries = await months.entriesNaming((code) => code === account, from, to);
  return entries.filter(({ lines }) => lines.some((line) => isCash(pucOf(line.account))));
}

/** An entry as it is now; null once it is gone. */
export async function entryNow(storage: AppStorage, entry: Entry): Promise<Entry | null> {
  const months = await BookMonths.read(storage, entry.bookId, entry.date);
  const names = new Set(entry.lines.map(({ account }) => account));
  const found = await months.entriesNaming((code) => names.has(code), entry.date, entry.date);
  return found.find(({ id }) => id === entry.id) ?? null;
}
