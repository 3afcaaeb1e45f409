import { addMonths, dayParts, monthOf } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { fold, monthName } from "../../kernel/spanish.ts";

/** The months that a question names; `days` where it names days, which sums by month do not tell. */
export type AskedPeriod =
  | { readonly kind: "months"; readonly first: Month; readonly last: Month }
  | { readonly kind: "days" }
  | { readonly kind: "none" };

const NAMES = Array.from({ length: 12 }, (_, at) => fold(monthName(at + 1)));
const ANY = `(${NAMES.join("|")}|setiembre)`;
const YEAR = String.raw`(?:\s+(?:de|del)?\s*(?:ano\s+)?(20\d\d))?`;
/** "Mayo del año pasado" names its year. */
const LAST_YEAR = new RegExp(String.raw`\b(?:${ANY}) (?:de|del) ano (?:pasado|anterior)\b`);
const SPAN = new RegExp(String.raw`\b(?:entre|de|desde)\s+${ANY}${YEAR}\s+(?:y|a|hasta)\s+${ANY}${YEAR}`);
/** "Julio agosto", "julio y agosto", "julio-agosto". */
const BESIDE = new RegExp(String.raw`\b${ANY}\s*(?:y|e|a|al|hasta|-|,)?\s*${ANY}${YEAR}`);
const ONE = new RegExp(String.raw`\b${ANY}${YEAR}`);
const DAYS =
  /\b(?:hoy|ayer|anteayer|antier|semana|quincena|fin de semana|dias?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b|\bdel? \d{1,2} (?:al?|hasta)\b|\b(?:el|al|del) \d{1,2} de\b|\b\d{1,2}\/\d{1,2}\b/;
const ORDINALS: Readonly<Record<string, number>> = {
  primer: 1,
  primero: 1,
  segundo: 2,
  tercer: 3,
  tercero: 3,
  cuarto: 4,
};
const PART =
  /\b(primer|primero|segundo|tercer|tercero|cuarto) (trimestre|bimestre|cuatrimestre|semestre)(?: (?:de|del) (20\d\d))?/;
const LENGTHS: Readonly<Record<string, number>> = { bimestre: 2, trimestre: 3, cuatrimestre: 4, semestre: 6 };

const named = (year: number, number: number) => `${year}-${String(number).padStart(2, "0")}` as Month;
const numberOf = (name: string) => (name === "setiembre" ? 9 : NAMES.indexOf(name) + 1);

/** The newest such month that has begun, unless its year is said. */
function monthNamed(name: string, year: string | undefined, today: Day): Month {
  const number = numberOf(name);
  if (year !== undefined) return named(Number(year), number);
  const { year: now, month } = dayParts(today);
  return named(number > month ? now - 1 : now, number);
}

function parts(text: string, today: Day): AskedPeriod | null {
  const { year } = dayParts(today);
  const span = SPAN.exec(text);
  if (span !== null) {
    const [, from = "", fromYear, to = "", toYear] = span;
    const last = monthNamed(to, toYear, today);
    const first = monthNamed(from, fromYear ?? last.slice(0, 4), today);
    return first <= last ? { kind: "months", first, last } : null;
  }
  const part = PART.exec(text);
  if (part !== null) {
    const [, ordinal = "", kind = "", said] = part;
    const length = LENGTHS[kind] ?? 3;
    const end = length * (ORDINALS[ordinal] ?? 1);
    if (end > 12) return null;
    const of = said === undefined ? year : Number(said);
    return { kind: "months", first: named(of, end - length + 1), last: named(of, end) };
  }
  const beside = BESIDE.exec(text);
  if (beside !== null) {
    const [, from = "", to = "", said] = beside;
    const last = monthNamed(to, said, today);
    const first = monthNamed(from, last.slice(0, 4), today);
    return first < last ? { kind: "months", first, last } : null;
  }
  const one = ONE.exec(text);
  if (one === null) return null;
  const month = monthNamed(one[1] ?? "", one[2], today);
  return { kind: "months", first: month, last: month };
}

const COUNTS: Readonly<Record<string, number>> = { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, doce: 12 };

/** "Este trimestre", "el semestre pasado": the part of the calendar that runs, or the one before it. */
function currentPart(text: string, today: Day): AskedPeriod | null {
  const found =
    /\b(este|actual|presente)? ?(bimestre|trimestre|cuatrimestre|semestre)(?: (pasado|anterior|actual))?\b/.exec(
      text,
    );
  const [, before, kind = "", after] = found ?? [];
  if (found === null || (before === undefined && after === undefined)) return null;
  const month = monthOf(today);
  const length = LENGTHS[kind] ?? 3;
  const begin = addMonths(month, -((Number(month.slice(5)) - 1) % length));
  return after === "pasado" || after === "anterior"
    ? { kind: "months", first: addMonths(begin, -length), last: addMonths(begin, -1) }
    : { kind: "months", first: begin, last: month };
}

/** The period that a folded question asks for. */
export function askedPeriod(text: string, today: Day): AskedPeriod {
  if (DAYS.test(text)) return { kind: "days" };
  const before12 = dayParts(today).year - 1;
  const dated = LAST_YEAR.test(text)
    ? text.replace(/\b(?:de|del) ano (?:pasado|anterior)\b/, `de ${before12}`)
    : text;
  const said = parts(dated, today);
  if (said !== null) return said;
  const month = monthOf(today);
  const { year } = dayParts(today);
  const before = addMonths(month, -1);
  if (/\bmes (?:pasado|anterior|que paso)\b|\bultimo mes\b/.test(text))
    return { kind: "months", first: before, last: before };
  if (/\b(?:este|del|en el) mes\b(?! de)/.test(text)) return { kind: "months", first: month, last: month };
  const now = currentPart(text, today);
  if (now !== null) return now;
  const last =
    /\bultim[oa]s? (?:(\d{1,2}|dos|tres|cuatro|cinco|seis|doce) meses|(bimestre|trimestre|cuatrimestre|semestre))\b/.exec(
      text,
    );
  const length =
    last === null
      ? 0
      : last[1] === undefined
        ? (LENGTHS[last[2] ?? ""] ?? 0)
        : (COUNTS[last[1]] ?? Number(last[1]));
  if (length > 0) return { kind: "months", first: addMonths(month, 1 - length), last: month };
  if (/\bano (?:pasado|anterior)\b/.test(text))
    return { kind: "months", first: named(year - 1, 1), last: named(year - 1, 12) };
  const said4 = /\b(20\d\d)\b/.exec(text)?.[1];
  if (said4 !== undefined)
    return { kind: "months", first: named(Number(said4), 1), last: named(Number(said4), 12) };
  // What has gone by of a year is asked for by name.
  if (/\blo que (?:va|llevamos|lleva) (?:del|de este|de) ano\b|\ben lo corrido del ano\b/.test(text))
    return { kind: "months", first: named(year, 1), last: month };
  // "Este año" is what every answer is about.
  return { kind: "none" };
}
