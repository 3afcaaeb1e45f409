import type { Exercise } from "../exercises/exercise.ts";
import { makeExercise } from "../exercises/templates/all.ts";
import type { GradeResult } from "../grading/grade-result.ts";
import { gradeWork } from "../grading/grade-work.ts";
import { DEFAULT_POLICY } from "../grading/policy.ts";
import type { Instant } from "../kernel/clock.ts";
import type { StudentId } from "../kernel/ids.ts";
import type { Activity } from "./activity.ts";
import { awaitsGrade, type Grade } from "./grade.ts";
import { shareWith } from "./override.ts";
import { attemptsGrade, type Submission, type SubmissionResult } from "./submission.ts";

/**
 * What a work solved: the teacher's own exercise, or the template with the figures that this work had. Null for an
 * activity without an exercise, or of a generator that this version does not have.
 */
export function exerciseOfWork(
  { exercise }: Pick<Activity, "exercise">,
  { seed }: Pick<Submission, "seed">,
): Exercise | null {
  if (exercise === null) return null;
  if (exercise.kind === "own") return exercise.exercise;
  const { source, personal } = exercise;
  return makeExercise(source.template, source.version, personal ? seed : source.seed);
}

/** A result with the work that it is of. */
export function submissionResult(
  { id, classroom, student, activity, attempt }: Submission,
  result: GradeResult,
  gradedAt: Instant,
): SubmissionResult {
  return { submission: id, classroom, student, activity, attempt, result, gradedAt };
}

/**
 * What the machine makes of one work (ED-85); null for a text, a file, or a work without an exercise to compare with.
 *
 * @internal
 */
export function gradedSubmission(
  activity: Pick<Activity, "exercise" | "policy">,
  submission: Submission,
  gradedAt: Instant,
): SubmissionResult | null {
  const { work } = submission;
  if (work.kind !== "exercise") return null;
  const exercise = exerciseOfWork(activity, submission);
  if (exercise === null) return null;
  const result = gradeWork(exercise, work.work, activity.policy ?? DEFAULT_POLICY);
  return submissionResult(submission, result, gradedAt);
}

/** A grade of the machine that grading again would change. Fractions of the full grade. */
export interface GradeMove {
  readonly student: StudentId;
  readonly before: number;
  readonly after: number;
}

/**
 * Which grades of the machine these results move, before they are kept (ED-86). What the teacher typed
 * does not move, and a new attempt that waits for its grade is graded, not graded again.
 */
export function gradeMoves(
  { attempts }: Pick<Activity, "attempts">,
  grades: readonly Grade[],
  results: readonly SubmissionResult[],
): readonly GradeMove[] {
  const rule = attempts.kind === "graded" ? attempts.keep : "best";
  return grades.flatMap((grade) => {
    const { student, auto, activity, overrides } = grade;
    if (auto === null || awaitsGrade(grade)) return [];
    const own = results.filter((each) => each.student === student && each.activity === activity);
    const shares = own.map(({ attempt, result }) => ({ attempt, share: shareWith(result, overrides) }));
    const after = attemptsGrade(rule, shares);
    return after === null || after === auto ? [] : [{ student, before: auto, after }];
  });
}
