import type { Exercise } from "../exercises/exercise.ts";
import type { ExerciseWork } from "../exercises/work.ts";
import { cancelledAmong } from "./cancelled-entries.ts";
import { withCarried } from "./carried.ts";
import { dayDistance } from "./day-distance.ts";
import { isCostOfSale } from "./entry-labels.ts";
import { gradeAnswers } from "./grade-answers.ts";
import {
  cancelledEntry,
  type EntryContext,
  extraEntry,
  gradeEntry,
  NO_PENALTY,
  omittedEntry,
  type ReadyEntry,
  type ReadyOperation,
  readyOperation,
} from "./grade-entry.ts";
import type { EntryMark, GradeResult, GradingPolicy } from "./grade-result.ts";
import { joinRests } from "./join-rests.ts";
import { findWithin, type RecordedOperation } from "./joined-entries.ts";
import { type EntryMatching, matchEntries } from "./matching/match-entries.ts";
import { pucOfChart } from "./puc-of-chart.ts";
import { readyWork } from "./ready-work.ts";
import { gradeTotals } from "./totals.ts";

/** Version of the engine, kept with each result: a change that may move a grade raises it (ED-18). */
export const GRADING_ENGINE = 5;

/** The entries of a work as they are recorded so far. */
interface Journal {
  readonly operations: readonly ReadyOperation[];
  readonly entries: readonly ReadyEntry[];
  readonly matching: EntryMatching;
  /** By operation; absent for one that nothing records. */
  readonly records: Map<ReadyOperation, RecordedOperation>;
  /** Entries that no operation took. */
  readonly free: Set<ReadyEntry>;
}

function openJournal(
  operations: readonly ReadyOperation[],
  entries: readonly ReadyEntry[],
  context: EntryContext,
): Journal {
  const matching = matchEntries(operations, entries, context);
  const records = new Map<ReadyOperation, RecordedOperation>();
  for (const [at, ready] of operations.entries()) {
    const chosen = matching.chosen[at] ?? -1;
    const entry = entries[chosen];
    const candidate = matching.candidates[at]?.[chosen];
    if (entry === undefined || candidate === undefined) continue;
    records.set(ready, { ready, entry, mark: gradeEntry(ready, entry, context, candidate) });
  }
  return {
    operations,
    entries,
    matching,
    records,
    free: new Set(matching.free.flatMap((at) => entries[at] ?? [])),
  };
}

/** What may be the rest of another entry: one that shares something with an operation and is nobody's. */
function restsOf({ operations, entries, matching, records, free }: Journal): Parameters<typeof joinRests>[0] {
  const isRelated = (ready: ReadyOperation, entry: ReadyEntry) =>
    (matching.candidates[operations.indexOf(ready)]?.[entries.indexOf(entry)]?.content ?? 0) > 0;
  return { records, free, isRelated };
}

function findTogether({ operations, records }: Journal, context: EntryContext): void {
  for (const missing of operations) {
    if (records.has(missing)) continue;
    for (const entry of new Set([...records.values()].map((recorded) => recorded.entry))) {
      const recorded = [...records.values()].filter((each) => each.entry === entry);
      const together = findWithin(recorded, missing, context);
      if (together === null) continue;
      for (const each of together) records.set(each.ready, each);
      break;
    }
  }
}

/** Whether an operation is rightly recorded by nothing. */
const needsNoEntry = ({ readings }: ReadyOperation): boolean => readings.some(({ length }) => length === 0);

/** The mark of an operation without a record. An entry of its day is what a student made of one that needs none. */
function unrecorded(ready: ReadyOperation, journal: Journal, hasTried: boolean, days: number): EntryMark {
  const omitted = omittedEntry(ready, "omitted");
  if (!needsNoEntry(ready)) {
    const [targets = []] = ready.readings;
    const isCost =
      journal.records.size > 0 &&
      isCostOfSale(targets) &&
      targets.every(({ puc }) => /^(?:[567]|14)/.test(puc));
    return isCost ? { ...omitted, label: "no-cost-of-sale" } : omitted;
  }
  const isOnly = ready.readings.every(({ length }) => length === 0);
  const meant = isOnly
    ? [...journal.free].find((entry) => dayDistance(entry.date, ready.operation.date) <= days)
    : undefined;
  if (meant === undefined) {
    const score = hasTried ? 1 : 0;
    return { ...omitted, lines: [], label: hasTried ? null : "omitted", score, followed: score };
  }
  journal.free.delete(meant);
  const wrong = extraEntry(meant, false, ready.operation.points, { penalties: NO_PENALTY });
  return { ...wrong, operation: ready.operation.id, label: "no-entry-needed" };
}

function gradeEntries(exercise: Exercise, work: ExerciseWork, policy: GradingPolicy): EntryMark[] {
  const { chart, from, to } = exercise.case;
  const { entries: solution, rates } = exercise.solution;
  const days = solution.map(({ date }) => date);
  const context: EntryContext = { policy, pucOf: pucOfChart(chart), rates, from, to, days };
  const entries = readyWork(work, context.pucOf);
  const operations = solution.map((operation) => readyOperation(operation, context));
  const recordable = operations.filter(({ readings }) => readings.some(({ length }) => length > 0));
  const journal = openJournal(recordable, entries, context);
  if (policy.grouping) {
    joinRests(restsOf(journal), context);
    findTogether(journal, context);
  }
  for (const record of withCarried(operations.flatMap((ready) => journal.records.get(ready) ?? [])))
    journal.records.set(record.ready, record);
  const hasTried = entries.length > 0 || Object.keys(work.answers).length > 0;
  const own = operations.map(
    (ready) => journal.records.get(ready)?.mark ?? unrecorded(ready, journal, hasTried, policy.dateDays),
  );
  const points = own.length === 0 ? 1 : own.reduce((sum, mark) => sum + mark.points, 0) / own.length;
  const written = new Map(work.entries.map(({ id }, at) => [id, at]));
  const copies = new Set([...journal.matching.copies].map((at) => entries[at]));
  const free = [...journal.free].sort((a, b) => (written.get(a.id) ?? 0) - (written.get(b.id) ?? 0));
  const cancelled = cancelledAmong(free);
  const extra = free.map((entry) =>
    cancelled.has(entry)
      ? cancelledEntry(entry, points)
      : extraEntry(entry, copies.has(entry), points, policy),
  );
  return [...own, ...extra];
}

/**
 * Grades a work: entries and answers, each with its marks, and what they add up to. Pure and total: any work gets a
 * grade, in bounded time (ED-17).
 */
export function gradeWork(exercise: Exercise, work: ExerciseWork, policy: GradingPolicy): GradeResult {
  const entries = gradeEntries(exercise, work, policy);
  const answers = gradeAnswers(exercise, work);
  return { engine: GRADING_ENGINE, entries, answers, ...gradeTotals(entries, answers) };
}
