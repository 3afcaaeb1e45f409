import type { Instant } from "../../kernel/clock.ts";
import type { LessonAnswer } from "../lesson.ts";

/** How far a lesson was read, and the first answer to each of its questions. */
export interface LessonState {
  readonly lesson: string;
  /** Steps done, of the lesson's own count. */
  readonly done: number;
  readonly steps: number;
  readonly answers: Readonly<Record<string, LessonAnswer>>;
  /** When it was first read to its end. */
  readonly finishedAt: Instant | null;
}

/** A lesson that nobody opened yet. */
export function newLessonState(lesson: string, steps: number): LessonState {
  return { lesson, done: 0, steps, answers: {}, finishedAt: null };
}

/** With an answer; the first one to a question stays, because it is what is remembered of it. */
export function withAnswer(state: LessonState, question: string, answer: LessonAnswer): LessonState {
  if (Object.hasOwn(state.answers, question)) return state;
  return { ...state, answers: { ...state.answers, [question]: answer } };
}

/** With a step done. Going back to an earlier one takes nothing away. */
export function withStepDone(state: LessonState, index: number, steps: number): LessonState {
  return { ...state, steps, done: Math.min(steps, Math.max(state.done, index + 1)) };
}
