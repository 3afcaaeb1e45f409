import { makeDay } from "../../kernel/as-day.ts";
import {
  addDays,
  addMonths,
  dayParts,
  firstDay,
  lastDay,
  monthOf,
  weekday,
} from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { fold, monthName, weekdayName } from "../../kernel/spanish.ts";
import type { TextPlace } from "../plain-text.ts";

/** When something is to be paid: it is owed until then. The day is null where it is only said that it is later. */
export interface SpokenTerms {
  readonly due: Day | null;
  readonly place: TextPlace;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => fold(monthName(at + 1)));
const WEEKDAYS = Array.from({ length: 7 }, (_, at) => fold(weekdayName(at)));
const NUMBERS =
  "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince".split(" ");
const TENS: Readonly<Record<string, number>> = {
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  sesenta: 60,
  noventa: 90,
};
const NUMBER = String.raw`(\d{1,3}|${NUMBERS.join("|")}|una|${Object.keys(TENS).join("|")})`;

/** "Me lo paga", "la cancelo", "vence": what comes later. */
const LATER = `(?:(?:y )?(?:que )?(?:el resto |lo demas )?(?:me |nos |se |le )?(?:lo |la |los |las )?(?:pag[ao]n?|doy|damos|va[ns]? pagando|voy pagando|vamos pagando|pagamos|pagar[ae]n?|pagaremos|cancel[ao]n?|cancelamos|consignan?|consignamos|giran?|giramos|transfieren?|abonan?|qued(?:an?|e|o|aron|amos) (?:de|en) pagar(?:me|nos)?(?:l[oa]s?)?|qued(?:an?|o|aron) para['’]?) |(?:y )?(?:que )?queda por pagar |por pagar |(?:y )?(?:que )?(?:se )?vencen? (?:el )?|con vencimiento (?:el |a )?|para pagar )`;

const numberOf = (text: string) =>
  /^\d/.test(text) ? Number(text) : text === "una" ? 1 : (TENS[text] ?? NUMBERS.indexOf(text));

type Reader = (parts: readonly (string | undefined)[], today: Day) => Day | null;

/** The next such day of a month. */
function nextDate(today: Day, date: number, month?: number): Day | null {
  const { year } = dayParts(today);
  if (month !== undefined) {
    const here = makeDay(year, month, date);
    return here === null || here >= today ? here : makeDay(year + 1, month, date);
  }
  for (const each of [monthOf(today), addMonths(monthOf(today), 1)]) {
    const day = makeDay(Number(each.slice(0, 4)), Number(each.slice(5)), date);
    if (day !== null && day > today) return day;
  }
  return null;
}

function nextWeekday(today: Day, name: string): Day {
  const ahead = (WEEKDAYS.indexOf(name) - weekday(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

function after(today: Day, count: number, unit: string): Day {
  if (unit.startsWith("dia")) return addDays(today, count);
  if (unit.startsWith("quincena")) return addDays(today, count * 15);
  if (unit.startsWith("semana")) return addDays(today, count * 7);
  const { day } = dayParts(today);
  const month = addMonths(monthOf(today), count);
  return makeDay(Number(month.slice(0, 4)), Number(month.slice(5)), day) ?? lastDay(month);
}

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(
      String.raw`(?:${LATER})?\b(?:a los|a|en|dentro de|con plazo de|plazo de|plazo a|plazo)\s+${NUMBER} (dias?|semanas?|quincenas?|mes(?:es)?)\b(?: de plazo)?`,
    ),
    ([, count = "", unit = ""], today) => after(today, numberOf(count), unit),
  ],
  [
    new RegExp(String.raw`${LATER}(?:el )?(?:dia )?(\d{1,2}) de (${MONTHS.join("|")})\b`),
    ([, date = "", month = ""], today) => nextDate(today, Number(date), MONTHS.indexOf(month) + 1),
  ],
  [
    new RegExp(String.raw`${LATER}(?:el )?(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b`),
    ([, date = "", month = "", year], today) =>
      year === undefined
        ? nextDate(today, Number(date), Number(month))
        : makeDay(Number(year), Number(month), Number(date)),
  ],
  [
    new RegExp(
      String.raw`${LATER}(?:el (?:dia )?|dia )(\d{1,2})\b(?![.,']?\d| ?(?:mil|millon|lucas|palos|k\b|%))`,
    ),
    ([, date = ""], today) => nextDate(today, Number(date)),
  ],
  [
    new RegExp(
      String.raw`(?:(?:que )?(?:me |nos |se |le )?(?:lo |la |los |las )?(?:pag[ao]n?|pagamos|pagar[ae]n?|cancel[ao]n?|consignan?|giran?|qued(?:an?|e|o|aron|amos) (?:de|en) pagar(?:me|nos)?(?:l[oa]s?)?) (?:en|para) |\b(?:para|pal) )(${MONTHS.join("|")})\b`,
    ),
    ([, month = ""], today) => {
      const first = nextDate(today, 1, MONTHS.indexOf(month) + 1);
      return first && lastDay(monthOf(first));
    },
  ],
  [
    new RegExp(String.raw`\b(?:pal|para el) ${NUMBER} de (${MONTHS.join("|")})\b`),
    ([, date = "", month = ""], today) => nextDate(today, numberOf(date), MONTHS.indexOf(month) + 1),
  ],
  [
    new RegExp(
      String.raw`(?:${LATER})?\ba fin(?:es|ales)? de (mes|ano)\b|${LATER}(?:a |el )?fin de (mes|ano)\b`,
    ),
    ([, unit], today) => (unit === "ano" ? makeDay(dayParts(today).year, 12, 31) : lastDay(monthOf(today))),
  ],
  [
    new RegExp(String.raw`${LATER}(?:el |este |el proximo |el otro )?(${WEEKDAYS.join("|")})\b`),
    ([, name = ""], today) => nextWeekday(today, name),
  ],
  [
    new RegExp(
      String.raw`${LATER}(?:a |en )?(?:la |el )?(?:(?:otra |otro |proxima |proximo |siguiente )(semana|mes)\b|(semana|mes) (?:entrante|que viene|que entra|que sigue|siguiente|proxim[oa])\b)`,
    ),
    ([, before, after], today) =>
      (before ?? after) === "mes" ? firstDay(addMonths(monthOf(today), 1)) : addDays(today, 7),
  ],
  [
    new RegExp(
      String.raw`${LATER}(?:(?:en|a) (?:la |el )?(?:otra |proxima |siguiente )?|(?:la |el )?(?:otra |proxima |siguiente ))(?:semana|mes|quincena)(?: que (?:viene|entra))?\b|${LATER}(?:la |el )?(?:semana|mes|quincena) que (?:viene|entra)\b|${LATER}(?:de a poqu?it[oa]s?|por cuotas|de a poco|por partes|cuando pueda|cuando venda)\b|${LATER}(?:despues|luego|mas tarde|manana|otro dia)\b`,
    ),
    () => null,
  ],
];

/** What a plain text says of paying later; null where it says nothing. Also of "a 30 días" alone. */
export function spokenTerms(plain: string, today: Day): SpokenTerms | null {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(plain);
    // "Hace 3 días" and what lasts some time are of another kind.
    if (match === null || /\bhace $/.test(plain.slice(0, match.index))) continue;
    const place = { from: match.index, to: match.index + match[0].length };
    return { due: read([...match], today), place };
  }
  return null;
}
