import { type CoveredMonths, coveredMonths } from "#domain/accounting/covered-months.ts";
import { pucOfCode } from "#domain/accounting/indicators.ts";
import type { Book } from "#domain/company/book.ts";
import { countingBooks } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import { day, yearOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import type { MonthMovements, PucMovement } from "#domain/statement/analysis/month-movements.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOfBooks } from "../../pages/book-ranges.ts";
import type { MonthRow } from "../../shapes/rows.ts";
import { closingsIn, closingsKey } from "../books/closings.ts";
import { postedMonths } from "../books/posted-months.ts";
import { knownBooks } from "../known-records.ts";
import { loansOfBooks } from "./company-loans.ts";
import { keyedTotals, marksOf, withPartySums } from "./company-nets.ts";
import { type ReportedYear, reportedOf } from "./reported-months.ts";

/** A company's books combined, month by month. */
export interface CompanyMonths {
  readonly company: Company;
  /** The books that count: a copy is excluded while its source exists. */
  readonly books: readonly Book[];
  /** Months with posted entries, in order, up to the end of the reported year. */
  readonly months: readonly MonthMovements[];
  /** The months that the books cover, whatever their year. */
  readonly covered: CoveredMonths;
  /** The cut-off day of the last of their years; null while nothing is posted. */
  readonly cutOff: Day | null;
  /** Number of posted entries in the months. */
  readonly entries: number;
}

function addMovement(into: Map<string, PucMovement>, puc: string, debit: number, credit: number): void {
  const known = into.get(puc) ?? { debit: 0, credit: 0 };
  into.set(puc, { debit: known.debit + debit, credit: known.credit + credit });
}

function addMonth(
  into: Map<string, PucMovement>,
  chart: Book["chart"],
  row: MonthRow,
  marks: ReturnType<typeof marksOf>,
): void {
  for (const [key, { debit, credit }] of keyedTotals(chart, row, marks))
    addMovement(into, key, debit, credit);
}

function byMonth(rows: readonly MonthRow[], books: readonly Book[]): MonthMovements[] {
  const charts = new Map(books.map((book) => [book.id, book.chart]));
  const marks = marksOf(books);
  const months = new Map<Month, Map<string, PucMovement>>();
  for (const row of rows) {
    const chart = charts.get(row.bookId);
    if (chart === undefined || row.posted === 0) continue;
    const own = months.get(row.month) ?? new Map<string, PucMovement>();
    months.set(row.month, own);
    addMonth(own, chart, row, marks);
  }
  return [...months]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, byPuc]): MonthMovements => ({ month, byPuc }));
}

/** The months with their closing movements. */
async function withClosings(
  storage: AppStorage,
  months: readonly MonthMovements[],
  books: readonly Book[],
  rows: readonly MonthRow[],
): Promise<readonly MonthMovements[]> {
  const closings = await closingsIn(storage, books, rows);
  return months.map((each) => {
    const closing = new Map<string, PucMovement>();
    for (const { id, chart } of books)
      for (const [code, { debit, credit }] of closings.get(closingsKey(id, each.month)) ?? [])
        addMovement(closing, pucOfCode(chart, code) ?? code, debit, credit);
    return closing.size === 0 ? each : { ...each, closing };
  });
}

/** A chosen year without entries yet shows the figures of the year before it. */
function cutOffOf({ year, lastMonth, cutOff }: ReportedYear): Day {
  const last = yearOf(lastMonth);
  return last === year ? cutOff : day(`${last}-12-31`);
}

/**
 * Sums accounts × months of one company; reads only entries that may close a year. Null if the company does not
 * exist.
 */
export async function companyMonths(storage: AppStorage, id: CompanyId): Promise<CompanyMonths | null> {
  const { db } = storage;
  const [company, known] = await Promise.all([db.companies.get(id), knownBooks(storage)]);
  if (!company || company.deletedAt !== undefined) return null;
  const books = countingBooks(known).filter((book) => book.companyId === id);
  const all = await withPartySums(storage, books, await monthsOfBooks(db, books));
  const reported = await reportedOf(storage, company, books, all);
  const rows = all.filter((row) => reported !== null && yearOf(row.month) <= reported.year);
  const entries = rows.reduce((sum, row) => sum + row.posted, 0);
  const loans = await loansOfBooks(storage, books);
  const closed = await withClosings(storage, byMonth(rows, books), books, rows);
  const months = loans.length === 0 ? closed : closed.map((each) => ({ ...each, loans }));
  const covered = coveredMonths(postedMonths(all, books), today(storage.clock));
  return { company, books, months, covered, cutOff: reported && cutOffOf(reported), entries };
}
