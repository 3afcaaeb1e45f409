import { monthOf, monthsBetween } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { MonthsInUse, Period } from "#domain/report/report-period.ts";

/** Of the period, the months from the book's first to the last one known: this one, or a later one with entries. */
export function listedMonths(period: Period, now: Day, used: MonthsInUse): Month[] {
  if (used === null) return [];
  const known = [monthOf(now), used.last].sort().at(-1) ?? used.last;
  const from = [monthOf(period.from), used.first].sort().at(-1) ?? used.first;
  const to = monthOf(period.to);
  return monthsBetween(from, from > known || to < known ? to : known);
}

/**
 * Of listed months, those that are told: after this one and the last that is reported only what has movements, so that
 * a mistyped year brings no hundred empty months. Where nothing else was asked for, all of them.
 */
export function toldMonths(
  listed: readonly Month[],
  now: Day,
  used: MonthsInUse,
  held: ReadonlySet<Month>,
): readonly Month[] {
  const present = monthOf(now);
  const until = [present, used?.reported ?? used?.last ?? present].sort().at(-1) ?? present;
  const told = listed.filter((month) => month <= until || held.has(month));
  return told.length > 0 ? told : listed;
}
