import type { Chart } from "#domain/accounting/chart.ts";
import {
  type Coverage,
  type CoveredMonths,
  coverageOf,
  hasBalances,
} from "#domain/accounting/covered-months.ts";
import type { Book } from "#domain/company/book.ts";
import { countingBooks } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import {
  type MonthsInUse,
  type Period,
  periodFrom,
  reportedYearPeriod,
  togetherInUse,
} from "#domain/report/report-period.ts";
import type { BookStatement } from "#domain/statement/books/book-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { comparativePeriod } from "#domain/statement/comparative-period.ts";
import type { Comparison } from "#domain/statement/comparison.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { coveredMonthsOf, monthsInUse } from "#storage/queries/books/balances.ts";
import { getCompany, listBooks } from "#storage/queries/books/books.ts";
import { cutoffOf } from "#storage/queries/books/last-posted.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import type { BookStatementSearch } from "./statement-search.ts";

/** Available books and companies. */
export interface Shelf {
  readonly books: readonly Book[];
  readonly companies: readonly Company[];
}

/** Which books are included, and over which periods. */
export interface StatementScope {
  readonly books: readonly [Book, ...Book[]];
  readonly company: Company | null;
  readonly today: Day;
  readonly used: MonthsInUse;
  /** Period in the address. */
  readonly asked: Period;
  /** Periods shown: the present one first, then the compared one. */
  readonly periods: readonly [Period, ...Period[]];
  /** The period asked to compare with, where the books do not cover its movements whole. */
  readonly gap: ComparisonGap | null;
}

/** A compared period that the books cover in part or not at all. */
export interface ComparisonGap {
  readonly period: Period;
  /** What of its months is covered, for results, flows and changes. */
  readonly coverage: Coverage;
  /** Whether the books have balances at its end. Without them the period is not shown. */
  readonly balances: boolean;
}

export interface BookStatementView extends StatementScope {
  readonly statement: BookStatement;
  readonly chart: Chart;
  /** PUC accounts that the books mark as non-current. */
  readonly nonCurrent: ReadonlySet<string>;
}

export interface FoundStatement {
  readonly shelf: Shelf;
  /** Null if the book does not exist. */
  readonly view: BookStatementView | null;
}

export async function readShelf(storage: AppStorage): Promise<Shelf> {
  const books = await listBooks(storage);
  const ids = [...new Set(books.flatMap(({ companyId }) => (companyId === null ? [] : [companyId])))];
  const companies = await Promise.all(ids.map((id) => getCompany(storage, id)));
  return { books, companies: companies.filter((company) => company !== null) };
}

function chosenBooks({ books }: Shelf, { book, empresa }: BookStatementSearch): Book[] {
  // Copies are excluded: they repeat the figures of their source.
  if (empresa !== undefined) return countingBooks(books).filter(({ companyId }) => companyId === empresa);
  if (book !== undefined) return books.filter(({ id }) => id === book);
  return books.filter(({ status }) => status === "active").slice(0, 1);
}

/** From the first to the last month that any of the books uses. */
async function usedMonths(storage: AppStorage, books: readonly BookId[]): Promise<MonthsInUse> {
  return togetherInUse(await Promise.all(books.map((id) => monthsInUse(storage, id))));
}

/** Whole periods are compared with the previous one; a part of a year with the same days of the year before. */
function comparedPeriods(asked: Period, shown: Period, comparison: Comparison | undefined): Period[] {
  if (comparison === undefined) return [];
  return [comparativePeriod(comparison === "ano" ? shown : asked, comparison)];
}

function gapOf(covered: CoveredMonths, period: Period): ComparisonGap | null {
  const last = monthOf(period.to);
  const coverage = coverageOf(covered, { first: monthOf(period.from), last });
  if (coverage.kind === "whole") return null;
  return { period, coverage, balances: hasBalances(covered, last) };
}

/** A balance needs what the books held at its end, all others movements of the period; null stands for all four. */
function isShown(gap: ComparisonGap | null, kind: StatementKind | null): boolean {
  if (gap === null) return true;
  return kind === "balance" ? gap.balances : gap.coverage.kind !== "none";
}

/** The books and periods that an address asks for, for a statement or all four; null if the book does not exist. */
export async function readScope(
  storage: AppStorage,
  shelf: Shelf,
  search: BookStatementSearch,
  kind: StatementKind | null,
): Promise<StatementScope | null> {
  const [book, ...others] = chosenBooks(shelf, search);
  if (book === undefined) return null;
  const used = await usedMonths(
    storage,
    [book, ...others].map(({ id }) => id),
  );
  const day = today(storage.clock);
  const asked = periodFrom(search.desde, search.hasta, reportedYearPeriod(day, used));
  // An unfinished period ends at the day counted: a statement is not signed for future days.
  const period = { from: asked.from, to: await cutoffOf(storage, [book, ...others], asked) };
  const wanted = comparedPeriods(asked, period, search.comparar);
  const covered = await coveredMonthsOf(storage, [book, ...others]);
  const gaps = wanted.map((compared) => gapOf(covered, compared));
  const compared = wanted.filter((_, index) => isShown(gaps[index] ?? null, kind));
  return {
    books: [book, ...others],
    company: shelf.companies.find(({ id }) => id === book.companyId) ?? null,
    today: day,
    used,
    asked,
    periods: [period, ...compared],
    gap: gaps[0] ?? null,
  };
}

async function readView(
  storage: AppStorage,
  shelf: Shelf,
  search: BookStatementSearch,
): Promise<BookStatementView | null> {
  const kind = search.statement ?? "balance";
  const scope = await readScope(storage, shelf, search, kind);
  if (scope === null) return null;
  const direct = kind === "cash" && search.directo === true;
  const figures = await statementFigures(storage, {
    books: scope.books.map(({ id }) => id),
    periods: scope.periods,
    statements: [kind],
    direct,
  });
  if (figures === null) return null;
  return {
    ...scope,
    statement: makeStatement(kind, figures, direct ? "direct" : "indirect"),
    chart: figures.chart,
    nonCurrent: figures.nonCurrent,
  };
}

/** The statement requested by the address, live. */
export function useBookStatement(search: BookStatementSearch): Loadable<FoundStatement> {
  const storage = useStorage();
  const { statement, book, empresa, desde, hasta, comparar, directo } = search;
  return useQueryKeepingLast(async () => {
    const shelf = await readShelf(storage);
    return { shelf, view: await readView(storage, shelf, search) };
  }, [storage, statement, book, empresa, desde, hasta, comparar, directo]);
}
