import type { Activity } from "#domain/classroom/activity.ts";
import { gradedSubmission } from "#domain/classroom/grade-works.ts";
import type { SubmissionResult } from "#domain/classroom/submission.ts";
import type { ClassroomId } from "#domain/kernel/ids.ts";
import { worksOf } from "#storage/classroom/desk/desk-queries.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";

/** Longest stretch of grading between two looks at the screen (ms). */
const STRETCH_MS = 12;

const giveWay = () => new Promise((next) => setTimeout(next, 0));

interface GradingWatch {
  readonly isCancelled: () => boolean;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Grades every work of an activity, a few at a time so that the page goes on answering; nothing is written. Null when
 * it was cancelled.
 */
export async function gradeAll(
  { desk, now }: Pick<TeacherDesk, "desk" | "now">,
  classroom: ClassroomId,
  activity: Activity,
  { isCancelled, onProgress }: GradingWatch,
): Promise<readonly SubmissionResult[] | null> {
  const { submissions } = await worksOf(desk, classroom, activity.id);
  const works = submissions.filter(({ work }) => work.kind === "exercise");
  const results: SubmissionResult[] = [];
  const gradedAt = now();
  let since = performance.now();
  for (const [at, submission] of works.entries()) {
    const result = gradedSubmission(activity, submission, gradedAt);
    if (result !== null) results.push(result);
    if (performance.now() - since < STRETCH_MS) continue;
    onProgress(at + 1, works.length);
    await giveWay();
    if (isCancelled()) return null;
    since = performance.now();
  }
  return results;
}
