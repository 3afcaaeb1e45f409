import { describe, expect, it } from "vitest";
import type { AttemptPolicy } from "#domain/classroom/activity.ts";
import {
  awaitsAgain,
  cellState,
  emptyGrade,
  timesOf,
  withArrival,
  withAuto,
  withDefault,
  withManual,
  withOverrideParts,
} from "#domain/classroom/grade.ts";
import { exerciseOfWork, gradeMoves } from "#domain/classroom/grade-works.ts";
import { isReceived, layGradebook } from "#domain/classroom/gradebook.ts";
import { handInCounts, handInsOf, nextWaiting, pendingFirst } from "#domain/classroom/hand-ins.ts";
import type { SubmissionResult } from "#domain/classroom/submission.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  activityId,
  activityWith,
  classroomId,
  classroomWith,
  gradeWith,
  studentId,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { resultWith, submissionWith } from "#tests/support/classroom/desk.ts";

const today = day("2026-11-20");
const due = day("2026-11-18");
const arrival = { attempts: 2, submittedAt: 10, receivedAt: 20 };

describe("ED-34 a grade after something changed", () => {
  it("begins with nothing", () => {
    const place = { student: studentId(1), activity: activityId(1), classroom: classroomId(1) };
    expect(emptyGrade(place)).toEqual({
      ...place,
      status: "not_submitted",
      auto: null,
      manual: null,
      byDefault: null,
      overrides: [],
      comment: "",
      attempts: 0,
      submittedAt: null,
      receivedAt: null,
      returnedAt: null,
    });
  });

  it("has the times of its work, none of no work", () => {
    expect(timesOf(gradeWith(1, 1, arrival))).toEqual({ declaredAt: 10, receivedAt: 20 });
    expect(timesOf(undefined)).toEqual({ declaredAt: null, receivedAt: null });
  });

  it("is overdue by the day that the activity has now, whatever was kept", () => {
    const overdue = gradeWith(1, 1, { status: "overdue" });
    expect(cellState(overdue, due, today)).toBe("overdue");
    expect(cellState(overdue, today, today)).toBe("not_submitted");
    expect(cellState(overdue, null, today)).toBe("not_submitted");
  });

  it("waits again only where an earlier attempt has its grade", () => {
    expect(awaitsAgain(gradeWith(1, 1, { status: "submitted", auto: 0.5 }))).toBe(true);
    expect(awaitsAgain(gradeWith(1, 1, { status: "submitted" }))).toBe(false);
    expect(awaitsAgain(gradeWith(1, 1, { status: "graded_auto", auto: 0.5 }))).toBe(false);
  });

  it.each(["excused", "pending"] as const)("stays %s, whatever the machine finds or arrives", (status) => {
    const grade = gradeWith(1, 1, { status, attempts: 1 });
    expect(withAuto(grade, 0.7).status).toBe(status);
    expect(withOverrideParts(grade, [], 0.7).status).toBe(status);
    expect(withArrival(grade, arrival)).toMatchObject({ status, ...arrival });
  });

  it("waits, or is not handed in, where the machine's grade is taken back", () => {
    expect(withAuto(gradeWith(1, 1, { status: "graded_auto", auto: 0.5, attempts: 1 }), null).status).toBe(
      "submitted",
    );
    expect(withAuto(gradeWith(1, 1, { status: "graded_auto", auto: 0.5 }), null).status).toBe(
      "not_submitted",
    );
  });

  it("goes on waiting where the teacher's grade of an earlier attempt is taken back", () => {
    const waiting = gradeWith(1, 1, { status: "submitted", attempts: 2, auto: 0.5, manual: 0.6 });
    expect(withManual(waiting, null)).toMatchObject({ status: "submitted", manual: null, auto: 0.5 });
    expect(withManual(waiting, 0.9)).toMatchObject({ status: "graded_manual", manual: 0.9 });
    const graded = gradeWith(1, 1, { status: "graded_manual", attempts: 1, manual: 0.6 });
    expect(withManual(graded, null).status).toBe("submitted");
  });

  it("is given by default to what is overdue, too", () => {
    expect(withDefault(gradeWith(1, 1, { status: "overdue" }), 0.2).byDefault).toBe(0.2);
    expect(withDefault(gradeWith(1, 1, { status: "pending" }), 0.2).byDefault).toBeNull();
  });

  it("ends a default when the work arrives", () => {
    expect(withArrival(gradeWith(1, 1, { byDefault: 0 }), arrival)).toMatchObject({
      byDefault: null,
      status: "submitted",
    });
  });
});

describe("ED-86 what grading again moves", () => {
  const result = (attempt: number, earned: number, activity = 1): SubmissionResult => ({
    submission: `m${attempt}`,
    classroom: classroomId(1),
    student: studentId(1),
    activity: activityId(activity),
    attempt,
    result: resultWith(earned),
    gradedAt: 1,
  });
  const graded = (keep: "best" | "last" | "average"): AttemptPolicy => ({ kind: "graded", most: 3, keep });
  const auto = gradeWith(1, 1, { status: "graded_auto", auto: 0.1, attempts: 2 });
  const moves = (attempts: AttemptPolicy, results: readonly SubmissionResult[], grade = auto) =>
    gradeMoves({ attempts }, [grade], results).map(({ after }) => after);

  it.each([
    [graded("best"), 0.8],
    [graded("last"), 0.6],
    [graded("average"), 0.7],
    [{ kind: "practice" } as const, 0.8],
  ])("counts the attempts as the activity does: %j", (attempts, after) => {
    expect(moves(attempts, [result(1, 8), result(2, 6)])).toEqual([after]);
  });

  it("moves nothing by the works of another activity, without works, or where no machine graded", () => {
    expect(moves(graded("best"), [result(1, 2), result(2, 9, 2)])).toEqual([0.2]);
    expect(moves(graded("best"), [result(1, 9, 2)])).toEqual([]);
    expect(moves(graded("best"), [])).toEqual([]);
    const manual = gradeWith(1, 1, { status: "graded_manual", manual: 0.5, attempts: 1 });
    expect(moves(graded("best"), [result(1, 9)], manual)).toEqual([]);
  });

  it("compares with the teacher's own exercise as it is", () => {
    const exercise = makeExercise("trade-credit", 1, 9);
    if (exercise === null) throw new Error("the bank has it");
    expect(exerciseOfWork({ exercise: { kind: "own", exercise } }, { seed: 4 })).toBe(exercise);
  });
});

