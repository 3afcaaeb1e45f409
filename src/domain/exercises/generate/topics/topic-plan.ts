import type { Day } from "../../../kernel/day.ts";
import type { ExerciseLevel } from "../../exercise.ts";
import type { Composition } from "../../parts/compose.ts";
import type { Setting } from "../../parts/setting.ts";

/** What of a wish a topic of its own follows. */
export interface PlanWish {
  readonly level: ExerciseLevel;
  readonly operations: number;
}

/**
 * A topic whose cases are no story of the company's operations: it has accounts of its own, without taxes, on the PUC
 * (ED-24).
 */
export interface TopicPlan {
  /** How many operations it can tell without repeating one. */
  readonly most: number;
  /** The month of the case; any where none is named. */
  readonly month?: number;
  readonly lay: (s: Setting, wish: PlanWish) => Omit<Composition, "setting" | "title" | "topic" | "level">;
}

/** The day of one of so many operations, in their order over the month. */
export function dayOfPlace(s: Setting, place: number, all: number): Day {
  return s.on(1 + Math.floor((place * 27) / all));
}
