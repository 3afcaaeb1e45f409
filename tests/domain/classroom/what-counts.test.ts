import { describe, expect, it } from "vitest";
import { type Activity, activityProblem, dueDateIn } from "#domain/classroom/activity.ts";
import type { PeriodNumber } from "#domain/classroom/classroom.ts";
import { teacherHome } from "#domain/classroom/counters.ts";
import { replaceable, standingIn, withoutReplaced } from "#domain/classroom/counting/replaced-activity.ts";
import { weightEffect } from "#domain/classroom/counting/weight-effect.ts";
import {
  finalGrade,
  recordedFinal,
  retried,
  type WeighedGrade,
  weighedGrades,
} from "#domain/classroom/final-grade.ts";
import { gradeFraction } from "#domain/classroom/grade-value.ts";
import { finalWith, goalsOf, neededGrade } from "#domain/classroom/needed-grade.ts";
import { withOverrides } from "#domain/classroom/override.ts";
import type { EntryMark, GradeResult, LineMark } from "#domain/grading/grade-result.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  activityId,
  activityWith,
  classroomId,
  classroomWith,
  gradeWith,
  settingsWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";

const room = classroomId(1);
const ONE = {
  periodsCount: 1,
  periodDistribution: { period1: 100, period2: 0, period3: 0, period4: 0 },
} as const;
const weigh = (period: PeriodNumber, weight: number, five: number | null): WeighedGrade => ({
  period,
  weight,
  raw: five === null ? null : five / 5,
});

describe("an activity in several classrooms", () => {
  const activity = activityWith(1, {
    dueDate: day("2026-10-01"),
    assignedTo: [
      { classroom: room, dueDate: day("2026-10-02") },
      { classroom: classroomId(2), dueDate: day("2026-10-03") },
      { classroom: classroomId(3), dueDate: null },
    ],
  });

  it("has the last day of each, and its own where there is none", () => {
    expect([1, 2, 3, 4].map((count) => dueDateIn(activity, classroomId(count)))).toEqual([
      "2026-10-02",
      "2026-10-03",
      "2026-10-01",
      "2026-10-01",
    ]);
  });

  it("ED-36 is kept with a rubric that grades alone, and no default grade below nothing", () => {
    expect(activityProblem({ ...activity, policy: DEFAULT_POLICY })).toBeNull();
    const weights = { ...DEFAULT_POLICY.weights, account: 2 };
    expect(activityProblem({ ...activity, policy: { ...DEFAULT_POLICY, weights } })).toBe("rubric");
    expect(activityProblem({ ...activity, defaultGradeForMissing: -0.1 })).toBe("default-grade");
  });
});

describe("ED-36 what waits, by its day", () => {
  const grade = (activity: number) => gradeWith(1, activity, { status: "submitted", attempts: 1 });
  const home = (activities: readonly Activity[]) =>
    teacherHome([classroomWith()], [studentWith(1)], activities, [1, 2, 3].map(grade));

  it("comes from the first to the last, however the activities stand", () => {
    const all = [
      activityWith(1, { dueDate: day("2026-10-02") }),
      activityWith(2),
      activityWith(3, { dueDate: day("2026-10-01") }),
    ];
    for (const activities of [all, all.toReversed()])
      expect(home(activities).pending.map(({ activity }) => activity.title)).toEqual([
        "Actividad 3",
        "Actividad 1",
        "Actividad 2",
      ]);
  });

  it("is nothing of an activity that was taken from the classroom, or is a draft again", () => {
    const elsewhere = activityWith(1, { assignedTo: [{ classroom: classroomId(2), dueDate: null }] });
    const draft = activityWith(2, { status: "draft" });
    expect(home([elsewhere, draft, activityWith(3)]).counters).toMatchObject({ toGrade: 1, drafts: 1 });
  });
});

describe("ED-161 what a second chance stands in for", () => {
  const replaces = { kind: "activity", activity: activityId(1) } as const;

  it("is offered by the classrooms of its own, wherever it stands in the list", () => {
    const first = activityWith(1);
    const other = activityWith(2, { assignedTo: [{ classroom: classroomId(2), dueDate: null }] });
    const own = activityWith(3, { assignedTo: [{ classroom: classroomId(2), dueDate: null }] });
    expect(replaceable([first, other, own], own.id)).toEqual([other]);
  });

  it("is missing nowhere for an activity that is no second chance", () => {
    expect(withoutReplaced({}, undefined, [room])).toEqual([]);
  });

  it("is that activity and no other", () => {
    const chance = activityWith(2, { replaces });
    expect(standingIn([chance], activityId(1))).toEqual([chance]);
    expect(standingIn([chance], activityId(9))).toEqual([]);
  });
});

