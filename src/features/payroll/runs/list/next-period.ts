import { addMonths, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { PayrollPeriod } from "#domain/payroll/run/period.ts";

/** The period after the last run, at the same frequency; the current month if there is none. */
export function nextPeriod(last: PayrollPeriod | null, today: Day): PayrollPeriod {
  if (last === null) return { month: monthOf(today), part: "month" };
  if (last.part === "first-half") return { month: last.month, part: "second-half" };
  return { month: addMonths(last.month, 1), part: last.part === "month" ? "month" : "first-half" };
}
