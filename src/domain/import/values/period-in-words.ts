import { daysInMonth, makeDay } from "../../kernel/as-day.ts";
import type { Day } from "../../kernel/day.ts";

/** The first and the last day that a text speaks of. */
export interface SaidPeriod {
  readonly from: Day;
  readonly to: Day;
}

const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
const NAME =
  "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept?|set|oct|nov|dic)";
const YEAR = "(?:19|20)\\d{2}";
/** Between a month and its year: "octubre de 2026", "octubre del año 2026", "oct-2026", "octubre_2026". */
const OF = "[\\s_./,-]*(?:del? )?(?:ano )?";

type Read = (groups: readonly string[]) => SaidPeriod | null;

function oneDay(year: number, month: number, date: number): SaidPeriod | null {
  const found = makeDay(year, month, date);
  return found && { from: found, to: found };
}

/** All days from one month of a year to another. */
export function wholeMonths(year: number, first: number, last: number): SaidPeriod | null {
  const [from, to] = [makeDay(year, first, 1), last < 1 || last > 12 ? 0 : daysInMonth(year, last)];
  const end = makeDay(year, last, to);
  return from === null || end === null ? null : { from, to: end };
}

/** The month that a name of a sheet is of: «Enero», «01 ENE», «Diario marzo». 0 where it names none, or several. */
export function monthOfName(name: string): number {
  const found = [...name.matchAll(new RegExp(`(?<![a-z])${NAME}(?![a-z])`, "g"))].map(([text]) => text);
  return found.length === 1 ? monthNumber(found[0]) : 0;
}

/** The number of a month by its name or the beginning of it; 0 for none. */
export function monthNumber(name = ""): number {
  return name.startsWith("set") ? 9 : MONTHS.indexOf(name.slice(0, 3)) + 1;
}

/** Years of two digits are of this century. */
const yearSaid = (text = "") => (text.length === 2 ? 2000 + Number(text) : Number(text));

const QUARTERS: Readonly<Record<string, number>> = {
  primer: 1,
  i: 1,
  segundo: 2,
  ii: 2,
  tercer: 3,
  iii: 3,
  cuarto: 4,
  iv: 4,
};

/** Ways to write a day, the surest ones first; what one of them reads is not read again by another. */
const DAYS: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(`\\b(${YEAR})[-/.](\\d{1,2})[-/.](\\d{1,2})\\b`, "g"),
    ([, y, m, d]) => oneDay(Number(y), Number(m), Number(d)),
  ],
  [
    new RegExp(`\\b(\\d{1,2})[-/.](\\d{1,2})[-/.](${YEAR}|\\d{2})\\b`, "g"),
    ([, d, m, y]) => oneDay(yearSaid(y), Number(m), Number(d)),
  ],
  [
    new RegExp(`\\b(\\d{1,2})[\\s/.-]*(?:de )?(${NAME})\\b\\.?${OF}(${YEAR})\\b`, "g"),
    ([, d, m, y]) => oneDay(Number(y), monthNumber(m), Number(d)),
  ],
  [
    new RegExp(`\\b(${NAME})\\b\\.?[\\s_-]*(\\d{1,2})\\b(?!\\d)${OF}(${YEAR})\\b`, "g"),
    ([, m, d, y]) => oneDay(Number(y), monthNumber(m), Number(d)),
  ],
  [
    new RegExp(`\\b(${YEAR})(0[1-9]|1[0-2])([0-3]\\d)\\b`, "g"),
    ([, y, m, d]) => oneDay(Number(y), Number(m), Number(d)),
  ],
];

