import type { Account, AccountCode } from "../account.ts";
import { type Chart, displayName, findAccount } from "../chart.ts";
import { type AccountIndex, type IndexedAccount, indexOf } from "./account-index.ts";
import { matchRanges, type TextRange } from "./highlight.ts";
import { fitOfLine, isFurtherCost, isOwedCost, type LineContext } from "./line-context.ts";
import type { WordGroup } from "./phrase-table.ts";
import { matchCode, type Query, readAccountQuery } from "./query.ts";
import { broughtBy } from "./readings-here.ts";
import { corrections } from "./typos.ts";
import { type UsedBelow, usedBelowOf } from "./used-below.ts";
import { type WordOffer, wordOffers } from "./word-offers.ts";

/** An account found, and the matched parts to show in bold. */
export interface AccountMatch {
  readonly account: Account;
  /** Number of leading characters of the code that the query matches. */
  readonly codeMatch: number;
  /** The ranges of `displayName` that the query matched: in order, never adjacent. */
  readonly nameMatches: readonly TextRange[];
  /**
   * What the words mean with this account, where the first accounts are equally likely: a person must choose. Null
   * where the first one is the likeliest.
   */
  readonly reading: string | null;
}

export interface SearchOptions {
  /** Recently used accounts, latest first. */
  readonly recent?: readonly AccountCode[];
  /** How often this book, or less so the company, used an account. */
  readonly used?: ReadonlyMap<AccountCode, number>;
  /** The line that the account is for. */
  readonly line?: LineContext;
  /** Maximum number of results; 30 by default. */
  readonly limit?: number;
  /** Leaves out even a group whose exact code was typed. */
  readonly postingOnly?: boolean;
  /** To read what was recorded, not to write: accounts that are closed to new entries are found like others. */
  readonly withClosed?: boolean;
}

const DEFAULT_LIMIT = 30;

// How well a name says the query, beside the everyday words of the account.
/** More than words and habits together: in a short chart the names are what tells accounts apart. */
const SHORT_CHART_NAME = 3_000;
const OWN_NAME = 960;
const WHOLE_NAME = 850;
const NAME_BEGINS = 680;
const WORDS_BEGIN = 600;
const WITH_ABOVE = 560;
const ONLY_ABOVE = 300;
const WORDS_INSIDE = 150;
/** For the letters of the name that were typed. */
const COVERED = 100;

/** What is owed on freight, customs and the insurance of the way: words of it mean a cost of bringing something. */
const OWED_ON_BRINGING = /^2335(45|10|55)/;

const EXACT_CODE = 10_000;
const CODE_BEGINS = 5_000;
const TYPO = -120;

/** How well the words name the account; null if any of them is in neither its code nor a name. */
function scoreOfName(entry: IndexedAccount, query: Query): number | null {
  const { name, stems, above, account } = entry;
  if (entry.key === query.key) {
    if (account.own) return OWN_NAME;
    return account.puc === account.code ? WHOLE_NAME : SHORT_CHART_NAME;
  }
  const covered = COVERED * Math.min(1, query.phrase.length / name.length);
  if (name.startsWith(query.lead)) return NAME_BEGINS + covered;
  let own = 0;
  let inside = 0;
  let higher = 0;
  for (const { raw, begin, stem } of query.leads) {
    if (name.includes(begin) || stems.includes(stem)) own += 1;
    else if (query.codeWords.includes(raw) && account.code.startsWith(raw)) own += 1;
    else if (above.includes(begin)) higher += 1;
    else if (name.includes(raw)) inside += 1;
    else return null;
  }
  if (inside > 0) return WORDS_INSIDE;
  if (higher === 0) return WORDS_BEGIN + covered;
  return own > 0 ? WITH_ABOVE : ONLY_ABOVE;
}

interface Candidate {
  readonly account: Account;
  readonly score: number;
  readonly means: string | null;
  readonly group: WordGroup | null;
}

interface Search {
  readonly chart: Chart;
  readonly index: AccountIndex;
  readonly options: SearchOptions;
  readonly recentOrder: ReadonlyMap<string, number>;
  /** The accounts that the book uses below each one. */
  readonly usedBelow: UsedBelow;
  readonly others: readonly { readonly puc: string; readonly side: "debit" | "credit" }[];
}

