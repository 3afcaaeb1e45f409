import type { Exercise } from "#domain/exercises/exercise.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import type { GradingAnswer, GradingRequest } from "./grading-messages.ts";

/** Answers one work after another; what goes wrong is an answer too, so that the page is never left waiting. */
export function serveGrading(): (request: GradingRequest) => GradingAnswer {
  let current: Exercise | null = null;
  return ({ exercise, work, policy }) => {
    current = exercise ?? current;
    if (current === null) return { kind: "failed", detail: "no exercise" };
    try {
      return { kind: "result", result: gradeWork(current, work, policy) };
    } catch (error) {
      return { kind: "failed", detail: String(error) };
    }
  };
}
