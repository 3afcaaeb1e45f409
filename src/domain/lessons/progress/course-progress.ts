import { COURSE_OUTLINE } from "../course-outline.ts";
import type { LessonState } from "./lesson-state.ts";

export interface CourseProgress {
  /** Lessons read to their end. */
  readonly done: number;
  readonly total: number;
  /** Of the whole course by steps, between 0 and 1. */
  readonly share: number;
  /** The lesson to go on with: one that is begun, or else the first one not read; null when all are. */
  readonly next: string | null;
}

type Read = Pick<LessonState, "lesson" | "done" | "steps" | "finishedAt">;

/** Share of a lesson that is read, between 0 and 1. */
export function lessonShare(state: Pick<LessonState, "done" | "steps" | "finishedAt"> | undefined): number {
  if (state === undefined) return 0;
  if (state.finishedAt !== null) return 1;
  return state.steps > 0 ? Math.min(1, Math.max(0, state.done / state.steps)) : 0;
}

export function courseProgress(states: readonly Read[]): CourseProgress {
  const byLesson = new Map(states.map((state) => [state.lesson, state]));
  const shares = COURSE_OUTLINE.map(({ id }) => ({ id, share: lessonShare(byLesson.get(id)) }));
  const begun = shares.find(({ share }) => share > 0 && share < 1);
  const unread = shares.find(({ share }) => share < 1);
  const sum = shares.reduce((total, { share }) => total + share, 0);
  return {
    done: shares.filter(({ share }) => share === 1).length,
    total: shares.length,
    share: sum / shares.length,
    next: (begun ?? unread)?.id ?? null,
  };
}
