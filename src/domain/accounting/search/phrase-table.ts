import type { Side } from "../account.ts";
import type { Meanings, Sided, WordRow } from "../words/word-row.ts";
import { isLight, knownTokens, spellingOf, type Token, toWords, wordKey } from "./tokens.ts";

/** An account that a phrase may mean. */
export interface Reading {
  readonly puc: string;
  /** What it means in about six words; null if the code alone was given. */
  readonly means: string | null;
}

/** A row of everyday words, ready for use. */
export interface WordGroup {
  readonly debit: readonly Reading[];
  readonly credit: readonly Reading[];
  /** The side meant while the line does not say; null for either. */
  readonly lean: Side | null;
  /** The same account on both sides. */
  readonly isAccount: boolean;
}

interface Phrase {
  /** With its small words: "préstamo a socio" is not "préstamo de socio". */
  readonly spelling: string;
  readonly tokens: readonly Token[];
  readonly letters: number;
  readonly group: WordGroup;
}

function readingsOf(meanings: Meanings | undefined): readonly Reading[] {
  const list = meanings === undefined ? [] : typeof meanings === "string" ? [meanings] : meanings;
  return list.map((text) => {
    const [puc = "", ...words] = text.split(" ");
    return { puc, means: words.length > 0 ? words.join(" ") : null };
  });
}

function isSided(accounts: WordRow[1]): accounts is Sided {
  return typeof accounts === "object" && !Array.isArray(accounts);
}

export function groupOf(accounts: WordRow[1]): WordGroup {
  if (isSided(accounts)) {
    const [debit, credit] = [readingsOf(accounts.debit), readingsOf(accounts.credit)];
    const only = credit.length === 0 ? "debit" : debit.length === 0 ? "credit" : null;
    return { debit, credit, lean: accounts.lean ?? only, isAccount: false };
  }
  const both = readingsOf(accounts);
  const lean = /^[567]/.test(both[0]?.puc ?? "") ? "debit" : null;
  return { debit: both, credit: lean === null ? both : [], lean, isAccount: true };
}

function lettersOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { raw }) => sum + raw.length, 0);
}

function toPhrases([phrases, accounts]: WordRow): Phrase[] {
  const group = groupOf(accounts);
  return phrases.split(";").map((phrase) => {
    const tokens = knownTokens(toWords(phrase));
    return { spelling: spellingOf(phrase), tokens, letters: lettersOf(tokens), group };
  });
}

/** The phrases with their words in order, so that the phrases of a beginning are found without reading all. */
export interface Phrases {
  readonly all: readonly Phrase[];
  readonly words: readonly { readonly word: string; readonly phrase: Phrase }[];
}

export function readPhrases(rows: readonly WordRow[]): Phrases {
  const all = rows.flatMap(toPhrases);
  const words = all.flatMap((phrase) =>
    phrase.tokens.flatMap(({ raw, stem }) =>
      // A word that begins with its stem is found by it.
      (raw.startsWith(stem) ? [raw] : [raw, stem]).map((word) => ({ word, phrase })),
    ),
  );
  words.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
  return { all, words };
}

/** The rows by the words of their phrases, in any order. */
export function groupsByKeyOf({ all }: Phrases): ReadonlyMap<string, readonly WordGroup[]> {
  const made = new Map<string, WordGroup[]>();
  for (const { tokens, group } of all) {
    const own = wordKey(tokens);
    const list = made.get(own);
    if (list) list.push(group);
    else made.set(own, [group]);
  }
  return made;
}

/** Adds the phrases with a word that begins like this. */
function phrasesWith(words: Phrases["words"], beginning: string, into: Set<Phrase>): void {
  let at = firstFrom(words, beginning);
  for (let found = words[at]; found?.word.startsWith(beginning); found = words[at]) {
    into.add(found.phrase);
    at += 1;
  }
}