describe("ED-164 what a percent comes to", () => {
  const here = [
    activityWith(1, { weight: 12 }),
    activityWith(2, { weight: 7, replaces: { kind: "final", from: 2 } }),
    activityWith(3, { weight: 30, period: 2 }),
  ];
  it.each([
    // The period is worth 30.
    [8, 12, 20, 8],
    [18, 12, 30, 18],
    [24, 12, 36, 20],
  ])("%d %% beside %d", (weight, others, total, counts) => {
    const own = activityWith(9, { weight });
    const effect = { period: 1, worth: 30, others, total, counts };
    expect(weightEffect(settingsWith(), here, own)).toEqual(effect);
    expect(weightEffect(settingsWith(), [...here, own], own)).toEqual(effect);
  });
});

describe("ED-30 what has no weight", () => {
  const graded = gradeWith(1, 1, { status: "graded_manual", manual: 0.8 });

  it("is not among the grades that count: of weight zero, or a second chance", () => {
    const all = [
      activityWith(1, { weight: 0 }),
      activityWith(2, { weight: 5, replaces: { kind: "final", from: 2 } }),
      activityWith(3, { weight: 10 }),
    ];
    expect(weighedGrades(settingsWith(), all, () => graded)).toEqual([{ period: 1, weight: 10, raw: 0.8 }]);
  });

  it("is no grade of its period", () => {
    const { periods, grade, decided } = finalGrade(settingsWith(), [weigh(1, 0, 4)]);
    expect([periods[0]?.grade, grade, decided]).toEqual([null, null, 0]);
  });

  it("is a period that is worth nothing and has nothing", () => {
    const settings = settingsWith({
      periodDistribution: { period1: 50, period2: 50, period3: 0, period4: 0 },
    });
    const { periods, decided } = finalGrade(settings, [weigh(1, 50, 4)]);
    expect([periods.map((each) => each.decided), decided]).toEqual([[50, 0, 0], 50]);
  });

  it("ED-30 counts the grades of each period, and is short of them below what the classroom asks for", () => {
    const all = [weigh(1, 10, 3), weigh(1, 10, 4), weigh(1, 10, null), weigh(2, 10, 4)];
    const { periods } = finalGrade(settingsWith({ minGradesPerPeriod: 2 }), all);
    expect(periods.map(({ grades, isShort }) => [grades, isShort])).toEqual([
      [2, false],
      [1, true],
      [0, true],
    ]);
    expect(finalGrade(settingsWith(), all).periods.map(({ isShort }) => isShort)).toEqual(
      Array(3).fill(false),
    );
  });
});

describe("ED-153 second chances that do not count", () => {
  const exam = activityWith(1, { weight: 100 });
  const chance = (changes: Partial<Activity>) => activityWith(2, { weight: 0, ...changes });
  const final = (five: number) => finalGrade(settingsWith(ONE), [weigh(1, 100, five)]);

  it("are those of a part that the classroom leaves out, and activities that are none", () => {
    const all = [
      exam,
      chance({ replaces: { kind: "final", from: 2 }, part: "exam" }),
      chance({ replaces: { kind: "final", from: 2 } }),
    ];
    const of = (settings: ReturnType<typeof settingsWith>) =>
      retried(settings, all, () => gradeWith(1, 2, { manual: 0.9 }));
    expect(of(settingsWith(ONE))).toHaveLength(2);
    expect(of(settingsWith({ ...ONE, includeExams: false }))).toEqual([
      { replaces: { kind: "final", from: 2 }, raw: 0.9 },
    ]);
  });

  it.each([
    ["of another activity", { replaces: { kind: "activity", activity: activityId(9) }, raw: 1 }],
    ["of nothing", { raw: 1 }],
    ["without a grade", { replaces: { kind: "final", from: 2 }, raw: null }],
    ["no higher than the own grade", { replaces: { kind: "final", from: 2 }, raw: 0.48 }],
  ] as const)("are those %s", (_told, each) => {
    const own = final(2.4);
    expect(recordedFinal(settingsWith(ONE), own, [each])).toBe(own);
  });

  it("leave the highest of those that do", () => {
    const of = (raw: number) => ({ replaces: { kind: "final", from: 2 } as const, raw });
    const { grade, replaced } = recordedFinal(settingsWith(ONE), final(2.4), [of(0.5), of(0.9), of(0.6)]);
    expect([grade, replaced].map((each) => each && gradeFraction(each))).toEqual([0.9, 0.48]);
  });
});

