import { addMonths, type Month, monthsBetween } from "../kernel/calendar-day.ts";
import type { MonthsInUse } from "./report-period.ts";

/** The months that a list offers: those in use, this one, the one shown, and one more at each end. */
export function pickableMonths(shown: Month, now: Month, used: MonthsInUse): Month[] {
  const known = [shown, now, ...(used === null ? [] : [used.first, used.last])].sort();
  const first = known[0] ?? shown;
  const last = known.at(-1) ?? shown;
  return monthsBetween(addMonths(first, -1), addMonths(last, 1)).reverse();
}
