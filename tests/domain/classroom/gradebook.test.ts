import { describe, expect, it } from "vitest";
import { activitiesOf, activityProblem, isLate } from "#domain/classroom/activity.ts";
import type { PeriodNumber } from "#domain/classroom/classroom.ts";
import { assignedWork, teacherHome } from "#domain/classroom/counters.ts";
import {
  awaitsAgain,
  awaitsGrade,
  cellState,
  emptyGrade,
  type Grade,
  rawOf,
  withArrival,
  withAuto,
  withDefault,
  withManual,
  withStanding,
} from "#domain/classroom/grade.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { checkSettings, distributionText, withPeriodsCount } from "#domain/classroom/settings.ts";
import { distributionOf } from "#domain/classroom/statistics.ts";
import { attemptsGrade, gradedShare, receiptOf } from "#domain/classroom/submission.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  activityId,
  activityWith,
  classroomId,
  classroomWith,
  gradeWith,
  settingsWith,
  studentId,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";

const today = day("2026-11-20");
const due = day("2026-11-18");
const arrival = { attempts: 1, submittedAt: 10, receivedAt: 20 };

describe("a cell of the grid (ED-34)", () => {
  const blank = emptyGrade({ student: studentId(1), activity: activityId(1), classroom: classroomId(1) });

  it("is overdue from the day after its last one", () => {
    expect(cellState(undefined, due, due)).toBe("not_submitted");
    expect(cellState(undefined, due, day("2026-11-19"))).toBe("overdue");
    expect(cellState(undefined, null, today)).toBe("not_submitted");
    expect(cellState(withArrival(blank, arrival), due, today)).toBe("submitted");
  });

  it("goes from arrival to the machine's grade to the teacher's, and back", () => {
    const arrived = withArrival(withDefault(blank, 0), arrival);
    expect([arrived.status, rawOf(arrived), awaitsGrade(arrived)]).toEqual(["submitted", null, true]);
    const auto = withAuto(arrived, 0.8);
    expect([auto.status, rawOf(auto)]).toEqual(["graded_auto", 0.8]);
    const manual = withManual(auto, 0.9, "Bien explicado");
    expect([manual.status, rawOf(manual), manual.comment]).toEqual(["graded_manual", 0.9, "Bien explicado"]);
    expect(rawOf(withAuto(manual, 0.1))).toBe(0.9);
    const back = withManual(withAuto(manual, 0.1), null);
    expect([back.status, rawOf(back)]).toEqual(["graded_auto", 0.1]);
  });

  it("keeps excused and pending until the teacher ends them", () => {
    const excused = withStanding(withAuto(blank, 0.5), "excused");
    expect([excused.status, rawOf(excused)]).toEqual(["excused", null]);
    expect(withAuto(excused, 0.7).status).toBe("excused");
    expect(withStanding(excused, "none").status).toBe("graded_auto");
    expect(withManual(excused, 0.6).status).toBe("graded_manual");
  });

  it("gives a default to missing work alone", () => {
    expect(rawOf(withDefault(blank, 0))).toBe(0);
    expect(withDefault(blank, 0).status).toBe("not_submitted");
    const arrived = withArrival(blank, arrival);
    expect(withDefault(arrived, 0)).toBe(arrived);
  });
});

