import { corrections } from "../accounting/search/typos.ts";
import { stem, stemsOf } from "../assistant/words.ts";
import { fold } from "../kernel/spanish.ts";
import { GLOSSARY } from "./glossary.ts";
import type { Term } from "./term.ts";

/** A term that has to do with what was typed. */
export interface TermMatch {
  readonly term: Term;
  readonly score: number;
  /** All words of one of its names were typed. */
  readonly isNamed: boolean;
  /** Share of what was typed, by rarity, that its name covers: 1 where nothing else was typed. */
  readonly coverage: number;
}

interface TermName {
  readonly stems: ReadonlySet<string>;
  /** Its words between blanks. */
  readonly text: string;
}

interface IndexedTerm {
  readonly term: Term;
  readonly names: readonly TermName[];
  readonly body: ReadonlySet<string>;
}

/** Terms made ready for a search. */
export interface TermIndex {
  readonly terms: readonly IndexedTerm[];
  /** By the stem of a name or a definition: the fewer terms have it, the higher. */
  readonly rarity: ReadonlyMap<string, number>;
  readonly unknown: number;
  /** Words of names, sorted, that mistyped ones are mended with. */
  readonly words: readonly string[];
}

/** Longer texts are no question about a term, and their search must stay short. */
const MOST_LETTERS = 300;
const MOST_MENDED = 12;

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? [];

function indexed(term: Term): IndexedTerm {
  const names = [term.name, ...term.others].map((name) => ({
    stems: new Set(stemsOf(name)),
    text: ` ${wordsOf(name).join(" ")} `,
  }));
  return {
    term,
    names: names.filter(({ stems }) => stems.size > 0),
    body: new Set(stemsOf(term.definition)),
  };
}

export function indexTerms(all: readonly Term[]): TermIndex {
  const terms = all.map(indexed);
  const counts = new Map<string, number>();
  for (const { names, body } of terms) {
    const own = new Set([...names.flatMap(({ stems }) => [...stems]), ...body]);
    for (const each of own) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  const rarityOf = (count: number) => Math.log(1 + terms.length / count);
  const words = new Set(all.flatMap(({ name, others }) => [name, ...others].flatMap(wordsOf)));
  return {
    terms,
    rarity: new Map([...counts].map(([each, count]) => [each, rarityOf(count)])),
    unknown: rarityOf(2),
    words: [...words].sort(),
  };
}

let made: TermIndex | undefined;

function termIndex(): TermIndex {
  made ??= indexTerms(GLOSSARY);
  return made;
}

/** What was typed: its words between blanks, and its stems. A mistyped word may be several, which are variants. */
interface Typed {
  readonly text: string;
  readonly variants: readonly ReadonlySet<string>[];
}

/** A word that no term has is taken as the nearest ones of names. */
function readTyped(text: string, { rarity, words }: TermIndex): Typed {
  const cut = text.slice(0, MOST_LETTERS);
  const found = wordsOf(cut);
  let mended = 0;
  const stems: string[] = [];
  let others: readonly { readonly from: string; readonly to: string }[] = [];
  for (const word of found) {
    const [own] = stemsOf(word);
    // A letter alone stands for a word: "cuentas x cobrar".
    if (own === undefined || (own.length === 1 && !rarity.has(own))) continue;
    if (rarity.has(own) || mended >= MOST_MENDED) {
      stems.push(own);
      continue;
    }
    mended += 1;
    const [near = own, ...rest] = corrections(word, words).map(stem);
    stems.push(near);
    // Of several mistyped words only the first has variants: more would be guesses.
    if (mended === 1) others = rest.map((to) => ({ from: near, to }));
  }
  const base = new Set(stems);
  const variants = others.map(({ from, to }) => new Set([...stems.filter((each) => each !== from), to]));
  return { text: ` ${found.join(" ")} `, variants: base.size === 0 ? [] : [base, ...variants] };
}

function weighName(name: ReadonlySet<string>, typed: ReadonlySet<string>, worth: (stem: string) => number) {
  let all = 0;
  let covered = 0;
  for (const each of name) {
    all += worth(each);
    if (typed.has(each)) covered += worth(each);
  }
  return { covered, share: covered / all };
}

/** A whole name counts more than parts of a longer one, and more still as it is written. */
const WHOLE = 2;
const AS_WRITTEN = 1.2;
/** Its first name is its own; another one it may share with everyday speech. */
const FIRST = 1.05;
const IN_BODY = 0.1;

interface Weighing {
  readonly index: TermIndex;
  readonly text: string;
  readonly typed: ReadonlySet<string>;
}

function weighTerm({ term, names, body }: IndexedTerm, { index, text, typed }: Weighing): TermMatch {
  const worth = (each: string) => index.rarity.get(each) ?? index.unknown;
  let all = 0;
  let inBody = 0;
  for (const each of typed) {
    all += worth(each);
    if (body.has(each)) inBody += worth(each);
  }
  let best = { score: 0, isNamed: false, coverage: 0 };
  for (const [at, name] of names.entries()) {
    const { covered, share } = weighName(name.stems, typed, worth);
    const isNamed = share === 1;
    const coverage = covered / all;
    const whole = isNamed ? WHOLE * (text.includes(name.text) ? AS_WRITTEN : 1) : share * share;
    const score = covered * whole * (0.4 + 0.6 * coverage) * (at === 0 ? FIRST : 1);
    if (score > best.score) best = { score, isNamed, coverage };
  }
  return { term, ...best, score: best.score + inBody * IN_BODY };
}

/** The terms that have to do with a text, the best first. Total, and short for any text. */
export function searchTerms(typed: string, index: TermIndex = termIndex()): readonly TermMatch[] {
  const { text, variants } = readTyped(typed, index);
  if (variants.length === 0) return [];
  return index.terms
    .map((each) =>
      variants
        .map((stems) => weighTerm(each, { index, text, typed: stems }))
        .reduce((best, match) => (match.score > best.score ? match : best)),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}
