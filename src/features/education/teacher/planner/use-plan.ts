import { useState } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Classroom, PeriodNumber } from "#domain/classroom/classroom.ts";
import {
  type PeriodPlan,
  type PlannerFilter,
  periodPlans,
  plannedActivities,
  WHOLE_PLAN,
} from "#domain/classroom/planner.ts";
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

/** What the planner shows of the desk: of one classroom or all, by what was typed and chosen. */
export function usePlan({
  classrooms,
  activities,
}: Pick<TeacherDesk, "classrooms" | "activities">): ShownPlan {
  const offered = classrooms.filter(({ status }) => status === "active");
  const [place, setPlace] = useState<string | null>(null);
  const [filter, setFilter] = useState<PlannerFilter>(WHOLE_PLAN);
  const [view, setView] = useState<PlannerView>("period");
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
    setView,
    setFilter,
    setPlace,
  };
}
