import { isOneEdit } from "../accounting/search/typos.ts";
import { fold } from "../kernel/spanish.ts";

/** Words that tell kinds of companies, or nothing: "Aceros S.A.S." and "Aceros" may be one. */
const FORMS: ReadonlySet<string> = new Set([
  "sas",
  "sa",
  "ltda",
  "limitada",
  "cia",
  "eu",
  "sca",
  "sc",
  "y",
  "e",
]);
/** Shorter names differ in one letter without being one: "Ana" and "Ena". */
const SHORTEST = 5;

/** The words of a name that say who it is, letters of an abbreviation together: "S. A. S." is one word. */
function wordsOf(name: string): readonly string[] {
  const plain = fold(name)
    .replace(/[.'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  const joined = plain.replace(/\b(\p{L}) (?=\p{L}\b)/gu, "$1");
  const words = joined.split(" ").filter((word) => word !== "");
  const said = words.filter((word) => !FORMS.has(word));
  return (said.length > 0 ? said : words).toSorted();
}

function isNear(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [a.join(" "), b.join(" ")];
  if (one === other) return true;
  return Math.min(one.length, other.length) >= SHORTEST && isOneEdit(one, other);
}

const known = new WeakMap<object, readonly (readonly string[])[]>();

/** Taken apart once for each item: a search with each key looks through a whole list. */
function wordsOfAll<Item extends object>(item: Item, namesOf: (item: Item) => readonly string[]) {
  const found = known.get(item) ?? namesOf(item).map(wordsOf);
  known.set(item, found);
  return found;
}

/**
 * Those of a list that may be the same as this name: they differ in accents, in what kind of company it is, in order or
 * in a letter. The names of one item never change.
 */
export function nearTo<Item extends object>(
  items: readonly Item[],
  name: string,
  namesOf: (item: Item) => readonly string[],
): readonly Item[] {
  const wanted = wordsOf(name);
  if (wanted.length === 0) return [];
  return items.filter((item) => wordsOfAll(item, namesOf).some((each) => isNear(each, wanted)));
}
