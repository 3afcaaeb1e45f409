import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { pastedGrades } from "#domain/classroom/pasted/pasted-grades.ts";
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
const START = { row: 0, column: 0 };
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
    const at = { row: 1, column: 1 };
    expect(pastedGrades(book, at, "1\n2")).toMatchObject({ ok: true });
    const error = { kind: "too-large", rows: 2, columns: 1 };
    expect(pastedGrades(book, at, "1\n2\n3")).toEqual({ ok: false, error });
    expect(pastedGrades(book, at, "1\t2")).toEqual({ ok: false, error });
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
