import type { Exercise, ExerciseSource } from "../exercises/exercise.ts";
import type { GradingPolicy } from "../grading/grade-result.ts";
import { isRubric } from "../grading/rubric.ts";
import { dayInBogota, type Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { ActivityId, ClassroomId } from "../kernel/ids.ts";
import type { ClassroomSettings, PeriodNumber } from "./classroom.ts";
import { isSecondChance, type SecondChance } from "./second-chance.ts";

/** Ensayo, Proyecto, Examen and Ejercicio contable, of which the last is graded by machine (spec-decision 25). */
export const ACTIVITY_TYPES = ["essay", "project", "exam", "exercise"] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const DELIVERY_TYPES = ["file", "text"] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

export const ACTIVITY_STATUSES = ["draft", "assigned", "active"] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

/** Which switch of the classroom's settings the activity counts under. */
export const GRADE_PARTS = ["participation", "exam", "practical"] as const;
export type GradePart = (typeof GRADE_PARTS)[number];

/** What is to be solved: a template, whose seed each student has of their own, or an exercise of the teacher's. */
export type ActivityExercise =
  | { readonly kind: "template"; readonly source: ExerciseSource; readonly personal: boolean }
  | { readonly kind: "own"; readonly exercise: Exercise };

/** (0) received, (1) score, (2) which lines are right, (3) label and a question, (4) solution and rule (E4). */
export const FEEDBACK_LEVELS = [0, 1, 2, 3, 4] as const;
export type FeedbackLevel = (typeof FEEDBACK_LEVELS)[number];

export type ReleaseRule =
  | { readonly kind: "at-once" }
  | { readonly kind: "deadline" }
  | { readonly kind: "attempt"; readonly attempt: number };

export const ATTEMPT_RULES = ["best", "last", "average"] as const;
export type AttemptRule = (typeof ATTEMPT_RULES)[number];

/** Practice is unlimited, with a new seed each time; graded work has one to three attempts. */
export type AttemptPolicy =
  | { readonly kind: "practice" }
  | { readonly kind: "graded"; readonly most: 1 | 2 | 3; readonly keep: AttemptRule };

export interface Assignment {
  readonly classroom: ClassroomId;
  /** Where it differs from the activity's own. */
  readonly dueDate: Day | null;
}

export interface Activity {
  readonly id: ActivityId;
  readonly title: string;
  readonly description: string;
  readonly type: ActivityType;
  readonly part: GradePart | null;
  readonly period: PeriodNumber;
  readonly dueDate: Day | null;
  /** Percent of the final grade: the activities of a period add up to what the period is worth. */
  readonly weight: number;
  readonly deliveryType: DeliveryType;
  readonly hasAutoGrading: boolean;
  /** As a fraction; null where the classroom's is offered. */
  readonly defaultGradeForMissing: number | null;
  readonly status: ActivityStatus;
  readonly assignedTo: readonly Assignment[];
  /** Graded outside of Cuadra ("calificación externa"). */
  readonly external: boolean;
  readonly exercise: ActivityExercise | null;
  /** How the exercise is scored; null for the engine's own policy. */
  readonly policy: GradingPolicy | null;
  readonly feedback: { readonly level: FeedbackLevel; readonly release: ReleaseRule };
  readonly attempts: AttemptPolicy;
  /** Said in class, and asked for before the task opens on a student's device; absent where anybody may open it. */
  readonly openingCode?: string;
  /** A second chance weighs nothing itself; absent where the grade counts by its weight. */
  readonly replaces?: SecondChance;
  /** Its task went out to students once (ED-154); it stays so whatever becomes of the status. */
  readonly shared?: boolean;
  readonly createdAt: Instant;
}

/** What an opening code may have: it is said aloud. */
export const LONGEST_OPENING = 40;

const PART_OF_TYPE: Readonly<Record<ActivityType, GradePart | null>> = {
  essay: null,
  project: "practical",
  exam: "exam",
  exercise: "practical",
};

export function partOfType(type: ActivityType): GradePart | null {
  return PART_OF_TYPE[type];
}

type Includes = Pick<
  ClassroomSettings,
  "periodsCount" | "includeParticipation" | "includeExams" | "includePracticalWork"
>;

/** Whether the activity is of a period that the classroom does not have, as after it was given fewer. */
export function isBeyondPeriods(
  { periodsCount }: Pick<ClassroomSettings, "periodsCount">,
  { period }: Pick<Activity, "period">,
): boolean {
  return period > periodsCount;
}

/** Whether grades of the activity count in the classroom's averages. They are shown in any case. */
export function countsIn(settings: Includes, { part, period }: Pick<Activity, "part" | "period">): boolean {
  if (isBeyondPeriods(settings, { period })) return false;
  if (part === "participation") return settings.includeParticipation;
  if (part === "exam") return settings.includeExams;
  return part === null || settings.includePracticalWork;
}

type Assigned = Pick<Activity, "assignedTo" | "dueDate" | "status">;

export function isAssignedTo(activity: Assigned, classroom: ClassroomId): boolean {
  return activity.status !== "draft" && activity.assignedTo.some((each) => each.classroom === classroom);
}

/** The last day of the activity in a classroom; null if it has none. */
export function dueDateIn(activity: Assigned, classroom: ClassroomId): Day | null {
  return activity.assignedTo.find((each) => each.classroom === classroom)?.dueDate ?? activity.dueDate;
}

/** When a work was handed in and when it arrived, by the clocks of two devices. */
interface HandInTimes {
  readonly declaredAt: Instant | null;
  readonly receivedAt: Instant | null;
}

/**
 * When a work was handed in at the latest: as its author declares, but no later than it arrived here. A clock that
 * runs ahead makes no work late that the teacher had in time.
 */
export function handedInBy({ declaredAt, receivedAt }: HandInTimes): Instant | null {
  if (declaredAt === null || receivedAt === null) return declaredAt;
  return declaredAt < receivedAt ? declaredAt : receivedAt;
}

/** Whether a work was handed in after its last day. */
export function isLate(due: Day | null, times: HandInTimes): boolean {
  const at = handedInBy(times);
  return due !== null && at !== null && dayInBogota(at) > due;
}

/** Activities of a classroom, in the order of the grade grid: by period, then by day, then as they were made. */
export function activitiesOf(activities: readonly Activity[], classroom: ClassroomId): readonly Activity[] {
  const dayOf = (activity: Activity) => dueDateIn(activity, classroom) ?? "9999";
  return activities
    .filter((activity) => isAssignedTo(activity, classroom))
    .sort(
      (a, b) =>
        a.period - b.period ||
        (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0) ||
        a.createdAt - b.createdAt ||
        (a.id < b.id ? -1 : 1),
    );
}

/** Whether grading by machine is offered: where the teacher asked for it, and there is an exercise to compare with. */
export function isGradedByMachine(activity: Activity): boolean {
  return activity.hasAutoGrading && activity.exercise !== null && !activity.external;
}

/** Why an activity cannot be saved. */
export type ActivityProblem =
  | "title"
  | "weight"
  | "default-grade"
  | "exercise"
  | "attempts"
  | "rubric"
  | "replaces"
  | "assigned";

const LONGEST_TITLE = 120;

/** A percent of the final grade: 0 to 100, with up to two decimals. What cannot be read is none. */
export const isWeight = (weight: number): boolean =>
  weight >= 0 && weight <= 100 && Math.abs(weight * 100 - Math.round(weight * 100)) <= 1e-9;

/** What is wrong with an activity; null if it can be saved. */
export function activityProblem(activity: Activity): ActivityProblem | null {
  const { title, weight, defaultGradeForMissing: missing, attempts } = activity;
  if (title.trim() === "" || title.length > LONGEST_TITLE) return "title";
  if (!isWeight(weight)) return "weight";
  if (missing !== null && !(missing >= 0 && missing <= 1)) return "default-grade";
  if (activity.hasAutoGrading && (activity.type !== "exercise" || activity.exercise === null))
    return "exercise";
  if (attempts.kind === "graded" && ![1, 2, 3].includes(attempts.most)) return "attempts";
  if (activity.policy !== null && !isRubric(activity.policy)) return "rubric";
  const { replaces } = activity;
  if (replaces !== undefined && (weight !== 0 || !isSecondChance(replaces, activity.id))) return "replaces";
  const classrooms = new Set(activity.assignedTo.map((each) => each.classroom));
  if (classrooms.size !== activity.assignedTo.length) return "assigned";
  return activity.status !== "draft" && classrooms.size === 0 ? "assigned" : null;
}

export const ASSIGNED_WORK_STATUSES = ["pending", "in_progress", "completed"] as const;
export type AssignedWorkStatus = (typeof ASSIGNED_WORK_STATUSES)[number];