const USED = 160;
const USED_OFTEN = 50;
const RECENT = 40;

/** Of a habit, where the words are only beside the name. */
const BESIDE = 0.4;

/** What the book's own habit adds: less where the words are not what the name or the phrase begins with. */
function habit({ options, recentOrder }: Search, code: AccountCode, isFirst: boolean): number {
  const often = options.used?.get(code) ?? 0;
  const order = recentOrder.get(code);
  if (often <= 0 && order === undefined) return 0;
  const latest = order === undefined ? 0 : Math.max(0, RECENT - order);
  return (isFirst ? 1 : BESIDE) * (USED + USED_OFTEN * Math.min(1, Math.log2(often + 1) / 6) + latest);
}

function lineFit({ options, others }: Search, account: Account): number {
  return fitOfLine(account.puc, options.line?.side ?? null, others);
}

/** The account by its code and name, or null. */
function byName(search: Search, entry: IndexedAccount, query: Query): Candidate | null {
  const { options } = search;
  const { account } = entry;
  const { code, posting, retired, closed } = account;
  const name = scoreOfName(entry, query);
  if (name === null && query.code === "") return null;
  const codeMatch = matchCode(code, query);
  if (name === null && codeMatch === 0) return null;
  const isExact = codeMatch === code.length;
  const isShut = retired === true || (closed === true && options.withClosed !== true);
  if (isShut && (options.postingOnly === true || !isExact)) return null;
  if (!posting && (options.postingOnly === true || !isExact || query.code === "")) return null;
  const own = habit(search, code, (name ?? 0) >= NAME_BEGINS || codeMatch > 0);
  if (codeMatch > 0) {
    const byCode = isExact ? EXACT_CODE : CODE_BEGINS;
    return { account, score: byCode + (name ?? WORDS_INSIDE) / 100 + own, means: null, group: null };
  }
  // With nothing typed, the chart keeps its order.
  if (name === null || query.words.length === 0) return { account, score: own, means: null, group: null };
  const usual = own > 0 ? Math.max(0, entry.usual) : entry.usual;
  return { account, score: name + usual + own + lineFit(search, account), means: null, group: null };
}

function byWords(search: Search, offer: WordOffer): Candidate {
  const { account, score, isFirst, isOtherPocket, means, group } = offer;
  // Where the side is not known, the words say themselves which one is meant.
  const fitted = search.options.line?.side ? lineFit(search, account) : 0;
  const own = isOtherPocket ? 0 : habit(search, account.code, isFirst);
  return { account, score: score + own + fitted, means, group };
}

/** Adds what the query finds, keeping the better of two for one account. */
function find(search: Search, query: Query, minus: number, found: Map<AccountCode, Candidate>): void {
  const add = (candidate: Candidate) => {
    const score = candidate.score + minus;
    const known = found.get(candidate.account.code);
    if (known !== undefined && known.score >= score) return;
    found.set(candidate.account.code, minus === 0 ? candidate : { ...candidate, score });
  };
  const { index, options, usedBelow } = search;
  for (const entry of index.accounts) {
    const candidate = byName(search, entry, query);
    if (candidate !== null) add(candidate);
  }
  if (query.code !== "" || query.tokens.length === 0) return;
  const side = options.line?.side ?? null;
  const { others } = search;
  const owner = options.line?.owner ?? null;
  const asked = { index, ...query, side, usedBelow, others, owner };
  for (const offer of wordOffers(asked)) add(byWords(search, offer));
}

/** The queries that a text with mistyped words may have meant: one of them mended, and all of them. */
function corrected(search: Search, query: Query): Query[] {
  const { chart, index } = search;
  const known = query.tokens.map(({ raw }) => corrections(raw, index.words));
  const read = (wordAt: (raw: string, at: number) => string) =>
    readAccountQuery(chart, query.tokens.map(({ raw }, at) => wordAt(raw, at)).join(" "));
  const single = known.flatMap((words, at) =>
    words.map((word) => read((raw, each) => (each === at ? word : raw))),
  );
  const mistyped = known.filter((words) => words.length > 0).length;
  return mistyped < 2 ? single : [...single, read((raw, at) => known[at]?.[0] ?? raw)];
}

