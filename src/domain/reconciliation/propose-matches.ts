import { dayNumber } from "../kernel/calendar-day.ts";
import { fold } from "../kernel/spanish.ts";
import { type BookMove, type ExtractLine, extractLineKey, matchKey, moveKey } from "./bank-match.ts";
import { MOST_CANDIDATES, partsOfSum, type SearchBudget } from "./sum-search.ts";

/** Why lines of both sides are one movement. */
export type MatchReason =
  | { readonly kind: "reference"; readonly reference: string }
  | { readonly kind: "same-day" }
  /** `days`: from the entry to the bank; below zero the bank came first. */
  | { readonly kind: "days"; readonly days: number }
  | { readonly kind: "sum"; readonly of: "moves" | "lines"; readonly count: number };

export interface ProposedMatch {
  readonly lines: readonly ExtractLine[];
  readonly moves: readonly BookMove[];
  readonly reason: MatchReason;
}

/** A cheque is cashed weeks after it was written; the bank is seldom long before the entry. */
const BEFORE_BANK = 45;
const AFTER_BANK = 5;
/** With a reference in common. */
const BY_REFERENCE = 120;
/** Lines of one sum are near each other. */
const SUM_WINDOW = 7;
/** Nearest lines of the same amount that are compared with one line. */
const NEAREST = 12;
/** Steps of all searches of sums together. */
const STEPS = 400_000;
/** Lines around a day that are looked at for the parts of a sum. */
const MOST_LOOKED_AT = 150;
/** Shorter numbers are in too many texts. */
const SHORTEST_REFERENCE = 4;

/** Numbers that are in many texts of a bank: those of the 4x1.000, and a year that stands alone or in a day. */
const NO_REFERENCE = /\b4\s?[x*×]\s?1\.?000\b|(?<![\p{L}\d-])(?:19[89]|20[0-4])\d(?![\d-])/gu;

/** Numbers of a text that may be a document's. */
export function referencesIn(texts: readonly string[]): readonly string[] {
  const found = texts.flatMap((text) => fold(text).replace(NO_REFERENCE, " ").match(/\d+/g) ?? []);
  return [
    ...new Set(
      found.map((each) => each.replace(/^0+/, "")).filter(({ length }) => length >= SHORTEST_REFERENCE),
    ),
  ];
}

interface Dated<T> {
  readonly item: T;
  readonly at: number;
  readonly day: number;
  readonly amount: number;
  readonly key: string;
  readonly references: readonly string[];
}

function dated<T extends { readonly date: ExtractLine["date"]; readonly amount: number }>(
  items: readonly T[],
  key: (item: T) => string,
  texts: (item: T) => readonly string[],
): readonly Dated<T>[] {
  return items
    .map((item) => {
      const { amount, date } = item;
      return { item, day: dayNumber(date), amount, key: key(item), references: referencesIn(texts(item)) };
    })
    .sort((a, b) => a.day - b.day || (a.key < b.key ? -1 : 1))
    .map((each, at) => ({ ...each, at }));
}

type Line = Dated<ExtractLine>;
type Move = Dated<BookMove>;

interface Pair {
  readonly line: Line;
  readonly move: Move;
  readonly reason: MatchReason;
  readonly weight: number;
}

function pairOf(line: Line, move: Move): Pair | null {
  const days = line.day - move.day;
  const reference =
    Math.abs(days) <= BY_REFERENCE
      ? line.references.find((each) => move.references.includes(each))
      : undefined;
  if (reference !== undefined)
    return { line, move, reason: { kind: "reference", reference }, weight: Math.abs(days) };
  if (days > BEFORE_BANK || days < -AFTER_BANK) return null;
  const reason: MatchReason = days === 0 ? { kind: "same-day" } : { kind: "days", days };
  // The bank after the entry is likelier than before it.
  return { line, move, reason, weight: 1000 + Math.abs(days) * 2 + (days < 0 ? 1 : 0) };
}

function byAmount<T>(items: readonly Dated<T>[]): Map<number, Dated<T>[]> {
  const groups = new Map<number, Dated<T>[]>();
  for (const item of items) {
    const group = groups.get(item.amount);
    if (group) group.push(item);
    else groups.set(item.amount, [item]);
  }
  return groups;
}