describe("settings of a classroom (ED-35)", () => {
  it.each([
    [
      { periodDistribution: { period1: 30, period2: 30, period3: 39, period4: 0 } },
      { kind: "distribution", total: 99 },
    ],
    [{ periodDistribution: { period1: 30, period2: 30, period3: 40, period4: 50 } }, null],
    [{ periodDistribution: { period1: 33.3, period2: 33.3, period3: 33.4, period4: 0 } }, null],
    [
      { periodDistribution: { period1: 150, period2: -50, period3: 0, period4: 0 } },
      { kind: "share", period: 1 },
    ],
    [{ activePeriod: 4 }, { kind: "active-period", most: 3 }],
    [{ minPassingGrade: 5.1 }, { kind: "passing-grade" }],
    [{ minPassingGrade: 2.95 }, { kind: "passing-grade" }],
    [{ defaultForMissing: 2 }, { kind: "default-for-missing" }],
    [{ minGradesPerPeriod: 1.5 }, { kind: "min-grades" }],
    [{ bands: [{ name: "Todo", from: 0 }] }, { kind: "bands", of: "bands" }],
    [
      {
        letters: [
          { name: "A", from: 50 },
          { name: "B", from: 60 },
          { name: "C", from: 0 },
        ],
      },
      { kind: "bands", of: "letters" },
    ],
  ] as const)("checks %j", (changes, problem) => {
    const found = checkSettings(settingsWith(changes));
    expect(found.ok ? null : found.error).toEqual(problem);
  });

  it("says the total as the specification writes it, and follows fewer periods with the active one", () => {
    expect(distributionText(99.5)).toBe("Total: 99,5% (debe ser 100%)");
    const fewer = withPeriodsCount(settingsWith({ activePeriod: 3 }), 2);
    expect([fewer.periodsCount, fewer.activePeriod]).toEqual([2, 2]);
    expect(withPeriodsCount(fewer, 4).activePeriod).toBe(2);
  });

  it("counts no grade of a period that is no longer there, shows it as such, and counts it again with the period", () => {
    const works = [activityWith(1, { weight: 50, period: 1 }), activityWith(2, { weight: 50, period: 3 })];
    const grades = [
      gradeWith(1, 1, { status: "graded_manual", manual: 0.4 }),
      gradeWith(1, 2, { status: "graded_manual", manual: 1 }),
    ];
    const bookOf = (periodsCount: PeriodNumber) => {
      const settings = {
        ...settingsWith({ periodDistribution: { period1: 50, period2: 0, period3: 50, period4: 0 } }),
        periodsCount,
      };
      return layGradebook(classroomWith({ settings }), [studentWith(1)], works, grades, due);
    };
    const counted = (periodsCount: PeriodNumber) => {
      const { columns, rows } = bookOf(periodsCount);
      return [columns.map(({ counts }) => counts), rows[0]?.average];
    };
    expect(counted(2)).toEqual([[true, false], 0.4]);
    expect(counted(3)).toEqual([[true, true], 0.7]);
  });
});

