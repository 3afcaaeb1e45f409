import type { Company } from "#domain/company/company.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { formatDay, formatMonthName } from "#domain/kernel/format.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import { type AnalysisFigures, figuresFromNets } from "#domain/statement/analysis/analysis-figures.ts";
import { type AnalysisLine, balanceLines, resultLines } from "#domain/statement/analysis/analysis-lines.ts";
import {
  type AnalysedPeriod,
  companyPeriods,
  comparedPeriod,
  monthlyPeriods,
  openingOf,
} from "#domain/statement/analysis/company-periods.ts";
import type { RatioInput } from "#domain/statement/analysis/ratios.ts";
import type { AnalysisSubject } from "#domain/statement/analysis/saved-analysis.ts";
import { reportFigures, reportNets } from "#domain/statement/reading/report-nets.ts";
import { typedNets } from "#domain/statement/reading/statement-nets.ts";
import type { SavedStatement } from "#domain/statement/saved-statement.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import type { CompanyMonths } from "#storage/queries/companies/company-months.ts";
import { analysisTexts as texts } from "./texts.ts";

/** One side of a comparison. */
export interface AnalysedSide {
  /** "2026", or the day of a statement. */
  readonly label: string;
  /** The period it covers, in words. */
  readonly note: string;
  readonly ratioInput: RatioInput;
  /** Null: it has no balance figures. */
  readonly balance: readonly AnalysisLine[] | null;
  /** Null: it has no result figures. */
  readonly result: readonly AnalysisLine[] | null;
}

/** An option to compare with, by its value in the list. */
interface Comparable {
  readonly value: string;
  readonly label: string;
}

/** Everything the screen shows about a subject. */
export interface Analysis {
  readonly subject: AnalysisSubject;
  readonly name: string;
  readonly lead: string;
  readonly cutOff: Day;
  readonly now: AnalysedSide;
  readonly comparables: readonly Comparable[];
  /** The side of a comparable; null for an unknown value. */
  compare(value: string): AnalysedSide | null;
  /** Every month, for charts over time; empty if the subject has none. */
  readonly months: readonly AnalysedPeriod[];
  /** Number of table rows that could not be read. */
  readonly unread: number;
}

/** "enero", "enero a noviembre". */
function monthsText(first: Month, last: Month): string {
  const [from, to] = [formatMonthName(first), formatMonthName(last)];
  return first === last ? from : `${from} a ${to}`;
}

function sideOf(period: AnalysedPeriod, opening: AnalysisFigures | null): AnalysedSide {
  const { year, first, last, cutOff, days, figures, balance, result } = period;
  const note = texts.period(String(year), monthsText(first, last), formatDay(cutOff));
  return { label: String(year), note, ratioInput: { now: figures, opening, days }, balance, result };
}

/** Analysis of a company from its books; null while nothing is posted. */
export function companyAnalysis({ company, months, cutOff }: CompanyMonths): Analysis | null {
  const last = months.at(-1)?.month;
  if (last === undefined) return null;
  // A fiscal year without entries yet is shown with the figures from before it.
  const { now, opening, years } = companyPeriods(months, last, cutOff ?? undefined);
  const inYear = `${monthsText(now.first, now.last)} de ${now.year}`;
  return {
    subject: { kind: "company", companyId: company.id },
    name: company.name,
    lead: texts.companyLead(inYear, formatDay(now.cutOff)),
    cutOff: now.cutOff,
    now: sideOf(now, opening),
    comparables: years.map((year) => ({ value: String(year), label: String(year) })),
    compare: (value) => {
      const year = years.find((each) => String(each) === value);
      return year === undefined ? null : sideOf(comparedPeriod(months, now, year), openingOf(months, year));
    },
    months: monthlyPeriods(months, now),
    unread: 0,
  };
}

const YEAR_DAYS = 365;

/** Side of a typed statement or one made from books; null for a file, and if no row names an account. */
function statementSide({
  content,
  date,
  statement,
}: SavedStatement): (AnalysedSide & { unread: number }) | null {
  if (content.kind === "file") return null;
  const isTyped = content.kind === "typed";
  const nets = isTyped ? typedNets(content.table) : reportNets(content.report, statement);
  const { until, within, unread } = nets;
  if (until === null && within === null) return null;
  const figures = isTyped ? figuresFromNets(until, within) : reportFigures(nets);
  return {
    label: formatDay(date),
    note: "",
    ratioInput: { now: figures, opening: null, days: YEAR_DAYS },
    balance: until && balanceLines(until),
    result: within && resultLines(within),
    unread,
  };
}

/**
 * Statements of the same kind: the same company's first, then the latest, so that a balance is compared with the
 * balance of another date.
 */
function comparableStatements(
  statement: SavedStatement,
  others: readonly SavedStatement[],
): SavedStatement[] {
  return others
    .filter(
      (each) =>
        each.id !== statement.id && each.statement === statement.statement && statementSide(each) !== null,
    )
    .sort(
      (a, b) =>
        Number(b.companyId === statement.companyId) - Number(a.companyId === statement.companyId) ||
        (a.date < b.date ? 1 : a.date > b.date ? -1 : compareSpanish(a.name, b.name)),
    );
}

/** Analysis of a saved statement from its table; null if no row can be read. */
export function statementAnalysis(
  statement: SavedStatement,
  company: Company | null,
  others: readonly SavedStatement[],
): Analysis | null {
  const now = statementSide(statement);
  if (now === null) return null;
  const found = comparableStatements(statement, others);
  const kind = STATEMENT_NAMES[statement.statement];
  return {
    subject: { kind: "statement", statementId: statement.id },
    name: statement.name,
    lead: texts.statementLead(kind, company?.name ?? null, formatDay(statement.date)),
    cutOff: statement.date,
    now,
    comparables: found.map((each) => ({ value: each.id, label: `${each.name}, ${formatDay(each.date)}` })),
    compare: (value) => {
      const other = found.find((each) => each.id === value);
      return other ? statementSide(other) : null;
    },
    months: [],
    unread: now.unread,
  };
}
