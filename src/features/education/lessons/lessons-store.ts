import type { Instant } from "#domain/kernel/clock.ts";
import type { LessonState } from "#domain/lessons/progress/lesson-state.ts";
import type { ReviewState } from "#domain/lessons/progress/review.ts";

/** What an answer or a step changes: written together or not at all. */
export interface LessonChange {
  readonly progress: LessonState | null;
  readonly cards: readonly ReviewState[];
}

/** Where the lessons keep what a student did. The route gives one over the student's database. */
export interface LessonsStore {
  readonly progress: readonly LessonState[];
  readonly cards: readonly ReviewState[];
  /** Answers false when the change could not be kept. */
  readonly save: (change: LessonChange) => Promise<boolean>;
  /** The moment of finishing, as the store writes it. */
  readonly now: () => Instant;
}
