import { coverageText } from "#domain/accounting/covered-months.ts";
import { lastDay, monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import { capitalize, uncapitalize } from "#domain/kernel/capitals.ts";
import { formatDay, formatMonth } from "#domain/kernel/format.ts";
import { periodInName } from "#domain/report/file-name.ts";
import type { Report, ReportHead } from "#domain/report/report.ts";
import type { Period } from "#domain/report/report-period.ts";
import { columnHeading, columnPeriodName, periodInWords } from "#domain/statement/books/column-heading.ts";
import { notesReport, statementReport } from "#domain/statement/books/statement-report.ts";
import { isCompulsoryStatement } from "#domain/statement/notes/compulsory.ts";
import { type Framework, USUAL_FRAMEWORK } from "#domain/statement/notes/framework.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import type { BookStatementSearch } from "./statement-search.ts";
import { bookStatementTexts as texts } from "./texts.ts";
import type { BookStatementView } from "./use-book-statement.ts";

/** Whose statements they are. */
type OwnedView = Pick<BookStatementView, "company" | "books">;
/** What a report is made of. */
type Made = OwnedView & Pick<BookStatementView, "statement" | "periods">;

/** The company's name, or the book's if it belongs to none. */
export function ownerName({ company, books }: OwnedView): string {
  return company?.name ?? books[0].name;
}

/** The book's name, or how many books are combined. */
export function bookName({ books }: Pick<OwnedView, "books">): string {
  return books.length === 1 ? books[0].name : texts.together(books.length);
}

/** Owner and book of the statement; the book only if there is no company. */
export function ownerAndBook(view: OwnedView, between: string): string {
  return view.company === null ? bookName(view) : `${ownerName(view)}${between}${bookName(view)}`;
}

/** The framework that the company of the statements reports by. */
export function frameworkOf({ company }: Pick<OwnedView, "company">): Framework {
  return company?.reporting?.framework ?? USUAL_FRAMEWORK;
}

/** Said of a statement that the framework does not ask for; empty of the others. */
export function optionalText(view: Pick<OwnedView, "company">, kind: StatementKind): string {
  return isCompulsoryStatement(frameworkOf(view), kind) ? "" : texts.optional;
}

function headOf(view: Made): ReportHead {
  const { statement, periods } = view;
  return {
    subtitle: ownerAndBook(view, ". "),
    period: periodInWords(statement.statement, periods),
  };
}

/** "de 2024", "del 1.er trimestre de 2024", "del 01/01/2024 al 29/11/2024". */
function ofPeriod(period: Period): string {
  const name = uncapitalize(columnPeriodName(period));
  if (name.includes("/")) return texts.ofDays(formatDay(period.from), formatDay(period.to));
  return /^\d\./.test(name) ? texts.ofThe(name) : texts.of(name);
}

/** "2024", "octubre de 2024", "el 29/11/2024": where a period ends; a balance has its day. */
function endOf({ to }: Period, kind: StatementKind | null): string {
  if (to.endsWith("-12-31")) return String(yearOf(to));
  return kind !== "balance" && to === lastDay(monthOf(to))
    ? uncapitalize(formatMonth(monthOf(to)))
    : texts.theDay(formatDay(to));
}

/** Why a period is not compared; empty where it is. */
export function notComparedText(
  { gap, periods }: Pick<BookStatementView, "gap" | "periods">,
  kind: StatementKind | null,
): string {
  if (gap === null || periods.length > 1) return "";
  if (gap.balances) return texts.noMovements(ofPeriod(gap.period));
  return texts.uncovered(endOf(gap.period, kind));
}

/** What the books lack of the compared period; a balance lacks nothing. */
export function inPartText(
  { gap, periods }: Pick<BookStatementView, "gap" | "periods">,
  kind: StatementKind | null,
): string {
  if (gap === null || periods.length === 1 || kind === "balance") return "";
  return texts.inPart(capitalize(ofPeriod(gap.period)), coverageText(gap.coverage));
}

/** What stands below a statement, on screen, on paper and in files. */
export function statementRemark(
  view: Pick<BookStatementView, "gap" | "periods">,
  kind: StatementKind,
  notes: boolean,
) {
  return [notes ? texts.notesAre : "", inPartText(view, kind)].filter(Boolean).join(" ");
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
  periods: [latest],
}: Pick<Made, "statement" | "periods">): string {
  return statement === "balance" ? latest.to : periodInName(latest);
}

/** The period on its button: "22/11/2026" for a balance, "2026, a 22/11", "Octubre de 2026". */
export function periodLabel({ statement: { statement }, periods: [latest] }: BookStatementView): string {
  return statement === "balance" ? formatDay(latest.to) : periodOnButton(latest);
}

/** "2026, a 22/11", "Octubre de 2026", or both days. */
export function periodOnButton(period: Made["periods"][0]): string {
  const { from, to } = period;
  const named = columnPeriodName(period);
  const startsYear = from.endsWith("-01-01") && yearOf(from) === yearOf(to);
  return startsYear && named.includes("/") ? texts.yearTo(yearOf(to), formatDay(to).slice(0, 5)) : named;
}

/** The period in the head of a small sheet; its year stands on the button of the period. */
export function sheetPeriod(statement: StatementKind, period: Made["periods"][0]): string {
  const words = periodInWords(statement, [period]);
  const oneYear = statement !== "balance" && yearOf(period.from) === yearOf(period.to);
  return oneYear ? words.replace(/ de \d{4}$/, "") : words;
}

/** What the last figure of a small sheet is compared with: "A 23/11/2025", "Mismo período de 2025". */
export function comparedWith(
  statement: StatementKind,
  [now, before]: readonly [Made["periods"][0], Made["periods"][0]],
): string {
  const isAtDay = statement === "balance" || statement === "equity";
  const heading = columnHeading(isAtDay ? "balance" : statement, before);
  if (!heading.includes("/")) return heading;
  if (isAtDay) return texts.atDay(heading);
  const sameDays = [now.from, now.to].every(
    (day, at) => day.slice(4) === [before.from, before.to][at]?.slice(4),
  );
  return sameDays ? texts.sameDays(yearOf(before.to)) : heading;
}

/** Default name for saving: "Balance General 2026", "Balance General, a 31 de octubre de 2026". */
export function proposedName({ statement: { statement }, asked, periods }: BookStatementView): string {
  const year = columnPeriodName(asked);
  if (/^\d{4}$/.test(year)) return `${STATEMENT_NAMES[statement]} ${year}`;
  const [latest] = periods;
  const when = statement === "balance" ? periodInWords(statement, [latest]) : columnPeriodName(latest);
  return `${STATEMENT_NAMES[statement]}, ${uncapitalize(when)}`;
}
