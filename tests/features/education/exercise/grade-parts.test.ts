import fc from "fast-check";
import { expect, test } from "vitest";
import type { GradeResult, LineMark } from "#domain/grading/grade-result.ts";
import { exerciseScale } from "#features/education/exercise/graded/exercise-scale.ts";
import { gradeParts, gradeSteps } from "#features/education/exercise/graded/grade-parts.ts";
import { toMend } from "#features/education/exercise/graded/to-mend.ts";
import { exerciseTexts } from "#features/education/exercise/texts.ts";

const FULL = 50;
const WEIGHTS = { account: 0.4, side: 0.2, amount: 0.4 };

const line = (account: number, side: number, amount: number): LineMark => ({
  solution: 0,
  student: [0],
  account,
  side,
  amount,
  score: 0.4 * account + 0.2 * side + 0.4 * amount,
  label: null,
  consequence: false,
});

function result(lines: readonly LineMark[], penalty = 0, answers: GradeResult["answers"] = []): GradeResult {
  const points = lines.length;
  const raw = lines.reduce((sum, { score }) => sum + score, 0) / Math.max(1, lines.length);
  const score = Math.max(0, raw - penalty);
  const entry = {
    operation: "op",
    entry: "e",
    alternative: 0,
    lines,
    label: null,
    difference: 0,
    penalties: penalty > 0 ? [{ kind: "date" as const, share: penalty }] : [],
    score,
    followed: score,
    points,
  };
  const earned = score * points + answers.reduce((sum, each) => sum + each.score * each.points, 0);
  const possible = points + answers.reduce((sum, each) => sum + each.points, 0);
  return { engine: 1, entries: [entry], answers, earned, followed: earned, possible };
}

test("ED-55 four accounts, four sides and two values of four are 4,0", () => {
  const graded = result([line(1, 1, 1), line(1, 1, 1), line(1, 1, 0), line(1, 1, 0)]);
  expect(gradeSteps(graded.earned, graded.possible, FULL)).toBe(40);
  expect(gradeParts(graded, WEIGHTS, FULL)).toEqual([
    { part: "account", right: 4, of: 4, steps: 20, mostSteps: 20 },
    { part: "side", right: 4, of: 4, steps: 10, mostSteps: 10 },
    { part: "amount", right: 2, of: 4, steps: 10, mostSteps: 20 },
  ]);
});

test("ED-55 a discount has its row", () => {
  const rows = gradeParts(result([line(1, 1, 1)], 0.1), WEIGHTS, FULL);
  expect(rows.at(-1)).toEqual({ part: "discounts", right: 0, of: 0, steps: -5, mostSteps: 0 });
});

test("ED-55 answers are a row of their own", () => {
  const rows = gradeParts(
    result([line(1, 1, 1)], 0, [{ question: "q", score: 0, followed: 0, points: 1 }]),
    WEIGHTS,
    FULL,
  );
  expect(rows.at(-1)).toEqual({ part: "answers", right: 0, of: 1, steps: 0, mostSteps: 25 });
});

test("a side alone earns nothing where neither account nor amount agrees", () => {
  const noise = { ...line(0, 1, 0), score: 0 };
  expect(gradeParts(result([noise]), WEIGHTS, FULL).map(({ steps }) => steps)).toEqual([0, 0, 0]);
});

test("3,0 passes, 2,9 does not; half a tenth is rounded up; nothing possible is 0,0", () => {
  const { passes } = exerciseScale();
  expect([passes(30), passes(29)]).toEqual([true, false]);
  expect(gradeSteps(59, 100, FULL)).toBe(30);
  expect(gradeSteps(58.9, 100, FULL)).toBe(29);
  expect(gradeSteps(0, 0, FULL)).toBe(0);
});

const share = fc.constantFrom(0, 0.4, 0.75, 1);
const anyLine = fc
  .tuple(share, fc.constantFrom(0, 1), fc.constantFrom(0, 1))
  .map(([account, side, amount]) => line(account, side, amount));

test("ED-55 whatever was written, the rows add up to the grade", () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(0, 0.05, 0.1, 0.35),
      fc.array(
        fc.record({
          question: fc.constant("q"),
          score: share,
          followed: share,
          points: fc.integer({ min: 1, max: 3 }),
        }),
        {
          maxLength: 3,
        },
      ),
      (lines, penalty, answers) => {
        const graded = result(lines, penalty, answers);
        const rows = gradeParts(graded, WEIGHTS, FULL);
        const sum = rows.reduce((total, { steps }) => total + steps, 0);
        expect(sum).toBe(gradeSteps(graded.earned, graded.possible, FULL));
        for (const { part, steps } of rows) if (part !== "discounts") expect(steps).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

const [right, wrong] = [line(1, 1, 1), line(1, 1, 0)];
const asked = (...scores: number[]) =>
  scores.map((score, at) => ({ question: `${at}`, score, followed: score, points: 1 }));
const short = result([right]);
/** An entry too many is discounted from a work whose operations are all right. */
const tooMany = { ...short, earned: short.earned - 0.2 };

test.each<[string, GradeResult, string]>([
  ["one line", result([right, wrong]), "Hay 1 línea por corregir."],
  ["answers alone are no lines", result([right], 0, asked(0, 1, 0)), "Hay 2 respuestas por corregir."],
  ["lines and an answer", result([wrong, wrong], 0, asked(0)), "Hay 2 líneas y 1 respuesta por corregir."],
  ["the date of an entry is no line", result([right, right], 0.1), "Hay 1 asiento por corregir."],
  ["a line of an entry that is discounted too", result([wrong], 0.1), "Hay 1 línea por corregir."],
  ["an entry too many", tooMany, "Hay 1 asiento por corregir."],
])("ED-55 what is left to mend is called by its name: %s", (_what, graded, text) => {
  const left = toMend(graded);
  expect(left && exerciseTexts.someWrong(left)).toBe(text);
});

test("nothing is left to mend of a right work", () => {
  expect(toMend(result([right, right], 0, asked(1)))).toBeNull();
});
