import {
  type Activity,
  type ActivityExercise,
  type ActivityType,
  type AttemptPolicy,
  type AttemptRule,
  type FeedbackLevel,
  partOfType,
  type ReleaseRule,
} from "#domain/classroom/activity.ts";
import type { PeriodNumber } from "#domain/classroom/classroom.ts";
import { reachedRelease } from "#domain/classroom/release.ts";
import { asksParties } from "#domain/exercises/asked-parties.ts";
import type { GradingPolicy } from "#domain/grading/grade-result.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";

/** What a new activity starts from: the period and percent that a column still lacks, or an exercise just made. */
export interface NewActivity {
  readonly period: PeriodNumber;
  readonly weight: number;
  readonly exercise?: ActivityExercise;
  readonly title?: string;
}

const namesParties = (exercise: ActivityExercise | null): boolean =>
  exercise?.kind === "own" && asksParties(exercise.exercise);

/** An exercise that names third parties asks for them, until the teacher says otherwise. */
function policyOf(exercise: ActivityExercise | null): GradingPolicy | null {
  return namesParties(exercise) ? { ...DEFAULT_POLICY, asksThirdParty: true } : null;
}

export function newActivity(id: ActivityId, createdAt: Instant, from: NewActivity): Activity {
  const exercise = from.exercise ?? null;
  const type: ActivityType = "exercise";
  return {
    id,
    title: from.title ?? "",
    description: "",
    type,
    part: partOfType(type),
    period: from.period,
    dueDate: null,
    weight: from.weight,
    deliveryType: "file",
    hasAutoGrading: exercise !== null,
    defaultGradeForMissing: null,
    status: "draft",
    assignedTo: [],
    external: false,
    exercise,
    policy: policyOf(exercise),
    feedback: { level: 3, release: { kind: "at-once" } },
    attempts: { kind: "graded", most: 2, keep: "best" },
    createdAt,
  };
}

/** Only an exercise is graded by machine, and only when there is one to solve (spec-decision 25). */
export function withType(activity: Activity, type: ActivityType): Activity {
  const exercise = type === "exercise" ? activity.exercise : null;
  return {
    ...activity,
    type,
    part: partOfType(type),
    exercise,
    hasAutoGrading: exercise !== null && activity.hasAutoGrading,
  };
}

/** With an exercise that names no third parties nobody is asked for any, by the grade or in words. */
export function withExercise(activity: Activity, exercise: ActivityExercise | null): Activity {
  const next = { ...activity, exercise, hasAutoGrading: exercise !== null };
  return namesParties(exercise) ? next : withPartyAsked(next, false);
}

/** Whether a line without its third party, or with another one, costs its discount. */
export function withPartyAsked(activity: Activity, asksThirdParty: boolean): Activity {
  const { policy } = activity;
  if (policy === null && !asksThirdParty) return activity;
  return { ...activity, policy: { ...(policy ?? DEFAULT_POLICY), asksThirdParty } };
}

/** Scored by Cuadra's own rubric again; whether third parties are asked for stays. */
export function withoutRubric(activity: Activity): Activity {
  return withPartyAsked({ ...activity, policy: null }, activity.policy?.asksThirdParty === true);
}

export function withFeedback(activity: Activity, level: FeedbackLevel): Activity {
  return { ...activity, feedback: { ...activity.feedback, level } };
}

export function withRelease(activity: Activity, release: ReleaseRule): Activity {
  return { ...activity, feedback: { ...activity.feedback, release } };
}

export type AttemptChoice = "practice" | "1" | "2" | "3";

export function attemptChoice(attempts: AttemptPolicy): AttemptChoice {
  return attempts.kind === "practice" ? "practice" : `${attempts.most}`;
}

export function withAttempts(activity: Activity, choice: AttemptChoice, keep: AttemptRule): Activity {
  if (choice === "practice") return reachedRelease({ ...activity, attempts: { kind: "practice" } });
  const most = choice === "1" ? 1 : choice === "2" ? 2 : 3;
  return reachedRelease({ ...activity, attempts: { kind: "graded", most, keep } });
}

/** Said in class before anybody may open it; none where it is left empty. */
export function withOpening(activity: Activity, openingCode: string): Activity {
  const { openingCode: _, ...rest } = activity;
  return openingCode === "" ? rest : { ...rest, openingCode };
}

/** What it counts for: a percent of the final grade, or another grade that it stands in for. */
export function withCounted(
  activity: Activity,
  { weight, replaces }: Pick<Activity, "weight" | "replaces">,
): Activity {
  const { replaces: _, ...rest } = activity;
  return { ...rest, weight, ...(replaces && { replaces }) };
}

/** The same activity for another time: a draft of nobody, without the work of the first. */
export function copyOf(activity: Activity, id: ActivityId, createdAt: Instant, title: string): Activity {
  const { shared: _, ...rest } = activity;
  return { ...rest, id, title, createdAt, status: "draft", assignedTo: [] };
}
