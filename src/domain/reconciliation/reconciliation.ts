import { firstDay, lastDay, monthOf } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import { type BankExtract, balancesOf } from "./bank-extract.ts";
import {
  type BankMatch,
  type BookMove,
  type ExtractLine,
  extractLineKey,
  matchKey,
  moveKey,
} from "./bank-match.ts";
import { type ProposedMatch, proposeMatches } from "./propose-matches.ts";

export interface ReconciliationInput {
  readonly month: Month;
  /** Of the account, in the order of their months; later ones than `month` count for nothing. */
  readonly extracts: readonly BankExtract[];
  readonly matches: readonly BankMatch[];
  /** The book's lines on the account until the end of the month, and from before the first extract: see `LOOKS_BACK`. */
  readonly moves: readonly BookMove[];
  /** The balance of the book before the first extract. */
  readonly before: Pesos;
}

/** Months before the first extract in which the book may have what the bank shows later, as a cheque. */
export const LOOKS_BACK = 3;

/** A kept match with its lines as they are now. */
export interface StandingMatch {
  readonly match: BankMatch;
  readonly lines: readonly ExtractLine[];
  readonly moves: readonly BookMove[];
}

/**
 * What lies between the balance of the extract and that of the book (CB-06):
 * extract + pending − unrecorded + suggested − cents − unexplained = book.
 */
export interface ReconciledBalance {
  readonly extract: Pesos;
  readonly book: Pesos;
  /** In the book and not at the bank: deposits in transit, cheques that nobody cashed. */
  readonly pending: Pesos;
  /** At the bank and not in the book: debit and credit notes. */
  readonly unrecorded: Pesos;
  /** What the suggested matches leave, which is nothing unless they reach before the first extract. */
  readonly suggested: Pesos;
  /** Cents that the lines were rounded by. */
  readonly cents: Pesos;
  /** No line of either side explains it: the first extract or a missing one. Zero where they agree. */
  readonly unexplained: Pesos;
}

export interface Reconciliation {
  readonly extract: BankExtract | null;
  readonly proposed: readonly ProposedMatch[];
  /** Lines of the bank that nothing in the book meets, of earlier months too. */
  readonly unrecorded: readonly ExtractLine[];
  /** Lines of the book that the bank does not show yet, of earlier months too. */
  readonly pending: readonly BookMove[];
  /** Matches that hold from this month on, by day. */
  readonly matched: readonly StandingMatch[];
  /** Matches that no longer hold, because an entry was changed since; their lines are free again (CB-07). */
  readonly changed: readonly BankMatch[];
  /** Null until a balance of the extract is known. */
  readonly balance: ReconciledBalance | null;
}

const total = (items: Iterable<{ readonly amount: number }>): number => {
  let sum = 0;
  for (const { amount } of items) sum += amount;
  return sum;
};

interface Sorted {
  readonly standing: readonly StandingMatch[];
  readonly changed: readonly BankMatch[];
  /** Keys of lines and moves of the matches that hold by the month. */
  readonly used: ReadonlySet<string>;
  /** The same of matches that hold later: not to be proposed again. */
  readonly later: ReadonlySet<string>;
}

/** Which matches hold. The first kept wins a line that two of them have, as after a merge. */
function sortMatches(
  { matches, month }: ReconciliationInput,
  lines: ReadonlyMap<string, ExtractLine>,
  moves: ReadonlyMap<string, BookMove>,
): Sorted {
  const [standing, changed]: [StandingMatch[], BankMatch[]] = [[], []];
  const [used, later] = [new Set<string>(), new Set<string>()];
  const order = (a: BankMatch, b: BankMatch) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
  for (const match of matches.filter(({ status }) => status === "accepted").toSorted(order)) {
    const keys = [...match.lines.map(extractLineKey), ...match.moves.map(moveKey)];
    if (match.month > month) {
      for (const key of keys) later.add(key);
      continue;
    }
    const ofLines = match.lines.flatMap((ref) => lines.get(extractLineKey(ref)) ?? []);
    const ofMoves = match.moves.flatMap((ref) => {
      const now = moves.get(moveKey(ref));
      return now !== undefined && now.amount === ref.amount && monthOf(now.date) <= match.month ? [now] : [];
    });
    const isWhole = ofLines.length === match.lines.length && ofMoves.length === match.moves.length;
    const agrees = total(ofLines) === total(ofMoves);
    if (!isWhole || !agrees || keys.some((key) => used.has(key))) changed.push(match);
    else {
      for (const key of keys) used.add(key);
      standing.push({ match, lines: ofLines, moves: ofMoves });
    }
  }
  return { standing, changed, used, later };
}

