import { beginsBook } from "#domain/accounting/closing/closing-entry.ts";
import { pucOfCode } from "#domain/accounting/indicators.ts";
import type { PostedMonth } from "#domain/accounting/reported-months.ts";
import type { Book } from "#domain/company/book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { totalsOf } from "../../shapes/read-record.ts";
import type { MonthRow } from "../../shapes/rows.ts";

export type PostedRow = Pick<MonthRow, "bookId" | "month" | "posted" | "accounts">;

/** The first month with posted entries of each book. */
function firstMonths(rows: readonly PostedRow[]): ReadonlyMap<BookId, PostedRow> {
  const first = new Map<BookId, PostedRow>();
  for (const row of rows) {
    const known = first.get(row.bookId);
    if (row.posted > 0 && (known === undefined || row.month < known.month)) first.set(row.bookId, row);
  }
  return first;
}

/** The months of these books, with those that a book begins in: an opening entry is no stray, however far its news. */
export function postedMonths(
  rows: readonly PostedRow[],
  books: readonly Pick<Book, "id" | "chart">[],
): readonly PostedMonth[] {
  const first = firstMonths(rows);
  const charts = new Map(books.map(({ id, chart }) => [id, chart]));
  return rows.map((row) => {
    const { bookId, month, posted } = row;
    const chart = charts.get(bookId);
    if (chart === undefined || first.get(bookId) !== row) return { month, posted };
    const lines = totalsOf(row).map(([account, { debit, credit }]) => ({ account, debit, credit }));
    return { month, posted, begins: beginsBook({ lines }, (code) => pucOfCode(chart, code) ?? "") };
  });
}
