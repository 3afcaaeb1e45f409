import type { Chart } from "#domain/accounting/chart.ts";
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
  togetherInUse,
  toldYearPeriod,
} from "#domain/report/report-period.ts";
import type { BookStatement } from "#domain/statement/books/book-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { comparativePeriod } from "#domain/statement/comparative-period.ts";
import type { Comparison } from "#domain/statement/comparison.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { firstPostedMonth, monthsInUse } from "#storage/queries/books/balances.ts";
import { getCompany, listBooks } from "#storage/queries/books/books.ts";
import { cutoffOf } from "#storage/queries/books/last-posted.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import type { BookStatementSearch } from "./statement-search.ts";

/** Available books and companies. */
export interface Shelf {
  readonly books: readonly Book[];
  readonly companies: readonly Company[];
}

/** Which books are told, and over which periods. */
export interface StatementScope {
  readonly books: readonly [Book, ...Book[]];
  readonly company: Company | null;
  readonly today: Day;
  readonly used: MonthsInUse;
  /** Period in the address. */
  readonly asked: Period;
  /** Periods shown: the present one first, then the compared one. */
  readonly periods: readonly [Period, ...Period[]];
  /** The period asked to compare with, when the books have nothing up to its end: it is not shown. */
  readonly uncovered: Period | null;
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
function comparedPeriods(asked: Period, told: Period, comparison: Comparison | undefined): Period[] {
  if (comparison === undefined) return [];
  return [comparativePeriod(comparison === "ano" ? told : asked, comparison)];
}

/** The books and periods that an address asks for; null if the book does not exist. */
export async function readScope(
  storage: AppStorage,
  shelf: Shelf,
  search: BookStatementSearch,
): Promise<StatementScope | null> {
  const [book, ...others] = chosenBooks(shelf, search);
  if (book === undefined) return null;
  const used = await usedMonths(
    storage,
    [book, ...others].map(({ id }) => id),
  );
  const day = today(storage.clock);
  const asked = periodFrom(search.desde, search.hasta, toldYearPeriod(day, used));
  // An unfinished period ends at the day counted: a statement is not signed for future days.
  const period = { from: asked.from, to: await cutoffOf(storage, [book, ...others], asked) };
  const wanted = comparedPeriods(asked, period, search.comparar);
  const covered = await firstPostedMonth(storage, [book, ...others]);
  const compared = wanted.filter(({ to }) => covered !== null && monthOf(to) >= covered);
  return {
    books: [book, ...others],
    company: shelf.companies.find(({ id }) => id === book.companyId) ?? null,
    today: day,
    used,
    asked,
    periods: [period, ...compared],
    uncovered: wanted.find((each) => !compared.includes(each)) ?? null,
  };
}

async function readView(
  storage: AppStorage,
  shelf: Shelf,
  search: BookStatementSearch,
): Promise<BookStatementView | null> {
  const scope = await readScope(storage, shelf, search);
  if (scope === null) return null;
  const kind = search.statement ?? "balance";
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
