import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GRADE_PARTS } from "#domain/classroom/activity.ts";
import { GRADE_SCALES, type PeriodNumber, ROUNDING_STAGES } from "#domain/classroom/classroom.ts";
import { finalGrade, type WeighedGrade, weighedGrades } from "#domain/classroom/final-grade.ts";
import { gradeFraction } from "#domain/classroom/grade-value.ts";
import { finalWith, neededGrade } from "#domain/classroom/needed-grade.ts";
import { isPassing, showGrade } from "#domain/classroom/scale.ts";
import { activityWith, gradeWith, settingsWith } from "#tests/support/classroom/classrooms.ts";

const weigh = (period: PeriodNumber, weight: number, five: number | null): WeighedGrade => ({
  period,
  weight,
  raw: five === null ? null : five / 5,
});
const shown = (settings: ReturnType<typeof settingsWith>, all: readonly WeighedGrade[]) => {
  const { grade } = finalGrade(settings, all);
  return grade === null ? null : showGrade(settings, grade).text;
};

describe("the final grade (ED-30)", () => {
  it("weighs what has a grade: the rows of a real planilla, by hand", () => {
    // 3,9×8 + 4,0×10 + 3,6×12 + 4,2×8 + 4,1×10 + 3,7×12 = 233,4; ÷ 60 = 3,89.
    const row = [weigh(1, 8, 3.9), weigh(1, 10, 4), weigh(1, 12, 3.6), weigh(2, 8, 4.2), weigh(2, 10, 4.1)];
    const all = [...row, weigh(2, 12, 3.7), weigh(3, 15, null), weigh(3, 25, null)];
    expect(shown(settingsWith(), all)).toBe("3,9");
    expect(finalGrade(settingsWith(), all).decided).toBe(60);
  });

  // Each row: grades of one period of 100 %, of equal weight; then the final grade with rounding from the activity, the
  // period and the end. With one decimal 2,95 becomes 3,0 and 2,94 becomes 2,9.
  it.each([
    [[2.95], "3,0", "3,0", "3,0"],
    [[2.96], "3,0", "3,0", "3,0"],
    [[2.94], "2,9", "2,9", "2,9"],
    [[2.95, 2.85], "3,0", "2,9", "2,9"],
    [[2.94, 2.96], "3,0", "3,0", "3,0"],
    [[2.96, 2.93], "3,0", "2,9", "2,9"],
    [[3.04, 2.84], "2,9", "2,9", "2,9"],
  ])("rounds %j half up", (grades, activity, period, final) => {
    const all = grades.map((grade) => weigh(1, 100 / grades.length, grade));
    const one = {
      periodsCount: 1,
      periodDistribution: { period1: 100, period2: 0, period3: 0, period4: 0 },
    } as const;
    const from = (stage: (typeof ROUNDING_STAGES)[number]) =>
      shown(settingsWith({ ...one, rounding: { decimals: 1, from: stage } }), all);
    expect(ROUNDING_STAGES.map(from)).toEqual([activity, period, final]);
  });

  it("passes 2,95 only where the period is not rounded to two decimals before", () => {
    const half = {
      periodsCount: 2,
      periodDistribution: { period1: 50, period2: 50, period3: 0, period4: 0 },
    } as const;
    const all = [weigh(1, 50, 2.96), weigh(2, 50, 2.93)];
    // Together 2,945: 2,9 at the end alone; 3,0 and 2,9 make 2,95, which is 3,0.
    expect(shown(settingsWith({ ...half, rounding: { decimals: 1, from: "final" } }), all)).toBe("2,9");
    expect(shown(settingsWith({ ...half, rounding: { decimals: 1, from: "period" } }), all)).toBe("3,0");
  });

  it("keeps blank, pending and excused apart from zero", () => {
    const activities = [activityWith(1, { weight: 10 }), activityWith(2, { weight: 20 })];
    const of = (second: Parameters<typeof gradeWith>[2] | null) => {
      const found = new Map([
        ["1", gradeWith(1, 1, { status: "graded_manual", manual: 0.8 })],
        ...(second ? [["2", gradeWith(1, 2, second)] as const] : []),
      ]);
      const all = weighedGrades(settingsWith(), activities, ({ title }) => found.get(title.slice(-1)));
      const { grade, decided } = finalGrade(settingsWith(), all);
      return [grade && gradeFraction(grade), Math.round(decided * 100) / 100];
    };
    expect(of(null)).toEqual([0.8, 10]);
    expect(of({ status: "pending", auto: 0.1 })).toEqual([0.8, 10]);
    expect(of({ status: "excused" })).toEqual([0.8, 10]);
    expect(of({ byDefault: 0 })).toEqual([0.266666666, 30]);
  });

  it.each([
    [{}, 3],
    [{ includeExams: false }, 2],
    [{ includeParticipation: false }, 2],
    [{ includePracticalWork: false }, 2],
    [{ includeExams: false, includeParticipation: false, includePracticalWork: false }, 0],
  ])("counts only the parts that the classroom includes: without %j, %i grades", (parts, count) => {
    const activities = GRADE_PARTS.map((part, at) => activityWith(at + 1, { part }));
    const grade = gradeWith(1, 1, { status: "graded_manual", manual: 0.2 });
    expect(weighedGrades(settingsWith(parts), activities, () => grade)).toHaveLength(count);
  });

  it("says which period is short of grades", () => {
    const activities = [activityWith(2)];
    const grade = gradeWith(1, 1, { status: "graded_manual", manual: 0.2 });
    const all = weighedGrades(settingsWith(), activities, () => grade);
    const { periods } = finalGrade(settingsWith({ minGradesPerPeriod: 2 }), all);
    expect(periods.map((period) => period.isShort)).toEqual([true, true, true]);
  });
});