/** Ways to write months: each stands for all of its days. */
const SPANS: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(
      `\\b(primer|segundo|tercer|cuarto|[1-4] ?(?:er|do|to|ro|º|°)\\.?|[1-4]|i{1,3}|iv) (tri|se)mestre${OF}(${YEAR})\\b`,
      "g",
    ),
    ([, which = "", kind, year]) => {
      const length = kind === "tri" ? 3 : 6;
      const turn = /^\d/.test(which) ? Number(which[0]) : (QUARTERS[which] ?? 0);
      const last = turn * length;
      return wholeMonths(Number(year), last - length + 1, last);
    },
  ],
  [
    new RegExp(
      `\\b(${NAME})(?![a-z])\\.?(?:${OF}${YEAR})? ?(?:a|al|hasta|-) ?(${NAME})(?![a-z])\\.?${OF}(${YEAR})\\b`,
      "g",
    ),
    ([, first, last, y]) => wholeMonths(Number(y), monthNumber(first), monthNumber(last)),
  ],
  [
    new RegExp(`(?<![a-z])(${NAME})(?![a-z])\\.?${OF}(${YEAR})(?!\\d)`, "g"),
    ([, m, y]) => wholeMonths(Number(y), monthNumber(m), monthNumber(m)),
  ],
  [
    new RegExp(`(?<![a-z])(${NAME})[-/'](\\d{2})(?!\\d)`, "g"),
    ([, m, y]) => wholeMonths(yearSaid(y), monthNumber(m), monthNumber(m)),
  ],
  [
    new RegExp(`(?<!\\d)(${YEAR})[\\s_/-]*(${NAME})(?![a-z])`, "g"),
    ([, y, m]) => wholeMonths(Number(y), monthNumber(m), monthNumber(m)),
  ],
  [
    new RegExp(`(?<![\\d/.-])(${YEAR})[-/_ ](0?[1-9]|1[0-2])(?![\\d/.-])`, "g"),
    ([, y, m]) => wholeMonths(Number(y), Number(m), Number(m)),
  ],
  [
    new RegExp(`(?<![\\d/.-])(0?[1-9]|1[0-2])[-/](${YEAR})(?![\\d/.-])`, "g"),
    ([, m, y]) => wholeMonths(Number(y), Number(m), Number(m)),
  ],
  [
    new RegExp(`\\bmes:? ?(\\d{1,2})\\b[^\\d]{1,14}(${YEAR})\\b`, "g"),
    ([, m, y]) => wholeMonths(Number(y), Number(m), Number(m)),
  ],
  [
    new RegExp(`(?<!\\d)(${YEAR})(0[1-9]|1[0-2])(?!\\d)`, "g"),
    ([, y, m]) => wholeMonths(Number(y), Number(m), Number(m)),
  ],
];

/** Norms are named with the year in which they were issued, which says nothing of the figures. */
const NORMS = /\b(?:ley|decreto|resolucion|circular)\b[^|]*?\b(?:19|20)\d{2}\b/g;
const ANY_YEAR = /\b((?:19|20)\d{2})\b/g;

/** A folded text without the norms that it names. */
export function withoutNorms(text: string): string {
  return text.replace(NORMS, "");
}

/** What a folded text says by the given ways, in the order of the text. */
function saidBy(text: string, ways: readonly (readonly [RegExp, Read])[]): readonly SaidPeriod[] {
  let rest = text;
  const found: (readonly [number, SaidPeriod])[] = [];
  for (const [pattern, read] of ways)
    for (const match of [...rest.matchAll(pattern)]) {
      const said = read(match);
      if (said === null) continue;
      found.push([match.index, said]);
      rest =
        rest.slice(0, match.index) + " ".repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
  return found.sort(([a], [b]) => a - b).map(([, said]) => said);
}

/** The days and the months that a folded text names. */
export function periodsInWords(text: string): {
  readonly days: readonly SaidPeriod[];
  readonly spans: readonly SaidPeriod[];
} {
  return { days: saidBy(text, DAYS), spans: saidBy(text, SPANS) };
}

/**
 * The last day that a folded heading or title speaks of: of "del 1 de enero al 31 de diciembre de 2025" the second, of
 * a month or a year its end. Null if it speaks of none.
 */
export function dayInWords(text: string): Day | null {
  const said = saidBy(text, DAYS).at(-1) ?? saidBy(text, SPANS).at(-1);
  if (said !== undefined) return said.to;
  const year = [...withoutNorms(text).matchAll(ANY_YEAR)].at(-1);
  return year ? makeDay(Number(year[1]), 12, 31) : null;
}
