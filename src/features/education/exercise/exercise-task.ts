import type { FeedbackLevel } from "#domain/classroom/activity.ts";
import type { ClassroomSettings } from "#domain/classroom/classroom.ts";
import type { ExerciseCase, ExerciseSolution } from "#domain/exercises/exercise.ts";
import type { RunRules } from "#domain/exercises/exercise-run.ts";
import type { GradingPolicy } from "#domain/grading/grade-result.ts";
import type { Day } from "#domain/kernel/day.ts";

/** One exercise as a student has it before them: from the practice room, or from a teacher. */
export interface ExerciseTask {
  /** Names its book and its record on this device. */
  readonly key: string;
  readonly case: ExerciseCase;
  /** Null for graded work, which travels without it (E6): the teacher's device grades. */
  readonly solution: ExerciseSolution | null;
  /** Whether anything is to be recorded, or questions alone are asked. */
  readonly asksEntries: boolean;
  readonly policy: GradingPolicy;
  readonly level: FeedbackLevel;
  readonly attempts: number | null;
  /** Under the title: course, corte and weight, or that it is practice. */
  readonly subtitle: string;
  /** What whoever gave it says of it; empty for nothing. */
  readonly instructions: string;
  readonly dueDate: Day | null;
  /** How its class writes grades; absent where it is of no class. */
  readonly scale?: ClassroomSettings;
}

export function rulesOf({ attempts, case: each }: ExerciseTask): RunRules {
  return { attempts, hints: each.hints.length };
}
