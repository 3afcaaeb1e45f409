import { asDay, asMonth, daysInMonth, FIRST_YEAR, LAST_YEAR, pad } from "./as-day.ts";
import type { Day, Month } from "./day.ts";
import { invariant } from "./invariant.ts";

/** For literal days in code and tests. */
export function day(text: string): Day {
  const found = asDay(text);
  invariant(found !== null, `not a calendar day: ${text}`);
  return found;
}

export function month(text: string): Month {
  const found = asMonth(text);
  invariant(found !== null, `not a calendar month: ${text}`);
  return found;
}

interface DayParts {
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

/** Months since the year 0, for counting. */
const monthIndex = (value: Month): number => Number(value.slice(0, 4)) * 12 + Number(value.slice(5, 7)) - 1;

const FIRST_INDEX = FIRST_YEAR * 12;
const LAST_INDEX = LAST_YEAR * 12 + 11;

function monthAt(index: number): Month {
  const within = Math.min(Math.max(index, FIRST_INDEX), LAST_INDEX);
  return `${pad(Math.floor(within / 12), 4)}-${pad((within % 12) + 1)}` as Month;
}

/** The month so many later; beyond the calendar, its first or last month. */
export function addMonths(value: Month, count: number): Month {
  return monthAt(monthIndex(value) + count);
}

/** The same day of another month, or that month's last day: 31 January + 1 is 28 February (DT-03). */
export function addMonthsToDay(value: Day, count: number): Day {
  const target = addMonths(monthOf(value), count);
  const last = lastDay(target);
  const same = `${target}-${value.slice(8, 10)}` as Day;
  if (same > last) return last;
  return same;
}

/** Days since 1970-01-01, in the proleptic Gregorian calendar. */
export function dayNumber(value: Day): number {
  const { year, month: number, day: date } = dayParts(value);
  const y = number <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (number + (number > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** The day of a number; beyond the calendar, its first or last day. */
export function dayFromNumber(count: number): Day {
  const shifted = Math.min(Math.max(count, FIRST_NUMBER), LAST_NUMBER) + 719468;
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

const FIRST_NUMBER = dayNumber(`${FIRST_YEAR}-01-01` as Day);
const LAST_NUMBER = dayNumber(`${LAST_YEAR}-12-31` as Day);

/** The day so many later; beyond the calendar, its first or last day. */
export function addDays(value: Day, count: number): Day {
  return dayFromNumber(dayNumber(value) + count);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(value: Day): number {
  return (((dayNumber(value) + 4) % 7) + 7) % 7;
}

/** Every month from the first to the last, both included. */
export function monthsBetween(from: Month, to: Month): Month[] {
  // Counted: the last month of the calendar has no next one to stop at.
  const [first, last] = [monthIndex(from), monthIndex(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, count) => monthAt(first + count));
}

/** Months from one to another, both included. */
export interface MonthSpan {
  readonly first: Month;
  readonly last: Month;
}

/** Months without entries after which a date is far from the others. */
export const FAR_MONTHS = 12;

/** Spans in order, as one where no more than a year lies between them. */
export function joinedSpans(spans: readonly MonthSpan[]): readonly MonthSpan[] {
  const joined: MonthSpan[] = [];
  for (const span of spans.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const before = joined.at(-1);
    if (before === undefined || span.first > addMonths(before.last, FAR_MONTHS)) joined.push(span);
    else if (span.last > before.last) joined[joined.length - 1] = { first: before.first, last: span.last };
  }
  return joined;
}

/** Months in runs: more than a year lies between one run and the next. */
export function runsOfMonths(months: Iterable<Month>): readonly MonthSpan[] {
  return joinedSpans([...months].map((month) => ({ first: month, last: month })));
}

/** Every month of these spans, in order, each once. */
export function monthsOfSpans(spans: readonly MonthSpan[]): readonly Month[] {
  return [...new Set(spans.flatMap(({ first, last }) => monthsBetween(first, last)))].sort();
}
