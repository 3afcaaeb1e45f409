import { addMonths, dayParts, monthOf } from "../../../kernel/calendar-day.ts";
import type { Day, Month } from "../../../kernel/day.ts";
import { fold, monthName } from "../../../kernel/spanish.ts";
import { SPOKEN_NUMBERS } from "../../../kernel/spoken-numbers.ts";

/** Months that a question names. */
export interface AskedSpan {
  readonly first: Month;
  readonly last: Month;
  /** The same months of another year: what they are compared with is named by the question or is the present. */
  readonly isSameAs?: true;
  /** Two months named beside each other, "octubre y noviembre": a comparison is of one with the other. */
  readonly isPair?: true;
  /** The last day of the months, "el 31 de diciembre": of a balance they are told, of what moves only that day is asked. */
  readonly isOneDay?: true;
}

const SHORT_NAMES = "ene feb mar abr may jun jul ago sep sept oct nov dic".split(" ");
const NAMES = Array.from({ length: 12 }, (_, at) => fold(monthName(at + 1)));
export const M = `(${NAMES.join("|")}|setiembre|${SHORT_NAMES.join("|")})`;
export const Y = String.raw`(?:(?: de| del)?(?: ano)? (20\d\d|(?:el )?(?:ano )?(?:ante)?pasado|ano anterior|este(?: mismo)? ano|presente ano|ano en curso|mismo ano))?`;
const LENGTHS: Readonly<Record<string, number>> = {
  mes: 1,
  bimestre: 2,
  trimestre: 3,
  cuatrimestre: 4,
  semestre: 6,
  ano: 12,
};
export const PART = "(bimestre|trimestre|cuatrimestre|semestre)";
const ORDINALS: Readonly<Record<string, number>> = {
  primer: 1,
  primero: 1,
  "1": 1,
  "1er": 1,
  "1ro": 1,
  segundo: 2,
  "2": 2,
  "2do": 2,
  tercer: 3,
  tercero: 3,
  "3": 3,
  "3er": 3,
  cuarto: 4,
  "4": 4,
  "4to": 4,
  quinto: 5,
  "5": 5,
  sexto: 6,
  "2da": 2,
  "3ro": 3,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  ultimo: -1,
};
export const ORDINAL =
  "(primero?|segundo|tercero?|cuarto|quinto|sexto|ultimo|[1-6]|1er|1ro|2do|2d[oa]|3er|3ro|4to|i|ii|iii|iv|v|vi)";
/** How many of a part of a year are counted: two months to twelve. */
const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(SPOKEN_NUMBERS).filter(([, value]) => value >= 2 && value <= 12),
);
export const NUMBER = String.raw`(\d{1,2}|${Object.keys(COUNTS).join("|")})`;
export const PAST =
  "(?:pasad[oa]|(?:inmediatamente )?anterior|previo|inmediato anterior|que (?:ya )?(?:paso|termino|cerro|cerramos|se fue)|que acaba(?:mos)? de (?:pasar|terminar|cerrar)|recien (?:pasad[oa]|cerrado|terminado))";
export const CLOSED =
  "(?: (?:ya )?(?:cerrad[oa]s?|complet[oa]s?|terminad[oa]s?|enter[oa]s?)| sin (?:contar |incluir |tener en cuenta )?(?:este|el (?:actual|presente)|el mes en curso)(?: mes)?)";
export const WITHIN = "(?:en |de |del |durante |para |por |a |al )?";

export const named = (year: number, number: number) => `${year}-${String(number).padStart(2, "0")}` as Month;

function numberOf(name: string): number {
  const at = NAMES.indexOf(name === "setiembre" ? "septiembre" : name);
  return at >= 0
    ? at + 1
    : Math.min(12, SHORT_NAMES.filter((each) => each !== "sept").indexOf(name.slice(0, 3)) + 1);
}

/** The year that words say; null where they say none. */
export function saidYear(said: string | undefined, today: Day): number | null {
  if (said === undefined) return null;
  const { year } = dayParts(today);
  if (/^20\d\d$/.test(said)) return Number(said);
  if (/antepasado/.test(said)) return year - 2;
  return /pasado|anterior/.test(said) ? year - 1 : year;
}

/** The newest such month that has begun, unless its year is said. */
export function monthNamed(name: string, year: number | null, today: Day): Month {
  const number = numberOf(name);
  if (year !== null) return named(year, number);
  const { year: now, month } = dayParts(today);
  return named(number > month ? now - 1 : now, number);
}

/** The newest such month before another: "noviembre y enero" is of two years. */
export function monthBefore(name: string, later: Month, today: Day): Month {
  const year = Number(later.slice(0, 4));
  const found = monthNamed(name, year, today);
  return found > later ? monthNamed(name, year - 1, today) : found;
}

/** Whether months follow each other. */
export const inRow = (months: readonly Month[]): boolean =>
  months.every((month, at) => at === 0 || addMonths(months[at - 1] ?? month, 1) === month);

export const one = (month: Month): AskedSpan => ({ first: month, last: month });
export const wholeYear = (year: number): AskedSpan => ({ first: named(year, 1), last: named(year, 12) });

export type PeriodReading = readonly [
  words: RegExp,
  read: (found: RegExpExecArray, today: Day) => AskedSpan | readonly AskedSpan[] | null,
];

/** The calendar part that holds a month, or one of those before it. */
export function calendarPart(kind: string, today: Day, back: number): AskedSpan {
  const month = monthOf(today);
  const length = LENGTHS[kind] ?? 3;
  const begin = addMonths(month, -((Number(month.slice(5)) - 1) % length) - back * length);
  return { first: begin, last: back === 0 ? month : addMonths(begin, length - 1) };
}

/** A part of a year by its place in it; null where no year has so many. */
export function partNamed(
  ordinal: string,
  kind: string,
  said: string | undefined,
  today: Day,
): AskedSpan | null {
  const length = LENGTHS[kind] ?? 3;
  const number = ORDINALS[ordinal] ?? COUNTS[ordinal] ?? 1;
  if (number < 0 && said === undefined) return recent(length, today);
  const end = number < 0 ? 12 : length * number;
  if (end > 12) return null;
  const year = saidYear(said, today) ?? dayParts(today).year;
  return { first: named(year, end - length + 1), last: named(year, end) };
}

export function recent(length: number, today: Day): AskedSpan {
  const month = monthOf(today);
  return { first: addMonths(month, 1 - length), last: month };
}

export const countedMonths = (count: string, kind: string): number =>
  (COUNTS[count] ?? Number(count)) * (LENGTHS[kind === "meses" ? "mes" : kind.replace(/s$/, "")] ?? 1);

/** The first or the last months of a year; null where a year has not so many. */
export function edgeOf(isLast: boolean, length: number, said: number | null, today: Day): AskedSpan | null {
  const { year: now } = dayParts(today);
  const year = said ?? now;
  if (!(length >= 1 && length <= 12)) return null;
  if (!isLast) return { first: named(year, 1), last: named(year, length) };
  return year === now ? recent(length, today) : { first: named(year, 13 - length), last: named(year, 12) };
}

/** From a month, or the beginning of longer ones, until the present; null where it has not begun. */
export function since(first: Month | undefined, today: Day): AskedSpan | null {
  const last = monthOf(today);
  return first === undefined || first > last ? null : { first, last };
}

export const words = (pattern: string) =>
  new RegExp(` ${WITHIN}(?:el |la |lo |los |las |todo (?:el )?|tod[oa]s? )?${pattern}(?= )`);
