import { type Indicators, performanceOf, pucOfCode } from "#domain/accounting/indicators.ts";
import type { Book } from "#domain/company/book.ts";
import { countingBooks } from "#domain/company/book.ts";
import { lastDay, monthsBetween, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOfBooks } from "../../pages/book-ranges.ts";
import { totalsOf } from "../../shapes/read-record.ts";
import type { MonthRow } from "../../shapes/rows.ts";
import { type Closings, closingsIn, closingsKey } from "../books/closings.ts";
import { knownBooks } from "../known-records.ts";
import {
  type CompanyCard,
  type CompanyFigures,
  companyFiguresOf,
  selectedCompanyCard,
} from "./company-figures.ts";
import { loansOfBooks } from "./company-loans.ts";

/** Income and expenses of one month. */
export interface MonthResult {
  readonly month: Month;
  readonly income: number;
  readonly expenses: number;
}

/** The company shown in Inicio, with its year. */
export interface CompanyYear {
  readonly card: CompanyCard;
  /** From January of the year of its figures to its last month with entries; empty while nothing is posted. */
  readonly months: readonly MonthResult[];
  /** Indicators at the last closed month before the present one; null if there is none. */
  readonly before: Indicators | null;
}

function resultOf(
  month: Month,
  rows: readonly MonthRow[],
  books: readonly Book[],
  closings: Closings,
): MonthResult {
  const nets = new Map<string, number>();
  for (const row of rows) {
    const chart = row.month === month ? books.find((book) => book.id === row.bookId)?.chart : undefined;
    if (chart === undefined) continue;
    for (const [code, { debit, credit }] of totalsOf(row)) {
      const puc = pucOfCode(chart, code);
      if (puc !== null) nets.set(puc, (nets.get(puc) ?? 0) + debit - credit);
    }
    for (const [code, { debit, credit }] of closings.get(closingsKey(row.bookId, month)) ?? []) {
      const puc = pucOfCode(chart, code);
      if (puc !== null) nets.set(puc, (nets.get(puc) ?? 0) - debit + credit);
    }
  }
  const { income, netResult } = performanceOf(nets);
  return { month, income, expenses: income - netResult };
}

async function lastClose(
  storage: AppStorage,
  { months, books }: { months: readonly MonthRow[]; books: readonly Book[] },
  lastMonth: Month,
): Promise<Indicators | null> {
  const closed = months.filter((row) => row.closed && row.posted > 0 && row.month < lastMonth);
  const last = closed
    .map((row) => row.month)
    .sort()
    .at(-1);
  if (last === undefined) return null;
  const until = months.filter((row) => row.month <= last);
  // Figures of that month's own year: the result of a closed December is not the present year's.
  const reported = { year: yearOf(last), lastMonth: last, cutOff: lastDay(last) };
  const within = until.filter((row) => yearOf(row.month) === reported.year);
  const closings = await closingsIn(storage, books, within);
  const loans = await loansOfBooks(storage, books);
  return companyFiguresOf({ books, months: until, reported, closings, loans })?.indicators ?? null;
}

async function yearOfFigures(
  storage: AppStorage,
  { company }: CompanyCard,
  { year, lastMonth }: CompanyFigures,
): Promise<Pick<CompanyYear, "months" | "before">> {
  const all = await knownBooks(storage);
  const books = countingBooks(all).filter((book) => book.companyId === company.id);
  const months = await monthsOfBooks(storage.db, books);
  const before = await lastClose(storage, { months, books }, lastMonth);
  // The chosen fiscal year has no entries yet: nothing to draw.
  if (yearOf(lastMonth) !== year) return { months: [], before };
  const shown = monthsBetween(`${year}-01` as Month, lastMonth);
  const inYear = months.filter((row) => yearOf(row.month) === year);
  const closings = await closingsIn(storage, books, inYear);
  return { months: shown.map((month) => resultOf(month, inYear, books, closings)), before };
}

/** The active company, its figures and its year, from month totals; null if there is no company. */
export async function selectedCompanyYear(storage: AppStorage): Promise<CompanyYear | null> {
  const card = await selectedCompanyCard(storage);
  if (card === null) return null;
  if (card.figures === null) return { card, months: [], before: null };
  return { card, ...(await yearOfFigures(storage, card, card.figures)) };
}
