import type { Exercise, SolutionAnswer } from "../exercises/exercise.ts";
import type { ExerciseWork } from "../exercises/work.ts";
import type { AnswerMark } from "./grade-result.ts";
import { fromLedger, type LedgerNets, studentLedger } from "./ledger-formula.ts";
import { boundedShare } from "./policy.ts";

type Given = ExerciseWork["answers"][string] | undefined;

/** Of several options each right one counts, less each wrong one; of one option, only the right one alone. */
function optionsScore(given: Given, right: readonly string[], isSeveral: boolean): number {
  if (!Array.isArray(given)) return 0;
  const chosen = new Set<string>(given);
  const hits = right.filter((each) => chosen.has(each)).length;
  if (!isSeveral) return hits === 1 && chosen.size === 1 ? 1 : 0;
  if (right.length === 0) return chosen.size === 0 ? 1 : 0;
  return boundedShare((hits - (chosen.size - hits)) / right.length);
}

function isNear(given: Given, right: number | null, tolerance: number): boolean {
  return typeof given === "number" && right !== null && Math.abs(given - right) <= tolerance + 1e-9;
}

function gradeAnswer(answer: SolutionAnswer, given: Given, isSeveral: boolean, nets: LedgerNets): AnswerMark {
  const { question, points } = answer;
  if (answer.kind === "options") {
    const score = optionsScore(given, answer.right, isSeveral);
    return { question, score, followed: score, points };
  }
  if (isNear(given, answer.right, answer.tolerance)) return { question, score: 1, followed: 1, points };
  const own = answer.fromLedger ? fromLedger(nets, answer.fromLedger) : null;
  return { question, score: 0, followed: isNear(given, own, answer.tolerance) ? 1 : 0, points };
}

/** The answers, each against the solution and, for the second score, against the student's own ledger (ED-14). */
export function gradeAnswers(exercise: Exercise, work: ExerciseWork): AnswerMark[] {
  const { answers } = exercise.solution;
  if (answers.length === 0) return [];
  const nets = studentLedger(exercise.case, work);
  return answers.map((answer) => {
    const question = exercise.case.questions.find(({ id }) => id === answer.question);
    const isSeveral = question?.kind === "choice" && question.several;
    const given = Object.hasOwn(work.answers, answer.question) ? work.answers[answer.question] : undefined;
    return gradeAnswer(answer, given, isSeveral, nets);
  });
}
