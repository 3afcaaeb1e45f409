import { joinedSpans, monthOf, monthsBetween, monthsOfSpans } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { type MonthsInUse, type Period, runsInUse } from "#domain/report/report-period.ts";

/**
 * Of the period, the months from the book's first to the last one known: this one, or a later one with entries. Of more
 * than a year without entries none is listed, so that a mistyped year brings no hundred empty months, unless the period
 * has no others.
 */
export function listedMonths(period: Period, now: Day, used: MonthsInUse): readonly Month[] {
  if (used === null) return [];
  const present = monthOf(now);
  const known = [present, used.last].sort().at(-1) ?? used.last;
  const from = [monthOf(period.from), used.first].sort().at(-1) ?? used.first;
  const to = monthOf(period.to);
  const whole = monthsBetween(from, from > known || to < known ? to : known);
  const near = new Set(monthsOfSpans(joinedSpans([...runsInUse(used), { first: present, last: present }])));
  const told = whole.filter((month) => near.has(month));
  return told.length > 0 ? told : whole;
}
