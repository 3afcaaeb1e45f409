import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { type Balances, sumOfBalances } from "#domain/accounting/ledger/balances.ts";
import { type Book, booksOfPlan, countingBooks } from "#domain/company/book.ts";
import { firstDay, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOfBooks, ownAccountsOfBooks } from "../../pages/book-ranges.ts";
import { chartOfRows } from "../../pages/shared-chart.ts";
import { totalsOf } from "../../shapes/read-record.ts";
import { knownBooks } from "../known-records.ts";
import { cutoffOf } from "./last-posted.ts";

/** Which books the balances of a plan are of. */
export type PlanScope = "book" | "company";

/** The accounts that the books of a company share, with their balances. */
export interface PlanOfAccounts {
  readonly chart: Chart;
  /** The books that share it, the one asked for first. */
  readonly books: readonly Book[];
  readonly balances: Balances;
  /** The day that the balances cover, as every screen counts it: today, or the last entry of this month after it. */
  readonly until: Day;
  /** Own accounts that some of the books lack. */
  readonly unshared: number;
}

/**
 * The plan of a book's company, with the balances of the book or of all. Reads months, and of entries only those of this
 * month after today.
 */
export async function planOfAccounts(
  storage: AppStorage,
  book: Book,
  scope: PlanScope,
): Promise<PlanOfAccounts> {
  const { db, clock } = storage;
  const base = await loadChart(book.chart);
  const books = booksOfPlan(book, await knownBooks(storage));
  const rows = await ownAccountsOfBooks(db, books);
  const chart = chartOfRows(base, rows);
  const month = monthOf(today(clock));
  const counted = scope === "company" ? countingBooks(books) : [book];
  const months = await monthsOfBooks(db, counted, month);
  const held = new Map<string, number>();
  for (const { code } of rows) held.set(code, (held.get(code) ?? 0) + 1);
  return {
    chart,
    books,
    balances: sumOfBalances(...months.map(totalsOf)),
    until: await cutoffOf(storage, counted, { from: firstDay(month), to: lastDay(month) }),
    unshared: [...held.values()].filter((count) => count < books.length).length,
  };
}
