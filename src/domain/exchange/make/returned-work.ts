import type { Activity } from "../../classroom/activity.ts";
import type { ClassroomSettings } from "../../classroom/classroom.ts";
import { awaitsGrade, type Grade, rawOf } from "../../classroom/grade.ts";
import { exerciseOfWork } from "../../classroom/grade-works.ts";
import { shareWith, withOverrides } from "../../classroom/override.ts";
import { showGrade } from "../../classroom/scale.ts";
import { attemptShown, type Submission, type SubmissionResult } from "../../classroom/submission.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { Day } from "../../kernel/day.ts";
import type { SubmissionId } from "../../kernel/ids.ts";
import type { SentReturn } from "../message.ts";
import { countedWork } from "./task-packet.ts";

/** Whether a grade can be given back: it is one, or an excuse, and no attempt waits for another. */
export function isReturnable(grade: Grade): boolean {
  return !awaitsGrade(grade) && (rawOf(grade) !== null || grade.status === "excused");
}

/** Whether what the level shows may be seen already. */
export function isReleased(
  { feedback: { release } }: Pick<Activity, "feedback">,
  due: Day | null,
  attempts: number,
  today: Day,
): boolean {
  if (release.kind === "at-once") return true;
  if (release.kind === "deadline") return due === null || today > due;
  return attempts >= release.attempt;
}

/** One attempt with what the machine made of it; null of one that it did not grade. */
interface MarkedWork {
  readonly submission: Submission;
  readonly result: SubmissionResult | null;
}

/** The attempt of a student that goes back: the one that the grade comes from (ED-83); null without any. */
export function workReturned(
  { attempts: rule }: Pick<Activity, "attempts">,
  { overrides }: Pick<Grade, "overrides">,
  submissions: readonly Submission[],
  results: readonly SubmissionResult[],
): MarkedWork | null {
  const works = submissions.map((submission) => {
    const result = results.find((each) => each.submission === submission.id) ?? null;
    const share = result && shareWith(result.result, overrides);
    return { attempt: submission.attempt, share, submission, result };
  });
  const shown = attemptShown(rule.kind === "graded" ? rule.keep : "best", works);
  return shown && { submission: shown.submission, result: shown.result };
}

interface GradeParts {
  readonly activity: Activity;
  readonly settings: ClassroomSettings;
  readonly grade: Grade;
  readonly code: string;
  readonly gradedAt: Instant;
  /** The activity that it is in place of. */
  readonly insteadOf?: Activity | undefined;
}

interface ReturnParts extends MarkedWork, GradeParts {
  readonly released: boolean;
}

/** What the student reads instead of a grade. */
const EXCUSED = "Excusado";

/**
 * A grade without a hand-in on its way to the student (ED-177): of an activity on paper or in another program, of
 * missing work, or an excuse. It says what it is of, for its task may never have gone out. Null while there is none.
 */
export function sentGrade(parts: GradeParts): SentReturn | null {
  const { activity, settings, grade, code, gradedAt, insteadOf } = parts;
  if (!isReturnable(grade)) return null;
  const raw = rawOf(grade);
  const { replaces } = activity;
  return {
    classroom: grade.classroom,
    activity: activity.id,
    submission: null,
    code,
    attempt: 0,
    grade: raw === null ? EXCUSED : showGrade(settings, raw).text,
    raw,
    manual: true,
    about: {
      ...countedWork(activity),
      ...(replaces && { replaces }),
      ...(insteadOf && { insteadOf: countedWork(insteadOf) }),
    },
    comment: grade.comment,
    result: null,
    solution: null,
    gradedAt,
  };
}

/**
 * A graded work on its way back; null while its last attempt has none. What the level of feedback does not show does not travel
 * either: what lies on the student's device can be read there (ED-83).
 */
export function sentReturn(parts: ReturnParts): SentReturn | null {
  const { activity, settings, grade, submission, result, code, released, gradedAt } = parts;
  const raw = rawOf(grade);
  if (raw === null || awaitsGrade(grade)) return null;
  const { level } = activity.feedback;
  return {
    classroom: submission.classroom,
    activity: activity.id,
    submission: submission.id as SubmissionId,
    code,
    attempt: submission.attempt,
    grade: showGrade(settings, raw).text,
    raw,
    manual: grade.manual !== null,
    comment: grade.comment,
    result: released && level >= 2 && result !== null ? withOverrides(result.result, grade.overrides) : null,
    solution: released && level >= 4 ? (exerciseOfWork(activity, submission)?.solution ?? null) : null,
    gradedAt,
  };
}
