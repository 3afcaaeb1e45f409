import type { Brand } from "./brand.ts";
import { invariant } from "./invariant.ts";

/** A calendar day as text, "2026-11-20". Comparing texts compares days. No clock, no zone (DT-01, DT-02). */
export type Day = Brand<string, "Day">;
/** A calendar month as text, "2026-11". */
export type Month = Brand<string, "Month">;

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2199;

const DAY_SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_SHAPE = /^(\d{4})-(\d{2})$/;

function pad(value: number, width = 2): string {
  return String(value).padStart(width, "0");
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysInMonth(year: number, month: number): number {
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

/** For days written in code and tests. */
export function day(text: string): Day {
  const found = asDay(text);
  invariant(found !== null, `not a calendar day: ${text}`);
  return found;
}

export function asMonth(text: unknown): Month | null {
  if (typeof text !== "string") return null;
  const parts = MONTH_SHAPE.exec(text);
  if (!parts || makeDay(Number(parts[1]), Number(parts[2]), 1) === null) return null;
  return text as Month;
}

export function month(text: string): Month {
  const found = asMonth(text);
  invariant(found !== null, `not a calendar month: ${text}`);
  return found;
}

export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function dayParts(value: Day): DayParts {
  return {
    year: Number(value.slice(0, 4)),
    month: Number(value.slice(5, 7)),
    day: Number(value.slice(8, 10)),
  };
}

export function monthOf(value: Day): Month {
  return value.slice(0, 7) as Month;
}

export function yearOf(value: Day | Month): number {
  return Number(value.slice(0, 4));
}

export function firstDay(value: Month): Day {
  return `${value}-01` as Day;
}

export function lastDay(value: Month): Day {
  const year = Number(value.slice(0, 4));
  const number = Number(value.slice(5, 7));
  return `${value}-${pad(daysInMonth(year, number))}` as Day;
}

export function addMonths(value: Month, count: number): Month {
  const index = Number(value.slice(0, 4)) * 12 + Number(value.slice(5, 7)) - 1 + count;
  const year = Math.min(Math.max(Math.floor(index / 12), FIRST_YEAR), LAST_YEAR);
  return `${pad(year, 4)}-${pad((((index % 12) + 12) % 12) + 1)}` as Month;
}

/** The same day of another month, or that month's last day: 31 January + 1 is 28 February (DT-03). */
export function addMonthsToDay(value: Day, count: number): Day {
  const target = addMonths(monthOf(value), count);
  const last = lastDay(target);
  const same = `${target}-${value.slice(8, 10)}` as Day;
  if (same > last) return last;
  return same;
}

/** Days since 1970-01-01, by the proleptic Gregorian calendar. */
export function dayNumber(value: Day): number {
  const { year, month: number, day: date } = dayParts(value);
  const y = number <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (number + (number > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

export function dayFromNumber(count: number): Day {
  const shifted = count + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const number = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  const year = yearOfEra + era * 400 + (number <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(number)}-${pad(date)}` as Day;
}

export function addDays(value: Day, count: number): Day {
  return dayFromNumber(dayNumber(value) + count);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(value: Day): number {
  return (((dayNumber(value) + 4) % 7) + 7) % 7;
}

/** Every month from the first to the last, both included. */
export function monthsBetween(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (let each = from; each <= to; each = addMonths(each, 1)) months.push(each);
  return months;
}
