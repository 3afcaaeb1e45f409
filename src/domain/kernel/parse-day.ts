import { asDay, makeDay } from "./as-day.ts";
import { addDays, dayParts } from "./calendar-day.ts";
import type { Day } from "./day.ts";
import { fold } from "./spanish.ts";

const SEPARATED = /^(\d{1,2})[/.\-\s](\d{1,2})(?:[/.\-\s](\d{2}|\d{4}))?$/;
const DIGITS = /^\d{1,8}$/;

function fullYear(text: string): number {
  // Two-digit years mean this century, because books are recent.
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function fromDigits(text: string, today: Day): Day | null {
  const { year, month } = dayParts(today);
  if (text.length <= 2) return makeDay(year, month, Number(text));
  if (text.length === 4) return makeDay(year, Number(text.slice(2, 4)), Number(text.slice(0, 2)));
  if (text.length === 6 || text.length === 8) {
    return makeDay(fullYear(text.slice(4)), Number(text.slice(2, 4)), Number(text.slice(0, 2)));
  }
  return null;
}

/**
 * Parses a typed day, day first always: "5", "5/11", "05/11/2026", "051126", "hoy", "ayer", or ISO. Missing parts are
 * taken from `today`. Null when the date does not exist (DT-07).
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
  const year = parts[3] === undefined ? dayParts(today).year : fullYear(parts[3]);
  return makeDay(year, Number(parts[2]), Number(parts[1]));
}
