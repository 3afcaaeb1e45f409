import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import type { EntryMark } from "#domain/grading/grade-result.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { rightWork } from "./support/right-work.ts";
import { ENTRY_ANSWERS } from "./support/strangers/entries.data.ts";
import { MONTH_END_ANSWERS } from "./support/strangers/month-end.data.ts";
import { areFair, readCases, type StrangerCase, withAnswer } from "./support/strangers/read-case.ts";
import { RETURN_ANSWERS } from "./support/strangers/returns.data.ts";
import { TAX_ANSWERS } from "./support/strangers/taxes.data.ts";
import { TRADE_ANSWERS } from "./support/strangers/trade.data.ts";
import { WHOLE_WORK_ANSWERS } from "./support/strangers/whole-works.data.ts";

const CASES = [
  TAX_ANSWERS,
  TRADE_ANSWERS,
  ENTRY_ANSWERS,
  MONTH_END_ANSWERS,
  WHOLE_WORK_ANSWERS,
  RETURN_ANSWERS,
].flatMap(readCases);
const SEED = 7;

function solutionAccount(exercise: Exercise, mark: EntryMark, index: number): string {
  const operation = exercise.solution.entries.find(({ id }) => id === mark.operation);
  const lines = mark.alternative === 0 ? operation?.lines : operation?.alternatives?.[mark.alternative - 1];
  return lines?.[index]?.account ?? "?";
}

/** Labels as the feedback shows them: a line that follows from another one says that instead. */
function shown(exercise: Exercise, work: ExerciseWork, mark: EntryMark): string[] {
  const written = [mark.entry, ...(mark.joined ?? [])].flatMap(
    (id) => work.entries.find((each) => each.id === id)?.lines ?? [],
  );
  const lines = mark.lines.flatMap((line) => {
    if (line.label === null && !line.consequence) return [];
    const [first] = line.student;
    const account =
      first !== undefined ? written[first]?.account : solutionAccount(exercise, mark, line.solution ?? -1);
    return [`${account} ${line.consequence ? "consequence" : line.label}`];
  });
  return mark.label === null ? lines : [`entry ${mark.label}`, ...lines];
}

function graded(of: StrangerCase): { readonly labels: readonly string[]; readonly share: number } {
  const exercise = makeExercise(of.template, 1, SEED);
  if (exercise === null) throw new Error(`No exercise ${of.template}`);
  const days = new Map(exercise.solution.entries.map(({ id, date }) => [id, date]));
  const work = withAnswer(rightWork(exercise), of, days);
  const result = gradeWork(exercise, work, DEFAULT_POLICY);
  const marks = result.entries.filter(
    ({ operation }) => operation === null || of.operations.includes(operation),
  );
  const own = marks.filter(({ operation }) => operation !== null);
  const points = own.reduce((sum, each) => sum + each.points, 0);
  const share = own.reduce((sum, each) => sum + each.score * each.points, 0) / points;
  return { labels: marks.flatMap((mark) => shown(exercise, work, mark)), share };
}

const fits = (share: number, [least, most]: readonly [number, number]) =>
  share >= least - 1e-9 && share <= most + 1e-9;

describe("answers of strangers", () => {
  it("are of many exercises, and no two are one", () => {
    expect(new Set(CASES.map(({ template }) => template)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(CASES.map(({ template, told }) => `${template} ${told}`)).size).toBe(CASES.length);
  });

  it.each(CASES.map((each) => [each.template, each.told, each] as const))(
    "ED-15 get the grade and the labels of a fair teacher: %s, %s",
    (_template, _told, each) => {
      const { labels, share } = graded(each);
      expect({ labels, share, isFair: fits(share, each.fair) && areFair(labels, each) }).toEqual({
        labels,
        share,
        isFair: true,
      });
    },
  );

  it("are counted where a command asks for it", () => {
    const file = process.env.STRANGERS_REPORT;
    if (file === undefined) return;
    const found = CASES.map((each) => ({ each, ...graded(each) }));
    const facts = {
      answers: CASES.length,
      exercises: new Set(CASES.map(({ template }) => template)).size,
      grades: found.filter(({ each, share }) => fits(share, each.fair)).length,
      labels: found.filter(({ each, labels }) => areFair(labels, each)).length,
    };
    writeFileSync(file, JSON.stringify(facts));
  });
});
