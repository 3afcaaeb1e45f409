import fc from "fast-check";
import { expect, test } from "vitest";
import {
  attemptsLeft,
  bestAttempt,
  type ExerciseAction,
  type ExerciseRun,
  isCorrecting,
  mayCorrect,
  NEW_RUN,
  nextRun,
  type RunRules,
  runPhase,
} from "#domain/exercises/exercise-run.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";

const RULES: RunRules = { attempts: 2, hints: 2 };
const PRACTICE: RunRules = { attempts: null, hints: 2 };

function result(earned: number): GradeResult {
  return { engine: 1, entries: [], answers: [], earned, followed: earned, possible: 4 };
}

const handIn = (graded: GradeResult | null, at = 0): ExerciseAction => ({
  kind: "hand-in",
  attempt: { at, work: { entries: [], answers: {} }, result: graded },
});

const walk = (rules: RunRules, ...steps: readonly ExerciseAction[]): ExerciseRun =>
  steps.reduce((run, step) => nextRun(run, step, rules), NEW_RUN);

test("ED-53 answers are kept while writing, and a blank one is none", () => {
  const run = walk(
    RULES,
    { kind: "answer", question: "q1", answer: 12 },
    { kind: "answer", question: "q2", answer: ["a"] },
    { kind: "answer", question: "q2", answer: [] },
    { kind: "answer", question: "q3", answer: 0 },
    { kind: "answer", question: "q1", answer: null },
  );
  expect(run.answers).toEqual({ q3: 0 });
});

test("ED-53 a hint more is used at each press, as many as there are", () => {
  const hint: ExerciseAction = { kind: "hint" };
  expect(walk(RULES, hint).hints).toBe(1);
  expect(walk(RULES, hint, hint, hint).hints).toBe(2);
  expect(walk(RULES, handIn(null), hint).hints).toBe(0);
});

test("ED-53 graded where the result is known, received where the teacher grades", () => {
  expect(runPhase(NEW_RUN)).toBe("writing");
  expect(runPhase(walk(RULES, handIn(result(4))))).toBe("graded");
  expect(runPhase(walk(RULES, handIn(null)))).toBe("received");
  expect(runPhase(walk(RULES, handIn(null), { kind: "correct" }))).toBe("writing");
});

test("ED-53 nothing is handed in twice, nor answered after a hand-in", () => {
  const twice = walk(RULES, handIn(result(1)), handIn(result(2)), {
    kind: "answer",
    question: "q",
    answer: 1,
  });
  expect(twice.attempts).toHaveLength(1);
  expect(twice.answers).toEqual({});
});

test("ED-53 attempts run out, in practice never", () => {
  const used = walk(RULES, handIn(result(1)), { kind: "correct" }, handIn(result(2)), { kind: "correct" });
  expect(used.attempts).toHaveLength(2);
  expect(used.isWriting).toBe(false);
  expect(mayCorrect(used, RULES)).toBe(false);
  expect(attemptsLeft(used, RULES)).toBe(0);
  expect(mayCorrect(used, PRACTICE)).toBe(true);
  expect(attemptsLeft(used, PRACTICE)).toBeNull();
});

test("ED-53 correcting keeps answers and hints", () => {
  const run = walk(
    RULES,
    { kind: "answer", question: "q", answer: ["b"] },
    { kind: "hint" },
    handIn(result(1)),
    {
      kind: "correct",
    },
  );
  expect(run).toMatchObject({ answers: { q: ["b"] }, hints: 1, isWriting: true });
});

test("the best attempt counts; the first of equals, and none without a result", () => {
  const run = walk(PRACTICE, handIn(result(3), 1), { kind: "correct" }, handIn(result(2), 2), {
    kind: "correct",
  });
  expect(bestAttempt(run)?.at).toBe(1);
  expect(bestAttempt(walk(RULES, handIn(null)))).toBeNull();
});

test("the best attempt is a later one only where it is better, and a result of nothing is below every other", () => {
  const best = (...results: readonly (GradeResult | null)[]) =>
    bestAttempt({
      ...NEW_RUN,
      attempts: results.map((graded, at) => ({ at, work: { entries: [], answers: {} }, result: graded })),
    })?.at;
  expect(best(result(3), result(3))).toBe(0);
  expect(best(result(3), result(4), result(2))).toBe(1);
  expect(best(null, result(0))).toBe(1);
  expect(best(result(0), null)).toBe(0);
  const empty = { ...result(0), possible: 0 };
  expect(best(empty, result(0))).toBe(1);
  expect(best(result(0), empty)).toBe(0);
  // Half of four is more than a third of six.
  expect(best({ ...result(2), possible: 6 }, result(2))).toBe(1);
});

test("ED-53 is being corrected from then on until it is handed in again", () => {
  expect(isCorrecting(NEW_RUN)).toBe(false);
  expect(isCorrecting(walk(RULES, handIn(null)))).toBe(false);
  expect(isCorrecting(walk(RULES, handIn(null), { kind: "correct" }))).toBe(true);
  expect(nextRun(NEW_RUN, { kind: "correct" }, RULES)).toBe(NEW_RUN);
});

test("ED-137 what is taken back was never handed in, and its answers stay", () => {
  const back: ExerciseAction = { kind: "take-back" };
  const answered: ExerciseAction = { kind: "answer", question: "q", answer: 7 };
  const taken = walk(RULES, answered, handIn(result(1)), { kind: "correct" }, handIn(null), back);
  expect(taken).toEqual({ ...NEW_RUN, answers: { q: 7 } });
  expect(walk(RULES, handIn(result(1)), back)).toEqual(NEW_RUN);
  expect(nextRun(NEW_RUN, back, RULES)).toBe(NEW_RUN);
});

test("ED-53 no fewer than none are left, where the teacher allows fewer than were handed in", () => {
  const used = walk(PRACTICE, handIn(null), { kind: "correct" }, handIn(null), { kind: "correct" });
  expect([3, 2, 1].map((attempts) => attemptsLeft(used, { ...RULES, attempts }))).toEqual([1, 0, 0]);
  expect(nextRun(used, handIn(null), { ...RULES, attempts: 1 })).toBe(used);
  expect(mayCorrect({ ...used, isWriting: false }, { ...RULES, attempts: 1 })).toBe(false);
});

const steps: fc.Arbitrary<ExerciseAction> = fc.oneof(
  fc.record({
    kind: fc.constant("answer" as const),
    question: fc.constantFrom("a", "b"),
    answer: fc.oneof(fc.integer(), fc.constant(null), fc.array(fc.constantFrom("x", "y"))),
  }),
  fc.constant<ExerciseAction>({ kind: "hint" }),
  fc.constant<ExerciseAction>({ kind: "correct" }),
  fc.option(fc.integer({ min: 0, max: 4 })).map((earned) => handIn(earned === null ? null : result(earned))),
);

test("ED-53 whatever is pressed, the rules hold", () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 30 }), fc.integer({ min: 1, max: 3 }), (pressed, attempts) => {
      const rules = { attempts, hints: 2 };
      let run = NEW_RUN;
      for (const step of pressed) {
        const next = nextRun(run, step, rules);
        expect(next.attempts.slice(0, run.attempts.length)).toEqual(run.attempts);
        expect(next.hints).toBeGreaterThanOrEqual(run.hints);
        run = next;
      }
      expect(run.attempts.length).toBeLessThanOrEqual(attempts);
      expect(run.hints).toBeLessThanOrEqual(2);
      expect(run.isWriting || run.attempts.length > 0).toBe(true);
    }),
  );
});
