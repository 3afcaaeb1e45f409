import { type FinancialSummary, financialSummaryOf } from "#domain/accounting/financial-summary.ts";
import {
  type Indicators,
  indicatorsOf,
  type Performance,
  type Position,
  performanceOf,
  positionOf,
} from "#domain/accounting/indicators.ts";
import { strayMonths } from "#domain/accounting/reported-months.ts";
import type { Book } from "#domain/company/book.ts";
import { countingBooks } from "#domain/company/book.ts";
import { activeCompany, type Company } from "#domain/company/company.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import { type Instant, today } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import type { RecurringLoan } from "#domain/recurring/recurring-dues.ts";
import { netsByMaturity } from "#domain/statement/analysis/loan-nets.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOfBooks } from "../../pages/book-ranges.ts";
import { totalsOf } from "../../shapes/read-record.ts";
import { knownRows } from "../../shapes/read-row.ts";
import { bookShape } from "../../shapes/records/book-shapes.ts";
import type { MonthRow } from "../../shapes/rows.ts";
import { type Closings, closingsIn, closingsKey } from "../books/closings.ts";
import { postedMonths } from "../books/posted-months.ts";
import { knownBooks, knownCompanies, knownProfiles } from "../known-records.ts";
import { whatIsOverLimit } from "./companies.ts";
import { loansIn, loansOfBooks } from "./company-loans.ts";
import { Nets, withPartySums } from "./company-nets.ts";
import { type ReportedYear, reportedOf } from "./reported-months.ts";

export interface CompanyFigures {
  /** Year of the result. */
  readonly year: number;
  /** The last month with entries. */
  readonly lastMonth: Month;
  /** The day that the position is of: the last one counted. */
  readonly cutOff: Day;
  readonly position: Position;
  readonly performance: Performance;
  readonly indicators: Indicators;
  readonly summary: FinancialSummary;
  /** Balance of cash (1105). */
  readonly cash: number;
}

export interface CompanyCard {
  readonly company: Company;
  readonly isActive: boolean;
  /** Whether it is over the plan's limit. */
  readonly readOnly: boolean;
  readonly lastUsed: Instant;
  readonly books: number;
  /** Posted entries of all its books. */
  readonly entries: number;
  readonly drafts: number;
  /** Months with entries or drafts that are not closed, in any of its books. */
  readonly openMonths: readonly Month[];
  /** Months with entries far from all others, in order. */
  readonly strays: readonly Month[];
  /** Posted debits minus credits: anything but zero is damage. */
  readonly difference: number;
  /** Whether a posted entry or a saved statement exists (spec-decision 13). */
  readonly hasFinancialData: boolean;
  readonly hasFiscalProfile: boolean;
  readonly fiscalProfileName: string | null;
  /** Null while nothing is posted. */
  readonly figures: CompanyFigures | null;
}

/** A company with its months and the books that count in its figures. */
export interface CompanyBooks {
  readonly company: Company;
  readonly books: readonly Book[];
  readonly months: readonly MonthRow[];
  readonly strays: readonly Month[];
  /** Null while nothing is posted up to the year of its figures. */
  readonly reported: ReportedYear | null;
  /** Closing entries in the year of its figures, so that closing does not cancel its result. */
  readonly closings: Closings;
  /** Their loans, on accounts of the PUC. */
  readonly loans: readonly RecurringLoan[];
}

interface Linked {
  readonly companyId?: string | null;
  readonly name?: string;
  readonly deletedAt?: number;
}

/** Data linked to a company outside its books, from tables that other commands write. */
interface Beside {
  readonly profiles: ReadonlyMap<string, string>;
  readonly withStatements: ReadonlySet<string>;
}

async function readBeside(storage: AppStorage): Promise<Beside> {
  const [profiles, withStatements] = await Promise.all([
    knownProfiles(storage) as PromiseLike<readonly Linked[]>,
    // The index only: a statement's record holds its whole table.
    storage.db.statements.orderBy("companyId").uniqueKeys(),
  ]);
  const live = profiles.filter((row) => row.deletedAt === undefined && typeof row.companyId === "string");
  return {
    profiles: new Map(live.map((row) => [row.companyId ?? "", row.name ?? ""])),
    withStatements: new Set(withStatements.map(String)),
  };
}

/** A company's books with the year they report. */
async function withReported(
  storage: AppStorage,
  found: Pick<CompanyBooks, "company" | "books" | "months" | "loans">,
): Promise<CompanyBooks> {
  const { company, books } = found;
  const months = await withPartySums(storage, books, found.months);
  const reported = await reportedOf(storage, company, books, months);
  const inYear = months.filter((row) => yearOf(row.month) === reported?.year);
  const strays = [...strayMonths(postedMonths(months, books), today(storage.clock))].sort();
  return { ...found, months, strays, reported, closings: await closingsIn(storage, books, inYear) };
}

/**
 * Sums accounts × months, never entries: the position from everything up to the end of the year, the result from the
 * year alone.
 */
