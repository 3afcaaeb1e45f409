import { addDays, day } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";

const FIRST_OF_1900 = day("1900-01-01");
const FIRST_OF_1904 = day("1904-01-01");
/** Excel counts a 29 February 1900, which never was; what comes after it is one further. */
const FALSE_LEAP_DAY = 60;
/** 31 December 2199, the last day of the calendar, in the system of 1900. */
const LAST_SERIAL = 109_574;
const BETWEEN_SYSTEMS = 1462;

/** The day that a number counts to, in either system; null where it counts to none that the calendar has. */
export function dayOfSerial(serial: number, from1904: boolean): Day | null {
  const whole = Math.floor(serial);
  if (from1904) {
    const isThere = whole >= 0 && whole <= LAST_SERIAL - BETWEEN_SYSTEMS;
    return isThere ? addDays(FIRST_OF_1904, whole) : null;
  }
  if (!(whole >= 1 && whole <= LAST_SERIAL) || whole === FALSE_LEAP_DAY) return null;
  return addDays(FIRST_OF_1900, whole - (whole > FALSE_LEAP_DAY ? 2 : 1));
}
