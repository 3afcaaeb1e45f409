import type { Side } from "../account.ts";
import { deedGroups } from "./deeds.ts";
import { nounByKey } from "./nouns.ts";
import type { Reading, SaidGroup, WordGroup } from "./phrase-table.ts";
import { groupsByKey, saidGroups } from "./phrases.ts";
import { isLight, spellingOf, tokensOf, wordKey } from "./tokens.ts";

/** PUC codes that words mean on a side, with how well they say it. */
export interface SaidAccount {
  readonly readings: readonly Reading[];
  readonly score: number;
  /** The side that the words mean while nothing else says it. */
  readonly lean: Side | null;
}

/** A phrase that stands within a text, whole. */
const WITHIN = 620;
/** For each of its letters, up to so many. */
const LETTER = 12;
const MOST_LETTERS = 20;
/** What words are behind the ones before them. */
const LATER = 20;
const AFTER_FOR = 140;
const LONGEST_PHRASE = 6;
const CLEAR = 640;

interface Spotted {
  readonly group: WordGroup;
  readonly score: number;
}

/** What a place is behind the beginning: what something is for tells less than what it is. */
function behind(words: readonly string[], from: number): number {
  const before = words.slice(0, from);
  const telling = before.filter((word) => word.length > 3).length;
  return LATER * telling + (before.includes("para") ? AFTER_FOR : 0);
}

/** A name begins with a word of its own: "para las ponedoras" is what something is for. */
const isSmall = (word: string) =>
  /^(?:a|al|con|de|del|el|en|la|las|los|pa|por|un|una|y)$|^(?:para|unos|unas)$/.test(word);

/** Phrases that are said whole anywhere in the words: the longer the better, and rather the first. */
function spotted(words: readonly string[]): Spotted[] {
  const found: Spotted[] = [];
  for (let from = 0; from < words.length; from += 1) {
    if (isSmall(words[from] ?? "")) continue;
    for (let length = 1; length <= Math.min(LONGEST_PHRASE, words.length - from); length += 1) {
      const tokens = tokensOf(words.slice(from, from + length).join(" "));
      if (tokens.every(isLight)) continue;
      const letters = tokens.reduce((sum, { raw }) => sum + raw.length, 0);
      const key = wordKey(tokens);
      const score = WITHIN + LETTER * Math.min(letters, MOST_LETTERS) - behind(words, from);
      const groups = groupsByKey(key);
      const noun = groups.length === 0 ? nounByKey(key) : null;
      for (const group of noun === null ? groups : [noun]) found.push({ group, score });
    }
  }
  return found;
}

const isClear = ({ score, isFirst }: SaidGroup) => score >= CLEAR && isFirst;

/**
 * What words mean on a side of an entry, best first: what somebody did, phrases that they say, and phrases within them.
 * `words`: folded, joined by spaces.
 */
export function saidAccounts(words: string, side: Side): readonly SaidAccount[] {
  const list = words.split(" ").filter((word) => word !== "");
  if (list.length === 0) return [];
  const whole = saidGroups({ tokens: tokensOf(words), spelling: spellingOf(words) }).filter(isClear);
  const all = [...deedGroups(list.join(" ")), ...whole, ...spotted(list)];
  return all
    .flatMap(({ group, score }): SaidAccount[] => {
      const readings = group[side].length > 0 ? group[side] : group.isAccount ? group.debit : [];
      return readings.length === 0 ? [] : [{ readings, score, lean: group.lean }];
    })
    .sort((a, b) => b.score - a.score);
}
