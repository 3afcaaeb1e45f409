import { addDays, day, dayParts, firstDay, lastDay, monthOf } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { formatMonth } from "../../kernel/format.ts";

export const PERIOD_PARTS = ["month", "first-half", "second-half"] as const;
export type PeriodPart = (typeof PERIOD_PARTS)[number];

/** The period a run pays: a month, or one of its fortnights. */
export interface PayrollPeriod {
  readonly month: Month;
  readonly part: PeriodPart;
}

export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
}

export function periodSpan({ month, part }: PayrollPeriod): DaySpan {
  return {
    from: part === "second-half" ? day(`${month}-16`) : firstDay(month),
    to: part === "first-half" ? day(`${month}-15`) : lastDay(month),
  };
}

/** "Noviembre de 2026", "Noviembre de 2026, primera quincena". */
export function periodName({ month, part }: PayrollPeriod): string {
  if (part === "month") return formatMonth(month);
  return `${formatMonth(month)}, ${part === "first-half" ? "primera" : "segunda"} quincena`;
}

/** The same in the name of a file: "2026-11", "2026-11-q1". */
export function periodInFile({ month, part }: PayrollPeriod): string {
  if (part === "month") return month;
  return `${month}-q${part === "first-half" ? 1 : 2}`;
}

/**
 * Days between two days, both inclusive, in 30-day months and 360-day years, as for wages and benefits: the last day
 * of a month, whether the 28th or the 31st, is day 30. Zero when the second day is before the first.
 */
export function commercialDays(from: Day, to: Day): number {
  if (to < from) return 0;
  const [start, end] = [dayParts(from), dayParts(to)];
  const first = Math.min(start.day, 30);
  const last = to === lastDay(monthOf(to)) ? 30 : Math.min(end.day, 30);
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + last - first + 1;
}

/**
 * Days of service between two days, both inclusive: as `commercialDays`, but whole months and years of service are 30
 * and 360 days each (CST arts. 64 and 186), also those that begin on a 31st, which is paid as a day of its own, and
 * years that begin on a 29 February, which end on the last of February (Código Civil, art. 67).
 */
export function serviceDays(from: Day, to: Day): number {
  if (to < from) return 0;
  const [start, next] = [dayParts(from), dayParts(addDays(to, 1))];
  const months = (next.year - start.year) * 12 + next.month - start.month;
  if (next.day === start.day) return months * 30;
  const isYearOfLeapDay = from.endsWith("-02-29") && to.endsWith("-02-28");
  return isYearOfLeapDay ? (next.year - start.year) * 360 : commercialDays(from, to);
}

/** The later of two days. */
export function later(a: Day, b: Day): Day {
  if (a > b) return a;
  return b;
}

/** The earlier of two days. */
export function earlier(a: Day, b: Day): Day {
  if (a < b) return a;
  return b;
}

/** The days of a contract within a period; null if none. */
export function contractSpan(
  { start, end }: { readonly start: Day; readonly end: Day | null },
  period: PayrollPeriod,
): DaySpan | null {
  const whole = periodSpan(period);
  return overlap(whole, { from: start, to: end ?? whole.to });
}

/** The days common to both spans; null if none. */
export function overlap(a: DaySpan, b: DaySpan): DaySpan | null {
  const from = later(a.from, b.from);
  const to = earlier(a.to, b.to);
  return from <= to ? { from, to } : null;
}
