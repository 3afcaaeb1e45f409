import {
  addDays,
  addMonths,
  addMonthsToDay,
  dayNumber,
  firstDay,
  lastDay,
  monthOf,
  monthsBetween,
} from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import type { Period } from "../report/report-period.ts";
import type { Comparison } from "./comparison.ts";

/** The same day a year earlier; 29 February becomes the 28th, and the last day of February stays the last. */
function yearBefore(value: Day): Day {
  const month = monthOf(value);
  return value === lastDay(month) ? lastDay(addMonths(month, -12)) : addMonthsToDay(value, -12);
}

/**
 * The comparative period (NIC 1.38; NIIF para PYMES 3.14). Whole months move back by the same number of months, other
 * periods by the same number of days. The result always ends before the period begins.
 */
export function comparativePeriod({ from, to }: Period, comparison: Comparison): Period {
  if (comparison === "ano") {
    const moved = { from: yearBefore(from), to: yearBefore(to) };
    // A period longer than a year would overlap itself if moved by one year.
    if (moved.to < from) return moved;
  }
  const first = monthOf(from);
  const last = monthOf(to);
  if (from === firstDay(first) && to === lastDay(last)) {
    const count = monthsBetween(first, last).length;
    return { from: firstDay(addMonths(first, -count)), to: lastDay(addMonths(last, -count)) };
  }
  const days = dayNumber(to) - dayNumber(from) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
