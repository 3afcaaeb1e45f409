import type { GradeResult } from "../grading/grade-result.ts";
import type { Instant } from "../kernel/clock.ts";
import type { ExerciseWork } from "./work.ts";

export type Answers = ExerciseWork["answers"];
export type RunAnswer = Answers[string];

/** One hand-in. No result while the teacher's device has not graded it. */
export interface Attempt {
  readonly at: Instant;
  readonly work: ExerciseWork;
  readonly result: GradeResult | null;
}

/** Where a student is in one exercise, besides the book, which keeps the entries. */
export interface ExerciseRun {
  readonly answers: Answers;
  /** Hints seen so far. */
  readonly hints: number;
  readonly attempts: readonly Attempt[];
  /** False from a hand-in until the student corrects it. */
  readonly isWriting: boolean;
}

export const NEW_RUN: ExerciseRun = { answers: {}, hints: 0, attempts: [], isWriting: true };

/** What the exercise allows. */
export interface RunRules {
  /** Hand-ins at most; null for any number, as in practice. */
  readonly attempts: number | null;
  readonly hints: number;
}

export type ExerciseAction =
  | { readonly kind: "answer"; readonly question: string; readonly answer: RunAnswer | null }
  | { readonly kind: "hint" }
  | { readonly kind: "hand-in"; readonly attempt: Attempt }
  | { readonly kind: "correct" }
  /** What was handed in counts no more: it went out under another name (ED-137). */
  | { readonly kind: "take-back" };

/** writing: the book is open. received: handed in and not graded here. graded: the last hand-in has its result. */
export type RunPhase = "writing" | "received" | "graded";

export function runPhase({ isWriting, attempts }: ExerciseRun): RunPhase {
  const last = attempts.at(-1);
  if (isWriting || last === undefined) return "writing";
  return last.result === null ? "received" : "graded";
}

/** Whether it was handed in and is being written on again. */
export function isCorrecting({ isWriting, attempts }: ExerciseRun): boolean {
  return isWriting && attempts.length > 0;
}

/** Null for any number. */
export function attemptsLeft({ attempts }: ExerciseRun, rules: RunRules): number | null {
  return rules.attempts === null ? null : Math.max(0, rules.attempts - attempts.length);
}

/** Whether the student may change the work and hand it in once more. */
export function mayCorrect(run: ExerciseRun, rules: RunRules): boolean {
  return !run.isWriting && attemptsLeft(run, rules) !== 0;
}

function withAnswer(answers: Answers, question: string, answer: RunAnswer | null): Answers {
  const { [question]: _former, ...others } = answers;
  const isBlank = answer === null || (typeof answer !== "number" && answer.length === 0);
  return isBlank ? others : { ...others, [question]: answer };
}

/** The run after a step; the same run when the step is not possible now (ED-53). */
export function nextRun(run: ExerciseRun, step: ExerciseAction, rules: RunRules): ExerciseRun {
  switch (step.kind) {
    case "answer":
      return run.isWriting ? { ...run, answers: withAnswer(run.answers, step.question, step.answer) } : run;
    case "hint":
      return run.isWriting && run.hints < rules.hints ? { ...run, hints: run.hints + 1 } : run;
    case "hand-in":
      return run.isWriting && attemptsLeft(run, rules) !== 0
        ? { ...run, attempts: [...run.attempts, step.attempt], isWriting: false }
        : run;
    case "correct":
      return mayCorrect(run, rules) ? { ...run, isWriting: true } : run;
    case "take-back":
      return run.attempts.length === 0 ? run : { ...run, attempts: [], isWriting: true };
  }
}

function share({ result }: Attempt): number {
  return result === null || result.possible === 0 ? -1 : result.earned / result.possible;
}

/** The attempt that counts where the best one does; null before the first result. */
export function bestAttempt({ attempts }: ExerciseRun): Attempt | null {
  const graded = attempts.filter(({ result }) => result !== null);
  return graded.reduce<Attempt | null>(
    (best, each) => (best === null || share(each) > share(best) ? each : best),
    null,
  );
}
