import { describe, expect, it } from "vitest";
import type { AttemptPolicy } from "#domain/classroom/activity.ts";
import { exerciseOfWork } from "#domain/classroom/grade-works.ts";
import { attemptsGrade } from "#domain/classroom/submission.ts";
import { attemptToOpen, hasVariants, lastAttempt, mayTryAgain } from "#domain/classroom/task-attempts.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import { taskSeed } from "#formats/exchange/task-seed.ts";
import { ACTIVITY } from "#tests/support/exchange/messages.ts";

const source = { template: "trade-credit", version: 1, seed: 9 } as const;
const told = makeExercise("trade-credit", 1, 9)?.case ?? null;
const graded = (most: 1 | 2 | 3): AttemptPolicy => ({ kind: "graded", most, keep: "best" });
const practice: AttemptPolicy = { kind: "practice" };
const never = async () => false;

describe("ED-110 each attempt with figures of its own", () => {
  it.each([
    ["graded, figures of each student", { source, case: null, attempts: graded(2) }, true],
    ["graded, one case for all", { source: null, case: told, attempts: graded(2) }, false],
    ["graded, one case of the bank for all", { source, case: told, attempts: graded(2) }, false],
    ["practice of the bank", { source, case: told, attempts: practice }, true],
    ["practice, figures of each student", { source, case: null, attempts: practice }, true],
    ["practice on the teacher's own exercise", { source: null, case: told, attempts: practice }, false],
    ["a text", { source: null, case: null, attempts: graded(1) }, false],
  ] as const)("%s", (_name, task, expected) => {
    expect(hasVariants(task)).toBe(expected);
  });

  it.each([1, 2, 3] as const)(
    "graded work has %i attempts, each after the one before was handed in",
    (most) => {
      const task = { source, case: null, attempts: graded(most) };
      expect(lastAttempt(task)).toBe(most);
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        expect(mayTryAgain(task, attempt, attempt - 1)).toBe(false);
        expect(mayTryAgain(task, attempt, attempt)).toBe(attempt < most);
      }
    },
  );

  it("practice goes on for ever, and nothing of it is handed in", () => {
    const task = { source, case: told, attempts: practice };
    expect(lastAttempt(task)).toBe(Number.POSITIVE_INFINITY);
    expect(mayTryAgain(task, 500, 0)).toBe(true);
  });

  it("opens where the student was", async () => {
    const upTo = (begun: number) => async (attempt: number) => attempt <= begun;
    expect(await attemptToOpen({ attempts: graded(3) }, 0, never)).toBe(1);
    expect(await attemptToOpen({ attempts: graded(3) }, 1, never)).toBe(1);
    expect(await attemptToOpen({ attempts: graded(3) }, 1, upTo(2))).toBe(2);
    expect(await attemptToOpen({ attempts: graded(2) }, 2, upTo(9))).toBe(2);
    expect(await attemptToOpen({ attempts: practice }, 0, upTo(7))).toBe(7);
  });

  it("makes the same case and solution on the teacher's device, and others for each attempt and student", async () => {
    const activity = { exercise: { kind: "template", source, personal: true } } as const;
    const made = await Promise.all(
      ["1024118359", "1024118360"].flatMap((code) =>
        [1, 2, 3].map(async (attempt) => {
          const seed = await taskSeed(ACTIVITY, code, attempt);
          const student = makeExercise(source.template, source.version, seed);
          const teacher = exerciseOfWork(activity, { seed: await taskSeed(ACTIVITY, ` ${code} `, attempt) });
          expect(teacher).toEqual(student);
          return JSON.stringify(teacher?.case);
        }),
      ),
    );
    expect(new Set(made).size).toBe(6);
  });

  it.each([
    ["best", [0.4, 0.9, 0.5], 0.9],
    ["last", [0.4, 0.9, 0.5], 0.5],
    ["average", [0.4, 0.9, 0.5], 0.6],
    ["best", [0.4], 0.4],
    ["average", [1, 0], 0.5],
    ["last", [1, 0], 0],
  ] as const)("the %s of %o", (rule, shares, expected) => {
    const attempts = shares.map((share, at) => ({ attempt: at + 1, share }));
    expect(attemptsGrade(rule, attempts)).toBeCloseTo(expected, 12);
    expect(attemptsGrade(rule, [...attempts].reverse())).toBeCloseTo(expected, 12);
  });
});
