import type { Day, Month } from "./day.ts";

// What URLs need to parse dates: the home page loads this, and no other calendar code.

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2199;

const MONTH_SHAPE = /^(\d{4})-(\d{2})$/;

export function pad(value: number, width = 2): string {
  return String(value).padStart(width, "0");
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isDay(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) return false;
  if (!Number.isInteger(month) || month < 1 || month > 12) return false;
  return Number.isInteger(day) && day >= 1 && day <= daysInMonth(year, month);
}

/** The day with these parts (month 1 to 12), or null if the date does not exist. */
export function makeDay(year: number, month: number, day: number): Day | null {
  if (!isDay(year, month, day)) return null;
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}` as Day;
}

/** The number that the digits between two places write; NaN when one of them is no digit. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** Reads an ISO day as stored; null for anything else, 2026-02-30 included. Read digit by digit, as each stored entry is. */
export function asDay(text: unknown): Day | null {
  if (typeof text !== "string" || text.length !== 10 || text[4] !== "-" || text[7] !== "-") return null;
  return isDay(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10)) ? (text as Day) : null;
}

export function asMonth(text: unknown): Month | null {
  if (typeof text !== "string") return null;
  const parts = MONTH_SHAPE.exec(text);
  if (!parts || makeDay(Number(parts[1]), Number(parts[2]), 1) === null) return null;
  return text as Month;
}
