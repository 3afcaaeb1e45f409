import type { AccountCode } from "#domain/accounting/account.ts";
import { netOf, sumOfBalances } from "#domain/accounting/ledger/balances.ts";
import { countEntries } from "#domain/accounting/ledger/entry-counts.ts";
import { type Book, countingBooks } from "#domain/company/book.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOfBooks } from "../../pages/book-ranges.ts";
import { hasPage } from "../../pages/page-bits.ts";
import { entriesOf, totalsOf } from "../../shapes/read-record.ts";
import { monthRows } from "./balances.ts";
import type { PlanOfAccounts, PlanScope } from "./plan-of-accounts.ts";

/** What one book holds of an account. */
export interface AccountUse {
  readonly book: Book;
  /** Debits less credits of all that is posted. */
  readonly net: Pesos;
  /** Posted lines that name it. */
  readonly lines: number;
}

/** What each of these books holds of an account, and of no other; books without it are left out. Reads its pages. */
export async function accountUse(
  storage: AppStorage,
  books: readonly Book[],
  code: AccountCode,
): Promise<AccountUse[]> {
  const uses: AccountUse[] = [];
  for (const book of books) {
    const rows = await monthRows(storage, book.id);
    const named = rows.flatMap((row) =>
      totalsOf(row).flatMap(([account, total]) => (account === code ? [{ row, total }] : [])),
    );
    if (named.length === 0) continue;
    const keys = named.flatMap(({ row, total }) =>
      row.pages
        .filter(({ page }) => hasPage(total.pages, page))
        .map(({ page }): [string, string, number] => [book.id, row.month, page]),
    );
    let lines = 0;
    for (const page of await storage.db.pages.bulkGet(keys))
      for (const entry of entriesOf(page))
        if (entry.status === "posted") lines += entry.lines.filter(({ account }) => account === code).length;
    const sums = sumOfBalances(...named.map(({ total }) => [[code, total] as const])).get(code);
    uses.push({ book, net: sums ? netOf(sums) : ZERO, lines });
  }
  return uses;
}

/** Pages per read: more would block the screen, fewer take longer. */
const BATCH = 10;

/**
 * How many entries of a plan name each account or one below it. Read from the pages, because months store sums alone:
 * apart from the plan, which waits for none of it.
 */
export async function entryCounts(
  { db, clock }: AppStorage,
  { chart, books }: Pick<PlanOfAccounts, "chart" | "books">,
  scope: PlanScope,
): Promise<ReadonlyMap<AccountCode, number>> {
  const counted = scope === "company" ? countingBooks(books) : books.slice(0, 1);
  const months = await monthsOfBooks(db, counted, monthOf(today(clock)));
  const keys = months.flatMap(({ bookId, month, pages }) =>
    pages.map(([page]): [string, string, number] => [bookId, month, page]),
  );
  const counts = new Map<AccountCode, number>();
  for (let at = 0; at < keys.length; at += BATCH) {
    const pages = await db.pages.bulkGet(keys.slice(at, at + BATCH));
    countEntries(counts, pages.flatMap(entriesOf), (code) => chart.byCode.get(code)?.parent ?? null);
  }
  return counts;
}
