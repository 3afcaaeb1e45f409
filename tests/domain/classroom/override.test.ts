import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ScoreOverride } from "#domain/classroom/grade.ts";
import { overridePart, scoredParts, shareWith, withOverrides } from "#domain/classroom/override.ts";
import { gradedShare } from "#domain/classroom/submission.ts";
import { EXERCISE_TEMPLATES, makeExercise } from "#domain/exercises/templates/all.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { rightWork } from "#tests/domain/grading/support/exercises.ts";

/** Works of every template with some entries left out and some answers gone, graded. */
const graded = fc
  .record({
    template: fc.constantFrom(...EXERCISE_TEMPLATES),
    seed: fc.integer({ min: 1, max: 500 }),
    dropped: fc.array(fc.nat(12), { maxLength: 6 }),
  })
  .map(({ template, seed, dropped }) => {
    const exercise = makeExercise(template.id, template.version, seed);
    if (exercise === null) throw new Error(template.id);
    const right = rightWork(exercise);
    const work: ExerciseWork = {
      entries: right.entries.filter((_, at) => !dropped.includes(at)),
      answers: Object.fromEntries(Object.entries(right.answers).filter((_, at) => !dropped.includes(at))),
    };
    return gradeWork(exercise, work, DEFAULT_POLICY);
  });

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe("ED-87 what the teacher gives for a part", () => {
  it("counts in place of the machine's marks, and nothing else moves", () => {
    fc.assert(
      fc.property(graded, fc.array(share, { minLength: 1, maxLength: 20 }), (result, scores) => {
        const parts = scoredParts(result, []);
        const overrides = scores.reduce<readonly ScoreOverride[]>((all, score, at) => {
          const part = parts[at % Math.max(1, parts.length)]?.part;
          return part === undefined ? all : overridePart(all, part, score);
        }, []);
        const after = withOverrides(result, overrides);
        for (const { part, machine, given } of scoredParts(after, overrides)) {
          const before = parts.find((each) => each.part === part);
          expect(machine).toBe(given ?? before?.machine);
        }
        expect(after.possible).toBe(result.possible);
        expect(after.followed).toBeGreaterThanOrEqual(after.earned - 1e-9);
        expect(shareWith(result, overrides)).toBeGreaterThanOrEqual(0);
        expect(shareWith(result, overrides)).toBeLessThanOrEqual(1);
        const back = overrides.reduce((all, { part }) => overridePart(all, part, null), overrides);
        expect(withOverrides(result, back)).toBe(result);
      }),
    );
  });

  it("makes the full grade or none of it where every part is given so", () => {
    fc.assert(
      fc.property(graded, (result) => {
        const all = (score: number) =>
          scoredParts(result, []).map(({ part }): ScoreOverride => ({ part, line: null, score }));
        fc.pre(result.possible > 0);
        expect(shareWith(result, all(1))).toBe(1);
        expect(shareWith(result, all(0))).toBe(0);
      }),
    );
  });

  it("leaves alone what names no part of the work", () => {
    fc.assert(
      fc.property(graded, share, (result, score) => {
        const other: ScoreOverride[] = [{ part: "de otro ejercicio", line: null, score }];
        expect(withOverrides(result, other)).toBe(result);
      }),
    );
  });

  it("scores a line within its entry, and the whole of the entry goes before its lines", () => {
    const exercise = makeExercise(EXERCISE_TEMPLATES[0]?.id ?? "", EXERCISE_TEMPLATES[0]?.version ?? 0, 7);
    if (exercise === null) throw new Error("no exercise");
    const result = gradeWork(exercise, { entries: [], answers: {} }, DEFAULT_POLICY);
    const mark = result.entries.find(({ lines }) => lines.length > 1);
    const part = mark?.operation ?? "";
    const count = mark?.lines.length ?? 0;
    const line = { part, line: mark?.lines[0]?.solution ?? 0, score: 1 };
    const scoreOf = (overrides: readonly ScoreOverride[]) =>
      withOverrides(result, overrides).entries.find(({ operation }) => operation === part)?.score;
    expect(scoreOf([line])).toBeCloseTo(1 / count);
    expect(scoreOf([line, { part, line: null, score: 0.5 }])).toBe(0.5);
    expect(gradedShare(withOverrides(result, [line]))).toBeGreaterThan(gradedShare(result));
  });
});
