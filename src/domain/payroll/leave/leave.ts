import { addDays, dayNumber } from "../../kernel/calendar-day.ts";
import { commercialDays, type DaySpan, overlap } from "../run/period.ts";
import type { Absence } from "../run/period-input.ts";
import { ABSENCE_COUNTS, SICK_DAYS_OF_EMPLOYER } from "./absences.data.ts";

/** Days of one absence within a period. */
export interface LeaveDays {
  readonly absence: Absence;
  readonly days: number;
  /** For a sick leave: how many of them the employer pays. */
  readonly ofEmployer: number;
}

/** Calendar days without the 31st, which 30-day months do not pay. */
function leaveDays({ from, to }: DaySpan): number {
  const last = to.endsWith("-31") ? addDays(to, -1) : to;
  return Math.max(dayNumber(last) - dayNumber(from) + 1, 0);
}

/** The first days of a sick leave that fall within the period, wherever it begins. */
function daysOfEmployer(absence: Absence, inside: DaySpan): number {
  if (absence.kind !== "sick") return 0;
  const first = { from: absence.from, to: addDays(absence.from, SICK_DAYS_OF_EMPLOYER - 1) };
  const both = overlap(first, inside);
  return both ? leaveDays(both) : 0;
}

/**
 * Splits a period's days by absence. Their sum never exceeds the period's: an absence over all of February takes its
 * 30 days.
 */
export function leaveIn(span: DaySpan, absences: readonly Absence[]): readonly LeaveDays[] {
  let left = commercialDays(span.from, span.to);
  const found: LeaveDays[] = [];
  for (const absence of absences) {
    const inside = overlap(absence, span);
    if (!inside) continue;
    const whole = inside.from === span.from && inside.to === span.to;
    const days = Math.min(whole ? left : leaveDays(inside), left);
    left -= days;
    if (days > 0) found.push({ absence, days, ofEmployer: Math.min(daysOfEmployer(absence, inside), days) });
  }
  return found;
}

/** Days that count for benefits and contributions: all except unpaid leave. */
export function paidDays(days: number, leave: readonly LeaveDays[]): number {
  return leave.reduce((left, each) => (ABSENCE_COUNTS[each.absence.kind] ? left : left - each.days), days);
}
