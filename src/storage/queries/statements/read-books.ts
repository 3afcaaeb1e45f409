import type { AccountCode } from "#domain/accounting/account.ts";
import { cashEquivalentsOf, withCashEquivalents } from "#domain/accounting/cash-equivalents.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { translateAccount } from "#domain/accounting/charts/chart-mapping.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { remembered } from "#domain/kernel/remembered.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { bookChart, getBook } from "../books/books.ts";

/** A book with the mapping to the common chart. */
export interface ReadBook {
  readonly book: Book;
  readonly months: BookMonths;
  /** Translates its account to the common chart; identity if the charts are the same. */
  readonly codeOf: (account: AccountCode) => AccountCode;
}

async function chartOfAll(
  storage: AppStorage,
  books: readonly Book[],
): Promise<{
  readonly chart: Chart;
  readonly own: ReadonlyMap<BookId, Chart>;
}> {
  const charts = await Promise.all(books.map((book) => bookChart(storage, book)));
  const own = new Map(books.map((book, index) => [book.id, charts[index] as Chart]));
  const kinds = new Set(books.map((book) => book.chart));
  const [only] = kinds;
  const view = await loadChart(kinds.size === 1 && only !== undefined ? only : "puc");
  // Sub-accounts added to one book keep their names beside those of the other books.
  const byCode = new Map(view.byCode);
  for (const chart of charts) {
    if (chart.kind === view.kind) for (const [code, account] of chart.byCode) byCode.set(code, account);
  }
  return { chart: withCashEquivalents({ ...view, byCode }, cashEquivalentsOf(books)), own };
}

/** Books in one chart, with their months up to a day; null if one of them does not exist. */
export async function readBooks(
  storage: AppStorage,
  ids: readonly BookId[],
  until: Day,
): Promise<{ readonly chart: Chart; readonly books: readonly ReadBook[] } | null> {
  const found = await Promise.all(ids.map((id) => getBook(storage, id)));
  const books = found.filter((book) => book !== null);
  if (books.length === 0 || books.length < ids.length) return null;
  const { chart, own } = await chartOfAll(storage, books);
  const read = await Promise.all(
    books.map(async (book): Promise<ReadBook> => {
      const from = own.get(book.id);
      const months = await BookMonths.read(storage, book.id, until);
      if (from === undefined || from.kind === chart.kind) return { book, months, codeOf: (code) => code };
      const codeOf = remembered((code: AccountCode) =>
        from.byCode.has(code) ? translateAccount(code, from, chart).code : code,
      );
      return { book, months, codeOf };
    }),
  );
  return { chart, books: read };
}
