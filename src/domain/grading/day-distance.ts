import { asDay } from "../kernel/as-day.ts";
import { dayNumber } from "../kernel/calendar-day.ts";

/** Days between two dates; infinite where one of them is no day. */
export function dayDistance(a: string, b: string): number {
  if (a === b) return 0;
  const [first, second] = [asDay(a), asDay(b)];
  return first === null || second === null
    ? Number.POSITIVE_INFINITY
    : Math.abs(dayNumber(first) - dayNumber(second));
}
