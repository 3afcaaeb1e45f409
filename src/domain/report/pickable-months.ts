import { addMonths, joinedSpans, monthsOfSpans } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";
import { type MonthsInUse, runsInUse } from "./report-period.ts";

/**
 * Months offered in a list, newest first: those in use, the current and the shown one, with none of those between that
 * lie more than a year from all of them, plus one at each end.
 */
export function pickableMonths(shown: Month, now: Month, used: MonthsInUse): Month[] {
  const alone = [shown, now].map((month) => ({ first: month, last: month }));
  const around = joinedSpans([...runsInUse(used), ...alone]).map(({ first, last }) => ({
    first: addMonths(first, -1),
    last: addMonths(last, 1),
  }));
  return monthsOfSpans(around).toReversed();
}
