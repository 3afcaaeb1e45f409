import { type Activity, countsIn } from "../activity.ts";
import type { ClassroomSettings, PeriodNumber } from "../classroom.ts";
import { percentOfPeriod } from "../settings.ts";

/** What a percent of the final grade comes to among the others of its period in a classroom. */
export interface WeightEffect {
  readonly period: PeriodNumber;
  /** Percent of the final grade that the period is worth. */
  readonly worth: number;
  /** What the other activities of the period add up to. */
  readonly others: number;
  readonly total: number;
  /** What it counts in the final grade: less than it says where the period adds up to more than it is worth. */
  readonly counts: number;
}

const rounded = (percent: number) => Math.round(percent * 100) / 100;

type Settings = Parameters<typeof countsIn>[0] & Pick<ClassroomSettings, "periodDistribution">;

/** Of an activity of the classroom, or of one that is to be; `activities` are the classroom's (ED-164). */
export function weightEffect(
  settings: Settings,
  activities: readonly Activity[],
  { id, period, weight }: Pick<Activity, "id" | "period" | "weight">,
): WeightEffect {
  const worth = percentOfPeriod(settings.periodDistribution, period);
  const others = activities
    .filter((each) => each.id !== id && each.period === period && each.replaces === undefined)
    .filter((each) => countsIn(settings, each))
    .reduce((sum, each) => rounded(sum + each.weight), 0);
  const total = rounded(others + weight);
  return { period, worth, others, total, counts: total > worth ? rounded((weight * worth) / total) : weight };
}