export function companyFiguresOf(found: Omit<CompanyBooks, "company" | "strays">): CompanyFigures | null {
  const { books, months, reported, closings, loans } = found;
  if (reported === null) return null;
  const { year } = reported;
  const charts = new Map(books.map((book) => [book.id, book.chart]));
  const ever = new Nets(books);
  const within = new Nets(books);
  for (const row of months) {
    const chart = charts.get(row.bookId);
    if (chart === undefined || yearOf(row.month) > year) continue;
    ever.add(chart, row);
    if (yearOf(row.month) !== year) continue;
    within.add(chart, row);
    within.takeAway(chart, closings.get(closingsKey(row.bookId, row.month)));
  }
  const position = positionOf(netsByMaturity(ever.byPuc, loans, reported.cutOff));
  const performance = performanceOf(within.byPuc);
  const indicators = indicatorsOf(position, performance);
  const summary = financialSummaryOf(position, indicators);
  return { ...reported, position, performance, indicators, summary, cash: ever.of("1105") };
}

function differenceOf(months: readonly MonthRow[]): number {
  let difference = 0;
  for (const row of months) for (const [, { debit, credit }] of totalsOf(row)) difference += debit - credit;
  return difference;
}

function cardOf(
  found: CompanyBooks,
  all: readonly Book[],
  beside: Beside,
  active: Company | null,
  over: ReadonlySet<CompanyId>,
): CompanyCard {
  const { company, books, months } = found;
  const own = all.filter((book) => book.companyId === company.id && book.deletedAt === undefined);
  const open = months.filter((row) => !row.closed && (row.posted > 0 || row.drafts > 0));
  const entries = books.reduce((sum, book) => sum + book.entries, 0);
  return {
    company,
    isActive: active?.id === company.id,
    readOnly: over.has(company.id),
    lastUsed: Math.max(company.createdAt, company.activatedAt ?? 0, ...own.map((book) => book.updatedAt)),
    books: own.length,
    entries,
    drafts: months.reduce((sum, row) => sum + row.drafts, 0),
    openMonths: [...new Set(open.map((row) => row.month))].sort(),
    strays: found.strays,
    difference: differenceOf(months),
    hasFinancialData: entries > 0 || beside.withStatements.has(company.id),
    hasFiscalProfile: beside.profiles.has(company.id),
    fiscalProfileName: beside.profiles.get(company.id) ?? null,
    figures: companyFiguresOf(found),
  };
}

function byBook(months: readonly MonthRow[]): ReadonlyMap<BookId, readonly MonthRow[]> {
  const groups = new Map<BookId, MonthRow[]>();
  for (const row of months) {
    const group = groups.get(row.bookId);
    if (group) group.push(row);
    else groups.set(row.bookId, [row]);
  }
  return groups;
}

/** All companies with their books' months, in one read whatever their number. */
export async function companiesWithMonths(storage: AppStorage): Promise<{
  readonly found: readonly CompanyBooks[];
  readonly books: readonly Book[];
}> {
  const { db } = storage;
  const [companies, books, months, repeating] = await Promise.all([
    knownCompanies(storage),
    knownBooks(storage),
    db.months.toArray(),
    db.recurrings.toArray(),
  ]);
  const counting = countingBooks(books);
  const groups = byBook(months);
  const live = companies.filter((company) => company.deletedAt === undefined);
  const each = live.map((company) => {
    const own = counting.filter((book) => book.companyId === company.id);
    const of = { company, books: own, loans: loansIn(repeating, own) };
    return withReported(storage, { ...of, months: own.flatMap((book) => groups.get(book.id) ?? []) });
  });
  const found = await Promise.all(each);
  return { found: found.sort((a, b) => compareSpanish(a.company.name, b.company.name)), books };
}

/** Every company with its live figures, by name. */
export async function companyCards(storage: AppStorage): Promise<CompanyCard[]> {
  const [{ found, books }, beside, over] = await Promise.all([
    companiesWithMonths(storage),
    readBeside(storage),
    whatIsOverLimit(storage),
  ]);
  const active = activeCompany(found.map((each) => each.company));
  return found.map((each) => cardOf(each, books, beside, active, over.companies));
}

/** A company's books and the books they were copied from, even in other companies. */
async function booksOf({ db }: AppStorage, id: CompanyId): Promise<Book[]> {
  const own = await db.books.where("companyId").equals(id).toArray();
  const sources = own.map((book) => book.copyOf).filter((source) => source !== undefined);
  if (sources.length === 0) return knownRows(bookShape, own);
  const others = (await db.books.bulkGet(sources)).filter((book) => book !== undefined);
  return knownRows(bookShape, [...own, ...others.filter((book) => book.companyId !== id)]);
}

/** One company with its live figures: the cost does not grow with the number of other companies. */
export async function companyCard(storage: AppStorage, id: CompanyId): Promise<CompanyCard | null> {
  const { db } = storage;
  const [companies, books, beside, over] = await Promise.all([
    knownCompanies(storage),
    booksOf(storage, id),
    readBeside(storage),
    whatIsOverLimit(storage),
  ]);
  const company = companies.find((each) => each.id === id && each.deletedAt === undefined);
  if (!company) return null;
  const own = countingBooks(books).filter((book) => book.companyId === id);
  const [months, loans] = await Promise.all([monthsOfBooks(db, own), loansOfBooks(storage, own)]);
  const found = await withReported(storage, { company, books: own, months, loans });
  return cardOf(found, books, beside, activeCompany(companies), over.companies);
}

/** The active company with its live figures, for Inicio; null if there is none. */
export async function selectedCompanyCard(storage: AppStorage): Promise<CompanyCard | null> {
  const active = activeCompany(await knownCompanies(storage));
  return active === null ? null : companyCard(storage, active.id);
}
