import { addMonths, dayParts, monthOf } from "../../../kernel/calendar-day.ts";
import type { Day, Month } from "../../../kernel/day.ts";
import { fold, monthName } from "../../../kernel/spanish.ts";

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
const Y = String.raw`(?:(?: de| del)?(?: ano)? (20\d\d|(?:el )?(?:ano )?(?:ante)?pasado|ano anterior|este(?: mismo)? ano|presente ano|ano en curso|mismo ano))?`;
const LENGTHS: Readonly<Record<string, number>> = {
  mes: 1,
  bimestre: 2,
  trimestre: 3,
  cuatrimestre: 4,
  semestre: 6,
  ano: 12,
};
const PART = "(bimestre|trimestre|cuatrimestre|semestre)";
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
const ORDINAL =
  "(primero?|segundo|tercero?|cuarto|quinto|sexto|ultimo|[1-6]|1er|1ro|2do|2d[oa]|3er|3ro|4to|i|ii|iii|iv|v|vi)";
const COUNTS: Readonly<Record<string, number>> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
};
const NUMBER = String.raw`(\d{1,2}|${Object.keys(COUNTS).join("|")})`;
const PAST =
  "(?:pasad[oa]|(?:inmediatamente )?anterior|previo|inmediato anterior|que (?:ya )?(?:paso|termino|cerro|cerramos|se fue)|que acaba(?:mos)? de (?:pasar|terminar|cerrar)|recien (?:pasad[oa]|cerrado|terminado))";
const CLOSED =
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
function yearOf(said: string | undefined, today: Day): number | null {
  if (said === undefined) return null;
  const { year } = dayParts(today);
  if (/^20\d\d$/.test(said)) return Number(said);
  if (/antepasado/.test(said)) return year - 2;
  return /pasado|anterior/.test(said) ? year - 1 : year;
}

/** The newest such month that has begun, unless its year is said. */
function monthNamed(name: string, year: number | null, today: Day): Month {
  const number = numberOf(name);
  if (year !== null) return named(year, number);
  const { year: now, month } = dayParts(today);
  return named(number > month ? now - 1 : now, number);
}

/** The newest such month before another: "noviembre y enero" is of two years. */
function monthBefore(name: string, later: Month, today: Day): Month {
  const year = Number(later.slice(0, 4));
  const found = monthNamed(name, year, today);
  return found > later ? monthNamed(name, year - 1, today) : found;
}

/** Whether months follow each other. */
const inRow = (months: readonly Month[]): boolean =>
  months.every((month, at) => at === 0 || addMonths(months[at - 1] ?? month, 1) === month);

const one = (month: Month): AskedSpan => ({ first: month, last: month });
const wholeYear = (year: number): AskedSpan => ({ first: named(year, 1), last: named(year, 12) });

export type Reading = readonly [
  words: RegExp,
  read: (found: RegExpExecArray, today: Day) => AskedSpan | readonly AskedSpan[] | null,
];

/** The calendar part that holds a month, or one of those before it. */
function partOf(kind: string, today: Day, back: number): AskedSpan {
  const month = monthOf(today);
  const length = LENGTHS[kind] ?? 3;
  const begin = addMonths(month, -((Number(month.slice(5)) - 1) % length) - back * length);
  return { first: begin, last: back === 0 ? month : addMonths(begin, length - 1) };
}

/** A part of a year by its place in it; null where no year has so many. */
function partNamed(ordinal: string, kind: string, said: string | undefined, today: Day): AskedSpan | null {
  const length = LENGTHS[kind] ?? 3;
  const number = ORDINALS[ordinal] ?? COUNTS[ordinal] ?? 1;
  if (number < 0 && said === undefined) return recent(length, today);
  const end = number < 0 ? 12 : length * number;
  if (end > 12) return null;
  const year = yearOf(said, today) ?? dayParts(today).year;
  return { first: named(year, end - length + 1), last: named(year, end) };
}

function recent(length: number, today: Day): AskedSpan {
  const month = monthOf(today);
  return { first: addMonths(month, 1 - length), last: month };
}

const countedMonths = (count: string, kind: string): number =>
  (COUNTS[count] ?? Number(count)) * (LENGTHS[kind === "meses" ? "mes" : kind.replace(/s$/, "")] ?? 1);

