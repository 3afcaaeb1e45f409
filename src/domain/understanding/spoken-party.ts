import { capitalize } from "../kernel/capitals.ts";
import { fold } from "../kernel/spanish.ts";
import { partyKeyOf } from "../parties/party-key.ts";

/** Whom a sentence names, and the text without the name. */
export interface SpokenParty {
  readonly name: string | null;
  /** More than one name: not said whose the entry is. */
  readonly isTwo: boolean;
  readonly rest: string;
}

/** `word`: how it was paid, when, or what for, and nobody. `both`: who, and what for. */
export type NameReading = "word" | "name" | "both";

interface World {
  /** Names that are known, as they are written. */
  readonly known: Iterable<string>;
  /** What words after a preposition are. */
  readonly read: (text: string, preposition: string) => NameReading;
}

const PREPOSITIONS = new Set(["a", "al", "de", "del", "donde", "para"]);
const JOINS = new Set(["de", "del", "la", "las", "los", "y", "e", "&"]);
const HONOURS: Readonly<Record<string, string>> = { don: "Don", dona: "Doña" };
const TITLES = new Set(["senor", "senora", "sr", "sra", "sr.", "sra."]);
const ARTICLES = new Set(["el", "la"]);
const CAPITAL = /^\p{Lu}/u;

interface Found {
  readonly name: string;
  /** The place after it. */
  readonly next: number;
  /** "Don Carlos" names a person whatever the word means otherwise. */
  readonly isPerson: boolean;
}

/** Words in capitals from a place on, with the small ones between them. */
function capitals(words: readonly string[], from: number): number {
  let [next, at] = [from, from];
  for (; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (CAPITAL.test(word)) next = at + 1;
    else if (next === from || !JOINS.has(fold(word))) break;
    // A comma ends a name.
    if (/[,;:]$/.test(word)) break;
  }
  return next;
}

function nameAt(words: readonly string[], from: number): Found | null {
  let at = from;
  if (ARTICLES.has(fold(words[at] ?? "")) && TITLES.has(fold(words[at + 1] ?? ""))) at += 1;
  const isTitled = TITLES.has(fold(words[at] ?? ""));
  if (isTitled) at += 1;
  const honour = HONOURS[fold(words[at] ?? "")];
  // "Don carlos" too; without an honour only capitals tell a name.
  const first = honour === undefined ? at : at + 2;
  const next = honour === undefined ? capitals(words, at) : Math.max(first, capitals(words, at + 1));
  if (next <= at || next > words.length) return null;
  const parts = words.slice(honour === undefined ? at : at + 1, next);
  const name = parts
    .join(" ")
    .replace(/[.,;:]+$/, (mark) => (/\.[A-Z]\.$/i.test(parts.join(" ")) ? mark : ""));
  if (!/\p{L}/u.test(name)) return null;
  const whole = honour === undefined ? name : `${honour} ${capitalize(name)}`;
  return { name: whole, next, isPerson: honour !== undefined || isTitled };
}

/** The longest of the known names that the text has, from word to word. */
function knownIn(text: string, { known, read }: World): string | null {
  const words = ` ${partyKeyOf(text).replace(/[,;:]/g, " ").replace(/\s+/g, " ")} `;
  let longest: string | null = null;
  for (const name of known) {
    const key = partyKeyOf(name);
    if (key.length < 3 || (longest !== null && key.length <= longest.length)) continue;
    if (words.includes(` ${key} `) && read(name, "de") === "name") longest = name;
  }
  return longest;
}

/** The text without a name and the preposition before it. */
function without(text: string, name: string): string {
  const words = text.split(/\s+/);
  const key = partyKeyOf(name).split(" ");
  const clean = words.map((word) => fold(word).replace(/[,;:]$/, ""));
  const at = clean.findIndex((_, from) => key.every((part, index) => clean[from + index] === part));
  if (at < 0) return text;
  let from = at;
  while (from > 0 && (PREPOSITIONS.has(clean[from - 1] ?? "") || HONOURS[clean[from - 1] ?? ""])) from -= 1;
  return [...words.slice(0, from), ...words.slice(at + key.length)].join(" ");
}

/**
 * Whom a sentence names: a third party that is known, whatever its capitals, or a name in capitals after "a", "de" or
 * "donde" ("a Textiles Medellín", "de don Carlos").
 */
export function spokenParty(text: string, world: World): SpokenParty {
  const known = knownIn(text, world);
  if (known !== null) return { name: known, isTwo: false, rest: without(text, known) };
  const words = text.split(/\s+/);
  const names: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const found = PREPOSITIONS.has(fold(word)) ? nameAt(words, at + 1) : null;
    const reading = found === null || found.isPerson ? "name" : world.read(found.name, fold(word));
    if (found === null || reading === "word") {
      rest.push(word);
      continue;
    }
    names.push(found.name);
    if (reading === "both") rest.push(...words.slice(at, found.next));
    at = found.next - 1;
  }
  return { name: names[0] ?? null, isTwo: names.length > 1, rest: rest.join(" ") };
}
