import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { Package } from "./package.ts";
import { attribute } from "./xml-scanner.ts";

/** Numbers of built-in formats that show a day (ECMA-376 18.8.30; the later ones in Asian languages). */
const DAY_FORMATS: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** Whether a format shows a day: it has a part for days or years outside of quoted text, colours and conditions. */
export function showsDay(code: string): boolean {
  const bare = code
    .replace(/"[^"]*"?/g, "")
    .replace(/\\.|_.|\*./g, "")
    .replace(/\[[^\]]*\]/g, "")
    .toLowerCase();
  if (/general|standard|estandar/.test(bare)) return false;
  return /[dy]|mmm/.test(bare);
}

/** Which styles show a day, by their number. */
export async function readDayStyles(parts: Package, path: string): Promise<readonly boolean[]> {
  const codes = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isStyles = false;
  await parts.read(path, {
    open: (name, tag) => {
      if (name === "cellXfs") isStyles = true;
      if (name === "numFmt")
        codes.set(
          Number(attribute(tag, "numFmtId")),
          showsDay((attribute(tag, "formatCode") ?? "").slice(0, 300)),
        );
      if (name !== "xf" || !isStyles) return;
      const format = Number(attribute(tag, "numFmtId") ?? 0);
      styles.push(codes.get(format) ?? DAY_FORMATS.has(format));
    },
    close: (name) => {
      if (name === "cellXfs") isStyles = false;
    },
    text: () => undefined,
  });
  return styles;
}

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
