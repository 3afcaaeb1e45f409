import type { Chart } from "../../accounting/chart.ts";
import { fold } from "../../kernel/spanish.ts";
import { LINE_PUCS } from "./statement-names.data.ts";

export interface AccountFound {
  readonly puc: string;
  readonly by: "code" | "name";
}

/** The account of a code of the PUC or below one; null for a class alone and for a code of no group. */
export function pucOfCodeIn(chart: Chart, code: string): string | null {
  return /^[1-9]\d{1,11}$/.test(code) && chart.byCode.has(code.slice(0, 2)) ? code : null;
}

const plain = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9 ]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Names of the PUC that one account of a class alone has. */
function namesOf(chart: Chart): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { code, name, retired } of chart.accounts) {
    if (code.length < 2 || retired) continue;
    const key = `${code[0]} ${plain(name)}`;
    const known = names.get(key);
    // The account of the shortest code is the one that the others are below of.
    if (known === undefined || code.length < known.length) names.set(key, code);
  }
  return names;
}

const known = new WeakMap<Chart, ReadonlyMap<string, string>>();

function namesIn(chart: Chart): ReadonlyMap<string, string> {
  const names = known.get(chart) ?? namesOf(chart);
  known.set(chart, names);
  return names;
}

const fitsIn = (classes: string) => (puc: string) => classes === "" || classes.includes(puc[0] ?? "");

/** The account of a name as statements word it, or as the PUC does, within the classes of its heading ("" for any). */
function pucOfWords(chart: Chart, name: string, classes: string): string | null {
  const text = plain(name);
  const fits = fitsIn(classes);
  const named = LINE_PUCS.find(([words, puc]) => fits(puc) && words.test(text))?.[1];
  if (named !== undefined) return named;
  const all = namesIn(chart);
  const own = [...(classes || "1234567")].flatMap((each) => all.get(`${each} ${text}`) ?? []);
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** The accounts that the search of accounts understands names as without doubt; null for a name that means none. */
export type MeantNames = ReadonlyMap<string, string | null>;

/** A name in a table, with the classes of its heading. */
interface NameInTable {
  readonly name: string;
  readonly classes: string;
}

/** Whether only the search of accounts can tell what a name means. */
export function isToSearch(chart: Chart, { name, classes }: NameInTable): boolean {
  return plain(name) !== "" && pucOfWords(chart, name, classes) === null;
}

/** The account that a name means: by its words, else as the search of accounts understood it. */
export function pucOfName(chart: Chart, { name, classes }: NameInTable, meant: MeantNames): string | null {
  if (plain(name) === "") return null;
  const named = pucOfWords(chart, name, classes);
  if (named !== null) return named;
  const found = meant.get(name) ?? null;
  return found !== null && fitsIn(classes)(found) ? found : null;
}

/** The account of the same name among the expenses that a heading says, where the plan has it there: 5110 and 5210. */
export function inGroup(chart: Chart, puc: string | null, group: "51" | "52" | ""): string | null {
  if (puc === null || group === "" || !/^5[12]/.test(puc)) return puc;
  const there = group + puc.slice(2);
  return chart.byCode.has(there) ? there : puc;
}

/** Fewer rows than these prove nothing. */
const LEAST_NAMED = 4;

/**
 * Whether the codes are those of the PUC: false where most names that one account alone has stand beside codes of
 * another class, as in a chart of another country.
 */
export function hasPucCodes(
  chart: Chart,
  rows: readonly { readonly code: string; readonly name: string }[],
): boolean {
  const all = namesIn(chart);
  let [same, other] = [0, 0];
  for (const { code, name } of rows) {
    if (code === "") continue;
    const classes = [..."123456"].filter((each) => all.has(`${each} ${plain(name)}`));
    if (classes.length !== 1) continue;
    if (classes[0] === code[0]) same += 1;
    else other += 1;
  }
  return same + other < LEAST_NAMED || same >= other;
}
