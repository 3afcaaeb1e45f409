import { type Coverage, type CoveredMonths, coverageOf, coveredOf } from "../../accounting/covered-months.ts";
import type { PucNets } from "../../accounting/indicators.ts";
import {
  addMonths,
  dayNumber,
  firstDay,
  lastDay,
  type MonthSpan,
  yearOf,
} from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import type { PeriodNets } from "../source/figure-shares.ts";
import { type AnalysisFigures, figuresFromNets } from "./analysis-figures.ts";
import { type AnalysisLine, balanceLines, resultLines } from "./analysis-lines.ts";
import { type MonthMovements, netsWithin, positionUntil } from "./month-movements.ts";

/** A part of a year starting in January, as analysed or compared with. */
export interface AnalysedPeriod {
  readonly year: number;
  readonly first: Month;
  readonly last: Month;
  /** Date of its balances. */
  readonly cutOff: Day;
  /** 365 for a whole year, as is usual in ratios; the actual days for a part of one. */
  readonly days: number;
  readonly figures: AnalysisFigures;
  /** What the figures are computed from. */
  readonly nets: PeriodNets;
  readonly balance: readonly AnalysisLine[];
  /** Null: the books cover none of its months. */
  readonly result: readonly AnalysisLine[] | null;
}

/** An earlier period that the books cover whole, in part, or only with balances. */
export interface ComparedPeriod extends AnalysedPeriod {
  readonly coverage: Coverage;
}

const YEAR_DAYS = 365;

function yearSpan(year: number): MonthSpan {
  return { first: `${year}-01` as Month, last: `${year}-12` as Month };
}

function monthOfYear(year: number, month: Month): Month {
  return `${year}${month.slice(4)}` as Month;
}

/** The period from January to a month, with its figures and lines. `cutOff`: the last day counted. */
export function periodOf(
  months: readonly MonthMovements[],
  last: Month,
  cutOff: Day = lastDay(last),
): AnalysedPeriod {
  const year = yearOf(last);
  const first = `${year}-01` as Month;
  // Books that had no entries since then owe on the day that is counted what they owed before.
  const until = positionUntil(months, last, cutOff);
  const within = netsWithin(months, first, last);
  return { ...made(first, last, until, within, cutOff), year };
}

/** The last day counted of a period that ends with a month. */
function endOf(last: Month, cutOff: Day): Day {
  return cutOff < lastDay(last) ? cutOff : lastDay(last);
}

function made(
  first: Month,
  last: Month,
  until: PucNets,
  within: PucNets | null,
  cutOff: Day = lastDay(last),
): Omit<AnalysedPeriod, "year"> {
  const end = endOf(last, cutOff);
  const whole = end.endsWith("-12-31");
  return {
    first,
    last,
    cutOff,
    days: whole ? YEAR_DAYS : dayNumber(end) - dayNumber(firstDay(first)) + 1,
    figures: figuresFromNets(until, within),
    nets: { until, within },
    balance: balanceLines(until),
    result: within && resultLines(within),
  };
}

/** A span of months as a period of its own, however much of it the books cover. `cutOff`: the last day counted. */
export function spanPeriod(
  months: readonly MonthMovements[],
  covered: CoveredMonths,
  span: MonthSpan,
  cutOff: Day,
): ComparedPeriod {
  const coverage = coverageOf(covered, span);
  const within = coverage.kind === "none" ? null : netsWithin(months, span.first, span.last);
  const end = endOf(span.last, cutOff);
  const period = made(span.first, span.last, positionUntil(months, span.last, end), within, cutOff);
  return { ...period, cutOff: end, year: yearOf(span.last), coverage };
}

/** The periods available in a company's books; none before their first month. */
export interface CompanyPeriods {
  readonly now: AnalysedPeriod;
  /** Figures at the end of the previous year, used as opening balances; null when the books begin this year. */
  readonly opening: AnalysisFigures | null;
}

/** The earlier years of which the books cover anything, latest first. */
export function comparableYears(
  covered: CoveredMonths,
  { year }: Pick<AnalysedPeriod, "year">,
): readonly number[] {
  const begins = covered[0]?.first;
  const count = begins === undefined ? 0 : Math.max(0, year - yearOf(begins));
  return Array.from({ length: count }, (_, index) => year - 1 - index).filter(
    (each) => coverageOf(covered, yearSpan(each)).kind !== "none",
  );
}

/**
 * The year to date of a month, and its opening balances. `months`: those with movements, over all books; `cutOff`: the
 * last day counted.
 */
export function companyPeriods(months: readonly MonthMovements[], last: Month, cutOff?: Day): CompanyPeriods {
  return { now: periodOf(months, last, cutOff), opening: openingOf(months, yearOf(last)) };
}

/**
 * An earlier year for comparison: its results for the same months, so that they are comparable, as far as the books
 * cover them, and its balances at year end, from which the current year continues.
 */
export function comparedPeriod(
  months: readonly MonthMovements[],
  covered: CoveredMonths,
  now: AnalysedPeriod,
  year: number,
): ComparedPeriod {
  const asked = { first: monthOfYear(year, now.first), last: monthOfYear(year, now.last) };
  const end = yearSpan(year).last;
  const coverage = coverageOf(covered, asked);
  const told = coverage.pieces.at(-1);
  const { first, last } = told ?? asked;
  const within = told === undefined ? null : netsWithin(months, first, last);
  const until = positionUntil(months, end, lastDay(end));
  return { ...made(first, last, until, within), cutOff: lastDay(end), year, coverage };
}

/** The months of the present period that are compared: those of the year, where the other one is covered in part. */
export function sameMonths({ first, last }: ComparedPeriod, { year }: AnalysedPeriod): MonthSpan {
  return { first: monthOfYear(year, first), last: monthOfYear(year, last) };
}

/** The balances that a year began with; null when the books begin in it. */
export function openingNetsOf(months: readonly MonthMovements[], year: number): PucNets | null {
  const end = `${year - 1}-12` as Month;
  return months.some(({ month }) => month <= end) ? positionUntil(months, end, lastDay(end)) : null;
}

/** The same as figures, for the ratios of that year. */
export function openingOf(months: readonly MonthMovements[], year: number): AnalysisFigures | null {
  const nets = openingNetsOf(months, year);
  return nets && figuresFromNets(nets, null);
}

/** Each covered month of a period with its closing balances, for charts over time. */
export function monthlyPeriods(
  months: readonly MonthMovements[],
  covered: CoveredMonths,
  period: AnalysedPeriod,
): readonly AnalysedPeriod[] {
  return coveredOf(covered, period).map((month) => periodOf(months, month));
}

/** The last `count` months, ending with `last`: for a mean of recent months. */
export function recentMonths(last: Month, count: number): MonthSpan {
  return { first: addMonths(last, 1 - count), last };
}