/** The first or the last months of a year; null where a year has not so many. */
function edgeOf(isLast: boolean, length: number, said: number | null, today: Day): AskedSpan | null {
  const { year: now } = dayParts(today);
  const year = said ?? now;
  if (!(length >= 1 && length <= 12)) return null;
  if (!isLast) return { first: named(year, 1), last: named(year, length) };
  return year === now ? recent(length, today) : { first: named(year, 13 - length), last: named(year, 12) };
}

/** From a month, or the beginning of longer ones, until the present; null where it has not begun. */
function since(first: Month | undefined, today: Day): AskedSpan | null {
  const last = monthOf(today);
  return first === undefined || first > last ? null : { first, last };
}

const ONWARDS =
  "(?: (?:en adelante|(?:para|hacia) (?:aca|adelante)|hasta (?:hoy|la fecha|ahora|aca|aqui|el momento|el presente|este mes|el (?:dia de )?hoy|el mes actual)|a (?:hoy|la fecha|este mes)|al (?:dia de hoy|presente|momento)|y hasta (?:hoy|la fecha|ahora)|pa aca))";
const FROM = "(?:a partir de|desde|de|del)(?: (?:el|la))?(?: mes de| mes)?";

/** What begins in the past and runs until the present: read before the words of today are. */
export const OPEN_READINGS: readonly Reading[] = [
  [
    new RegExp(` ${FROM} ${M}${Y}${ONWARDS}(?= )`),
    ([, name = "", said], today) => since(monthNamed(name, yearOf(said, today), today), today),
  ],
  [
    new RegExp(` ${FROM}(?: ano)? (20\\d\\d)${ONWARDS}(?= )`),
    ([, year = ""], today) => since(named(Number(year), 1), today),
  ],
  [
    new RegExp(` ${FROM} ${ORDINAL} ${PART}${Y}${ONWARDS}(?= )`),
    ([, ordinal = "", kind = "", said], today) => since(partNamed(ordinal, kind, said, today)?.first, today),
  ],
  // "De marzo al mes pasado", "hasta el mes pasado".
  [
    new RegExp(` (?:desde|de|entre) (?:el mes de )?${M}${Y} (?:a|al|hasta|y) (?:el )?(?:mes ${PAST}|ultimo mes)(?= )`),
    ([, name = "", said], today) => {
      const last = addMonths(monthOf(today), -1);
      const first = monthNamed(name, yearOf(said, today), today);
      return first > last ? null : { first, last };
    },
  ],
  [
    new RegExp(` hasta (?:el )?(?:mes ${PAST}|ultimo mes)(?= )`),
    (_found, today) => {
      const last = addMonths(monthOf(today), -1);
      return { first: named(Number(last.slice(0, 4)), 1), last };
    },
  ],
  [
    new RegExp(` despues de (?:el mes de )?${M}${Y}(?= )`),
    ([, name = "", said], today) => since(addMonths(monthNamed(name, yearOf(said, today), today), 1), today),
  ],
  [
    new RegExp(` antes de (?:el mes de )?${M}${Y}(?= )`),
    ([, name = "", said], today) => {
      const month = monthNamed(name, yearOf(said, today), today);
      const first = named(Number(month.slice(0, 4)), 1);
      return month === first ? null : { first, last: addMonths(month, -1) };
    },
  ],
  [
    new RegExp(
      ` (?:en |de |del )?(?:el )?ano ${PAST} (?:por|en|para|a) (?:esta|estas|esa|la misma|las mismas) (?:misma )?(?:epoca|epocas|fechas?|alturas?|temporada)(?= )`,
    ),
    (_found, today) => ({ ...one(addMonths(monthOf(today), -12)), isSameAs: true }),
  ],
];

const words = (pattern: string) =>
  new RegExp(` ${WITHIN}(?:el |la |lo |los |las |todo (?:el )?|tod[oa]s? )?${pattern}(?= )`);

