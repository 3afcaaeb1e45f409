import { addDays, day } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";

const FIRST_OF_1900 = day("1900-01-01");
const FIRST_OF_1904 = day("1904-01-01");
/** Excel counts a 29 February 1900, which never was; what comes after it is one further. */
const FALSE_LEAP_DAY = 60;
/** 31 December 2199, the last day of the calendar, in the system of 1900. */
const LAST_SERIAL = 109_574;
const BETWEEN_SYSTEMS = 1462;

/** Headings of columns that hold days. */
const OF_DAYS = /^(?:fechas?|f(?:ec|cha?)?|dia|vence|vencimiento|desde|hasta|inicio|fin)(?: |$)/;
/** Serials of 1980 to 2099 in the system of 1900: other numbers are no days where no style says so. */
const FIRST_PLAIN = 29_221;
const LAST_PLAIN = 73_050;

/** Whether a text is the heading of a column of days: "Fecha de vencimiento", "Desde". */
export const isDayHeading = (text: string): boolean =>
  OF_DAYS.test(
    fold(text)
      .replace(/[^a-z]+/g, " ")
      .trim(),
  );

/** The day that a number of a column of days counts to from 1904 where no style says that it is one; null where it may be none. */
export function plainDayFrom1904(serial: number): Day | null {
  const own = Math.floor(serial) + BETWEEN_SYSTEMS;
  return own >= FIRST_PLAIN && own <= LAST_PLAIN ? dayOfSerial(serial, true) : null;
}

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