const room = classroomWith();
const students = [1, 2, 3].map((count) => studentWith(count));
const activities = [1, 2].map((count) => activityWith(count, { dueDate: due }));
const sent = { status: "submitted", attempts: 1, submittedAt: 10, receivedAt: 20 } as const;

describe("the grid by its days", () => {
  it("shows and counts as missing what is overdue and what is not handed in yet", () => {
    const grades = [gradeWith(1, 1, { status: "submitted", attempts: 1 })];
    const book = (on: typeof today) => layGradebook(room, students, activities, grades, on);
    const states = (on: typeof today) => book(on).rows.map(({ cells }) => cells[0]?.state);
    expect(states(today)).toEqual(["submitted", "overdue", "overdue"]);
    expect(states(due)).toEqual(["submitted", "not_submitted", "not_submitted"]);
    expect(book(today).columns.map(({ missing, due: last }) => [missing, last])).toEqual([
      [2, due],
      [3, due],
    ]);
    expect(book(due).columns.map(({ missing }) => missing)).toEqual([2, 3]);
  });

  it("has received what was graded without a hand-in, by hand or by the machine", () => {
    expect(isReceived(gradeWith(1, 1, { auto: 0.5 }))).toBe(true);
    expect(isReceived(gradeWith(1, 1, { manual: 0.5 }))).toBe(true);
    expect(isReceived(gradeWith(1, 1, { attempts: 1 }))).toBe(true);
    expect(isReceived(gradeWith(1, 1, { byDefault: 0 }))).toBe(false);
    expect(isReceived(undefined)).toBe(false);
  });
});

describe("ED-90 hand-ins of one activity of several", () => {
  const handIns = (grades: Parameters<typeof layGradebook>[3], activity = 2, works = [] as const) =>
    handInsOf(layGradebook(room, students, activities, grades, today), activityId(activity), works);

  it("are of that activity alone, and none of one that the grid does not have", () => {
    const grades = [gradeWith(1, 1, { ...sent, status: "graded_auto", auto: 1 }), gradeWith(2, 2, sent)];
    expect(handIns(grades).map(({ state }) => state)).toEqual(["missing", "waiting", "missing"]);
    expect(handIns(grades, 1).map(({ state }) => state)).toEqual(["auto", "missing", "missing"]);
    expect(handIns(grades, 9).map(({ state, raw, last }) => [state, raw, last])).toEqual(
      Array(3).fill(["missing", null, null]),
    );
  });

  it("have arrived where there is an attempt, and when it came is known", () => {
    const lastOf = (changes: Parameters<typeof gradeWith>[2]) => handIns([gradeWith(1, 2, changes)])[0]?.last;
    expect(lastOf({ attempts: 0, receivedAt: 20 })).toBeNull();
    expect(lastOf({ attempts: 1 })).toBeNull();
    expect(lastOf({ attempts: 1, receivedAt: 20 })).toMatchObject({ attempt: 1, declaredAt: 20 });
  });

  it("show the last attempt, in whatever order the works stand", () => {
    const book = layGradebook(room, students, activities, [gradeWith(1, 2, sent)], today);
    const works = [1, 3, 2].map((attempt) => submissionWith(`m${attempt}`, 1, { attempt }));
    for (const each of [works, works.toReversed()])
      expect(handInsOf(book, activityId(2), each)[0]?.last?.attempt).toBe(3);
    const twice = [9, 5].map((receivedAt) => submissionWith(`m${receivedAt}`, 1, { receivedAt }));
    // Of two of one number it is the first that came.
    expect(handInsOf(book, activityId(2), twice)[0]?.last?.receivedAt).toBe(9);
  });

  it("come by name within what they need, and are counted without those that nobody is in", () => {
    const all = handIns([gradeWith(2, 2, { ...sent, status: "graded_manual", manual: 0.5 })]);
    expect(pendingFirst(all.toReversed()).map(({ row }) => row)).toEqual([1, 0, 2]);
    expect(handInCounts(all)).toEqual([
      { state: "manual", count: 1 },
      { state: "missing", count: 2 },
    ]);
    expect(handInCounts([])).toEqual([]);
  });

  it("are gone through from one that waits to the next, and from the last to the first", () => {
    const all = handIns([gradeWith(1, 2, sent), gradeWith(3, 2, sent)]);
    const next = (after: number | null) => nextWaiting(all, after)?.row;
    expect([next(null), next(0), next(1), next(2), next(99)]).toEqual([0, 2, 2, 0, 0]);
    expect(nextWaiting([], null)).toBeNull();
  });
});
