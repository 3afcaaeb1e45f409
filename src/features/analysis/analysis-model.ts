import { coverageText } from "#domain/accounting/covered-months.ts";
import type { Company } from "#domain/company/company.ts";
import type { UploadedSide } from "#domain/import/statement/uploaded-nets.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { formatBriefMonth, formatDay, formatMonthName } from "#domain/kernel/format.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import { figuresFromNets } from "#domain/statement/analysis/analysis-figures.ts";
import { type AnalysisLine, balanceLines, resultLines } from "#domain/statement/analysis/analysis-lines.ts";
import {
  type AnalysedPeriod,
  type ComparedPeriod,
  companyPeriods,
  comparableYears,
  comparedPeriod,
  monthlyPeriods,
  openingNetsOf,
  openingOf,
} from "#domain/statement/analysis/company-periods.ts";
import { type BesideUnit, besideUnits, periodsBeside } from "#domain/statement/analysis/periods-beside.ts";
import type { RatioInput } from "#domain/statement/analysis/ratios.ts";
import type { AnalysisSubject } from "#domain/statement/analysis/saved-analysis.ts";
import { reportFigures, reportNets } from "#domain/statement/reading/report-nets.ts";
import { typedNets } from "#domain/statement/reading/statement-nets.ts";
import type { SavedStatement } from "#domain/statement/saved-statement.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { companySide, type SourceSide } from "#flows/figure-source/source-side.ts";
import type { CompanyMonths } from "#storage/queries/companies/company-months.ts";
import { analysisTexts as texts } from "./texts.ts";

/** One side of a comparison. */
export interface AnalysedSide {
  /** "2026", or the day of a statement. */
  readonly label: string;
  /** The period it covers, in words. */
  readonly note: string;
  /** What the books lack of the compared months; empty where they cover them. */
  readonly gap: string;
  readonly ratioInput: RatioInput;
  /** Null: it has no balance figures. */
  readonly balance: readonly AnalysisLine[] | null;
  /** Null: it has no result figures. */
  readonly result: readonly AnalysisLine[] | null;
  /** What its figures come from. */
  readonly source: SourceSide;
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
  /** How long periods beside each other may be; none for a subject whose periods are what it has. */
  readonly units: readonly BesideUnit[];
  /** Several periods beside each other, earliest first; fewer than two say nothing. */
  beside(unit: BesideUnit | null, count: number): readonly AnalysedSide[];
  /** Every month, for charts over time; empty if the subject has none. */
  readonly months: readonly AnalysedPeriod[];
  /** Number of table rows that could not be read. */
  readonly unread: number;
}

/** What the screen shows of a subject, which may also be a file that nobody has kept. */
export interface ShownAnalysis extends Omit<Analysis, "subject"> {
  readonly subject: AnalysisSubject | { readonly kind: "file" };
}

/** "enero", "enero a noviembre". */
function monthsText(first: Month, last: Month): string {
  const [from, to] = [formatMonthName(first), formatMonthName(last)];
  return first === last ? from : `${from} a ${to}`;
}

function sideOf(period: AnalysedPeriod, { months, books }: CompanyMonths): AnalysedSide {
  const { year, first, last, cutOff, days, figures, balance, result } = period;
  const note = texts.period(String(year), monthsText(first, last), formatDay(cutOff));
  const source = companySide(period, openingNetsOf(months, year), books);
  const opening = openingOf(months, year);
  const ratioInput = { now: figures, opening, days };
  return { label: String(year), note, gap: "", ratioInput, balance, result, source };
}

function comparedSide(period: ComparedPeriod, found: CompanyMonths, asked: string): AnalysedSide {
  const { coverage, year, cutOff } = period;
  const side = sideOf(period, found);
  if (coverage.kind === "whole") return side;
  if (coverage.kind === "part")
    return { ...side, gap: texts.inPart(String(year), asked, coverageText(coverage)) };
  const note = texts.balancesOnly(String(year), formatDay(cutOff));
  return { ...side, note, gap: texts.notCovered(String(year), asked) };
}

