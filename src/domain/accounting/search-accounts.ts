import { fold } from "../kernel/spanish.ts";
import type { Account, AccountCode } from "./account.ts";
import { type Chart, displayName } from "./chart.ts";
import { SEARCH_WORDS } from "./charts/search-words.data.ts";

/** A range of a text, from `start` up to but excluding `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** An account found, and the matched parts to show in bold. */
export interface AccountMatch {
  readonly account: Account;
  /** Number of leading characters of the code that the query matches. */
  readonly codeMatch: number;
  /** The ranges of `displayName` that the query matched: in order, never adjacent. */
  readonly nameMatches: readonly TextRange[];
}

export interface SearchOptions {
  /** Recently used accounts, latest first. */
  readonly recent?: readonly AccountCode[];
  /** Maximum number of results; 30 by default. */
  readonly limit?: number;
  /** Leaves out even a group whose exact code was typed. */
  readonly postingOnly?: boolean;
}

interface IndexedAccount {
  readonly account: Account;
  /** Folded words, each after a space: " bancos moneda nacional". */
  readonly name: string;
  /** The same for all its ancestors combined, plus everyday words for them. */
  readonly above: string;
}

interface Query {
  readonly words: readonly string[];
  /** The words joined, to test whether a name begins with them. */
  readonly phrase: string;
  /** Digits when the query is only a code, as in "1105" or "11.05.05"; otherwise empty. */
  readonly code: string;
}

const DEFAULT_LIMIT = 30;

// How a name matched, best first.
const NAME_BEGINS = 0;
const WORDS_BEGIN = 1;
const WORDS_ABOVE = 2;
const WORDS_INSIDE = 3;

const NOT_A_WORD = /[^\p{L}\p{N}]+/gu;
const ONLY_A_CODE = /^[\d\s.-]+$/;

function toWords(text: string): string {
  return ` ${fold(text).replace(NOT_A_WORD, " ").trim()}`;
}

const indexes = new WeakMap<Chart, readonly IndexedAccount[]>();

function indexOf(chart: Chart): readonly IndexedAccount[] {
  const known = indexes.get(chart);
  if (known) return known;
  const aboveByCode = new Map<string, string>();
  const index = chart.accounts.map((account) => {
    const inherited = account.parent === null ? "" : (aboveByCode.get(account.parent) ?? "");
    const words = SEARCH_WORDS[account.puc];
    const above = words ? inherited + toWords(words) : inherited;
    const own = toWords(account.name);
    aboveByCode.set(account.code, above + own);
    const shown = displayName(chart, account);
    return { account, name: shown === account.name ? own : toWords(shown), above };
  });
  indexes.set(chart, index);
  return index;
}

function readQuery(chart: Chart, text: string): Query {
  const phrase = toWords(text).trim();
  const isCode = chart.showsCodes && ONLY_A_CODE.test(text);
  return {
    words: phrase === "" ? [] : phrase.split(" "),
    phrase,
    code: isCode ? text.replace(/\D/g, "") : "",
  };
}

/** Length of the longest prefix of the code that a word of the query spells. */
function matchCode(chart: Chart, code: string, query: Query): number {
  if (query.code !== "") return code.startsWith(query.code) ? query.code.length : 0;
  if (!chart.showsCodes) return 0;
  return Math.max(0, ...query.words.map((word) => (code.startsWith(word) ? word.length : 0)));
}

/** How well the words match the account; null if any word matches neither its code nor a name. */
function matchNames(chart: Chart, entry: IndexedAccount, query: Query): number | null {
  if (query.words.length === 0) return WORDS_INSIDE;
  if (entry.name.startsWith(` ${query.phrase}`)) return NAME_BEGINS;
  let worst = WORDS_BEGIN;
  for (const word of query.words) {
    if (entry.name.includes(` ${word}`)) continue;
    if (chart.showsCodes && entry.account.code.startsWith(word)) continue;
    if (entry.above.includes(` ${word}`)) worst = Math.max(worst, WORDS_ABOVE);
    else if (entry.name.includes(word)) worst = WORDS_INSIDE;
    else return null;
  }
  return worst;
}

