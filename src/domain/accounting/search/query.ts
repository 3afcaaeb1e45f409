import type { Chart } from "../chart.ts";
import { spellingOf, type Token, tokensOf, toWords, wordKey } from "./tokens.ts";

/** A text to search accounts with, read once. */
export interface Query {
  /** Folded words in the order typed. */
  readonly words: readonly string[];
  /** The words joined, to test whether a name begins with them. */
  readonly phrase: string;
  /** The words that tell an account. */
  readonly tokens: readonly Token[];
  /** The phrase and the words as they begin a word of a name: made once, for thousands of names. */
  readonly lead: string;
  readonly leads: readonly { readonly raw: string; readonly begin: string; readonly stem: string }[];
  readonly key: string;
  readonly spelling: string;
  /** The words that may be the beginning of a code. */
  readonly codeWords: readonly string[];
  /** Digits when the query is only a code, as in "1105" or "11.05.05"; otherwise empty. */
  readonly code: string;
}

const CODE_WORD = /^\d{2,}$/;
const ONLY_A_CODE = /^[\d\s.-]+$/;

export function readAccountQuery(chart: Chart, text: string): Query {
  const phrase = toWords(text).trim();
  const isCode = chart.showsCodes && ONLY_A_CODE.test(text);
  const tokens = tokensOf(text);
  return {
    words: phrase === "" ? [] : phrase.split(" "),
    phrase,
    tokens,
    lead: ` ${phrase}`,
    leads: tokens.map(({ raw, stem }) => ({ raw, begin: ` ${raw}`, stem: ` ${stem} ` })),
    key: wordKey(tokens),
    spelling: spellingOf(text),
    codeWords: chart.showsCodes ? phrase.split(" ").filter((word) => CODE_WORD.test(word)) : [],
    code: isCode ? text.replace(/\D/g, "") : "",
  };
}

/** Length of the longest prefix of the code that a word of the query spells. */
export function matchCode(code: string, query: Query): number {
  if (query.code !== "") return code.startsWith(query.code) ? query.code.length : 0;
  let longest = 0;
  for (const word of query.codeWords) if (code.startsWith(word)) longest = Math.max(longest, word.length);
  return longest;
}
