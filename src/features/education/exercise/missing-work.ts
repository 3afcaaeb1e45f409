import type { ExerciseCase, ExerciseSolution } from "#domain/exercises/exercise.ts";
import type { Answers } from "#domain/exercises/exercise-run.ts";
import type { Question } from "#domain/exercises/question.ts";

/** What a work lacks before it is handed in. Nothing of it blocks: the student is asked (ED-52). */
export interface MissingWork {
  /** No entry was written, though the case asks for some. */
  readonly entries: boolean;
  /** Entries that are not closed, most of them because they do not balance. */
  readonly drafts: number;
  /** Questions without an answer, by their place from 1. */
  readonly questions: readonly number[];
}

interface Written {
  readonly entries: number;
  readonly drafts: number;
  readonly answers: Answers;
}

/** Whether something is to be recorded. Where the solution is not here, a case with questions may ask nothing else. */
export function asksEntries(each: {
  readonly case: Pick<ExerciseCase, "questions">;
  readonly solution: Pick<ExerciseSolution, "entries"> | null;
}): boolean {
  return each.solution === null ? each.case.questions.length === 0 : each.solution.entries.length > 0;
}

export function missingWork(
  { asks, questions }: { readonly asks: boolean; readonly questions: readonly Question[] },
  { entries, drafts, answers }: Written,
): MissingWork {
  return {
    entries: asks && entries === 0,
    drafts,
    questions: questions.flatMap(({ id }, index) => (answers[id] === undefined ? [index + 1] : [])),
  };
}

export function isComplete({ entries, drafts, questions }: MissingWork): boolean {
  return !entries && drafts === 0 && questions.length === 0;
}
