import { type EntryContext, gradeEntry, type ReadyEntry, type ReadyOperation } from "./grade-entry.ts";
import type { EntryMark, GradingPolicy } from "./grade-result.ts";
import { type LineMatch, matchLines } from "./matching/match-lines.ts";
import { amountAgrees } from "./policy.ts";
import { joinEntries } from "./ready-work.ts";
import type { Target } from "./target.ts";

/** An operation with the entry that records it and its mark. */
export interface RecordedOperation {
  readonly ready: ReadyOperation;
  readonly entry: ReadyEntry;
  readonly mark: EntryMark;
}

const GAIN = 1e-6;

const isIncomplete = ({ score, lines }: EntryMark): boolean =>
  score < 1 &&
  lines.some(
    ({ solution, student, account, amount }) =>
      solution !== null && (student.length === 0 || amount < 1 || account < 1),
  );

/**
 * Reads a free entry as the rest of an incomplete one, where the operation earns more so: one operation recorded as
 * two entries (ED-16). Answers the operation's new record, or null.
 */
export function joinRest(
  recorded: RecordedOperation,
  rest: ReadyEntry,
  context: EntryContext,
): RecordedOperation | null {
  if (!isIncomplete(recorded.mark)) return null;
  const entry = joinEntries(recorded.entry, rest);
  const mark = gradeEntry(recorded.ready, entry, context);
  return mark.score > recorded.mark.score + GAIN ? { ...recorded, entry, mark } : null;
}

/** Of more free entries than this, sums are not searched: the number of their combinations doubles with each. */
const MOST_RESTS = 8;

const debitsOf = (lines: readonly { readonly side: string; readonly amount: number }[]): number =>
  lines.reduce((sum, { side, amount }) => sum + (side === "debit" ? amount : 0), 0);

/** Two or more of the free entries that with the recorded one add up to the operation. */
function wholesOf(
  { ready, entry, mark }: RecordedOperation,
  rests: readonly ReadyEntry[],
  policy: GradingPolicy,
) {
  const whole = debitsOf(ready.readings[mark.alternative] ?? []);
  const parts = rests.slice(0, MOST_RESTS).map((rest) => ({ rest, debits: debitsOf(rest.lines) }));
  const found: ReadyEntry[][] = [];
  for (let mask = 3; mask < 1 << parts.length; mask += 1) {
    if ((mask & (mask - 1)) === 0) continue;
    const chosen = parts.filter((_, at) => mask & (1 << at));
    const sum = chosen.reduce((total, { debits }) => total + debits, debitsOf(entry.lines));
    if (amountAgrees(whole, sum, policy)) found.push(chosen.map(({ rest }) => rest));
  }
  return found;
}

/**
 * Reads several free entries as the rest of an incomplete one: one operation in three entries or more (ED-16). None of
 * them alone need make it better, so they are taken only where their sum is the operation's. Answers the new record
 * with the entries that it took, or null.
 */
export function joinAll(
  recorded: RecordedOperation,
  rests: readonly ReadyEntry[],
  context: EntryContext,
): { readonly joined: RecordedOperation; readonly taken: readonly ReadyEntry[] } | null {
  if (rests.length < 2 || !isIncomplete(recorded.mark)) return null;
  let best: { joined: RecordedOperation; taken: readonly ReadyEntry[] } | null = null;
  for (const taken of wholesOf(recorded, rests, context.policy).slice(0, MOST_RESTS)) {
    const entry = taken.reduce(joinEntries, recorded.entry);
    const mark = gradeEntry(recorded.ready, entry, context);
    if (mark.score > (best ?? { joined: recorded }).joined.mark.score + GAIN)
      best = { joined: { ...recorded, entry, mark }, taken };
  }
  return best;
}

function part(match: LineMatch, targets: ReadonlySet<Target>, keepsExtra: boolean): LineMatch {
  return {
    ...match,
    pairings: match.pairings.filter(({ target }) => targets.has(target)),
    omitted: match.omitted.filter((target) => targets.has(target)),
    extra: keepsExtra ? match.extra : [],
    cancelled: keepsExtra ? match.cancelled : [],
    extras: keepsExtra ? match.extras : 0,
  };
}

const earned = (marks: readonly EntryMark[]): number =>
  marks.reduce((sum, { score, points }) => sum + score * points, 0);

/**
 * Finds a missing operation in the entry of others: several operations recorded together (ED-16). The records of all
 * of them, or null where the entry does not hold the whole of the missing one. The day of one of them is no sign that
 * the entry is of another operation.
 */
export function findWithin(
  recorded: readonly RecordedOperation[],
  missing: ReadyOperation,
  context: EntryContext,
): readonly RecordedOperation[] | null {
  const entry = recorded[0]?.entry;
  const other = missing.readings[0] ?? [];
  if (entry === undefined || other.length === 0 || entry.lines.length < 2) return null;
  if (recorded.every(({ mark }) => mark.score >= 1)) return null;
  const all = [
    ...recorded.map(({ ready, mark }) => ({ ready, alternative: mark.alternative })),
    { ready: missing, alternative: 0 },
  ];
  const targets = all.map(({ ready, alternative }) => ready.readings[alternative] ?? []);
  const match = matchLines(targets.flat(), entry.lines, context);
  if (part(match, new Set(other), false).omitted.length > 0) return null;
  const together = new Set<string>(all.map(({ ready }) => ready.operation.date));
  const among = { ...context, days: context.days.filter((day) => !together.has(day)) };
  const marks = all.map(({ ready, alternative }, at) => {
    const own = part(match, new Set(targets[at]), at === 0);
    return gradeEntry(ready, entry, among, { alternative, match: own });
  });
  const gained = earned(marks) - earned(recorded.map(({ mark }) => mark));
  if (gained <= GAIN || (marks.at(-1)?.score ?? 0) < 0.5) return null;
  return all.flatMap(({ ready }, at) => {
    const mark = marks[at];
    return mark === undefined ? [] : [{ ready, entry, mark }];
  });
}
