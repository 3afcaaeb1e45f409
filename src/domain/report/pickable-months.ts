import { addMonths, monthsBetween } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";
import type { MonthsInUse } from "./report-period.ts";

/** A month that lies farther from the others stands alone in the list: a mistyped year would bring hundreds. */
const FAR = 24;

/**
 * Months offered in a list, newest first: from the earliest to the latest of those in use, current and shown, plus one at
 * each end.
 */
export function pickableMonths(shown: Month, now: Month, used: MonthsInUse): Month[] {
  const known = [now, ...(used === null ? [] : [used.first, used.reported ?? used.last])].sort();
  let [first, last] = [known[0] ?? now, known.at(-1) ?? now];
  const alone: Month[] = [];
  for (const month of [shown, used?.last ?? shown]) {
    if (month > addMonths(last, FAR) || addMonths(month, FAR) < first) alone.push(month);
    else if (month > last) last = month;
    else if (month < first) first = month;
  }
  const around = (from: Month, to: Month) => monthsBetween(addMonths(from, -1), addMonths(to, 1));
  const months = [around(first, last), ...alone.map((month) => around(month, month))];
  return [...new Set(months.flat())].sort().reverse();
}