describe("ED-32 what is still to come", () => {
  const settings = settingsWith();
  const fractionOf = (all: readonly WeighedGrade[], raw: number) => {
    const { grade } = finalWith(settings, all, raw);
    return grade && gradeFraction(grade);
  };

  it("is what the activities leave of each period, and nothing of one that has all", () => {
    // 10 of the 30 percent of the first period are there: 10 × 5 of 100.
    expect(fractionOf([weigh(1, 10, 5)], 0)).toBeCloseTo(0.1, 8);
    expect(fractionOf([weigh(1, 10, 5)], 0.5)).toBeCloseTo(0.1 + 0.9 * 0.5, 8);
    const full = [weigh(1, 30, 5), weigh(2, 30, 4)];
    expect(finalWith(settings, full, 0).periods.map(({ grades }) => grades)).toEqual([1, 1, 1]);
    // 40 in a period of 30: each counts three quarters of what it says.
    expect(fractionOf([weigh(1, 30, 5), weigh(1, 10, 0), weigh(2, 30, 0), weigh(3, 40, 0)], 1)).toBeCloseTo(
      0.225,
      8,
    );
  });

  it("is not needed for a goal that is reached just so", () => {
    expect(neededGrade(settings, [weigh(1, 30, 5), weigh(2, 30, 5)], 0.6).kind).toBe("reached");
    expect(neededGrade(settings, [weigh(1, 30, 5), weigh(2, 30, 4.7)], 0.6).kind).toBe("needed");
  });

  it("is out of reach where nothing counts", () => {
    const nothing = settingsWith({ periodDistribution: { period1: 0, period2: 0, period3: 0, period4: 0 } });
    expect(neededGrade(nothing, [], 0.6)).toEqual({ kind: "out-of-reach", goal: 0.6, most: 0 });
  });

  it("ED-167 is asked by the words that pass, and by no other", () => {
    expect(goalsOf(settingsWith({ gradeScale: "letters" }))).toEqual([0.6, 0.75, 0.9]);
    expect(goalsOf(settingsWith({ gradeScale: "letters", minPassingGrade: 4.5 }))).toEqual([0.9]);
  });
});

describe("ED-87 parts that the teacher did not score", () => {
  const line = (solution: number | null, score: number): LineMark => ({
    solution,
    student: [],
    account: 1,
    side: 1,
    amount: 1,
    score,
    label: null,
    consequence: false,
  });
  const mark = (operation: string): EntryMark => ({
    operation,
    entry: "e",
    alternative: 0,
    label: null,
    difference: 0,
    points: 2,
    lines: [line(0, 0.5), line(1, 0.5)],
    penalties: [],
    // Lower than the mean of its lines: what the machine gave stands as it is.
    score: 0.3,
    followed: 0.3,
  });
  const result: GradeResult = {
    engine: 1,
    earned: 1.2,
    followed: 1.2,
    possible: 5,
    entries: [mark("a"), mark("b")],
    answers: [{ question: "q", score: 0.5, followed: 0.5, points: 1 }],
  };

  it("stay as they were", () => {
    const after = withOverrides(result, [{ part: "a", line: 0, score: 1 }]);
    expect(after.entries.map(({ score }) => score)).toEqual([0.75, 0.3]);
    expect(after.entries[1]).toBe(result.entries[1]);
  });

  it("are not a question whose line is scored, since it has none", () => {
    const after = withOverrides(result, [{ part: "q", line: 0, score: 1 }]);
    expect(after.answers).toEqual(result.answers);
    expect(withOverrides(result, [{ part: "q", line: null, score: 1 }]).answers[0]?.score).toBe(1);
  });
});
