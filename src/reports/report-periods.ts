import { monthOf, monthsBetween } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import {
  currentMonth,
  type MonthsInUse,
  monthPeriod,
  type Period,
  periodFrom,
} from "#domain/report/report-period.ts";
import type { ReportSearch } from "./book-report.ts";

/** The period in the address, as days or as a month; else the book's current month. */
export function trialPeriod(search: ReportSearch, day: Day, used: MonthsInUse): Period {
  if (search.desde !== undefined || search.hasta !== undefined)
    return periodFrom(search.desde, search.hasta, monthPeriod(currentMonth(day, used)));
  return monthPeriod(search.periodo ?? currentMonth(day, used));
}

/** Of the period, the months from the book's first to the last one known: this one, or a later one with entries. */
export function listedMonths(period: Period, now: Day, used: MonthsInUse): Month[] {
  if (used === null) return [];
  const known = [monthOf(now), used.last].sort().at(-1) ?? used.last;
  const from = [monthOf(period.from), used.first].sort().at(-1) ?? used.first;
  const to = monthOf(period.to);
  return monthsBetween(from, from > known || to < known ? to : known);
}
