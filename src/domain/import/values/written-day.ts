import { asDay, daysInMonth, makeDay } from "../../kernel/as-day.ts";
import { addDays, dayParts } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";

/**
 * Which part of 03/04/2026 is the day, and whether 26-04-03 begins with its year. Decided from a whole column: a single
 * cell does not say.
 */
export type DayOrder = "day-first" | "month-first" | "year-first";

const TIME = /[t ,]+\d{1,2}:\d{2}.*$/;
/** An instant with its zone. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[t ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:z|([+-])(\d{2}):?(\d{2}))$/;
const DAY_MINUTES = 24 * 60;
/** Colombia is five hours behind the whole year. */
const BOGOTA_MINUTES = -5 * 60;
const WEEKDAY = /^(?:lun|mar|mie|jue|vie|sab|dom)[a-z]*[.,]?\s+(?=\d)/;
const NUMBERS = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const DIGITS = /^((?:19|2[01])\d{2})(\d{2})(\d{2})$/;
const NAMED = /^(\d{1,2})[/.\- ](?:de )?([a-z]{3,})\.?[/.\- ](?:del? )?(\d{2}|\d{4})$/;
/** The same without a year, where nothing but the name of the month stands beside the day. */
const NAMED_ALONE =
  /^(\d{1,2})[/.\- ](?:de )?(enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept?|set|oct|nov|dic)\.?$/;
/** Month first, as reports of some programs and banks write it: «OCT 1/2026», «Nov 03», «Noviembre 3 de 2026». */
const NAMED_FIRST =
  /^(enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept?|set|oct|nov|dic)(?:[/-]|\.? |\.)(\d{1,2})(?:(?:[/.\-, ]| de | del )\s*(\d{4}))?$/;
const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
const OTHER_MONTHS: Readonly<Record<string, string>> = {
  jan: "ene",
  apr: "abr",
  aug: "ago",
  set: "sep",
  dec: "dic",
};

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function plain(cell: string): string {
  return fold(cell.replace(/\s+/g, " ").trim()).replace(TIME, "").replace(WEEKDAY, "");
}

/** The month of its first three letters, as programs in Spanish and in English write it; 0 for none. */
function monthNamed(name: string): number {
  const start = name.slice(0, 3);
  const known = Object.hasOwn(OTHER_MONTHS, start) ? (OTHER_MONTHS[start] ?? start) : start;
  return MONTHS.indexOf(known) + 1;
}

/** The day that an instant is in Colombia, where the person is who says it. */
function dayInColombia(instant: RegExpExecArray): Day | null {
  const [, date = "", hour, minute, sign = "+", hours = "0", minutes = "0"] = instant;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  const local = Number(hour) * 60 + Number(minute) - offset + BOGOTA_MINUTES;
  const written = asDay(date);
  return written === null ? null : addDays(written, Math.floor(local / DAY_MINUTES));
}

type MakeDay = (year: number, month: number, day: number) => Day | null;

/** A day as written; the last one of its month where that is shorter, as for 31/11/2026. */
const lastInstead: MakeDay = (year, month, day) => {
  const last = month >= 1 && month <= 12 ? daysInMonth(year, month) : 0;
  return makeDay(year, month, day > last && day <= 31 ? last : day);
};

/** The last day of the month that a cell names with a day beyond it; null for any other cell. */
export function nearestDay(cell: string, order: DayOrder, today: Day): Day | null {
  return writtenDay(cell, order, today) === null ? dayWritten(cell, order, today, lastInstead) : null;
}

/** A day of a column; null if it is none. Without a year it is the last one that was. */
export function writtenDay(cell: string, order: DayOrder, today: Day): Day | null {
  return dayWritten(cell, order, today, makeDay);
}

function dayWritten(cell: string, order: DayOrder, today: Day, make: MakeDay): Day | null {
  const instant = INSTANT.exec(fold(cell.trim()));
  if (instant !== null) return dayInColombia(instant);
  const text = plain(cell);
  const iso = asDay(text);
  if (iso !== null) return iso;
  const yearFirst = YEAR_FIRST.exec(text) ?? DIGITS.exec(text);
  if (yearFirst) return make(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const named = NAMED.exec(text);
  if (named) return make(fullYear(named[3] ?? ""), monthNamed(named[2] ?? ""), Number(named[1]));
  const alone = NAMED_ALONE.exec(text);
  if (alone) return lastOf(monthNamed(alone[2] ?? ""), Number(alone[1]), today);
  const first = NAMED_FIRST.exec(text);
  if (first) {
    const [, name = "", day = "", year] = first;
    const month = monthNamed(name);
    return year === undefined ? lastOf(month, Number(day), today) : make(Number(year), month, Number(day));
  }
  return numbered(text, order, today, make);
}

function numbered(text: string, order: DayOrder, today: Day, make: MakeDay): Day | null {
  const parts = NUMBERS.exec(text);
  if (!parts) return null;
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  if (order === "year-first") return make(fullYear(parts[1] ?? ""), second, Number(parts[3]));
  const [day, month] = order === "day-first" ? [first, second] : [second, first];
  if (parts[3] !== undefined) return make(fullYear(parts[3]), month, day);
  return lastOf(month, day, today);
}

/** The last day of a month that was, or one of the next weeks; a 29 February may be that of the year before alone. */
function lastOf(month: number, day: number, today: Day): Day | null {
  const { year } = dayParts(today);
  const here = makeDay(year, month, day);
  return here === null || here > addDays(today, 31) ? makeDay(year - 1, month, day) : here;
}

/** Years that a column speaks of, where each of its days has one: that of today and the one before. */
function isOfNow(cells: readonly string[], order: DayOrder, today: Day): boolean {
  const { year } = dayParts(today);
  return cells.every((cell) => {
    const read = writtenDay(cell, order, today);
    return read !== null && [year - 1, year].includes(dayParts(read).year);
  });
}

const SHORT_YEAR = /^\d{2}[/.-]\d{2}[/.-]\d{2}$/;

/**
 * Day first, as in Colombia, unless that leaves cells without a day and the other order leaves none; year first only
 * where two digits of the year stand first in all cells, and no other order makes days of this year and the last of them.
 */
export function dayOrderOf(cells: readonly string[], today: Day): DayOrder {
  const dated = cells.filter((cell) => NUMBERS.test(plain(cell)));
  const fits = (order: DayOrder) => dated.every((cell) => writtenDay(cell, order, today) !== null);
  const usual = !fits("day-first") && fits("month-first") ? "month-first" : "day-first";
  const isShort = dated.every((cell) => SHORT_YEAR.test(plain(cell)));
  const isYearFirst = isShort && !isOfNow(dated, usual, today) && isOfNow(dated, "year-first", today);
  return isYearFirst ? "year-first" : usual;
}
