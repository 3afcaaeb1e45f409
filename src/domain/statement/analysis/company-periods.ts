import type { PucNets } from "../../accounting/indicators.ts";
import {
  addMonths,
  type Day,
  dayNumber,
  firstDay,
  lastDay,
  type Month,
  monthsBetween,
  yearOf,
} from "../../kernel/calendar-day.ts";
import { type AnalysisFigures, figuresFromNets } from "./analysis-figures.ts";
import { type AnalysisLine, balanceLines, resultLines } from "./analysis-lines.ts";
import { type MonthMovements, netsUntil, netsWithin } from "./month-movements.ts";

/** A part of a year from its January: what is analysed, and what it is compared with. */
export interface AnalysedPeriod {
  readonly year: number;
  readonly first: Month;
  readonly last: Month;
  /** The day that its balances are of. */
  readonly cutOff: Day;
  /** Of a whole year 365, as is usual in ratios; of a part of one, its own days. */
  readonly days: number;
  readonly figures: AnalysisFigures;
  readonly balance: readonly AnalysisLine[];
  readonly result: readonly AnalysisLine[];
}

const YEAR_DAYS = 365;

function monthOfYear(year: number, month: Month): Month {
  return `${year}${month.slice(4)}` as Month;
}

/** The period of a year that ends with a month, with all that can be said of it. */
export function periodOf(months: readonly MonthMovements[], last: Month): AnalysedPeriod {
  const year = yearOf(last);
  const first = `${year}-01` as Month;
  const until = netsUntil(months, last);
  const within = netsWithin(months, first, last);
  return { ...made(first, last, until, within), year };
}

function made(first: Month, last: Month, until: PucNets, within: PucNets): Omit<AnalysedPeriod, "year"> {
  const whole = last.endsWith("-12");
  const cutOff = lastDay(last);
  return {
    first,
    last,
    cutOff,
    days: whole ? YEAR_DAYS : dayNumber(cutOff) - dayNumber(firstDay(first)) + 1,
    figures: figuresFromNets(until, within),
    balance: balanceLines(until),
    result: resultLines(within),
  };
}

/** What the books hold: nothing before its first month. */
export interface CompanyPeriods {
  readonly now: AnalysedPeriod;
  /** The end of the year before, for what is opened with: null when the books begin with this year. */
  readonly opening: AnalysisFigures | null;
  /** Years before this one that have entries, the latest first. */
  readonly years: readonly number[];
}

/** Years before a month's that hold entries, the latest first. */
function yearsBefore(months: readonly MonthMovements[], last: Month): readonly number[] {
  const years = months.map(({ month }) => yearOf(month)).filter((year) => year < yearOf(last));
  return [...new Set(years)].sort((a, b) => b - a);
}

/** The year of a month up to it, and what it opened with. `months`: those with movements, of all the books. */
export function companyPeriods(months: readonly MonthMovements[], last: Month): CompanyPeriods {
  const years = yearsBefore(months, last);
  const december = `${yearOf(last) - 1}-12` as Month;
  const opening = years.length === 0 ? null : figuresFromNets(netsUntil(months, december), null);
  return { now: periodOf(months, last), opening, years };
}

/**
 * An earlier year to compare with: what it earned in the same months, so that like stands beside like, and its balances
 * at its end, which is what the present year began or went on from.
 */
export function comparedPeriod(
  months: readonly MonthMovements[],
  now: AnalysedPeriod,
  year: number,
): AnalysedPeriod {
  const first = `${year}-01` as Month;
  const last = monthOfYear(year, now.last);
  const end = `${year}-12` as Month;
  const within = netsWithin(months, first, last);
  return { ...made(first, last, netsUntil(months, end), within), cutOff: lastDay(end), year };
}

/** The opening balances of an earlier year, for its own ratios. */
export function openingOf(months: readonly MonthMovements[], year: number): AnalysisFigures | null {
  const end = `${year - 1}-12` as Month;
  return months.some(({ month }) => month <= end) ? figuresFromNets(netsUntil(months, end), null) : null;
}

/** Each month of a period with what stood at its end, for charts over time. */
export function monthlyPeriods(
  months: readonly MonthMovements[],
  { first, last }: AnalysedPeriod,
): readonly AnalysedPeriod[] {
  return monthsBetween(first, last).map((month) => periodOf(months, month));
}

/** So many months, the last one included: for a mean of what is recent. */
export function recentMonths(last: Month, count: number): { readonly first: Month; readonly last: Month } {
  return { first: addMonths(last, 1 - count), last };
}
