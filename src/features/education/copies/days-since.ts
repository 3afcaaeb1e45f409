import { dayNumber } from "#domain/kernel/calendar-day.ts";
import { dayInBogota, type Instant } from "#domain/kernel/clock.ts";

/** Days since a copy, as the calendar of Bogotá counts them; one of tomorrow, by a clock that was set back, is of today. */
export function daysSince(at: Instant, now: Instant): number {
  return Math.max(0, dayNumber(dayInBogota(now)) - dayNumber(dayInBogota(at)));
}
