import { dayNumber } from "#domain/kernel/calendar-day.ts";
import { dayInBogota, type Instant } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";

/** Days since a copy, as the calendar of Bogotá counts them; one of tomorrow, by a clock that was set back, is of today. */
export function daysSince(at: Instant, today: Day): number {
  return Math.max(0, dayNumber(today) - dayNumber(dayInBogota(at)));
}
