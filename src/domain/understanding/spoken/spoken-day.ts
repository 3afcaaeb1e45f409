import { makeDay } from "../../kernel/as-day.ts";
import { addDays, addMonths, dayNumber, dayParts, monthOf, weekday } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { fold, monthName, weekdayName } from "../../kernel/spanish.ts";
import type { TextPlace } from "../plain-text.ts";

/** The day that a sentence names. `unclear`: two of them, one that does not exist, or one to come. */
export interface SpokenDay {
  readonly day: Day | null;
  readonly unclear: boolean;
  /** The folded text with blanks for the words of the day. */
  readonly rest: string;
  /** Where the day is said. */
  readonly places: readonly TextPlace[];
}

const MONTHS = Array.from({ length: 12 }, (_, at) => fold(monthName(at + 1)));
const WEEKDAYS = Array.from({ length: 7 }, (_, at) => fold(weekdayName(at)));
const COUNTS =
  "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince".split(" ");

/** What makes a number after "el" no day: "el 5 %", "el 50 mil". */
const NO_DAY = String.raw`(?!\s*(?:%|por\s?ciento|mil\b|k\b|lucas?\b|palos?\b|millon|[.,]?\d))`;
/** Of the future: what is to be paid is not paid yet. Mornings are none. */
const TO_COME = /(?<!\b(?:la|esta|por) )\bmanana\b|\bproxim[oa]\b|\bque viene\b|\bentrante\b/;
/** A day and month without a year is of the past: the last one, if it was not longer ago than this. */
const MOST_DAYS_AGO = 183;

/**
 * When something is to take place that is paid for now: "el anticipo para la boda del 12 de diciembre". It says no day of
 * what was done, and what is to come makes it no doubt.
 */
const TO_TAKE_PLACE = new RegExp(
  String.raw`(?<=\b(?:para|pa|pal|por|reserv[a-z]+|apart[a-z]+|separ[a-z]+|anticipo|adelanto|abono|sena) (?:(?:del?|el|la|los|las|un|una|su|sus|unos|unas|al?|para) ){0,3}[a-z]+(?: [a-z]+){0,4}?) (?:(?:del?|para|en|es|en el|el) ){1,2}(?:dia |proximo |este )?(?:(\d{1,2}) de (${MONTHS.join("|")})|(?:mes |ano |semana )?(?:entrante|que viene|proxim[oa])|(?:otro|otra|proximo|proxima) (?:mes|ano|semana)|(?:fin de ano|navidad|ano nuevo|semana santa))\b`,
  "g",
);

function withoutEvents(text: string, today: Day): string {
  return text.replace(TO_TAKE_PLACE, (match: string, date?: string, month?: string) => {
    const isPast =
      date !== undefined &&
      month !== undefined &&
      pastDay(today, MONTHS.indexOf(month) + 1, Number(date)) !== null;
    return isPast ? match : " ".repeat(match.length);
  });
}

type Reader = (parts: readonly (string | undefined)[], today: Day) => Day | null;

