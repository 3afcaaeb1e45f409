import { describe, expect, it } from "vitest";
import {
  type Activity,
  activitiesOf,
  activityProblem,
  countsIn,
  handedInBy,
  isGradedByMachine,
  isLate,
  isWeight,
  partOfType,
} from "#domain/classroom/activity.ts";
import { type ClassroomSettings, isTopicsCount, MOST_TOPICS } from "#domain/classroom/classroom.ts";
import { assignedWork, teacherHome } from "#domain/classroom/counters.ts";
import { countHeld, withOverrideParts, withStanding } from "#domain/classroom/grade.ts";
import { goalsOf, neededGrade } from "#domain/classroom/needed-grade.ts";
import { overridePart, scoredParts, withOverrides } from "#domain/classroom/override.ts";
import { periodPlans, plannedActivities, WHOLE_PLAN } from "#domain/classroom/planner.ts";
import { PROCESS_KINDS, processStep, readProcess } from "#domain/classroom/process-log.ts";
import type { EntryMark, GradeResult, LineMark } from "#domain/grading/grade-result.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  activityWith,
  classroomId,
  classroomWith,
  gradeWith,
  settingsWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";

const room = classroomId(1);
const due = (date: string) => ({ dueDate: day(date) });
const titles = (activities: readonly Activity[]) =>
  activities.map(({ title }) => title.replace("Actividad ", ""));

describe("the activities of a classroom", () => {
  it("come by period, then by day, those without one last, then as they were made", () => {
    const all = [
      activityWith(1, { period: 2 }),
      activityWith(2, { period: 1 }),
      activityWith(3, { period: 1, ...due("2026-10-02") }),
      activityWith(4, { period: 1, ...due("2026-10-01") }),
      activityWith(5, { period: 1, ...due("2026-10-01"), createdAt: 3 }),
      activityWith(6, { period: 1, ...due("2026-10-01"), createdAt: 3 }),
      activityWith(7, { period: 1, status: "draft" }),
      activityWith(8, { assignedTo: [{ classroom: classroomId(2), dueDate: null }] }),
      activityWith(9, {
        assignedTo: [{ classroom: room, dueDate: day("2026-09-30") }],
        ...due("2026-12-01"),
      }),
    ];
    const order = ["9", "5", "6", "4", "3", "2", "1"];
    expect(titles(activitiesOf(all, room))).toEqual(order);
    expect(titles(activitiesOf(all.toReversed(), room))).toEqual(order);
  });

  it("have a part of the grade by what they are, until somebody says another one", () => {
    expect((["essay", "project", "exam", "exercise"] as const).map(partOfType)).toEqual([
      null,
      "practical",
      "exam",
      "practical",
    ]);
    const parts = [null, "participation", "exam", "practical"] as const;
    const counted = (settings: Partial<ClassroomSettings>) =>
      parts.map((part) => countsIn(settingsWith(settings), { part, period: 1 }));
    expect(counted({})).toEqual([true, true, true, true]);
    expect(counted({ includeParticipation: false })).toEqual([true, false, true, true]);
    expect(counted({ includeExams: false })).toEqual([true, true, false, true]);
    expect(counted({ includePracticalWork: false })).toEqual([true, true, true, false]);
  });

  it("are graded by the machine where the teacher asked for it and there is something to compare with", () => {
    const exercise = { kind: "template", personal: false } as never;
    const of = (changes: Partial<Activity>) => isGradedByMachine(activityWith(1, changes));
    expect(of({ hasAutoGrading: true, exercise })).toBe(true);
    expect(of({ hasAutoGrading: false, exercise })).toBe(false);
    expect(of({ hasAutoGrading: true })).toBe(false);
    expect(of({ hasAutoGrading: true, exercise, external: true })).toBe(false);
  });

  it("are late by the earlier of two clocks, from the day after their last one", () => {
    const [before, after] = [
      Date.parse("2026-10-01T23:00:00-05:00"),
      Date.parse("2026-10-02T01:00:00-05:00"),
    ];
    const last = day("2026-10-01");
    expect(handedInBy({ declaredAt: after, receivedAt: before })).toBe(before);
    expect(handedInBy({ declaredAt: before, receivedAt: after })).toBe(before);
    expect(handedInBy({ declaredAt: null, receivedAt: after })).toBeNull();
    expect(handedInBy({ declaredAt: after, receivedAt: null })).toBe(after);
    expect(isLate(last, { declaredAt: after, receivedAt: null })).toBe(true);
    expect(isLate(last, { declaredAt: after, receivedAt: before })).toBe(false);
    expect(isLate(last, { declaredAt: null, receivedAt: after })).toBe(false);
    expect(isLate(null, { declaredAt: after, receivedAt: after })).toBe(false);
  });
});

