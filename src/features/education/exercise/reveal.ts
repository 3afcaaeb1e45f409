import type { FeedbackLevel } from "#domain/classroom/activity.ts";

/** What a level of feedback shows of the grading, each with all before it (ED-54). */
export interface Revealed {
  readonly grade: boolean;
  /** Which lines are right. */
  readonly marks: boolean;
  /** What is wrong with the others, and a question that leads on. */
  readonly labels: boolean;
  /** The right accounts and values, and why. */
  readonly solution: boolean;
}

export function revealed(level: FeedbackLevel): Revealed {
  return { grade: level >= 1, marks: level >= 2, labels: level >= 3, solution: level >= 4 };
}
