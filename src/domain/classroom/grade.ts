import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { ActivityId, ClassroomId, StudentId } from "../kernel/ids.ts";

export const GRADE_STATUSES = [
  "not_submitted",
  "overdue",
  "submitted",
  "graded_auto",
  "graded_manual",
  "excused",
  "pending",
] as const;
export type GradeStatus = (typeof GRADE_STATUSES)[number];

/** The teacher's own share of an operation's or a line's points; kept when the work is graded again. */
export interface ScoreOverride {
  /** Id of the operation or the question. */
  readonly part: string;
  /** Index in the solution's lines; null for the whole. */
  readonly line: number | null;
  readonly score: number;
}

/**
 * What is known of one student's work in one activity. Fractions of the full grade are kept as they are and rounded
 * only for showing. Without a record there is no work: blank is not zero.
 */
export interface Grade {
  readonly student: StudentId;
  readonly activity: ActivityId;
  readonly classroom: ClassroomId;
  readonly status: GradeStatus;
  /** What the machine made of the attempts. */
  readonly auto: number | null;
  /** What the teacher gave; it goes before the machine's. */
  readonly manual: number | null;
  /** Given for missing work, by the teacher's explicit action. */
  readonly byDefault: number | null;
  readonly overrides: readonly ScoreOverride[];
  readonly comment: string;
  /** How many attempts arrived. */
  readonly attempts: number;
  /** As the last work declares it, and as this device received it. */
  readonly submittedAt: Instant | null;
  readonly receivedAt: Instant | null;
  readonly returnedAt: Instant | null;
}

export interface GradePlace {
  readonly student: StudentId;
  readonly activity: ActivityId;
  readonly classroom: ClassroomId;
}

/** The times of the work as `isLate` reads them. */
export function timesOf(grade: Grade | undefined) {
  return { declaredAt: grade?.submittedAt ?? null, receivedAt: grade?.receivedAt ?? null };
}

export function emptyGrade({ student, activity, classroom }: GradePlace): Grade {
  return {
    student,
    activity,
    classroom,
    status: "not_submitted",
    auto: null,
    manual: null,
    byDefault: null,
    overrides: [],
    comment: "",
    attempts: 0,
    submittedAt: null,
    receivedAt: null,
    returnedAt: null,
  };
}

/** The fraction that counts; null for blank, excused and pending. */
export function rawOf(grade: Grade | undefined): number | null {
  if (!grade || grade.status === "excused" || grade.status === "pending") return null;
  return grade.manual ?? grade.auto ?? grade.byDefault;
}

/** How many grades and hand-ins these cells hold: what goes with them. */
export function countHeld(grades: readonly Grade[]): { readonly grades: number; readonly handIns: number } {
  return {
    grades: grades.filter((grade) => rawOf(grade) !== null).length,
    handIns: grades.reduce((sum, { attempts }) => sum + attempts, 0),
  };
}

/** What a cell of the grade grid shows. Missing work is overdue the day after its last one. */
export function cellState(grade: Grade | undefined, due: Day | null, today: Day): GradeStatus {
  const status = grade?.status ?? "not_submitted";
  if (status !== "not_submitted" && status !== "overdue") return status;
  return due !== null && due < today ? "overdue" : "not_submitted";
}

/** Work that arrived and has no grade yet. */
export function awaitsGrade(grade: Grade | undefined): boolean {
  return grade?.status === "submitted";
}

/** A further attempt that waits, while the grade of an earlier one counts (ED-148). */
export function awaitsAgain(grade: Grade | undefined): boolean {
  return awaitsGrade(grade) && rawOf(grade) !== null;
}

/** A status after what is known of the work has changed: excused and pending are the teacher's to end. */
function statusOf(grade: Grade): GradeStatus {
  if (grade.status === "excused" || grade.status === "pending") return grade.status;
  if (grade.manual !== null) return "graded_manual";
  if (grade.auto !== null) return "graded_auto";
  return grade.attempts > 0 ? "submitted" : "not_submitted";
}

const settled = (grade: Grade): Grade => ({ ...grade, status: statusOf(grade) });
const awake = (grade: Grade): Grade => ({ ...grade, status: "not_submitted" });

/**
 * A grade typed by the teacher; null takes it back, and what the machine or the default gave counts again. A work that
 * waits for its grade goes on waiting without one.
 */
export function withManual(grade: Grade, raw: number | null, comment = grade.comment): Grade {
  const after = { ...grade, manual: raw, comment };
  return raw === null && awaitsGrade(grade) ? after : settled(awake(after));
}

/** The teacher's shares of single parts, with the grade that the machine's marks make with them (ED-87). */
export function withOverrideParts(
  grade: Grade,
  overrides: readonly ScoreOverride[],
  auto: number | null,
): Grade {
  const after = { ...grade, overrides, auto };
  return awaitsGrade(grade) ? after : settled(after);
}

/** What the machine found. The teacher's own grade stays before it. */
export function withAuto(grade: Grade, raw: number | null): Grade {
  return settled({ ...grade, auto: raw });
}

export function withStanding(grade: Grade, standing: "excused" | "pending" | "none"): Grade {
  return standing === "none" ? settled(awake(grade)) : { ...grade, status: standing };
}

/** Offered only for work that did not arrive; anything else stays as it is. */
export function withDefault(grade: Grade, raw: number): Grade {
  const isMissing = grade.status === "not_submitted" || grade.status === "overdue";
  return isMissing ? { ...grade, byDefault: raw } : grade;
}

/**
 * A work that has arrived and waits for its grade. One of an earlier attempt counts until then; one given by default
 * does not.
 */
export function withArrival(
  grade: Grade,
  times: { readonly attempts: number; readonly submittedAt: Instant; readonly receivedAt: Instant },
): Grade {
  const isApart = grade.status === "excused" || grade.status === "pending";
  return { ...grade, ...times, byDefault: null, status: isApart ? grade.status : "submitted" };
}
