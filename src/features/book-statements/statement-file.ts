import { yearOf } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { uncapitalize } from "#domain/kernel/spanish.ts";
import { periodInName } from "#domain/report/file-name.ts";
import type { Report, ReportHead } from "#domain/report/report.ts";
import { columnPeriodName, periodInWords } from "#domain/statement/books/column-heading.ts";
import { notesReport, statementReport } from "#domain/statement/books/statement-report.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import type { BookStatementSearch } from "./statement-search.ts";
import { bookStatementTexts as texts } from "./texts.ts";
import type { BookStatementView } from "./use-book-statement.ts";

/** Whose statements they are. */
type Told = Pick<BookStatementView, "company" | "books">;
/** What a report is made of. */
type Made = Told & Pick<BookStatementView, "statement" | "periods">;

/** The company's name, or the book's if it belongs to none. */
export function ownerName({ company, books }: Told): string {
  return company?.name ?? books[0].name;
}

/** The book's name, or how many books are combined. */
export function bookName({ books }: Pick<Told, "books">): string {
  return books.length === 1 ? books[0].name : texts.together(books.length);
}

/** Owner and book of the statement; the book only if there is no company. */
export function ownerAndBook(view: Told, between: string): string {
  return view.company === null ? bookName(view) : `${ownerName(view)}${between}${bookName(view)}`;
}

function headOf(view: Made): ReportHead {
  const { statement, periods } = view;
  return {
    subtitle: ownerAndBook(view, ". "),
    period: periodInWords(statement.statement, periods),
  };
}

/** The notes to the statement's lines, each with its accounts; null if no line has any. */
export function notesOf(view: Made): Report | null {
  const report = notesReport(view.statement, headOf(view));
  return report.rows.length === 0 ? null : report;
}

/** The report for screen, print and files, with the options of the address. */
export function reportOf(view: Made, search: BookStatementSearch): Report {
  return statementReport(view.statement, headOf(view), {
    detail: search.cuentas ? "accounts" : "lines",
    notes: !search.sinNotas,
    percent: search.porcentajes ?? false,
    zeros: search.ceros ?? false,
  });
}

/** The period in the name of a file: a balance has its day. */
export function shortPeriod({
  statement: { statement },
  periods: [told],
}: Pick<Made, "statement" | "periods">): string {
  return statement === "balance" ? told.to : periodInName(told);
}

/** The period on its button: "22/11/2026" for a balance, "2026 a 22/11", "Octubre de 2026". */
export function periodLabel({ statement: { statement }, periods: [told] }: BookStatementView): string {
  if (statement === "balance") return formatDay(told.to);
  const named = columnPeriodName(told);
  const startsYear = told.from.endsWith("-01-01") && yearOf(told.from) === yearOf(told.to);
  return startsYear && named.includes("/")
    ? texts.yearTo(yearOf(told.to), formatDay(told.to).slice(0, 5))
    : named;
}

/** Default name for saving: "Balance General 2026", "Balance General, a 31 de octubre de 2026". */
export function proposedName({ statement: { statement }, asked, periods }: BookStatementView): string {
  const year = columnPeriodName(asked);
  if (/^\d{4}$/.test(year)) return `${STATEMENT_NAMES[statement]} ${year}`;
  const [told] = periods;
  const when = statement === "balance" ? periodInWords(statement, [told]) : columnPeriodName(told);
  return `${STATEMENT_NAMES[statement]}, ${uncapitalize(when)}`;
}
