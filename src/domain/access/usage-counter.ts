import { addMonths, type Month } from "../kernel/calendar-day.ts";

/** Exports that counted, and in which calendar month of Bogotá. */
export interface MonthlyCount {
  readonly month: Month;
  readonly count: number;
}

/** Further ahead than this nobody was by a clock set back: the stored month is a mistake, and would hold for ever. */
const MISTAKEN_AFTER_MONTHS = 12;

function holds(kept: MonthlyCount | null, now: Month): kept is MonthlyCount {
  return kept !== null && kept.month >= now && kept.month <= addMonths(now, MISTAKEN_AFTER_MONTHS);
}

/**
 * What counts in the present month. The counter keeps the latest month it saw, so that a clock set back does not
 * begin a month anew.
 */
export function countInMonth(kept: MonthlyCount | null, now: Month): number {
  return holds(kept, now) ? kept.count : 0;
}

/** The counter after one more, never above `most`: what runs after a sponsored message is not counted (I-32). */
export function addInMonth(kept: MonthlyCount | null, now: Month, most: number): MonthlyCount {
  const month = holds(kept, now) ? kept.month : now;
  return { month, count: Math.min(countInMonth(kept, now) + 1, most) };
}
