import type { SolutionEntry } from "../exercises/exercise.ts";
import type { Day } from "../kernel/day.ts";
import type { CleanEntry } from "./clean-lines.ts";
import { followedScore, withConsequences } from "./consequences.ts";
import { dayDistance } from "./day-distance.ts";
import { dateStanding, labelOfEntry } from "./entry-labels.ts";
import type { EntryMark, GradingPolicy, PenaltyKind } from "./grade-result.ts";
import { type MarkedLine, markLines } from "./mark-lines.ts";
import { type LineMatch, matchLines } from "./matching/match-lines.ts";
import { boundedShare, cleanShare, partyAgrees } from "./policy.ts";
import { type GradingContext, type Target, targetsOf } from "./target.ts";

/** The exercise as entries are graded against it. */
export interface EntryContext extends GradingContext {
  readonly from: Day;
  readonly to: Day;
  /** The days of all operations. */
  readonly days: readonly Day[];
}

/** An operation with its lines and its alternatives ready to compare. */
export interface ReadyOperation {
  readonly operation: SolutionEntry;
  readonly readings: readonly (readonly Target[])[];
}

/** An entry of the student ready to compare. */
export interface ReadyEntry extends CleanEntry {
  readonly id: string;
  readonly date: string;
  readonly reference: string;
  /** Further entries of the student that are read as one with it. */
  readonly joined: readonly string[];
}

export function readyOperation(operation: SolutionEntry, context: GradingContext): ReadyOperation {
  const readings = [operation.lines, ...(operation.alternatives ?? [])];
  return { operation, readings: readings.map((lines) => targetsOf(lines, context)) };
}

/** Reading of an operation that needs no entry. */
const NO_MATCH: LineMatch = {
  pairings: [],
  omitted: [],
  extra: [],
  cancelled: [],
  extras: 0,
  value: Number.NEGATIVE_INFINITY,
};

/** The best alternative of an operation for an entry, with its match. */
export interface BestReading {
  readonly alternative: number;
  readonly match: LineMatch;
}

export function bestReading(
  { readings }: ReadyOperation,
  { lines }: Pick<ReadyEntry, "lines">,
  context: GradingContext,
): BestReading {
  let best: BestReading = { alternative: 0, match: NO_MATCH };
  for (const [alternative, targets] of readings.entries()) {
    if (targets.length === 0) continue;
    const match = matchLines(targets, lines, context);
    if (match.value > best.match.value + 1e-9) best = { alternative, match };
  }
  return best;
}

function isPartyWrong(lines: readonly MarkedLine[]): boolean {
  return lines.some(({ target, unit }) => {
    if (target === null || unit === null || target.thirdParty === "") return false;
    return !unit.lines.every(({ thirdParty }) => partyAgrees(target.thirdParty, thirdParty));
  });
}

interface Found {
  readonly extras: number;
  readonly isUnbalanced: boolean;
  readonly isOffDate: boolean;
  readonly isPartyWrong: boolean;
}

function penaltiesOf(found: Found, policy: GradingPolicy): EntryMark["penalties"] {
  const times: Readonly<Record<PenaltyKind, number>> = {
    "extra-lines": found.extras,
    unbalanced: Number(found.isUnbalanced),
    date: Number(found.isOffDate),
    "third-party": Number(policy.asksThirdParty && found.isPartyWrong),
  };
  return (Object.keys(times) as PenaltyKind[]).flatMap((kind) => {
    const share = cleanShare(times[kind] * policy.penalties[kind]);
    return share > 0 ? [{ kind, share }] : [];
  });
}

/** The mark of an entry against the operation that it records; `reading` where it was found before. */
export function gradeEntry(
  ready: ReadyOperation,
  entry: ReadyEntry,
  context: EntryContext,
  reading: BestReading = bestReading(ready, entry, context),
): EntryMark {
  const { operation } = ready;
  const { policy } = context;
  const { alternative, match } = reading;
  const targets = ready.readings[alternative] ?? [];
  const date = dateStanding(
    entry.date,
    operation.date,
    { from: context.from, to: context.to, days: policy.dateDays, others: context.days },
    dayDistance,
  );
  const lines = withConsequences(markLines(match, entry.lines, targets, context), entry.difference);
  const own = lines.filter(({ target }) => target !== null);
  const penalties = penaltiesOf(
    {
      extras: match.extras + Number(entry.beyond.length > 0),
      isUnbalanced: entry.difference !== 0,
      isOffDate: !date.isAllowed,
      isPartyWrong: isPartyWrong(lines),
    },
    policy,
  );
  const lost = penalties.reduce((sum, { share }) => sum + share, 0);
  const mean = (score: (line: MarkedLine) => number) =>
    own.reduce((sum, line) => sum + score(line), 0) / own.length;
  const beyond = entry.beyond.map((at) => ({ ...EXTRA, student: [at] }));
  return {
    operation: operation.id,
    entry: entry.id,
    ...(entry.joined.length > 0 && { joined: entry.joined }),
    alternative,
    lines: [...lines.map(({ mark }) => mark), ...beyond],
    label: labelOfEntry(lines, entry.difference, date),
    difference: entry.difference,
    penalties,
    score: boundedShare(mean(({ mark }) => mark.score) - lost),
    followed: boundedShare(mean((line) => followedScore(line, policy)) - lost),
    points: operation.points,
  };
}

export const NO_PENALTY: GradingPolicy["penalties"] = {
  "extra-lines": 0,
  unbalanced: 0,
  date: 0,
  "third-party": 0,
};

const EXTRA = {
  solution: null,
  account: 0,
  side: 0,
  amount: 0,
  score: 0,
  label: "extra",
  consequence: false,
} as const;

/** The mark of an entry that no operation asks for. */
export function extraEntry(
  entry: ReadyEntry,
  isCopy: boolean,
  points: number,
  policy: Pick<GradingPolicy, "penalties">,
): EntryMark {
  const label = isCopy ? "duplicated" : "extra";
  const share = policy.penalties["extra-lines"];
  const at = [...entry.lines.map((line) => line.at), ...entry.beyond].sort((a, b) => a - b);
  return {
    operation: null,
    entry: entry.id,
    alternative: 0,
    lines: at.map((each) => ({ ...EXTRA, label, student: [each] })),
    label: "extra",
    difference: entry.difference,
    penalties: share > 0 ? [{ kind: "extra-lines", share }] : [],
    score: 0,
    followed: 0,
    points,
  };
}

/** The mark of an entry that leaves nothing in the books with another one: nothing is wrong with it. */
export function cancelledEntry(entry: ReadyEntry, points: number): EntryMark {
  const mark = extraEntry(entry, false, points, { penalties: NO_PENALTY });
  return { ...mark, label: null, lines: mark.lines.map((line) => ({ ...line, score: 1, label: null })) };
}

/** The mark of an operation that nothing records. */
export function omittedEntry({ operation, readings }: ReadyOperation, label: EntryMark["label"]): EntryMark {
  return {
    operation: operation.id,
    entry: null,
    alternative: 0,
    lines: (readings[0] ?? []).map(({ at }) => ({ ...EXTRA, solution: at, student: [], label: "omitted" })),
    label,
    difference: 0,
    penalties: [],
    score: 0,
    followed: 0,
    points: operation.points,
  };
}
