import type { Activity } from "#domain/classroom/activity.ts";
import type { Classroom, PeriodNumber } from "#domain/classroom/classroom.ts";
import {
  type PeriodPlan,
  type PlannerFilter,
  periodPlans,
  plannedActivities,
  WHOLE_PLAN,
} from "#domain/classroom/planner.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { useStore } from "#ui/kit/use-store.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";

export const PLAN_VIEWS = ["period", "calendar", "list"] as const;
export type PlannerView = (typeof PLAN_VIEWS)[number];

/** Stands for every classroom in the list of them. */
export const ALL_CLASSROOMS = "all";

export interface ShownPlan {
  readonly view: PlannerView;
  readonly filter: PlannerFilter;
  readonly isFiltered: boolean;
  /** The classrooms to choose from, and the chosen one; null for all. */
  readonly offered: readonly Classroom[];
  readonly classroom: Classroom | null;
  readonly activePeriod: PeriodNumber;
  readonly periods: readonly PeriodPlan[];
  /** What the filter lets through, by day. */
  readonly listed: readonly Activity[];
  readonly setView: (view: PlannerView) => void;
  readonly setFilter: (filter: PlannerFilter) => void;
  readonly setPlace: (place: string) => void;
}

interface Shown {
  readonly place: string | null;
  readonly filter: PlannerFilter;
  readonly view: PlannerView;
}

/** Kept while the page lives: whoever comes back from the hand-ins of an activity finds the plan as they left it. */
const shown = createStore<Shown>({ place: null, filter: WHOLE_PLAN, view: "period" });

/** What the planner shows of the desk: of one classroom or all, by what was typed and chosen. */
export function usePlan({
  classrooms,
  activities,
}: Pick<TeacherDesk, "classrooms" | "activities">): ShownPlan {
  const offered = classrooms.filter(({ status }) => status === "active");
  const { place, filter, view } = useStore(shown);
  const change = (part: Partial<Shown>) => shown.set({ ...shown.getSnapshot(), ...part });
  const wanted = place ?? offered[0]?.id ?? ALL_CLASSROOMS;
  const classroom = offered.find(({ id }) => id === wanted) ?? null;
  return {
    view,
    filter,
    isFiltered: filter.words.trim() !== "" || filter.type !== null || filter.status !== null,
    offered,
    classroom,
    activePeriod: classroom?.settings.activePeriod ?? 1,
    periods: periodPlans(offered, activities, classroom, filter),
    listed: plannedActivities(activities, classroom, filter),
    setView: (next) => change({ view: next }),
    setFilter: (next) => change({ filter: next }),
    setPlace: (next) => change({ place: next }),
  };
}
