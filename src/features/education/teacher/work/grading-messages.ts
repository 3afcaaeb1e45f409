import type { Exercise } from "#domain/exercises/exercise.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import type { GradeResult, GradingPolicy } from "#domain/grading/grade-result.ts";

/** One work to grade. The exercise goes along with the first work that it belongs to; null means the one before. */
export interface GradingRequest {
  readonly exercise: Exercise | null;
  readonly work: ExerciseWork;
  readonly policy: GradingPolicy;
}

export type GradingAnswer =
  | { readonly kind: "result"; readonly result: GradeResult }
  | { readonly kind: "failed"; readonly detail: string };