const BESIDE_LABELS: Readonly<Record<BesideUnit, (last: Month) => string>> = {
  month: formatBriefMonth,
  quarter: (last) => texts.quarter(Number(last.slice(5)) / 3, last.slice(0, 4)),
  year: (last) => last.slice(0, 4),
};

function besideSide(period: ComparedPeriod, unit: BesideUnit, found: CompanyMonths): AnalysedSide {
  return { ...sideOf(period, found), label: BESIDE_LABELS[unit](period.last) };
}

/** Analysis of a company from its books; null while nothing is posted. */
export function companyAnalysis(found: CompanyMonths): Analysis | null {
  const { company, months, covered, cutOff } = found;
  const last = months.at(-1)?.month;
  if (last === undefined) return null;
  // A fiscal year without entries yet is shown with the figures from before it.
  const { now } = companyPeriods(months, last, cutOff ?? undefined);
  const years = comparableYears(covered, now);
  const asked = monthsText(now.first, now.last);
  const inYear = `${asked} de ${now.year}`;
  return {
    subject: { kind: "company", companyId: company.id },
    name: company.name,
    lead: texts.companyLead(inYear, formatDay(now.cutOff)),
    cutOff: now.cutOff,
    now: sideOf(now, found),
    comparables: years.map((year) => ({ value: String(year), label: String(year) })),
    compare: (value) => {
      const year = years.find((each) => String(each) === value);
      if (year === undefined) return null;
      return comparedSide(comparedPeriod(months, covered, now, year), found, asked);
    },
    units: besideUnits(covered, now.cutOff),
    beside: (unit, count) =>
      unit === null
        ? []
        : periodsBeside(months, covered, now.cutOff, { unit, count }).map((period) =>
            besideSide(period, unit, found),
          ),
    months: monthlyPeriods(months, covered, now),
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
    gap: "",
    ratioInput: { now: figures, opening: null, days: YEAR_DAYS },
    balance: until && balanceLines(until),
    result: within && resultLines(within),
    source: { nets: { until, within }, opening: null, books: null },
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

/** A statement with those of the same company, by their days. */
function statementsBeside(statement: SavedStatement, others: readonly SavedStatement[]): AnalysedSide[] {
  return [statement, ...others.filter(({ companyId }) => companyId === statement.companyId)]
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .flatMap((each) => statementSide(each) ?? []);
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
    units: [],
    beside: (_unit, count) => statementsBeside(statement, found).slice(-count),
    months: [],
    unread: now.unread,
  };
}

function uploadedSide({ label, nets }: UploadedSide): AnalysedSide {
  const { until, within } = nets;
  return {
    label,
    note: "",
    gap: "",
    ratioInput: { now: figuresFromNets(until, within), opening: null, days: YEAR_DAYS },
    balance: until && balanceLines(until),
    result: within && resultLines(within),
    source: { nets: { until, within }, opening: null, books: null },
  };
}

/** Analysis of an uploaded file: its first period, beside the others that it has; null where no account says anything. */
export function uploadedAnalysis(
  name: string,
  sides: readonly UploadedSide[],
  { cutOff, unread }: Pick<Analysis, "cutOff" | "unread">,
): ShownAnalysis | null {
  const [first, ...others] = sides;
  if (first === undefined || (first.nets.until === null && first.nets.within === null)) return null;
  return {
    subject: { kind: "file" },
    name,
    lead: "",
    cutOff,
    now: uploadedSide(first),
    comparables: others.map(({ label }, at) => ({ value: String(at), label })),
    compare: (value) => {
      const other = others.find((_each, at) => String(at) === value);
      return other ? uploadedSide(other) : null;
    },
    units: [],
    // A file has its latest period first.
    beside: (_unit, count) => sides.slice(0, count).map(uploadedSide).toReversed(),
    months: [],
    unread,
  };
}
