import type { AccountCode } from "#domain/accounting/account.ts";
import { isClosingEntry, mayClose } from "#domain/accounting/closing/closing-entry.ts";
import { pucOfCode } from "#domain/accounting/indicators.ts";
import { type Balances, balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import type { Book } from "#domain/company/book.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { hasPage } from "../../pages/page-bits.ts";
import { entriesOf, readableMonth, totalsOf } from "../../shapes/read-record.ts";
import type { MonthRow } from "../../shapes/rows.ts";

/** Movements of the closing entries per account, by book and month. */
export type Closings = ReadonlyMap<string, Balances>;

export function closingsKey(bookId: BookId, month: Month): string {
  return `${bookId}/${month}`;
}

type PageKey = [string, string, number];

/** Pages of a month that may contain a closing entry; none in nearly all months. */
function closingPages(row: MonthRow, chart: Book["chart"]): PageKey[] {
  const may = (code: AccountCode) => mayClose(pucOfCode(chart, code) ?? "");
  const totals = totalsOf(row).filter(([code]) => may(code));
  if (totals.length === 0) return [];
  return readableMonth(row)
    .pages.filter(({ page }) => totals.some(([, total]) => hasPage(total.pages, page)))
    .map(({ page }): PageKey => [row.bookId, row.month, page]);
}

/** The closings in these months. Reads only pages that use 5905 or accounts of earned results. */
export async function closingsIn(
  { db }: AppStorage,
  books: readonly Book[],
  months: readonly MonthRow[],
): Promise<Closings> {
  const charts = new Map(books.map((book) => [book.id, book.chart]));
  const keys = months.flatMap((row) => {
    const chart = charts.get(row.bookId);
    return chart === undefined ? [] : closingPages(row, chart);
  });
  if (keys.length === 0) return new Map();
  const lines = new Map<string, Parameters<typeof balancesOfLines>[0]>();
  for (const page of await db.pages.bulkGet(keys)) {
    const chart = page && charts.get(page.bookId);
    if (!chart) continue;
    const closing = entriesOf(page).filter(
      (entry) =>
        entry.status === "posted" && isClosingEntry(entry, (account) => pucOfCode(chart, account) ?? ""),
    );
    const key = closingsKey(page.bookId, page.month);
    lines.set(key, [...(lines.get(key) ?? []), ...closing.flatMap((entry) => entry.lines)]);
  }
  return new Map([...lines].map(([key, each]) => [key, balancesOfLines(each)]));
}
