import { asDay, makeDay } from "./as-day.ts";
import { addDays, dayParts } from "./calendar-day.ts";
import type { Day } from "./day.ts";
import { fold } from "./spanish.ts";

const SEPARATED = /^(\d{1,2})[/.\-\s](\d{1,2})(?:[/.\-\s](\d{2}|\d{4}))?$/;
const DIGITS = /^\d{1,8}$/;

const CENTURIES: readonly string[] = ["19", "20"];
/** Years around today within which two digits say which one is meant. */
const NEAR = 15;

/** What is typed of a year; null where two digits may mean another one, or are half of its four. */
function fullYear(text: string, today: Day): number | null {
  if (text.length !== 2) return Number(text);
  const year = 2000 + Number(text);
  return CENTURIES.includes(text) || Math.abs(year - dayParts(today).year) > NEAR ? null : year;
}

function dayOfYear(year: number | null, month: string | undefined, date: string | undefined): Day | null {
  return year === null ? null : makeDay(year, Number(month), Number(date));
}

function fromDigits(text: string, today: Day): Day | null {
  const { year, month } = dayParts(today);
  if (text.length <= 2) return makeDay(year, month, Number(text));
  if (text.length === 4) return makeDay(year, Number(text.slice(2, 4)), Number(text.slice(0, 2)));
  return dayOfYear(fullYear(text.slice(4), today), text.slice(2, 4), text.slice(0, 2));
}

/**
 * Parses a typed day, day first always: "5", "5/11", "05/11/2026", "051126", "hoy", "ayer", or ISO. Missing parts are
 * taken from `today`, also the century of a year near it. Null when the date does not exist, and when two digits do not
 * say which year is meant: "15/11/20" is half of "15/11/2026" (DT-07).
 */
export function parseDay(text: string, today: Day): Day | null {
  const clean = fold(text.trim());
  if (clean === "hoy") return today;
  if (clean === "ayer") return addDays(today, -1);
  if (clean === "manana") return addDays(today, 1);
  const iso = asDay(clean);
  if (iso) return iso;
  if (DIGITS.test(clean)) return fromDigits(clean, today);
  const parts = SEPARATED.exec(clean);
  if (!parts) return null;
  const year = parts[3] === undefined ? dayParts(today).year : fullYear(parts[3], today);
  return dayOfYear(year, parts[2], parts[1]);
}

/** Whether a text is a day but for its year, of which two digits do not say enough. */
export function lacksYear(text: string, today: Day): boolean {
  const year = /^(.*\D|\d{4})\d{2}$/.exec(text.trim());
  return year !== null && parseDay(text, today) === null && parseDay(`${year[1]}2000`, today) !== null;
}
