import { expect, test } from "vitest";
import type { Question } from "#domain/exercises/question.ts";
import { EXERCISE_TEMPLATES, makeExercise } from "#domain/exercises/templates/all.ts";
import { readAnswer } from "#features/education/exercise/case/read-answer.ts";
import { asksEntries, isComplete, missingWork } from "#features/education/exercise/missing-work.ts";

test.each([
  ["1.234.567", "pesos", 1_234_567],
  ["$ 1.234.567", "pesos", 1_234_567],
  ["1200*3", "pesos", 3600],
  ["−45.000", "pesos", -45_000],
  ["12,5", "percent", 12.5],
  ["12.5 %", "percent", 12.5],
  ["1.234,5", "units", 1234.5],
  ["1,8 veces", "times", 1.8],
  ["-3", "percent", -3],
  ["0", "days", 0],
  [",5", "times", 0.5],
] as const)("reads %j in %s", (text, unit, value) => {
  expect(readAnswer(text, { unit })).toEqual({ ok: true, value });
});

test.each([
  ["doce", "pesos"],
  ["1e6", "pesos"],
  ["12abc", "percent"],
  ["1,2,3", "times"],
  ["--4", "units"],
] as const)("refuses %j in %s", (text, unit) => {
  expect(readAnswer(text, { unit })).toEqual({ ok: false, error: "not-a-number" });
});

test("an empty answer is none", () => {
  expect(readAnswer("  ", { unit: "pesos" })).toEqual({ ok: false, error: "empty" });
});

const number = (id: string): Question => ({ id, kind: "number", text: "", unit: "pesos", decimals: 0 });

test("ED-52 what is missing: no entry, open entries, questions by their place", () => {
  const questions = [number("a"), number("b"), number("c")];
  const [some, nothing] = [
    { asks: true, questions },
    { asks: true, questions: [] },
  ];
  expect(missingWork(some, { entries: 2, drafts: 1, answers: { b: 0 } })).toEqual({
    entries: false,
    drafts: 1,
    questions: [1, 3],
  });
  const answered = { entries: 0, drafts: 0, answers: { a: 1, b: 2, c: 0 } };
  expect(missingWork(nothing, answered)).toMatchObject({ entries: true });
  expect(missingWork(some, answered)).toMatchObject({ entries: true, questions: [] });
  expect(isComplete(missingWork({ asks: false, questions }, answered))).toBe(true);
  expect(isComplete(missingWork(nothing, { entries: 1, drafts: 1, answers: {} }))).toBe(false);
});

test("ED-52 every exercise of the bank says whether it is recorded, with its solution or without", () => {
  for (const { id, version } of EXERCISE_TEMPLATES) {
    const made = makeExercise(id, version, 3);
    if (made === null) throw new Error(id);
    expect(asksEntries(made), id).toBe(made.solution.entries.length > 0);
  }
  expect(asksEntries({ case: { questions: [] }, solution: null })).toBe(true);
  expect(asksEntries({ case: { questions: [number("a")] }, solution: null })).toBe(false);
});
