import type { Chart } from "../../accounting/chart.ts";
import { meantAccount } from "../../accounting/search/meant-account.ts";
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

/**
 * The account that a name means within the classes of its heading ("" for any): as statements name it, as the PUC does,
 * else as the search of accounts understands it without doubt.
 */
export function pucOfName(chart: Chart, name: string, classes: string): string | null {
  const text = plain(name);
  if (text === "") return null;
  const fits = (puc: string) => classes === "" || classes.includes(puc[0] ?? "");
  const named = LINE_PUCS.find(([words, puc]) => fits(puc) && words.test(text))?.[1];
  if (named !== undefined) return named;
  const all = namesIn(chart);
  const own = [...(classes || "1234567")].flatMap((each) => all.get(`${each} ${text}`) ?? []);
  if (own.length === 1) return own[0] ?? null;
  const meant = meantAccount(chart, name);
  return meant !== null && fits(meant.puc) ? meant.puc : null;
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
