import type { Exercise } from "./exercise.ts";

/** What a graded task carries: the case, and neither solution nor the seed that would make it again (classroom, E6). */
export function exerciseWithoutSolution(exercise: Exercise): Pick<Exercise, "case"> {
  return { case: exercise.case };
}
