import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { clearedGrades, pastedGrades } from "#domain/classroom/pasted/pasted-grades.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  activityId,
  activityWith,
  classroomWith,
  gradeWith,
  studentId,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";

const book = layGradebook(
  classroomWith(),
  [1, 2, 3].map((count) => studentWith(count)),
  [1, 2].map((count) => activityWith(count)),
  [gradeWith(1, 1, { status: "graded_manual", manual: 0.8 })],
  day("2026-11-20"),
);
const START = { row: 0, column: 0, rows: 1, columns: 1 };
const grade = (student: number, activity: number, raw: number) => ({
  student: studentId(student),
  activity: activityId(activity),
  raw,
});

describe("a block pasted into the grade grid (ED-73)", () => {
  it.each([
    ["3,5", [grade(1, 1, 0.7)]],
    ["3.5\n", [grade(1, 1, 0.7)]],
    ["3,5\t4\r\n2\t5\r\n", [grade(1, 1, 0.7), grade(1, 2, 0.8), grade(2, 1, 0.4), grade(2, 2, 1)]],
    // An empty cell, and the grade that is there already, change nothing.
    ["4\t\n\t1\n", [grade(2, 2, 0.2)]],
    ["", []],
  ])("%j", (text, expected) => {
    expect(pastedGrades(book, START, text)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ["7", { kind: "out-of-scale", max: 5 }],
    ["tres", { kind: "not-a-grade", max: 5 }],
    ["-1", { kind: "out-of-scale", max: 5 }],
    ["3,55", { kind: "too-fine", decimals: 1 }],
  ])("refuses all of it for one that is no grade: %s", (typed, problem) => {
    const where = { student: "Estudiante 2", activity: "Actividad 2" };
    const found = pastedGrades(book, START, `3\t4\n2\t${typed}`);
    expect(found).toEqual({ ok: false, error: { kind: "cell", typed, ...where, problem } });
  });

  it("refuses what reaches beyond the last row or column", () => {
    const at = { ...START, row: 1, column: 1 };
    expect(pastedGrades(book, at, "1\n2")).toMatchObject({ ok: true });
    const error = { kind: "too-large", rows: 2, columns: 1 };
    expect(pastedGrades(book, at, "1\n2\n3")).toEqual({ ok: false, error });
    expect(pastedGrades(book, at, "1\t2")).toEqual({ ok: false, error });
  });

  it("has as many rows as lines that say something, and as many columns as the longest of them", () => {
    const last = { ...START, row: 2 };
    expect(pastedGrades(book, last, "3\n\n\n")).toEqual({ ok: true, value: [grade(3, 1, 0.6)] });
    expect(pastedGrades(book, last, "3\n\n4")).toMatchObject({ error: { kind: "too-large" } });
    const right = { ...START, column: 1 };
    expect(pastedGrades(book, right, "3\n3\t4")).toMatchObject({ error: { kind: "too-large" } });
    expect(pastedGrades(book, right, "3\t4\n3")).toMatchObject({ error: { kind: "too-large" } });
  });

  it("leaves out a grade that is there already, in whichever column", () => {
    const there = layGradebook(
      classroomWith(),
      [studentWith(1)],
      [1, 2].map((count) => activityWith(count)),
      [gradeWith(1, 2, { status: "graded_manual", manual: 0.8 })],
      day("2026-11-20"),
    );
    expect(pastedGrades(there, START, "4\t4")).toEqual({ ok: true, value: [grade(1, 1, 0.8)] });
    expect(pastedGrades(there, START, "4\t3")).toEqual({
      ok: true,
      value: [grade(1, 1, 0.8), grade(1, 2, 0.6)],
    });
  });

  it.each([
    [1, 2, "4", [grade(1, 2, 0.8)]],
    [3, 1, "2", [grade(1, 1, 0.4), grade(2, 1, 0.4), grade(3, 1, 0.4)]],
    [2, 2, "1\t2", [grade(1, 1, 0.2), grade(1, 2, 0.4), grade(2, 1, 0.2), grade(2, 2, 0.4)]],
    [2, 2, "1\n2", [grade(1, 1, 0.2), grade(1, 2, 0.2), grade(2, 1, 0.4), grade(2, 2, 0.4)]],
    // What does not go into the chosen cells evenly is pasted once, from the first of them on.
    [3, 1, "1\n2", [grade(1, 1, 0.2), grade(2, 1, 0.4)]],
    [1, 1, "1\t2", [grade(1, 1, 0.2), grade(1, 2, 0.4)]],
  ])("fills %d by %d chosen cells with %j", (rows, columns, text, expected) => {
    expect(pastedGrades(book, { ...START, rows, columns }, text)).toEqual({ ok: true, value: expected });
  });

  it("never throws, and gives each cell once, for any text", () => {
    const part = fc.constantFrom("1", "4,5", "", "\t", "\n", "\r\n", "x", " ", "9");
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join("")),
        ),
        (text) => {
          const found = pastedGrades(book, START, text);
          if (!found.ok) return;
          const places = found.value.map(({ student, activity }) => `${student} ${activity}`);
          expect(new Set(places).size).toBe(places.length);
        },
      ),
    );
  });
});

describe("grades taken out of chosen cells (ED-73)", () => {
  const graded = layGradebook(
    classroomWith(),
    [1, 2, 3].map((count) => studentWith(count)),
    [1, 2].map((count) => activityWith(count)),
    [
      gradeWith(1, 1, { status: "graded_manual", manual: 0.8 }),
      gradeWith(2, 1, { status: "graded_auto", auto: 0.5, attempts: 1 }),
      gradeWith(2, 2, { status: "graded_manual", manual: 0.6, auto: 0.5, attempts: 1 }),
      gradeWith(3, 1, { byDefault: 0 }),
      gradeWith(3, 2, { status: "excused" }),
    ],
    day("2026-11-20"),
  );
  const place = (student: number, activity: number) => ({
    student: studentId(student),
    activity: activityId(activity),
  });

  it("are those put by hand; the others are counted as what stays", () => {
    const all = { row: 0, column: 0, rows: 3, columns: 2 };
    expect(clearedGrades(graded, all)).toEqual({ taken: [place(1, 1), place(2, 2)], kept: 2 });
    expect(clearedGrades(graded, { ...all, rows: 1 })).toEqual({ taken: [place(1, 1)], kept: 0 });
    expect(clearedGrades(graded, { ...all, row: 1, rows: 1, columns: 1 })).toEqual({ taken: [], kept: 1 });
  });

  it.each(["excused", "pending"] as const)("are not those that lie under a work that is %s", (status) => {
    const standing = layGradebook(
      classroomWith(),
      [studentWith(1)],
      [activityWith(1)],
      [gradeWith(1, 1, { status, manual: 0.8 })],
      day("2026-11-20"),
    );
    expect(clearedGrades(standing, START)).toEqual({ taken: [], kept: 0 });
  });

  it("are none of the sums behind the grades, nor beyond the last row", () => {
    const beyond = { row: 2, column: 1, rows: 9, columns: 9 };
    expect(clearedGrades(graded, beyond)).toEqual({ taken: [], kept: 0 });
  });
});
