import { dayDistance } from "../day-distance.ts";
import {
  type BestReading,
  bestReading,
  type EntryContext,
  type ReadyEntry,
  type ReadyOperation,
} from "../grade-entry.ts";
import { contentKey, MOST_ENTRIES } from "../ready-work.ts";
import { assignBest } from "./assignment.ts";

/** Small terms that decide between entries of equal worth: how near the day is, and a reference that the case names. */
const DATE_TERM = 0.01;
const REFERENCE_TERM = 0.005;
const FAR_DAYS = 30;
/** What an entry is worth that agrees in anything and loses it all to discounts: it is still an attempt. */
const ATTEMPT = 0.01;

/** An entry of another day that agrees in no more than this is no attempt at the operation. */
const NOISE = 0.25;

/** An entry of the student as one operation would have it. */
export interface Candidate extends BestReading {
  /** Share of the entry's points, before the discount for a wrong third party. */
  readonly content: number;
}

export interface EntryMatching {
  /** By operation, then by entry. */
  readonly candidates: readonly (readonly Candidate[])[];
  /** By operation: the index of its entry, or -1. */
  readonly chosen: readonly number[];
  /** Indexes of the entries that no operation took. */
  readonly free: readonly number[];
  /** Those among all entries that say the same as another one. */
  readonly copies: ReadonlySet<number>;
}

function candidateOf(ready: ReadyOperation, entry: ReadyEntry, context: EntryContext): Candidate {
  const reading = bestReading(ready, entry, context);
  const { policy } = context;
  const isOff = dayDistance(entry.date, ready.operation.date) > policy.dateDays;
  const { pairings } = reading.match;
  const mean =
    pairings.reduce((sum, { score }) => sum + score, 0) / (pairings.length + reading.match.omitted.length);
  if (!(mean > (isOff ? NOISE : 0))) return { ...reading, content: 0 };
  const lost =
    (isOff ? policy.penalties.date : 0) + (entry.difference === 0 ? 0 : policy.penalties.unbalanced);
  return { ...reading, content: Math.max(ATTEMPT, reading.match.value - lost) };
}

function worth({ content }: Candidate, { operation }: ReadyOperation, entry: ReadyEntry): number {
  if (content === 0) return 0;
  const distance = Math.min(FAR_DAYS, dayDistance(entry.date, operation.date));
  const isNamed = entry.reference !== "" && operation.text.includes(entry.reference);
  const small = DATE_TERM * (1 - distance / FAR_DAYS) + (isNamed ? REFERENCE_TERM : 0);
  return Math.max(operation.points, 1e-6) * (content + small);
}

/** Entries that say the same as another one. */
function copiesAmong(entries: readonly ReadyEntry[]): Set<number> {
  const first = new Map<string, number>();
  const copies = new Set<number>();
  for (const [at, entry] of entries.entries()) {
    const key = contentKey(entry);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, at);
    else copies.add(earlier).add(at);
  }
  return copies;
}

/**
 * Matches the entries of a free journal with the operations (E3.6, ED-13): the exact assignment of the largest worth.
 * A copy of an entry is no attempt at another operation: entries that say the same only go where their content fits
 * best, or to an operation of their own day where the one that they fit best is of another day.
 */
export function matchEntries(
  operations: readonly ReadyOperation[],
  entries: readonly ReadyEntry[],
  context: EntryContext,
): EntryMatching {
  const compared = entries.slice(0, MOST_ENTRIES);
  const copies = copiesAmong(entries);
  const candidates = operations.map((ready) => compared.map((entry) => candidateOf(ready, entry, context)));
  const best = compared.map((_, at) => Math.max(0, ...candidates.map((row) => row[at]?.match.value ?? 0)));
  const isOnDay = (index: number, at: number) =>
    dayDistance(compared[at]?.date ?? "", operations[index]?.operation.date ?? "") <= context.policy.dateDays;
  const fitsBest = (index: number, at: number) =>
    (candidates[index]?.[at]?.match.value ?? 0) >= (best[at] ?? 0) - 1e-9;
  const isOfDay = compared.map((_, at) =>
    operations.some((_operation, index) => isOnDay(index, at) && fitsBest(index, at)),
  );
  const values = candidates.map((row, index) =>
    row.map((candidate, at) => {
      const isAttempt = fitsBest(index, at) || (!isOfDay[at] && isOnDay(index, at));
      if (copies.has(at) && !isAttempt) return 0;
      return worth(candidate, operations[index] as ReadyOperation, compared[at] as ReadyEntry);
    }),
  );
  const chosen = assignBest(values);
  const taken = new Set(chosen);
  const free = entries.flatMap((_, at) => (taken.has(at) ? [] : [at]));
  return { candidates, chosen, free, copies };
}
