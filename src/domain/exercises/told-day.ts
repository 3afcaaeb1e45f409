import { formatDay, formatLongDay } from "../kernel/format.ts";
import { introOf } from "./edit-exercise.ts";
import type { Exercise, SolutionEntry } from "./exercise.ts";

const LAST_DAY = "último día del mes";

/** Whether the case tells the day that an operation is asked for on: else nobody can know it (ED-22). */
export function tellsDay(exercise: Exercise, { text, date }: SolutionEntry): boolean {
  const { todo, to } = exercise.case;
  if (date === to && todo.some((each) => each.includes(LAST_DAY))) return true;
  return [text, ...introOf(exercise), ...todo].some(
    (each) => each.includes(formatLongDay(date)) || each.includes(formatDay(date)),
  );
}
