import { addMonths } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";

/** Exports counted, and their calendar month in Bogotá time. */
export interface MonthlyCount {
  readonly month: Month;
  readonly count: number;
}

/**
 * A stored month further ahead than this cannot come from a clock set back: it is an error that would otherwise never
 * expire.
 */
const MISTAKEN_AFTER_MONTHS = 12;

function holds(kept: MonthlyCount | null, now: Month): kept is MonthlyCount {
  return kept !== null && kept.month >= now && kept.month <= addMonths(now, MISTAKEN_AFTER_MONTHS);
}

/**
 * The count of the current month. The counter keeps the latest month it saw, so that setting the clock back does not
 * start a new count.
 */
export function countInMonth(kept: MonthlyCount | null, now: Month): number {
  return holds(kept, now) ? kept.count : 0;
}

/** The counter plus one, never above `most`: exports after a sponsored message are not counted (I-32). */
export function addInMonth(kept: MonthlyCount | null, now: Month, most: number): MonthlyCount {
  const month = holds(kept, now) ? kept.month : now;
  return { month, count: Math.min(countInMonth(kept, now) + 1, most) };
}