const settingsOf = fc
  .record({
    gradeScale: fc.constantFrom(...GRADE_SCALES),
    from: fc.constantFrom(...ROUNDING_STAGES),
    decimals: fc.constantFrom(0 as const, 1 as const, 2 as const),
    first: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ gradeScale, from, decimals, first }) =>
    settingsWith({
      gradeScale,
      rounding: { decimals, from },
      periodsCount: 2,
      periodDistribution: { period1: first, period2: 100 - first, period3: 0, period4: 0 },
    }),
  );
const gradesOf = fc.array(
  fc.record({
    period: fc.constantFrom(1 as PeriodNumber, 2 as PeriodNumber),
    weight: fc.integer({ min: 1, max: 4000 }).map((weight) => weight / 100),
    raw: fc.option(
      fc.integer({ min: 0, max: 1000 }).map((raw) => raw / 1000),
      { freq: 3 },
    ),
  }),
  { maxLength: 12 },
);

describe("for any grades (ED-30, ED-32)", () => {
  it("I-33 lies between the worst and the best grade, whatever the order", () => {
    fc.assert(
      fc.property(settingsOf, gradesOf, (settings, all) => {
        const { grade } = finalGrade(settings, all);
        const again = finalGrade(settings, all.toReversed()).grade;
        expect(again && gradeFraction(again)).toBe(grade && gradeFraction(grade));
        if (grade === null) return;
        const found = gradeFraction(grade);
        const known = all.flatMap(({ raw }) => raw ?? []);
        // Rounding before the end moves each grade by half a step at most; half a point of the coarsest scale.
        expect(found).toBeGreaterThanOrEqual(Math.max(0, Math.min(...known) - 0.2));
        expect(found).toBeLessThanOrEqual(Math.min(1, Math.max(...known) + 0.2));
        if (settings.rounding.from !== "final") return;
        expect(found).toBeGreaterThanOrEqual(Math.min(...known) - 1e-8);
        expect(found).toBeLessThanOrEqual(Math.max(...known) + 1e-8);
      }),
    );
  });

  it("I-33 grows with each grade, and is the grade itself where all are equal", () => {
    fc.assert(
      fc.property(
        settingsOf,
        gradesOf,
        fc.nat(11),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (settings, all, at, more) => {
          const known = all.filter(({ raw }) => raw !== null);
          const of = (grades: readonly WeighedGrade[]) => {
            const { grade } = finalGrade(settings, grades);
            return grade === null ? null : gradeFraction(grade);
          };
          const better = known.map((each, place) =>
            place === at % known.length ? { ...each, raw: Math.min(1, (each.raw ?? 0) + more) } : each,
          );
          const [before, after] = [of(known), of(better)];
          if (before === null || after === null) return;
          expect(after).toBeGreaterThanOrEqual(before);
          if (settings.rounding.from !== "final") return;
          const same = Math.round(more * 1000) / 1000;
          expect(of(known.map((each) => ({ ...each, raw: same })))).toBeCloseTo(same, 8);
        },
      ),
    );
  });

  it("asks for a grade that is really enough, and one step less is not", () => {
    fc.assert(
      fc.property(settingsOf, gradesOf, (settings, all) => {
        const needed = neededGrade(settings, all);
        const steps =
          settings.gradeScale === "0-5"
            ? 5 * 10 ** settings.rounding.decimals
            : settings.gradeScale === "0-100"
              ? 100 * 10 ** settings.rounding.decimals
              : 100;
        const passes = (raw: number) => {
          const { grade } = finalWith(settings, all, raw);
          return grade !== null && isPassing(settings, grade);
        };
        if (needed.kind === "reached") expect(passes(0)).toBe(true);
        else if (needed.kind === "out-of-reach") expect(passes(1)).toBe(false);
        else {
          expect(passes(needed.raw)).toBe(true);
          expect(passes(needed.raw - 1 / steps)).toBe(false);
        }
      }),
    );
  });
});

it("says what is still needed, and the most that can be reached (ED-32)", () => {
  const settings = settingsWith();
  const all = [weigh(1, 30, 3.4), weigh(2, 22, 3.4), weigh(2, 8, null)];
  // 0,52 × 3,4 + 0,48 × 2,5 = 2,968; with 2,4 it is 2,92, which is 2,9.
  expect(neededGrade(settings, all)).toEqual({ kind: "needed", goal: 0.6, raw: 0.5 });
  expect(neededGrade(settings, all, 0.9)).toMatchObject({ kind: "out-of-reach", most: 0.8336 });
  expect(neededGrade(settings, [weigh(1, 30, 5), weigh(2, 30, 5), weigh(3, 40, 1)])).toMatchObject({
    kind: "reached",
  });
});