function pastDay(today: Day, month: number, date: number): Day | null {
  const { year } = dayParts(today);
  const here = makeDay(year, month, date);
  if (here === null || here <= today) return here;
  const before = makeDay(year - 1, month, date);
  return before !== null && dayNumber(today) - dayNumber(before) <= MOST_DAYS_AGO ? before : null;
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

function dated(today: Day, date: string, month: number, year: string | undefined): Day | null {
  if (year === undefined) return pastDay(today, month, Number(date));
  const day = makeDay(fullYear(year), month, Number(date));
  return day !== null && day <= today ? day : null;
}

/** The last such day of a month, today included. */
function dayOfMonth(today: Day, date: number): Day | null {
  const here = monthOf(today);
  for (const month of [here, addMonths(here, -1), addMonths(here, -2)]) {
    const day = makeDay(Number(month.slice(0, 4)), Number(month.slice(5)), date);
    if (day !== null && day <= today) return day;
  }
  return null;
}

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/\b(?:antes de ayer|anteayer|antier)\b/g, (_, today) => addDays(today, -2)],
  [/\banteanoche\b/g, (_, today) => addDays(today, -2)],
  [/\b(?:ayer(?: en la (?:manana|tarde|noche))?|anoche)\b/g, (_, today) => addDays(today, -1)],
  [/\b(?:hoy(?: en la (?:manana|tarde|noche))?|esta (?:manana|tarde|noche)|ahorita)\b/g, (_, today) => today],
  // Some day of those: which one is asked.
  [
    /\b(?:(?:en|de|durante) )?(?:la semana|el mes|el fin de semana|el ano) pasad[oa]\b|\b(?:a|en|desde) (?:comienzos?|principios?|mediados|finales|fin) de (?:mes|semana|ano)\b|(?<!\bdeb[a-z]+\b.{0,30})\bhace (?:(?:un|dos|tres|\d) (?:mes|meses|anos?)|unos dias|varios dias)\b|\bel otro dia\b/g,
    () => null,
  ],
  [
    /\b(20\d{2})-(\d{1,2})-(\d{1,2})\b/g,
    ([, year = "", month = "", date = ""], today) => dated(today, date, Number(month), year),
  ],
  [
    new RegExp(String.raw`\bhace (\d{1,2}|${COUNTS.slice(1).join("|")}|una) (dia|semana)s?\b`, "g"),
    ([, count = "", unit], today) => {
      const said = count === "una" ? 1 : /\d/.test(count) ? Number(count) : COUNTS.indexOf(count);
      // A week is said to have eight days.
      const number = said === 8 && unit === "dia" ? 7 : said;
      return addDays(today, -number * (unit === "semana" ? 7 : 1));
    },
  ],
  // What is adjusted at a month's end may be told before it: "a 30 de noviembre".
  [
    new RegExp(String.raw`\bal? (\d{1,2}) de (${MONTHS.join("|")})\b(?! (?:de |del )?20\d{2})`, "g"),
    ([, date = "", month = ""], today) => {
      const day = makeDay(dayParts(today).year, MONTHS.indexOf(month) + 1, Number(date));
      return day !== null && monthOf(day) === monthOf(today)
        ? day
        : pastDay(today, MONTHS.indexOf(month) + 1, Number(date));
    },
  ],
  [
    new RegExp(
      String.raw`\b(?:el )?(?:dia )?(\d{1,2}) de (${MONTHS.join("|")})(?: (?:de |del )?(20\d{2}))?\b`,
      "g",
    ),
    ([, date = "", month = "", year], today) => dated(today, date, MONTHS.indexOf(month) + 1, year),
  ],
  [
    /\b(?:el )?(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b/g,
    ([, date = "", month = "", year], today) => dated(today, date, Number(month), year),
  ],
  [
    new RegExp(String.raw`\bel (?:dia )?(\d{1,2})\b${NO_DAY}`, "g"),
    ([, date = ""], today) => dayOfMonth(today, Number(date)),
  ],
  [
    new RegExp(String.raw`\b(?:el )?(?:pasado )?(${WEEKDAYS.join("|")})(?: pasado)?\b`, "g"),
    ([, name = ""], today) => {
      const ago = (weekday(today) - WEEKDAYS.indexOf(name) + 7) % 7;
      return addDays(today, -(ago === 0 ? 7 : ago));
    },
  ],
];

/** The day in a sentence about what was done: "ayer", "el 5", "el lunes pasado", "el 3 de octubre", "hace dos días". */
export function spokenDay(text: string, today: Day): SpokenDay {
  let rest = withoutEvents(fold(text), today);
  const places: TextPlace[] = [];
  if (TO_COME.test(rest)) return { day: null, unclear: true, rest, places };
  const found: (Day | null)[] = [];
  for (const [pattern, read] of READERS)
    rest = rest.replace(pattern, (...parts: unknown[]) => {
      const [match = ""] = parts as string[];
      const from = parts.find((part) => typeof part === "number") as number;
      found.push(read(parts.slice(0, 4) as (string | undefined)[], today));
      places.push({ from, to: from + match.length });
      return " ".repeat(match.length);
    });
  const [day = null] = found;
  return { day, unclear: found.length > 1 || (found.length === 1 && day === null), rest, places };
}