/** What no line explains: where the extracts begin, from one to the next, and inside of each. */
function gapsOf(
  extracts: readonly BankExtract[],
  before: Pesos,
): { readonly cents: number; readonly gap: number } {
  let [cents, gap, last] = [0, 0, before as number];
  for (const extract of extracts) {
    const balances = balancesOf(extract);
    const moved = total(extract.lines);
    if (balances === null) {
      last += moved;
      continue;
    }
    gap += balances.opening - last;
    const off = balances.closing - balances.opening - moved;
    // Each line is at most half a peso off, and so are both balances.
    if (Math.abs(off) * 2 <= extract.lines.length + 2) cents += off;
    else gap += off;
    last = balances.closing;
  }
  return { cents, gap };
}

type Keyed<T> = readonly (readonly [string, T])[];

function without<T>(items: Keyed<T>, keys: ReadonlySet<string>): readonly T[] {
  return items.flatMap(([key, item]) => (keys.has(key) ? [] : [item]));
}

/** By the day of the bank, as its extract is read; those that were made first come first within a day. */
function byDay(a: StandingMatch, b: StandingMatch): number {
  const day = ({ lines, moves }: StandingMatch) => (lines[0] ?? moves[0])?.date ?? "";
  return day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0;
}

/** The extracts up to the month with all their lines, and the moves that count by then. */
function placed({ month, extracts, moves }: ReconciliationInput) {
  const until = lastDay(month);
  const own = extracts.filter((each) => each.month <= month);
  const lines = new Map<string, ExtractLine>();
  for (const { id: extractId, lines: ofMonth } of own)
    for (const line of ofMonth) lines.set(extractLineKey({ extractId, n: line.n }), { ...line, extractId });
  const inTime = moves.filter(({ date }) => date <= until);
  return {
    extracts: own,
    extract: own.find((each) => each.month === month) ?? null,
    start: firstDay(own[0]?.month ?? month),
    lines,
    moves: new Map(inTime.map((move) => [moveKey(move), move])),
  };
}

/** How an account stands in a month: what agrees, what is proposed, and what is pending on either side. */
export function reconciliationOf(input: ReconciliationInput): Reconciliation {
  const { month, before } = input;
  const { extracts, extract, start, lines, moves } = placed(input);
  const { standing, changed, used, later } = sortMatches(input, lines, moves);
  const freeLines = [...lines].filter(([key]) => !used.has(key));
  const freeMoves = [...moves].filter(([key]) => !used.has(key));
  const rejected = new Set(input.matches.filter(({ status }) => status === "rejected").map(matchKey));
  const isOpen = extract !== null && extract.closed !== true;
  const proposed = isOpen
    ? proposeMatches(without(freeLines, later), without(freeMoves, later), rejected)
    : [];
  const taken = new Set(
    proposed.flatMap((each) => [...each.lines.map(extractLineKey), ...each.moves.map(moveKey)]),
  );
  const inPeriod = (all: readonly BookMove[]) => all.filter(({ date }) => date >= start);
  const unrecorded = without(freeLines, taken);
  const pending = inPeriod(without(freeMoves, taken));
  const ofMatches = standing.flatMap((each) => each.moves);
  const early = total(ofMatches) - total(inPeriod(ofMatches));
  const balances = extract && balancesOf(extract);
  const { cents, gap } = gapsOf(extracts, before);
  const suggested =
    total(inPeriod(proposed.flatMap((each) => each.moves))) - total(proposed.flatMap((each) => each.lines));
  const balance = balances && {
    extract: balances.closing,
    book: pesos(before + total(inPeriod([...moves.values()]))),
    pending: pesos(total(pending)),
    unrecorded: pesos(total(unrecorded)),
    suggested: pesos(suggested),
    cents: pesos(cents),
    unexplained: pesos(gap + early),
  };
  const matched = standing.filter((each) => each.match.month === month).toSorted(byDay);
  return { extract, proposed, unrecorded, pending, matched, changed, balance };
}

/**
 * The balance of the extract with every line that lies between. Without what no line explains it is the book's, whatever
 * the data (CB-06).
 */
export function reconciledExtract({
  extract,
  pending,
  unrecorded,
  suggested,
  cents,
}: ReconciledBalance): Pesos {
  return pesos(extract + pending - unrecorded + suggested - cents);
}

/** Why a month cannot be closed yet, or null. `acceptable`: suggestions. `recordable`: entries that wait for one press. */
export type NotClosable =
  | { readonly kind: "no-extract" }
  | { readonly kind: "no-balance" }
  | { readonly kind: "open"; readonly suggestions: number; readonly entries: number }
  | { readonly kind: "difference"; readonly amount: Pesos };

export function whyNotClosable(
  { extract, proposed, balance }: Reconciliation,
  entries: number,
): NotClosable | null {
  if (extract === null) return { kind: "no-extract" };
  if (balance === null) return { kind: "no-balance" };
  if (proposed.length > 0 || entries > 0) return { kind: "open", suggestions: proposed.length, entries };
  return balance.unexplained === 0 ? null : { kind: "difference", amount: balance.unexplained };
}
