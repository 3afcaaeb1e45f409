import { dayParts, weekday } from "./calendar-day.ts";
import { capitalize } from "./capitals.ts";
import { dayInBogota, type Instant, timeInBogota } from "./clock.ts";
import type { Day, Month } from "./day.ts";
import { groupDigits } from "./group-digits.ts";
import type { Pesos } from "./pesos.ts";
import { monthName, weekdayName } from "./spanish.ts";

// Own formatters instead of Intl: identical text in every engine, on screen, in files and in tests (NU-06).
const NBSP = "\u00a0";
const MINUS = "\u2212";

/** 1234567 → "1.234.567"; negatives with the minus sign. */
export function formatNumber(value: number): string {
  const digits = groupDigits(String(Math.abs(Math.round(value))));
  return value < 0 && digits !== "0" ? `${MINUS}${digits}` : digits;
}

/** "$ 1.234.567", negative "−$ 1.234.567", with a non-breaking space. For indicators, sentences and fields. */
export function formatPesos(value: Pesos): string {
  return `${value < 0 ? MINUS : ""}$${NBSP}${groupDigits(String(Math.abs(value)))}`;
}

/** For books and statements: "1.234.567", negative "(1.234.567)". */
export function formatLedger(value: Pesos): string {
  const digits = groupDigits(String(Math.abs(value)));
  return value < 0 ? `(${digits})` : digits;
}

/** "+ 680.000", "− 486.300": money in and out in the simple journal. */
export function formatSigned(value: Pesos): string {
  return `${value < 0 ? MINUS : "+"}${NBSP}${groupDigits(String(Math.abs(value)))}`;
}

/** 0.1234 → "12,3%". A non-finite number shows as a dash, never as NaN (NU-07). */
export function formatPercent(share: number, decimals = 1): string {
  if (!Number.isFinite(share)) return "—";
  return `${formatDecimal(share * 100, decimals)}%`;
}

/** 1.625 → "1,63"; rounds half away from zero on the decimal text, not on the binary value. */
export function formatDecimal(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return "—";
  const factor = 10 ** decimals;
  const scaled = Math.round(Number((Math.abs(value) * factor).toPrecision(15)));
  const whole = groupDigits(String(Math.floor(scaled / factor)));
  const part = decimals === 0 ? "" : `,${String(scaled % factor).padStart(decimals, "0")}`;
  return `${value < 0 && scaled !== 0 ? MINUS : ""}${whole}${part}`;
}

/** "20/11/2026". */
export function formatDay(value: Day): string {
  return `${value.slice(8, 10)}/${value.slice(5, 7)}/${value.slice(0, 4)}`;
}

/** "20/11", for narrow lists. */
export function formatShortDay(value: Day): string {
  return `${value.slice(8, 10)}/${value.slice(5, 7)}`;
}

/** "20/11/2026, 15:15", in Bogotá time: when an action happened (DT-18). */
export function formatMoment(at: Instant): string {
  return `${formatDay(dayInBogota(at))}, ${timeInBogota(at)}`;
}

/** "20 de noviembre de 2026", for prose. */
export function formatLongDay(value: Day): string {
  const { year, month, day } = dayParts(value);
  return `${day} de ${monthName(month)} de ${year}`;
}

/** "Miércoles". */
export function formatWeekday(value: Day): string {
  return capitalize(weekdayName(weekday(value)));
}

/** "Noviembre de 2026". */
export function formatMonth(value: Month): string {
  return `${capitalize(monthName(Number(value.slice(5, 7))))} de ${value.slice(0, 4)}`;
}

/** "nov. 2026", where a line has no room for the whole name. */
export function formatBriefMonth(value: Month): string {
  const name = formatMonthName(value);
  return `${name.length > 4 ? `${name.slice(0, 3)}.` : name}${NBSP}${value.slice(0, 4)}`;
}

/** "noviembre", for "Sumas de noviembre". */
export function formatMonthName(value: Month): string {
  return monthName(Number(value.slice(5, 7)));
}
