import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { ActivityId, StudentId } from "../kernel/ids.ts";
import { isLate } from "./activity.ts";
import { type Grade, rawOf } from "./grade.ts";
import type { Gradebook } from "./gradebook.ts";
import type { Student } from "./student.ts";
import { receiptOf, type Submission } from "./submission.ts";

/**
 * What is left to do of a student's work in one activity, each student in one state. What needs the teacher goes first:
 * a work that waits for its grade, one that came after its day and was not given back yet. In the order of the boxes.
 */
export const HAND_IN_STATES = [
  "auto",
  "manual",
  "returned",
  "waiting",
  "late",
  "pending",
  "excused",
  "missing",
] as const;
export type HandInState = (typeof HAND_IN_STATES)[number];

interface Arrival {
  readonly attempt: number;
  readonly receivedAt: Instant;
  readonly declaredAt: Instant;
  /** Null where the work itself is not here: of the sample, and of what could not be read. */
  readonly receipt: string | null;
  /** What the student asks with it; null for nothing. */
  readonly question: string | null;
}

/** One student's work in the activity. */
export interface HandIn {
  /** Its row of the grade grid. */
  readonly row: number;
  readonly student: Student;
  readonly state: HandInState;
  readonly raw: number | null;
  /** Whether it was handed in after the last day. */
  readonly late: boolean;
  /** The last attempt that arrived; null of what has not. */
  readonly last: Arrival | null;
}

function stateOf(grade: Grade | undefined, late: boolean): HandInState {
  if (grade === undefined) return "missing";
  if (grade.status === "excused" || grade.status === "pending") return grade.status;
  if (grade.status === "submitted") return "waiting";
  if (grade.status !== "graded_auto" && grade.status !== "graded_manual") return "missing";
  if (grade.returnedAt !== null && grade.returnedAt >= (grade.receivedAt ?? 0)) return "returned";
  if (late) return "late";
  return grade.status === "graded_auto" ? "auto" : "manual";
}

function lastAttempts(submissions: readonly Submission[]): ReadonlyMap<StudentId, Submission> {
  const found = new Map<StudentId, Submission>();
  for (const each of submissions) {
    const known = found.get(each.student);
    if (known === undefined || each.attempt > known.attempt) found.set(each.student, each);
  }
  return found;
}

function arrivalOf(grade: Grade | undefined, work: Submission | undefined): Arrival | null {
  if (work !== undefined) {
    const { attempt, receivedAt, declaredAt, question = null } = work;
    return { attempt, receivedAt, declaredAt, receipt: receiptOf(work), question };
  }
  const { attempts = 0, receivedAt = null, submittedAt = null } = grade ?? {};
  if (attempts === 0 || receivedAt === null) return null;
  return {
    attempt: attempts,
    receivedAt,
    declaredAt: submittedAt ?? receivedAt,
    receipt: null,
    question: null,
  };
}

/** Every student of the classroom with the work in one of its activities, by name. */
export function handInsOf(
  { rows, columns }: Gradebook,
  activity: ActivityId,
  submissions: readonly Submission[],
): readonly HandIn[] {
  const place = columns.findIndex((column) => column.activity.id === activity);
  const due: Day | null = columns[place]?.due ?? null;
  const works = lastAttempts(submissions);
  return rows.map(({ student, cells }, row): HandIn => {
    const grade = cells[place]?.grade;
    const last = arrivalOf(grade, works.get(student.id));
    const late = last !== null && isLate(due, last);
    return { row, student, state: stateOf(grade, late), raw: rawOf(grade), late, last };
  });
}

const RANK: Readonly<Record<HandInState, number>> = {
  late: 0,
  waiting: 1,
  auto: 2,
  manual: 2,
  returned: 2,
  pending: 3,
  excused: 4,
  missing: 5,
};

/** What needs somebody first, then what is graded, and last what has not come; each by name. */
export function pendingFirst(handIns: readonly HandIn[]): readonly HandIn[] {
  return handIns.toSorted((a, b) => RANK[a.state] - RANK[b.state] || a.row - b.row);
}

/** How many are in each state, in the order of the states; none with nobody in it. */
export function handInCounts(
  handIns: readonly HandIn[],
): readonly { readonly state: HandInState; readonly count: number }[] {
  return HAND_IN_STATES.map((state) => ({
    state,
    count: handIns.filter((each) => each.state === state).length,
  })).filter(({ count }) => count > 0);
}

/** The next work that waits for its grade after a row, or from the first on; null if none waits. */
export function nextWaiting(shown: readonly HandIn[], after: number | null): HandIn | null {
  const from = after === null ? 0 : shown.findIndex(({ row }) => row === after) + 1;
  const isWaiting = ({ state }: HandIn) => state === "waiting";
  return shown.slice(from).find(isWaiting) ?? shown.find(isWaiting) ?? null;
}