interface Candidate {
  readonly entry: IndexedAccount;
  readonly codeMatch: number;
  readonly rank: number;
}

interface Search {
  readonly chart: Chart;
  readonly query: Query;
  readonly recentOrder: ReadonlyMap<string, number>;
  readonly postingOnly: boolean;
}

/** The account as a candidate, or null. Lower ranks come first: exact code, code, recent, name, short code. */
function consider(search: Search, entry: IndexedAccount): Candidate | null {
  const { chart, query } = search;
  const { code, posting, retired } = entry.account;
  const names = matchNames(chart, entry, query);
  if (names === null && query.code === "") return null;
  const codeMatch = matchCode(chart, code, query);
  if (names === null && codeMatch === 0) return null;
  const isExact = codeMatch > 0 && codeMatch === code.length;
  if (retired && !isExact) return null;
  if (!posting && (search.postingOnly || !isExact || query.code === "")) return null;
  const byCode = isExact ? 0 : codeMatch > 0 ? 1 : 2;
  const recency = Math.min(search.recentOrder.get(code) ?? 99, 99);
  // Journal names keep their given order.
  const length = chart.showsCodes ? Math.min(code.length, 99) : 0;
  return { entry, codeMatch, rank: ((byCode * 100 + recency) * 10 + (names ?? WORDS_INSIDE)) * 100 + length };
}

/** The ranges of `name` that each query word matched: beginnings of words, else the first occurrence inside one. */
function matchRanges(name: string, words: readonly string[]): TextRange[] {
  // Folding may change lengths, so each folded character keeps the position of its original.
  let folded = "";
  const places: TextRange[] = [];
  let start = 0;
  for (const character of name) {
    const end = start + character.length;
    const plain = fold(character);
    folded += plain;
    for (let count = 0; count < plain.length; count += 1) places.push({ start, end });
    start = end;
  }
  const marked = new Set<number>();
  for (const word of words) markWord(folded, word, marked);
  return joinRanges([...marked].sort((a, b) => a - b).flatMap((index) => places[index] ?? []));
}

function markWord(folded: string, word: string, marked: Set<number>): void {
  const mark = (at: number) => {
    for (let index = at; index < at + word.length; index += 1) marked.add(index);
  };
  const first = folded.indexOf(word);
  let begins = false;
  for (let at = first; at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) continue;
    begins = true;
    mark(at);
  }
  if (!begins && first >= 0) mark(first);
}

function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) joined[joined.length - 1] = { start: last.start, end: range.end };
    else joined.push(range);
  }
  return joined;
}

/**
 * Accounts by code or name, best first, for the account field. Every word of the query must begin a word of the name
 * (or, weaker, occur inside one, or begin one of a parent's name) or begin the code. A group appears only when
 * exactly its code is typed, so that it can be explained; a retired account likewise. With an empty query: recent
 * accounts, then the rest, accounts before their sub-accounts.
 */
export function searchAccounts(chart: Chart, text: string, options: SearchOptions = {}): AccountMatch[] {
  const { recent = [], limit = DEFAULT_LIMIT, postingOnly = false } = options;
  const query = readQuery(chart, text);
  const search: Search = {
    chart,
    query,
    recentOrder: new Map(recent.map((code, order) => [code, order])),
    postingOnly,
  };
  const candidates = indexOf(chart).flatMap((entry) => consider(search, entry) ?? []);
  candidates.sort((a, b) => a.rank - b.rank);
  return candidates.slice(0, Math.max(0, limit)).map(({ entry, codeMatch }) => ({
    account: entry.account,
    codeMatch,
    nameMatches: matchRanges(displayName(chart, entry.account), query.words),
  }));
}
