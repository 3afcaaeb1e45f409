import type { Activity } from "#domain/classroom/activity.ts";
import { exerciseOfWork, submissionResult } from "#domain/classroom/grade-works.ts";
import type { Submission, SubmissionResult } from "#domain/classroom/submission.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import type { ClassroomId, StudentId } from "#domain/kernel/ids.ts";
import { worksOf } from "#storage/classroom/desk/desk-queries.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import type { Grader } from "./start-grader.ts";

export interface GradingWatch {
  /** Aborting stops the grading at once. */
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Whose works are graded: of a whole class, or of one student. */
export interface GradingPlace {
  readonly classroom: ClassroomId;
  readonly activity: Activity;
  readonly student: StudentId | null;
}

/** Resolves to null when the signal aborts; `off` removes the listener. */
function whenAborted(signal: AbortSignal): { readonly aborted: Promise<null>; off(): void } {
  let listener: () => void = () => undefined;
  const aborted = new Promise<null>((resolve) => {
    listener = () => resolve(null);
    signal.addEventListener("abort", listener);
  });
  return { aborted, off: () => signal.removeEventListener("abort", listener) };
}

/** Where the figures are the same for all, the exercise is made once. */
function exercisesOf(activity: Activity): (submission: Submission) => Exercise | null {
  const { exercise } = activity;
  const isPersonal = exercise?.kind === "template" && exercise.personal;
  let shared: Exercise | null = null;
  return (submission) => {
    if (isPersonal) return exerciseOfWork(activity, submission);
    shared ??= exerciseOfWork(activity, submission);
    return shared;
  };
}

/**
 * Grades the works of an activity beside the page, one after another; nothing is written. Null when it was cancelled;
 * throws what went wrong.
 */
export async function gradeAll(
  start: () => Grader,
  { desk, now }: Pick<TeacherDesk, "desk" | "now">,
  { classroom, activity, student }: GradingPlace,
  { signal, onProgress }: GradingWatch,
): Promise<readonly SubmissionResult[] | null> {
  const { submissions } = await worksOf(desk, classroom, activity.id);
  const works = submissions.filter((each) => student === null || each.student === student);
  const exerciseFor = exercisesOf(activity);
  const policy = activity.policy ?? DEFAULT_POLICY;
  const gradedAt = now();
  const grader = start();
  const { aborted, off } = whenAborted(signal);
  let sent: Exercise | null = null;
  const results: SubmissionResult[] = [];
  try {
    for (const [at, submission] of works.entries()) {
      if (signal.aborted) return null;
      const exercise = submission.work.kind === "exercise" ? exerciseFor(submission) : null;
      if (exercise !== null && submission.work.kind === "exercise") {
        const { work } = submission.work;
        const asked = grader.grade({ exercise: exercise === sent ? null : exercise, work, policy });
        sent = exercise;
        const answer = await Promise.race([asked, aborted]);
        if (answer === null) return null;
        if (answer.kind === "failed") throw new Error(answer.detail);
        results.push(submissionResult(submission, answer.result, gradedAt));
      }
      onProgress(at + 1, works.length);
    }
    return results;
  } finally {
    off();
    grader.end();
  }
}
