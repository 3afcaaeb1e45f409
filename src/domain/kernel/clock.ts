import { dayFromNumber } from "./calendar-day.ts";
import type { Day } from "./day.ts";

/** Milliseconds since 1970 in UTC. The only representation of time of day in stored records. */
export type Instant = number;

/** Current time, passed in: the domain never reads the system clock itself. */
export interface Clock {
  now(): Instant;
}

// Bogotá has used UTC−5 without daylight saving time since 1993; a fixed offset needs no zone data and no Date.
const BOGOTA_SHIFT_MS = -5 * 3_600_000;
const DAY_MS = 86_400_000;

/** The calendar day in Bogotá at this instant: from 19:00 local time the UTC date is already the next day (DT-01). */
export function dayInBogota(instant: Instant): Day {
  return dayFromNumber(Math.floor((instant + BOGOTA_SHIFT_MS) / DAY_MS));
}

export function today(clock: Clock): Day {
  return dayInBogota(clock.now());
}

/** Hours and minutes in Bogotá, "10:42". */
export function timeInBogota(instant: Instant): string {
  const minutes = Math.floor(((((instant + BOGOTA_SHIFT_MS) % DAY_MS) + DAY_MS) % DAY_MS) / 60_000);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