/** Where the moves of a day begin in a list by day. */
function placeOf(moves: readonly { readonly day: number }[], day: number): number {
  let [low, high] = [0, moves.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moves[middle]?.day ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Pairs of one line and one move of the same amount, the likeliest first. */
function pairs(lines: readonly Line[], moves: readonly Move[]): readonly Pair[] {
  const groups = byAmount(moves);
  const found: Pair[] = [];
  for (const [amount, ofLine] of byAmount(lines)) {
    const group = groups.get(amount) ?? [];
    for (const [rank, line] of ofLine.entries()) {
      // Of many equal amounts the n-th line also meets the n-th move, so that none runs out of near ones.
      const at = placeOf(group, line.day);
      const around = [
        ...group.slice(Math.max(0, at - NEAREST), at + NEAREST),
        ...group.slice(rank, rank + 1),
      ];
      for (const move of new Set(around)) {
        const pair = pairOf(line, move);
        if (pair !== null) found.push(pair);
      }
    }
  }
  return found.sort((a, b) => a.weight - b.weight || a.line.at - b.line.at || a.move.at - b.move.at);
}

class Proposals {
  readonly made: ProposedMatch[] = [];
  readonly #used = new Set<string>();
  readonly #rejected: ReadonlySet<string>;

  constructor(rejected: ReadonlySet<string>) {
    this.#rejected = rejected;
  }

  isFree({ key }: { readonly key: string }): boolean {
    return !this.#used.has(key);
  }

  add(lines: readonly Line[], moves: readonly Move[], reason: MatchReason): void {
    const all = [...lines, ...moves];
    if (!all.every((each) => this.isFree(each))) return;
    const made = { lines: lines.map(({ item }) => item), moves: moves.map(({ item }) => item), reason };
    if (this.#rejected.has(matchKey(made))) return;
    for (const { key } of all) this.#used.add(key);
    this.made.push(made);
  }
}

/** Free smaller items of the same side within the window of a day, the nearest first, and no more than are tried. */
function near<T>(items: readonly Dated<T>[], of: Dated<unknown>, does: Proposals): readonly Dated<T>[] {
  const found: Dated<T>[] = [];
  let after = placeOf(items, of.day);
  let before = after - 1;
  const away = (item: Dated<T> | undefined) =>
    item === undefined ? SUM_WINDOW + 1 : Math.abs(item.day - of.day);
  for (let looked = 0; looked < MOST_LOOKED_AT && found.length < MOST_CANDIDATES; looked += 1) {
    const isAfter = away(items[after]) <= away(items[before]);
    const item = items[isAfter ? after : before];
    if (item === undefined || away(item) > SUM_WINDOW) break;
    if (isAfter) after += 1;
    else before -= 1;
    const isPart =
      Math.sign(item.amount) === Math.sign(of.amount) && Math.abs(item.amount) < Math.abs(of.amount);
    if (isPart && does.isFree(item)) found.push(item);
  }
  return found;
}

/** Proposes sums: one of `wholes` as several of `parts`. */
function sums<W, P>(
  wholes: readonly Dated<W>[],
  parts: readonly Dated<P>[],
  does: Proposals,
  budget: SearchBudget,
  add: (whole: Dated<W>, found: readonly Dated<P>[]) => void,
): void {
  for (const whole of wholes) {
    if (!does.isFree(whole)) continue;
    const candidates = near(parts, whole, does);
    const sizes = candidates.map(({ amount }) => Math.abs(amount));
    const found = partsOfSum(sizes, Math.abs(whole.amount), budget);
    if (found === null) continue;
    const chosen = found.flatMap((at) => candidates[at] ?? []).sort((a, b) => a.at - b.at);
    add(whole, chosen);
  }
}

/**
 * Proposes which lines of extracts and of the book are one movement (CB-03): by reference and amount, by amount and
 * day, and by sums, one against several. Each line is in one proposal at most, both sides come to the same amount with
 * the same sign, and the same lines in any order give the same proposals. `rejected`: keys of discarded ones.
 */
export function proposeMatches(
  extractLines: readonly ExtractLine[],
  bookMoves: readonly BookMove[],
  rejected: ReadonlySet<string> = new Set(),
): readonly ProposedMatch[] {
  const lines = dated(extractLines, extractLineKey, ({ reference, text }) => [reference, text]);
  const moves = dated(bookMoves, moveKey, ({ reference, description }) => [reference, description]);
  const does = new Proposals(rejected);
  for (const { line, move, reason } of pairs(lines, moves)) does.add([line], [move], reason);
  const budget = { steps: STEPS };
  sums(lines, moves, does, budget, (line, found) =>
    does.add([line], found, { kind: "sum", of: "moves", count: found.length }),
  );
  sums(moves, lines, does, budget, (move, found) =>
    does.add(found, [move], { kind: "sum", of: "lines", count: found.length }),
  );
  const first = ({ lines: [of] }: ProposedMatch) => (of ? `${of.date} ${extractLineKey(of)}` : "");
  return does.made.sort((a, b) => (first(a) < first(b) ? -1 : 1));
}