/** How a period is said: the first that a text says is read, then the next. */
export const READINGS: readonly Reading[] = [
  // "Abril, mayo y junio".
  [
    new RegExp(` (?:de |en |los meses de )?${M}(?: ${M})+ (?:y |e )${M}${Y}(?= )`),
    ([said], today) => {
      const [first = "", ...more] = said.match(new RegExp(M, "g")) ?? [];
      const year = yearOf(new RegExp(`${Y} $`).exec(`${said} `)?.[1], today);
      const last = monthNamed(more.at(-1) ?? first, year, today);
      const all = [last];
      for (const each of [first, ...more.slice(0, -1)].reverse())
        all.unshift(monthBefore(each, all[0] ?? last, today));
      return inRow(all) ? { first: all[0] ?? last, last } : all.map(one);
    },
  ],
  // "De enero a mayo", "entre noviembre de 2025 y febrero de 2026", "julio-agosto".
  [
    new RegExp(
      ` (?:(?:de |del |el )*(?:bimestre|trimestre|cuatrimestre|semestre) (?:de )?)?(?:entre |de |desde |del )?(?:el |mes de )?${M}${Y} (y |e |a |al |hasta |hasta el |con )?(?:el |mes de )?${M}${Y}(?= )`,
    ),
    ([said, from = "", fromYear, by = "", to = "", toYear], today) => {
      const year = yearOf(toYear, today);
      const last = monthNamed(to, year ?? (fromYear === undefined ? null : yearOf(fromYear, today)), today);
      const first =
        fromYear === undefined
          ? monthBefore(from, last, today)
          : monthNamed(from, yearOf(fromYear, today), today);
      if (first > last) return [one(first), one(last)];
      if (/^(?:a|al|hasta)/.test(by)) return { first, last };
      // "Abril y septiembre" are two months, "entre abril y septiembre" all between them.
      const isApart = /^(?:y|e|con) /.test(by) && !/ entre /.test(said) && !inRow([first, last]);
      return isApart ? [one(first), one(last)] : { first, last, isPair: true };
    },
  ],
  // "Desde junio", "a partir del segundo trimestre": until the present.
  [
    new RegExp(` (?:a partir del?|desde)(?: el)?(?: mes de)? ${M}${Y}(?= )`),
    ([, name = "", said], today) => since(monthNamed(name, yearOf(said, today), today), today),
  ],
  [
    new RegExp(` (?:a partir del?|desde)(?: el)? ${ORDINAL} ${PART}${Y}(?= )`),
    ([, ordinal = "", kind = "", said], today) => since(partNamed(ordinal, kind, said, today)?.first, today),
  ],
  [
    new RegExp(` (?:a partir del?|desde)(?: el)?(?: ano)? (20\\d\\d)(?= )`),
    ([, year = ""], today) => since(named(Number(year), 1), today),
  ],
  // "Acumuladas al tercer trimestre".
  [
    new RegExp(` (?:acumulad[oa]s? |(?<=acumulad[oa]s? .*))(?:a|al|hasta)(?: el)? ${ORDINAL} ${PART}${Y}(?= )`),
    ([, ordinal = "", kind = "", said], today) => {
      const last = partNamed(ordinal, kind, said, today)?.last;
      return last === undefined ? null : { first: named(Number(last.slice(0, 4)), 1), last };
    },
  ],
  [
    new RegExp(
      ` (a|al|hasta|hasta el|el|con corte a|con corte al|cierre de|al cierre de|al cerrar|al terminar|cuando (?:cerro|termino)|(?:a |al )?fin(?:al|ales)? de|a corte de)(?: el)?(?: mes de)?( (?:28|29|30|31) de)? ${M}${Y}(?= )`,
    ),
    ([, by, end, name = "", said], today) => {
      const last = monthNamed(name, yearOf(said, today), today);
      if (by === "el" && end === undefined) return one(last);
      const span = { first: named(Number(last.slice(0, 4)), 1), last };
      return by === "el" ? { ...span, isOneDay: true } : span;
    },
  ],
  [
    / (?:a|al|hasta|cierre|al cierre|al cerrar|al terminar|cuando cerro|(?:a |al )?fin(?:al|ales)?)(?: de| del| el)*(?: ano)? (20\d\d|ano (?:ante)?pasado|ano anterior)(?= )/,
    ([, said], today) => wholeYear(yearOf(said, today) ?? dayParts(today).year),
  ],
  [
    words(`${ORDINAL} ${PART}${Y}`),
    ([, ordinal = "", kind = "", said], today) => partNamed(ordinal, kind, said, today),
  ],
  // "Trimestre 1 de 2026", "el semestre dos".
  [
    words(`${PART} (?:numero )?([1-6]|uno|dos|tres|cuatro|cinco|seis|i|ii|iii|iv|v|vi)${Y}`),
    ([, kind = "", number = "", said], today) => partNamed(number, kind, said, today),
  ],
  // "T1 2026", "2S de 2025", "1T".
  [
    words(`(?:([1-4])([tqs])|([tqs])([1-4]))${Y}`),
    ([, a, b, c, e, said], today) =>
      partNamed(a ?? e ?? "", (b ?? c) === "s" ? "semestre" : "trimestre", said, today),
  ],
  // "02/2026".
  [
    words(String.raw`(0?[1-9]|1[0-2])\/(20\d\d)`),
    ([, number = "", year = ""]) => one(named(Number(year), Number(number))),
  ],
  // "La primera mitad del año".
  [
    words(`(primera|segunda|1ra|2da) mitad(?: del)?${Y}(?: ano)?`),
    ([, which = "", said], today) =>
      partNamed(/^(?:primera|1ra)/.test(which) ? "1" : "2", "semestre", said, today),
  ],
  [
    words(
      `(?:el )?mismo (?:mes|periodo|trimestre|bimestre|semestre|tiempo)(?: pero)?(?: de| del| en el)? ano ${PAST}|misma(?:s)? (?:fechas?|epoca|temporada)(?: pero)?(?: de| del)? ano ${PAST}`,
    ),
    (_found, today) => ({ ...one(addMonths(monthOf(today), -12)), isSameAs: true }),
  ],
  // "Los últimos dos meses de 2025", "los primeros tres meses del año".
  [
    words(
      `(?:(ultim|primer)[oa]s ${NUMBER}|${NUMBER} (ultim|primer)[oa]s) (meses|bimestres|trimestres|cuatrimestres|semestres)(?: de(?:l ano)? (20\\d\\d)| del ano (${PAST}|antepasado)| del(?: presente| mismo)? ano(?: actual| en curso)?| de este ano)`,
    ),
    ([, a, count, otherCount, b, kind = "", year, past], today) =>
      edgeOf(
        (a ?? b) === "ultim",
        countedMonths(count ?? otherCount ?? "", kind),
        yearOf(year ?? (past === undefined ? undefined : `ano ${past}`), today),
        today,
      ),
  ],
  [
    words(
      `primer[oa]s ${NUMBER} (meses|bimestres|trimestres|cuatrimestres|semestres)|${NUMBER} primer[oa]s (meses|bimestres|trimestres|cuatrimestres|semestres)`,
    ),
    ([, a, kind, b, otherKind], today) =>
      edgeOf(false, countedMonths(a ?? b ?? "", kind ?? otherKind ?? ""), null, today),
  ],
  // "Los tres meses anteriores a este", "los últimos cuatro meses cerrados".
  [
    words(
      `(?:(?:ultim|pasad)[oa]s ${NUMBER} meses${CLOSED}|${NUMBER} (?:ultimos )?meses (?:(?:anteriores|previos)(?: (?:a|al) (?:este|actual|presente|mes actual)(?: mes)?)?|(?:ya )?(?:cerrados|completos|terminados)))`,
    ),
    ([, a, b], today) => {
      const last = addMonths(monthOf(today), -1);
      return { first: addMonths(last, 1 - countedMonths(a ?? b ?? "", "mes")), last };
    },
  ],
  [words(`ultimo ${PART}${CLOSED}`), ([, kind = ""], today) => partOf(kind, today, 1)],
  [words(`ultimo mes${CLOSED}`), (_found, today) => one(addMonths(monthOf(today), -1))],
  [words(`ultimo (?:ano|ejercicio)${CLOSED}`), (_found, today) => wholeYear(dayParts(today).year - 1)],
  [
    words(
      `(?:(?:ultim|pasad)[oa]s ${NUMBER} (meses|bimestres|trimestres|cuatrimestres|semestres|anos)|${NUMBER} (?:ultim|pasad)[oa]s (meses|bimestres|trimestres|cuatrimestres|semestres|anos)|${NUMBER} (meses|bimestres|trimestres) (?:pasad|ultim)os)`,
    ),
    ([, a, kind, b, other, c, third], today) =>
      recent(countedMonths(a ?? b ?? c ?? "", kind ?? other ?? third ?? ""), today),
  ],
  [words(`${PART} (?:${PAST})`), ([, kind = ""], today) => partOf(kind, today, 1)],
  [words(`${PART} antepasado`), ([, kind = ""], today) => partOf(kind, today, 2)],
  [
    words(`(?:este |presente |mismo )${PART}|${PART} (?:actual|en curso|que va)`),
    ([, a, b], today) => partOf(a ?? b ?? "", today, 0),
  ],
  [
    new RegExp(` (?:en )?lo (?:que va|que llevamos|corrido|transcurrido) (?:de|del)(?: este)? ${PART}(?= )`),
    ([, kind = ""], today) => partOf(kind, today, 0),
  ],
  // "En lo que va del año", "en lo corrido de este año".
  [
    / (?:en )?(?:lo )?(?:que )?(?:va|van|llevo|llevamos|llevan|lleva|corrido|transcurrido) (?:corrido )?(?:de|del|en el)(?: este)? ano(?= )/,
    (_found, today) => ({ first: named(dayParts(today).year, 1), last: monthOf(today) }),
  ],
  [words(`hace un ano`), (_found, today) => one(addMonths(monthOf(today), -12))],
  [
    words(`(?:hace (?:ya )?${NUMBER} meses|${NUMBER} meses atras)`),
    ([, a, b], today) => one(addMonths(monthOf(today), -countedMonths(a ?? b ?? "", "mes"))),
  ],
  [
    words(`mes antepasado|mes (?:tras|ante)anterior|mes anterior (?:al pasado|al mes pasado|al anterior)`),
    (_found, today) => one(addMonths(monthOf(today), -2)),
  ],
  [
    words(`mes ${PAST}|ultimo mes|hace un mes|pasado mes`),
    (_found, today) => one(addMonths(monthOf(today), -1)),
  ],
  [
    words(`(?:(?:pasado|ultimo) )?(?:mes de )?${M}(?: (?:${PAST}|ultimo)(?! ano))?${Y}`),
    ([, name = "", said], today) => one(monthNamed(name, yearOf(said, today), today)),
  ],
  [
    / (?:en |de )?(?:lo )?(?:que )?(?:va|van|llevo|llevamos|lleva|llevado|corrido) (?:corrido )?(?:de|del|de este|en el)(?: este)? mes(?= )/,
    (_found, today) => one(monthOf(today)),
  ],
  [
    words(`(?:este |presente |mismo )mes|mes (?:actual|en curso|que va|presente|corriente)`),
    (_found, today) => one(monthOf(today)),
  ],
  [
    / (?:del|en el|durante el) mes(?= )(?! (?:de|con|que|mas|menos|mejor|peor))/,
    (_found, today) => one(monthOf(today)),
  ],
  [
    / (?:en |de )?(?:lo )?(?:que )?(?:va|van|llevo|llevamos|llevan|lleva|corrido) (?:corrido )?(?:de|del|en el|en) (20\d\d)(?= )/,
    ([, year = ""], today) =>
      Number(year) === dayParts(today).year
        ? { first: named(Number(year), 1), last: monthOf(today) }
        : wholeYear(Number(year)),
  ],
  // "El IVA del bimestre": the one that runs.
  [
    new RegExp(` (?:del|de|en|este|el|por el)(?: el)? ${PART}(?= )`),
    ([, kind = ""], today) => partOf(kind, today, 0),
  ],
  [words(`ano antepasado`), (_found, today) => wholeYear(dayParts(today).year - 2)],
  [
    words(`(?:ano ${PAST}|pasado ano|ultimo ano completo)`),
    (_found, today) => wholeYear(dayParts(today).year - 1),
  ],
  [words(String.raw`(?:ano )?(20\d\d)(?: completo| entero)?`), ([, said = ""]) => wholeYear(Number(said))],
];