describe("ED-36 what keeps an activity from being saved", () => {
  const graded = (most: number) => ({ kind: "graded", most, keep: "best" }) as Activity["attempts"];
  const exercise = { kind: "template", personal: false } as never;
  it.each<readonly [told: string, changes: Partial<Activity>, problem: string | null]>([
    ["nothing", {}, null],
    ["no title", { title: " " }, "title"],
    ["the longest title", { title: "x".repeat(120) }, null],
    ["a longer title", { title: "x".repeat(121) }, "title"],
    ["a weight of all", { weight: 100 }, null],
    ["a weight below nothing", { weight: -1 }, "weight"],
    ["a weight of three decimals", { weight: 1.005 }, "weight"],
    ["a default grade of nothing", { defaultGradeForMissing: 0 }, null],
    ["a default grade of all", { defaultGradeForMissing: 1 }, null],
    ["a default grade above all", { defaultGradeForMissing: 1.1 }, "default-grade"],
    ["a default grade that cannot be read", { defaultGradeForMissing: Number.NaN }, "default-grade"],
    ["grading by machine of an exam", { hasAutoGrading: true, type: "exam", exercise }, "exercise"],
    ["grading by machine of no exercise", { hasAutoGrading: true, type: "exercise" }, "exercise"],
    ["grading by machine", { hasAutoGrading: true, type: "exercise", exercise }, null],
    ["an exam that nobody grades by machine", { type: "exam" }, null],
    ["four attempts", { attempts: graded(4) }, "attempts"],
    ["three attempts", { attempts: graded(3) }, null],
    ["practice", { attempts: { kind: "practice" } }, null],
    ["nobody to do it", { assignedTo: [] }, "assigned"],
    ["a draft for nobody yet", { assignedTo: [], status: "draft" }, null],
    [
      "one classroom twice",
      { assignedTo: [1, 1].map((each) => ({ classroom: classroomId(each), dueDate: null })) },
      "assigned",
    ],
  ])("%s", (_told, changes, problem) => {
    expect(activityProblem(activityWith(1, changes))).toBe(problem);
  });

  it("is asked of weights and topics as of any number", () => {
    expect([0, 100, 33.33, 100.01, -0.01, Number.NaN].map(isWeight)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([0, 8, MOST_TOPICS, MOST_TOPICS + 1, -1, 1.5, Number.NaN].map(isTopicsCount)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("ED-36 what waits for a teacher", () => {
  const students = [1, 2].map((at) => studentWith(at));
  const submitted = (student: number, activity: number, receivedAt: number | null = null) =>
    gradeWith(student, activity, { status: "submitted", attempts: 1, submittedAt: receivedAt, receivedAt });

  it("comes by its last day, what has none last, with when the last work arrived", () => {
    const activities = [
      activityWith(1),
      activityWith(2, due("2026-10-02")),
      activityWith(3, due("2026-10-01")),
      activityWith(4, due("2026-09-01")),
    ];
    const grades = [submitted(1, 1, 5), submitted(2, 1, 9), submitted(1, 2, 7), submitted(1, 3)];
    const { pending, counters } = teacherHome([classroomWith()], students, activities, grades);
    expect(
      pending.map(({ activity, waiting, lastReceivedAt }) => [activity.title, waiting, lastReceivedAt]),
    ).toEqual([
      ["Actividad 3", 1, 0],
      ["Actividad 2", 1, 7],
      ["Actividad 1", 2, 9],
    ]);
    expect(counters).toMatchObject({ toGrade: 4, late: 0 });
  });

  it("is completed where every student has a grade or is excused, and begun where something arrived", () => {
    const one = [activityWith(1)];
    const of = (...grades: Parameters<typeof gradeWith>[2][]) => {
      const given = grades.map((changes, at) => gradeWith(at + 1, 1, changes));
      const [found] = assignedWork(room, students, one, given);
      return found && [found.status, found.submittedCount];
    };
    const graded = { status: "graded_manual", manual: 0.5 } as const;
    expect(of({}, {})).toEqual(["pending", 0]);
    expect(of({ status: "excused" }, graded)).toEqual(["completed", 1]);
    expect(of({ status: "excused" }, {})).toEqual(["in_progress", 0]);
    expect(of({ ...graded, attempts: 1, receivedAt: 5 }, graded)).toEqual(["completed", 2]);
    expect(of({ status: "submitted", attempts: 1, receivedAt: 5 }, {})).toEqual(["in_progress", 1]);
    expect(assignedWork(room, [], one, [])[0]?.status).toBe("pending");
  });

  it("holds grades and hand-ins, which go with it", () => {
    const grades = [
      gradeWith(1, 1, { status: "graded_auto", auto: 0.5, attempts: 2 }),
      gradeWith(2, 1, { status: "submitted", attempts: 1 }),
      gradeWith(3, 1),
    ];
    expect(countHeld(grades)).toEqual({ grades: 1, handIns: 3 });
  });

  it("stays waiting, excused or pending when single parts are scored", () => {
    const overrides = [{ part: "a", line: null, score: 1 }];
    const of = (changes: Parameters<typeof gradeWith>[2]) =>
      withOverrideParts(gradeWith(1, 1, { attempts: 1, ...changes }), overrides, 0.9);
    expect(of({ status: "submitted" })).toMatchObject({ status: "submitted", auto: 0.9, overrides });
    expect(of({ status: "graded_auto", auto: 0.5 })).toMatchObject({ status: "graded_auto", auto: 0.9 });
    expect(withStanding(of({ status: "submitted" }), "excused").status).toBe("excused");
  });
});

describe("ED-167 what to ask for", () => {
  it("is passing and tenths above it, up to the full grade", () => {
    const rounded = (settings: Partial<ClassroomSettings>) =>
      goalsOf(settingsWith(settings)).map((goal) => Math.round(goal * 100));
    expect(rounded({})).toEqual([60, 70, 80, 90]);
    expect(rounded({ minPassingGrade: 4 })).toEqual([80, 90, 100]);
    expect(rounded({ minPassingGrade: 5 })).toEqual([100]);
  });

  it("is each word that passes, the least first, in a scale of words", () => {
    const settings = settingsWith({ gradeScale: "letters" });
    const froms = settings.letters.map(({ from }) => from / 100);
    const passing = froms.filter((from) => from >= (goalsOf(settings)[0] ?? 2));
    expect(goalsOf(settings)).toEqual(passing.toReversed());
    expect(goalsOf(settings).length).toBeGreaterThan(1);
    expect(neededGrade(settings, [], goalsOf(settings).at(-1))).toMatchObject({ kind: "needed" });
  });
});

describe("ED-87 a line that the teacher scores", () => {
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
  const mark = (more: Partial<EntryMark> = {}): EntryMark => ({
    operation: "a",
    entry: "e",
    alternative: 0,
    label: null,
    difference: 0,
    points: 4,
    lines: [line(0, 0.5), line(1, 0.25), line(null, 0)],
    penalties: [
      { kind: "date", share: 0.05 },
      { kind: "extra-lines", share: 0.1 },
    ],
    score: 0.225,
    followed: 0.3,
    ...more,
  });
  const result = (...entries: EntryMark[]): GradeResult => ({
    engine: 1,
    earned: 0,
    followed: 0,
    possible: 4,
    entries,
    answers: [{ question: "q", score: 0.5, followed: 0.5, points: 0 }],
  });
  const scored = (of: GradeResult, ...lines: (readonly [number | null, number])[]) =>
    withOverrides(
      of,
      lines.map(([at, score]) => ({ part: "a", line: at, score })),
    ).entries[0];

  it("counts in the mean of its entry, less what the entry loses", () => {
    expect(scored(result(mark()), [0, 1])?.score).toBeCloseTo((1 + 0.25) / 2 - 0.15);
    expect(scored(result(mark()), [1, 1], [0, 1])).toMatchObject({ score: 0.85, followed: 0.85 });
    expect(scored(result(mark()), [1, 0])).toMatchObject({ score: 0.1, followed: 0.3 });
    expect(scored(result(mark()), [7, 1])?.score).toBeCloseTo(0.225);
    expect(scored(result(mark({ lines: [line(null, 0)] })), [0, 1])?.score).toBe(0.225);
    expect(scored(result(mark()), [0, 1], [null, 0.4])).toMatchObject({ score: 0.4, followed: 0.4 });
  });

  it("is of a part that has points, and of no entry too many", () => {
    const all = result(mark(), mark({ operation: null }), mark({ operation: "b", points: 0 }));
    expect(scoredParts(all, [])).toEqual([{ part: "a", machine: 0.225, given: null }]);
    const lines = [{ part: "a", line: 0, score: 1 }];
    expect(scoredParts(all, lines)[0]?.given).toBeNull();
    expect(scoredParts(all, overridePart(lines, "a", 0.9))[0]?.given).toBe(0.9);
  });

  it("stays where the whole of its part is given, changed and taken back", () => {
    const lines = [
      { part: "a", line: 0, score: 1 },
      { part: "b", line: null, score: 0 },
    ];
    const given = overridePart(lines, "a", 0.9);
    expect(given).toEqual([...lines, { part: "a", line: null, score: 0.9 }]);
    expect(overridePart(given, "a", 0.2)).toEqual([...lines, { part: "a", line: null, score: 0.2 }]);
    expect(overridePart(given, "a", null)).toEqual(lines);
  });
});

describe("ED-70 what the planner shows", () => {
  const plan = [
    activityWith(1, { title: "Taller de IVA", type: "exercise", createdAt: 9 }),
    activityWith(2, { title: "Parcial", type: "exam", description: "IVA y retención", createdAt: 9 }),
    activityWith(3, { title: "Ensayo", createdAt: 3, status: "draft", assignedTo: [] }),
  ];
  const shown = (filter: object) =>
    plannedActivities(plan, null, { ...WHOLE_PLAN, ...filter }).map(({ title }) => title);

  it("is of one type, of one standing, and has every word", () => {
    expect(shown({})).toEqual(["Ensayo", "Taller de IVA", "Parcial"]);
    expect(shown({ type: "exam" })).toEqual(["Parcial"]);
    expect(shown({ status: "draft" })).toEqual(["Ensayo"]);
    expect(shown({ words: "  retencion   iva " })).toEqual(["Parcial"]);
    expect(shown({ words: "iva" })).toEqual(["Taller de IVA", "Parcial"]);
    expect(shown({ words: "iva nada" })).toEqual([]);
    expect(plannedActivities(plan.toReversed(), null, WHOLE_PLAN).map(({ title }) => title)).toEqual(
      shown({}),
    );
  });

  it("has each period's own, and the first where nobody shares the periods", () => {
    const two = [activityWith(1), activityWith(2, { period: 2 })];
    const of = (rooms: Parameters<typeof periodPlans>[0], all = two) =>
      periodPlans(rooms, all, null, WHOLE_PLAN).map(({ period, shown: own }) => [period, titles(own)]);
    const thirds = classroomWith();
    const halves = classroomWith({
      id: classroomId(2),
      settings: settingsWith({ periodDistribution: { period1: 20, period2: 40, period3: 40, period4: 0 } }),
    });
    expect(of([thirds])).toEqual([
      [1, ["1"]],
      [2, ["2"]],
      [3, []],
    ]);
    expect(of([thirds, halves])).toEqual([
      [1, ["1"]],
      [2, ["2"]],
    ]);
    expect(of([thirds, thirds, halves], [])).toEqual([[1, []]]);
    expect(of([], [])).toEqual([[1, []]]);
  });
});

describe("ED-141 how a work was made", () => {
  it("is read in the order of its steps, with the minutes that they took", () => {
    const log = [
      processStep(600_000, "edited", 2),
      processStep(60_000, "posted", 1),
      processStep(400_000, "pasted", 7),
    ];
    expect(log[0]).toEqual({ at: 600_000, what: "edited 2" });
    expect(readProcess(log)).toEqual({
      steps: [
        { at: 60_000, kind: "posted", entry: 1 },
        { at: 400_000, kind: "pasted", entry: 7 },
        { at: 600_000, kind: "edited", entry: 2 },
      ],
      minutes: 9,
    });
    expect(PROCESS_KINDS.map((kind) => readProcess([processStep(1, kind, 3)]).steps[0]?.kind)).toEqual(
      PROCESS_KINDS,
    );
  });

  it("leaves out what a later version tells, and is nothing of nothing", () => {
    const strange = ["dreamt 1", "posted uno", "posted 1.5", "", "posted"].map((what) => ({
      at: 60_000,
      what,
    }));
    expect(readProcess(strange)).toEqual({ steps: [], minutes: 0 });
    expect(readProcess([])).toEqual({ steps: [], minutes: 0 });
  });
});