/** Accounts found that score about the same are as likely, if their words say so. */
const ABOUT_THE_SAME = 15;

/** The meanings between which a person must choose: those of the first account's row that are as likely. */
function openReadings([first, ...rest]: readonly Candidate[]): ReadonlySet<Candidate> {
  if (first === undefined || first.means === null) return new Set();
  const equal = rest.filter(
    ({ group, means, score }) =>
      group === first.group && means !== null && first.score - score < ABOUT_THE_SAME,
  );
  return new Set(equal.length > 0 ? [first, ...equal] : []);
}

function pucsOf(chart: Chart, line: LineContext | undefined): Search["others"] {
  return (line?.others ?? []).flatMap(({ account, side }) => {
    const puc = findAccount(chart, account)?.puc;
    return puc === undefined ? [] : [{ puc, side }];
  });
}

function searchOf(chart: Chart, options: SearchOptions): Search {
  const recentOrder = new Map((options.recent ?? []).map((code, order) => [code as string, order]));
  return {
    chart,
    index: indexOf(chart),
    options,
    recentOrder,
    usedBelow: usedBelowOf(chart, options),
    others: pucsOf(chart, options.line),
  };
}

/** The first of the candidates; equal ones with shorter codes first, then in the order of the chart. */
function best(
  candidates: readonly Candidate[],
  { chart, index }: Search,
  limit: number,
): readonly Candidate[] {
  // Numbers alone sort several times faster than with a comparison.
  const scores = Float64Array.from(candidates, ({ score }) => score).sort();
  const least = scores[Math.max(0, scores.length - limit)] ?? 0;
  const length = ({ account }: Candidate) => (chart.showsCodes ? account.code.length : 0);
  const place = ({ account }: Candidate) => index.placeOf.get(account.code) ?? 0;
  return candidates
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || length(a) - length(b) || place(a) - place(b));
}

/**
 * Accounts by code, by name, or by what people call them, best first, for the account field. A name is found by the
 * beginnings of its words (weaker, by what is inside them or by a parent's name); everyday words, by `words`. What the
 * book used before comes first among those that are named about as well; the side of the line and its other accounts
 * decide between meanings. A group appears only when exactly its code is typed, so that it can be explained; a retired or
 * closed account likewise. With an empty query: recent accounts, then the rest, accounts before their sub-accounts.
 * Where the entry only spends so far, words of one more cost are a debit, although a credit is what it lacks; those of
 * what brings what it buys are part of that.
 */
export function searchAccounts(chart: Chart, text: string, options: SearchOptions = {}): AccountMatch[] {
  const matches = matchesOf(chart, text, options);
  const { line } = options;
  const [first] = matches;
  if (line?.presumed !== true || line.side !== "credit" || line.others.length === 0) return matches;
  if (first === undefined || first.codeMatch > 0 || !isOwedCost(first.account.puc)) return matches;
  const others = pucsOf(chart, line);
  const asDebit = matchesOf(chart, text, { ...options, line: { ...line, side: "debit" } });
  const cost = asDebit[0]?.account.puc ?? "";
  const isSpending = others.every(({ side }) => side === "debit");
  const isPart = isSpending && cost === broughtBy(others) && OWED_ON_BRINGING.test(first.account.puc);
  return isPart || isFurtherCost(cost, others) ? asDebit : matches;
}

function matchesOf(chart: Chart, text: string, options: SearchOptions): AccountMatch[] {
  const { limit = DEFAULT_LIMIT } = options;
  const query = readAccountQuery(chart, text);
  const search = searchOf(chart, options);
  const found = new Map<AccountCode, Candidate>();
  find(search, query, 0, found);
  for (const each of corrected(search, query)) find(search, each, TYPO, found);
  const candidates = best([...found.values()], search, Math.max(limit, 3));
  const open = openReadings(candidates);
  return candidates.slice(0, Math.max(0, limit)).map((candidate) => ({
    account: candidate.account,
    codeMatch: matchCode(candidate.account.code, query),
    nameMatches: matchRanges(displayName(chart, candidate.account), query.words),
    reading: open.has(candidate) ? candidate.means : null,
  }));
}
