import type { CoveredMonths } from "../../accounting/covered-months.ts";
import { addMonths, type MonthSpan, monthOf } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import type { AnalysisLine } from "./analysis-lines.ts";
import { type ComparedPeriod, spanPeriod } from "./company-periods.ts";
import { mergeOrder } from "./horizontal-analysis.ts";
import type { MonthMovements } from "./month-movements.ts";

/** How long each of several periods beside each other is. */
export const BESIDE_UNITS = ["month", "quarter", "year"] as const;
export type BesideUnit = (typeof BESIDE_UNITS)[number];

export const FEWEST_BESIDE = 2;
export const MOST_BESIDE = 12;

const LENGTHS: Readonly<Record<BesideUnit, number>> = { month: 1, quarter: 3, year: 12 };

/** The calendar month, quarter or year that a month lies in. */
function spanOf(month: Month, unit: BesideUnit): MonthSpan {
  const length = LENGTHS[unit];
  const first = addMonths(month, -((Number(month.slice(5)) - 1) % length));
  return { first, last: addMonths(first, length - 1) };
}

/**
 * Up to `count` periods with the one of the cut-off last, earliest first: each with its own results and its balances at
 * its end. Periods before the books begin are left out; one between that they do not cover has only balances.
 */
export function periodsBeside(
  months: readonly MonthMovements[],
  covered: CoveredMonths,
  cutOff: Day,
  { unit, count }: { readonly unit: BesideUnit; readonly count: number },
): readonly ComparedPeriod[] {
  const last = spanOf(monthOf(cutOff), unit);
  const begins = covered[0]?.first;
  return Array.from({ length: Math.min(count, MOST_BESIDE) }, (_, at): MonthSpan => {
    const back = -LENGTHS[unit] * at;
    return { first: addMonths(last.first, back), last: addMonths(last.last, back) };
  })
    .filter((span) => begins !== undefined && span.last >= begins)
    .toReversed()
    .map((span) => spanPeriod(months, covered, span, cutOff));
}

/** How long periods may be so that the books hold two of them. */
export function besideUnits(covered: CoveredMonths, cutOff: Day): readonly BesideUnit[] {
  const begins = covered[0]?.first;
  return BESIDE_UNITS.filter((unit) => begins !== undefined && begins < spanOf(monthOf(cutOff), unit).first);
}

/** One line with its amount in each period; null in a period that has none of its kind. */
export interface BesideLine {
  readonly key: string;
  readonly kind: AnalysisLine["kind"];
  readonly amounts: readonly (number | null)[];
}

/** Lines of several periods by key, in the order of the latest; what a period does not have is zero there. */
export function linesBeside(periods: readonly (readonly AnalysisLine[] | null)[]): readonly BesideLine[] {
  const known = periods.filter((each) => each !== null);
  const order = known.reduceRight<readonly AnalysisLine[]>((all, each) => mergeOrder(all, each), []);
  const byKey = periods.map((lines) => lines && new Map(lines.map(({ key, amount }) => [key, amount])));
  return order
    .map(({ key, kind }) => ({ key, kind, amounts: byKey.map((each) => each && (each.get(key) ?? 0)) }))
    .filter(
      ({ kind, amounts }) => kind !== "line" || amounts.some((amount) => amount !== null && amount !== 0),
    );
}