describe("the gradebook", () => {
  const classroom = classroomWith();
  const students = [studentWith(1, { name: "Ñáñez, Ana" }), studentWith(2, { name: "Acosta, Juan" })];
  const activities = [
    activityWith(1, { weight: 30, dueDate: due }),
    activityWith(2, { weight: 30, period: 2 }),
  ];
  const grades = [
    gradeWith(1, 1, { status: "graded_auto", auto: 0.8, attempts: 1 }),
    gradeWith(2, 1, {
      status: "submitted",
      attempts: 1,
      submittedAt: Date.UTC(2026, 10, 20, 12),
      receivedAt: Date.UTC(2026, 10, 20, 13),
    }),
  ];

  it("lays students by name and activities by period, with averages and counts", () => {
    const book = layGradebook(
      classroom,
      students,
      activitiesOf(activities.toReversed(), classroom.id),
      grades,
      today,
    );
    expect(book.rows.map((row) => row.student.name)).toEqual(["Acosta, Juan", "Ñáñez, Ana"]);
    expect(book.rows.map((row) => row.cells.map((cell) => cell.state))).toEqual([
      ["submitted", "not_submitted"],
      ["graded_auto", "not_submitted"],
    ]);
    expect(book.rows.map((row) => row.average)).toEqual([null, 0.8]);
    expect(
      book.columns.map(({ received, waiting, missing, average }) => [received, waiting, missing, average]),
    ).toEqual([
      [2, 1, 0, 0.8],
      [0, 0, 2, null],
    ]);
    expect(book.average).toBe(0.8);
  });

  it("counts what the home and the list of assigned work show", () => {
    const { counters, pending } = teacherHome([classroom], students, activities, grades);
    expect(counters).toEqual({
      classrooms: 1,
      students: 2,
      activities: 2,
      assigned: 2,
      drafts: 0,
      toGrade: 1,
      late: 1,
    });
    expect(pending.map(({ activity, waiting, late }) => [activity.title, waiting, late])).toEqual([
      ["Actividad 1", 1, 1],
    ]);
    const rows = assignedWork(classroom.id, students, activities, grades);
    expect(rows.map((row) => [row.status, row.submittedCount, row.totalStudents])).toEqual([
      ["in_progress", 2, 2],
      ["pending", 0, 2],
    ]);
    const all = [...grades, gradeWith(2, 1, { status: "graded_manual", manual: 0.2 })].slice(0, 1);
    const done = assignedWork(classroom.id, students.slice(0, 1), activities, all);
    expect(done[0]?.status).toBe("completed");
    const archived = teacherHome([{ ...classroom, status: "archived" }], students, activities, grades);
    expect(archived.counters).toMatchObject({ classrooms: 0, students: 0, toGrade: 0 });
  });

  it("ED-148 is not completed while a further attempt waits, though an earlier one has its grade", () => {
    const one = students.slice(0, 1);
    const graded = gradeWith(1, 1, { status: "graded_auto", auto: 0.8, attempts: 1 });
    const status = (grade: Grade) => assignedWork(classroom.id, one, activities, [grade])[0]?.status;
    expect([awaitsAgain(graded), status(graded)]).toEqual([false, "completed"]);
    const again = withArrival(graded, { ...arrival, attempts: 2 });
    expect([awaitsAgain(again), rawOf(again), status(again)]).toEqual([true, 0.8, "in_progress"]);
  });

  it("refuses activities that cannot be graded or assigned", () => {
    expect(activityProblem(activityWith(1))).toBeNull();
    expect(activityProblem(activityWith(1, { title: " " }))).toBe("title");
    expect(activityProblem(activityWith(1, { weight: 100.5 }))).toBe("weight");
    expect(activityProblem(activityWith(1, { weight: 3.333 }))).toBe("weight");
    expect(activityProblem(activityWith(1, { hasAutoGrading: true }))).toBe("exercise");
    expect(activityProblem(activityWith(1, { assignedTo: [] }))).toBe("assigned");
    expect(activityProblem(activityWith(1, { status: "draft", assignedTo: [] }))).toBeNull();
    const receivedAt = Date.UTC(2026, 10, 21);
    expect(isLate(due, { declaredAt: Date.UTC(2026, 10, 19, 4, 59), receivedAt })).toBe(false);
    expect(isLate(due, { declaredAt: Date.UTC(2026, 10, 19, 5), receivedAt })).toBe(true);
  });
});

it("spreads averages over the scale, the full grade in the last bar", () => {
  const { bars, passing, failing } = distributionOf(settingsWith(), [0.59, 0.58, 1, 0, null], 5);
  expect(bars.map((bar) => bar.count)).toEqual([1, 0, 2, 0, 1]);
  expect([passing, failing]).toEqual([2, 2]);
});

describe("graded works", () => {
  it("joins attempts by the rule and shows a receipt", () => {
    const attempts = [
      { attempt: 2, share: 0.6 },
      { attempt: 1, share: 0.8 },
    ];
    expect(attemptsGrade("best", attempts)).toBe(0.8);
    expect(attemptsGrade("last", attempts)).toBe(0.6);
    expect(attemptsGrade("last", [...attempts, { attempt: 2, share: 0.9 }])).toBe(0.6);
    expect(attemptsGrade("average", attempts)).toBeCloseTo(0.7);
    expect(attemptsGrade("best", [])).toBeNull();
    expect(gradedShare({ earned: 3, possible: 4 })).toBe(0.75);
    expect(gradedShare({ earned: 0, possible: 0 })).toBe(0);
    expect(receiptOf({ hash: "7ab2c9d0ff" })).toBe("7AB2 C9D0");
  });
});
