import type { Day, Month } from "./calendar-day.ts";

// What an address needs to read its days: the home page loads this, and nothing else of the calendar.

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2199;

const DAY_SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
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

/** The day with these parts (month 1 to 12), or null when the calendar has none. */
export function makeDay(year: number, month: number, day: number): Day | null {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) return null;
  if (!Number.isInteger(month) || month < 1 || month > 12) return null;
  if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month)) return null;
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}` as Day;
}

/** Reads an ISO day as stored; null for anything else, 2026-02-30 included. */
export function asDay(text: unknown): Day | null {
  if (typeof text !== "string") return null;
  const parts = DAY_SHAPE.exec(text);
  return parts ? makeDay(Number(parts[1]), Number(parts[2]), Number(parts[3])) : null;
}

export function asMonth(text: unknown): Month | null {
  if (typeof text !== "string") return null;
  const parts = MONTH_SHAPE.exec(text);
  if (!parts || makeDay(Number(parts[1]), Number(parts[2]), 1) === null) return null;
  return text as Month;
}
