import { fold } from "../kernel/spanish.ts";
import type { Activity, ActivityStatus, ActivityType } from "./activity.ts";
import { dueDateIn } from "./activity.ts";
import type { Classroom, PeriodNumber } from "./classroom.ts";
import { gradingPeriods, percentOfPeriod } from "./settings.ts";

/** Which activities the planner shows; null stands for any. */
export interface PlannerFilter {
  readonly words: string;
  readonly type: ActivityType | null;
  readonly status: ActivityStatus | null;
}

export const WHOLE_PLAN: PlannerFilter = { words: "", type: null, status: null };

/** One grading period of the plan: what is shown of it, and what all of it adds up to. Percents of the final grade. */
export interface PeriodPlan {
  readonly period: PeriodNumber;
  /** What the period is worth; null where classrooms of different settings are shown together. */
  readonly worth: number | null;
  readonly shown: readonly Activity[];
  readonly sum: number;
  /** What is missing of its worth; below zero where there is too much. */
  readonly missing: number | null;
}

const ALL_PERIODS: readonly PeriodNumber[] = [1, 2, 3, 4];

/** Sums are of hundredths, so that 0.1 and 0.2 make 0.3. */
function sumOf(activities: readonly Activity[]): number {
  return activities.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0) / 100;
}

/** Drafts belong to no classroom yet and may become anybody's. */
function isPlannedFor(activity: Activity, classroom: Classroom | null): boolean {
  if (classroom === null || activity.status === "draft") return true;
  return activity.assignedTo.some((each) => each.classroom === classroom.id);
}

function matches({ title, description, type, status }: Activity, filter: PlannerFilter): boolean {
  if (filter.type !== null && type !== filter.type) return false;
  if (filter.status !== null && status !== filter.status) return false;
  const text = fold(`${title} ${description}`);
  return fold(filter.words)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** The activities of a classroom, or of all, that a filter lets through, by day; those without a day come last. */
export function plannedActivities(
  activities: readonly Activity[],
  classroom: Classroom | null,
  filter: PlannerFilter,
): readonly Activity[] {
  const dayOf = (activity: Activity) =>
    (classroom === null ? activity.dueDate : dueDateIn(activity, classroom.id)) ?? "9999";
  return activities
    .filter((activity) => isPlannedFor(activity, classroom) && matches(activity, filter))
    .sort((a, b) => {
      const [first, second] = [dayOf(a), dayOf(b)];
      if (first !== second) return first < second ? -1 : 1;
      return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
    });
}

function sameShares(classrooms: readonly Classroom[]): Classroom | null {
  const [first, ...others] = classrooms;
  if (first === undefined) return null;
  const told = ({ settings }: Classroom) =>
    gradingPeriods(settings)
      .map((period) => percentOfPeriod(settings.periodDistribution, period))
      .join();
  return others.every((each) => told(each) === told(first)) ? first : null;
}

/**
 * The plan by grading period: those of the chosen classroom, or of all when they share them, and any other period
 * that an activity is in. Sums count every activity of the classroom, whatever the filter hides.
 */
export function periodPlans(
  classrooms: readonly Classroom[],
  activities: readonly Activity[],
  classroom: Classroom | null,
  filter: PlannerFilter,
): readonly PeriodPlan[] {
  const rule = classroom ?? sameShares(classrooms);
  const all = plannedActivities(activities, classroom, WHOLE_PLAN);
  const shown = plannedActivities(activities, classroom, filter);
  const counted = new Set<PeriodNumber>(rule === null ? [1] : gradingPeriods(rule.settings));
  return ALL_PERIODS.flatMap((period) => {
    const own = all.filter((activity) => activity.period === period);
    if (own.length === 0 && !counted.has(period)) return [];
    const sum = sumOf(own);
    const isCounted = rule !== null && counted.has(period);
    const worth = isCounted ? percentOfPeriod(rule.settings.periodDistribution, period) : null;
    return [
      {
        period,
        worth,
        shown: shown.filter((activity) => activity.period === period),
        sum,
        missing: worth === null ? null : Math.round((worth - sum) * 100) / 100,
      },
    ];
  });
}

/**
 * The periods that an activity may be in: those of the classrooms that have it, of a draft those of any that is open.
 * The one that it is in is always among them.
 */
export function offeredPeriods(
  { assignedTo, period: own }: Pick<Activity, "assignedTo" | "period">,
  classrooms: readonly Classroom[],
): readonly PeriodNumber[] {
  const having = classrooms.filter(({ id }) => assignedTo.some(({ classroom }) => classroom === id));
  const asked = having.length > 0 ? having : classrooms.filter(({ status }) => status === "active");
  const counted = new Set(asked.flatMap(({ settings }) => gradingPeriods(settings)));
  return ALL_PERIODS.filter((period) => period === own || counted.size === 0 || counted.has(period));
}
