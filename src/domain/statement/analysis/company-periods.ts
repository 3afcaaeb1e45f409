import type { PucNets } from "../../accounting/indicators.ts";
import { addMonths, dayNumber, firstDay, lastDay, monthsBetween, yearOf } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { type AnalysisFigures, figuresFromNets } from "./analysis-figures.ts";
import { type AnalysisLine, balanceLines, resultLines } from "./analysis-lines.ts";
import { type MonthMovements, netsUntil, netsWithin } from "./month-movements.ts";

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
  readonly balance: readonly AnalysisLine[];
  readonly result: readonly AnalysisLine[];
}

const YEAR_DAYS = 365;

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
  const until = netsUntil(months, last);
  const within = netsWithin(months, first, last);
  return { ...made(first, last, until, within, cutOff), year };
}

function made(
  first: Month,
  last: Month,
  until: PucNets,
  within: PucNets,
  cutOff: Day = lastDay(last),
): Omit<AnalysedPeriod, "year"> {
  const end = cutOff < lastDay(last) ? cutOff : lastDay(last);
  const whole = end.endsWith("-12-31");
  return {
    first,
    last,
    cutOff,
    days: whole ? YEAR_DAYS : dayNumber(end) - dayNumber(firstDay(first)) + 1,
    figures: figuresFromNets(until, within),
    balance: balanceLines(until),
    result: resultLines(within),
  };
}

/** The periods available in a company's books; none before their first month. */
export interface CompanyPeriods {
  readonly now: AnalysedPeriod;
  /** Figures at the end of the previous year, used as opening balances; null when the books begin this year. */
  readonly opening: AnalysisFigures | null;
  /** Earlier years with entries, latest first. */
  readonly years: readonly number[];
}

/** Years with entries before the month's year, latest first. */
function yearsBefore(months: readonly MonthMovements[], last: Month): readonly number[] {
  const years = months.map(({ month }) => yearOf(month)).filter((year) => year < yearOf(last));
  return [...new Set(years)].sort((a, b) => b - a);
}

/**
 * The year to date of a month, and its opening balances. `months`: those with movements, over all books; `cutOff`: the
 * last day counted.
 */
export function companyPeriods(months: readonly MonthMovements[], last: Month, cutOff?: Day): CompanyPeriods {
  const years = yearsBefore(months, last);
  const december = `${yearOf(last) - 1}-12` as Month;
  const opening = years.length === 0 ? null : figuresFromNets(netsUntil(months, december), null);
  return { now: periodOf(months, last, cutOff), opening, years };
}

/**
 * An earlier year for comparison: its results for the same months, so that they are comparable, and its balances at
 * year end, from which the current year continues.
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

/** Each month of a period with its closing balances, for charts over time. */
export function monthlyPeriods(
  months: readonly MonthMovements[],
  { first, last }: AnalysedPeriod,
): readonly AnalysedPeriod[] {
  return monthsBetween(first, last).map((month) => periodOf(months, month));
}

/** The last `count` months, ending with `last`: for a mean of recent months. */
export function recentMonths(last: Month, count: number): { readonly first: Month; readonly last: Month } {
  return { first: addMonths(last, 1 - count), last };
}
