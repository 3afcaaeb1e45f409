import { type EntryContext, gradeEntry, type ReadyEntry, type ReadyOperation } from "./grade-entry.ts";
import type { EntryMark } from "./grade-result.ts";
import { type LineMatch, matchLines } from "./match-lines.ts";
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
  lines.some(({ solution, student, amount }) => solution !== null && (student.length === 0 || amount < 1));

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

function part(match: LineMatch, targets: ReadonlySet<Target>, keepsExtra: boolean): LineMatch {
  return {
    ...match,
    pairings: match.pairings.filter(({ target }) => targets.has(target)),
    omitted: match.omitted.filter((target) => targets.has(target)),
    extra: keepsExtra ? match.extra : [],
    extras: keepsExtra ? match.extras : 0,
  };
}

/**
 * Finds a missing operation in the entry of another one: two operations recorded together (ED-16). Both records, or
 * null where the entry does not hold the whole of the missing one.
 */
export function findWithin(
  recorded: RecordedOperation,
  missing: ReadyOperation,
  context: EntryContext,
): readonly [RecordedOperation, RecordedOperation] | null {
  const { ready, entry, mark } = recorded;
  const own = ready.readings[mark.alternative] ?? [];
  const other = missing.readings[0] ?? [];
  if (mark.score >= 1 || other.length === 0 || entry.lines.length < 2) return null;
  const match = matchLines([...own, ...other], entry.lines, context);
  const within = part(match, new Set(other), false);
  if (within.omitted.length > 0) return null;
  const first = gradeEntry(ready, entry, context, {
    alternative: mark.alternative,
    match: part(match, new Set(own), true),
  });
  const second = gradeEntry(missing, entry, context, { alternative: 0, match: within });
  const gained = first.score * first.points + second.score * second.points - mark.score * mark.points;
  if (gained <= GAIN || second.score < 0.5) return null;
  return [
    { ...recorded, mark: first },
    { ready: missing, entry, mark: second },
  ];
}
