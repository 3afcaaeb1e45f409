import { expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import { withAmount } from "#domain/exercises/edit-exercise.ts";
import {
  answerTo,
  withAnswerPoints,
  withAnswerReason,
  withOptionText,
  withoutQuestion,
  withQuestionText,
  withRightNumber,
  withRightOption,
} from "#domain/exercises/edit-questions.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { otherFigure } from "#domain/grading/solution-figure.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { rightWork } from "#tests/domain/grading/support/right-work.ts";
import { wishedExercise } from "#tests/support/exercises/wished-exercise.ts";

const chart = await loadChart("puc");

const problemsOf = (exercise: Exercise) => checkExercise(exercise, chart).map(({ kind }) => kind);
const isWhole = (exercise: Exercise) => {
  const { earned, possible } = gradeWork(exercise, rightWork(exercise), DEFAULT_POLICY);
  return earned === possible;
};

it("ED-24 a question is taken out with its answer, and what is left is graded", () => {
  const ratios = wishedExercise("ratios");
  expect(ratios.case.questions).toHaveLength(5);
  const fewer = withoutQuestion(ratios, "acid");
  expect(fewer.case.questions.map(({ id }) => id)).toEqual(["current", "debt", "gross", "stock"]);
  expect(answerTo(fewer, "acid")).toBeUndefined();
  expect(problemsOf(fewer)).toEqual([]);
  expect(isWhole(fewer)).toBe(true);
  const none = ratios.case.questions.reduce((each, { id }) => withoutQuestion(each, id), ratios);
  expect(problemsOf({ ...none, solution: { ...none.solution, entries: [] } })).toContain("nothing-to-do");
});

it("ED-24 text, points and reason of a question can be changed, and none be left empty", () => {
  const ratios = wishedExercise("ratios");
  const changed = withAnswerReason(
    withAnswerPoints(withQuestionText(ratios, "debt", "¿Cuánto se debe?"), "debt", 3),
    "debt",
    "Pasivo entre activo.",
  );
  expect(changed.case.questions.find(({ id }) => id === "debt")?.text).toBe("¿Cuánto se debe?");
  expect(answerTo(changed, "debt")).toMatchObject({ points: 3, why: "Pasivo entre activo." });
  expect(problemsOf(changed)).toEqual([]);
  expect(isWhole(changed)).toBe(true);
  expect(problemsOf(withQuestionText(ratios, "debt", " "))).toEqual(["empty-text"]);
  expect(problemsOf(withAnswerReason(ratios, "debt", ""))).toEqual(["empty-text"]);
  expect(problemsOf(withAnswerPoints(ratios, "debt", 0))).toEqual(["bad-points"]);
});

it("ED-24 a number that was changed is the only right one", () => {
  const ratios = wishedExercise("ratios");
  const former = answerTo(ratios, "current")?.right;
  const changed = withRightNumber(ratios, "current", 99.5);
  expect(answerTo(changed, "current")).toMatchObject({ right: 99.5 });
  expect(isWhole(changed)).toBe(true);
  const work = rightWork(changed);
  const asBefore = { ...work, answers: { ...work.answers, current: former as number } };
  const { earned, possible } = gradeWork(changed, asBefore, DEFAULT_POLICY);
  expect(earned).toBeLessThan(possible);
  expect(withRightNumber(ratios, "current", former as number)).toEqual(ratios);
});

it("ED-24 a figure that the edited solution contradicts is told", () => {
  const ratios = wishedExercise("ratios");
  expect(ratios.solution.answers.map((answer) => otherFigure(ratios, answer))).toEqual(Array(5).fill(null));
  const [first] = ratios.solution.entries;
  if (first === undefined) throw new Error("no operation");
  const larger = first.lines.reduce(
    (each, { amount }, line) => withAmount(each, 0, line, (amount * 3) as Pesos),
    ratios,
  );
  expect(larger.solution.answers.some((answer) => otherFigure(larger, answer) !== null)).toBe(true);
});

it("ED-24 options change their text and which of them are right, and one at least is", () => {
  const errors = wishedExercise("errors");
  const question = errors.case.questions.find(({ id }) => id === "wrong");
  const answer = answerTo(errors, "wrong");
  if (question?.kind !== "choice" || answer?.kind !== "options") throw new Error("a choice");
  const wrong = question.options.find(({ id }) => !answer.right.includes(id))?.id ?? "";
  const more = withRightOption(errors, question, wrong, true);
  expect(answerTo(more, "wrong")?.right).toHaveLength(answer.right.length + 1);
  expect(problemsOf(more)).toEqual([]);
  expect(isWhole(more)).toBe(true);
  const none = answer.right.reduce((each, id) => withRightOption(each, question, id, false), errors);
  expect(problemsOf(none)).toEqual(["no-answer"]);
  const one = withRightOption(errors, { ...question, several: false }, wrong, true);
  expect(answerTo(one, "wrong")?.right).toEqual([wrong]);
  const told = withOptionText(errors, "wrong", wrong, "Otro asiento");
  const after = told.case.questions.find(({ id }) => id === "wrong");
  expect(
    after?.kind === "choice" && after.options.filter(({ text }) => text === "Otro asiento"),
  ).toHaveLength(1);
  expect(problemsOf(withOptionText(errors, "wrong", wrong, ""))).toEqual(["empty-text"]);
});
