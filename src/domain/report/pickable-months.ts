import { addMonths, monthsBetween } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";
import type { MonthsInUse } from "./report-period.ts";

/**
 * Months offered in a list: from the earliest to the latest of those in use, current and shown, plus one at each end.
 */
export function pickableMonths(shown: Month, now: Month, used: MonthsInUse): Month[] {
  const known = [shown, now, ...(used === null ? [] : [used.first, used.last])].sort();
  const first = known[0] ?? shown;
  const last = known.at(-1) ?? shown;
  return monthsBetween(addMonths(first, -1), addMonths(last, 1)).reverse();
}