function firstFrom(words: Phrases["words"], beginning: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.word ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How well a text says a phrase: its words and no others. */
export const SAID_WHOLE = 900;
/** The same small words too. */
const SAME_SPELLING = 20;
const BEGUN = 700;
/** What was written are words of the phrase, not beginnings of them; and the first of it. */
const WHOLE_WORDS = 15;
const PHRASE_BEGINS = 15;
const CONTAINED = 500;
/** The phrase is what the text begins with. */
const SAID_FIRST = 90;
/** What a word beside the phrase takes from it. */
const LIGHT_WEIGHT = 0.2;

interface Fit {
  /** Letters of the phrase that were written. */
  written: number;
  whole: number;
  /** The first word of the text is the first of the phrase. */
  first: boolean;
  /** Words of the text that are not the phrase's. */
  beside: Token[];
}

function fitOf(phrase: Phrase, tokens: readonly Token[]): Fit | null {
  const used = new Set<number>();
  const fit: Fit = { written: 0, whole: 0, first: false, beside: [] };
  for (const token of tokens) {
    const same = phrase.tokens.findIndex(({ stem }, at) => !used.has(at) && stem === token.stem);
    const at =
      same >= 0
        ? same
        : phrase.tokens.findIndex(({ raw }, each) => !used.has(each) && raw.startsWith(token.raw));
    if (at < 0) {
      fit.beside.push(token);
      continue;
    }
    used.add(at);
    if (at === 0 && token === tokens[0]) fit.first = true;
    fit.written += same >= 0 ? (phrase.tokens[at]?.raw.length ?? 0) : token.raw.length;
    if (same >= 0) fit.whole += 1;
  }
  return used.size === 0 ? null : fit;
}

/** A row that a text says, or begins to say. */
export interface SaidGroup {
  readonly group: WordGroup;
  readonly score: number;
  /** What the text begins with is what the phrase begins with. */
  readonly isFirst: boolean;
  /** Words of the text that the phrase does not have. */
  readonly beside: readonly Token[];
}

/** The words of a text, as they are compared with phrases. */
export interface Said {
  readonly tokens: readonly Token[];
  readonly spelling: string;
}

function weightOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => sum + token.raw.length * (isLight(token) ? LIGHT_WEIGHT : 1), 0);
}

function scoreOf(phrase: Phrase, { tokens, spelling }: Said): Omit<SaidGroup, "group"> | null {
  const fit = fitOf(phrase, tokens);
  if (fit === null) return null;
  const { written, beside } = fit;
  const isWhole = fit.whole === phrase.tokens.length;
  if (beside.length === 0) {
    const words = fit.whole === tokens.length ? WHOLE_WORDS : 0;
    const first = fit.first ? PHRASE_BEGINS : 0;
    if (!isWhole)
      return { score: BEGUN + words + first + 100 * (written / phrase.letters), isFirst: fit.first, beside };
    return { score: SAID_WHOLE + (phrase.spelling === spelling ? SAME_SPELLING : 0), isFirst: true, beside };
  }
  const heavy = beside.filter((token) => !isLight(token));
  // A text that begins a phrase and says more than that says something else.
  if (!isWhole && heavy.length > 0) return null;
  const share = written / (written + weightOf(beside));
  // Words that only say what is done leave the phrase nearly as good as exact.
  if (heavy.length === 0)
    return { score: BEGUN + 180 * share * (written / phrase.letters), isFirst: true, beside: [] };
  const isFirst = tokens.find((token) => !isLight(token)) !== heavy[0];
  return { score: CONTAINED + 100 * share + (isFirst ? SAID_FIRST : 0), isFirst, beside: heavy };
}

/** The rows of a table that a text says, each once, by its best phrase. */
export function saidGroupsOf({ words }: Phrases, said: Said): readonly SaidGroup[] {
  const possible = new Set<Phrase>();
  for (const { raw, stem } of said.tokens)
    for (const beginning of raw.startsWith(stem) ? [stem] : [raw, stem])
      phrasesWith(words, beginning, possible);
  const best = new Map<WordGroup, SaidGroup>();
  for (const phrase of possible) {
    const fit = scoreOf(phrase, said);
    if (fit === null || (best.get(phrase.group)?.score ?? 0) >= fit.score) continue;
    best.set(phrase.group, { group: phrase.group, ...fit });
  }
  return [...best.values()];
}
