import fc from "fast-check";
import { expect, it } from "vitest";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { gradebookLayer, layGradebook } from "#domain/classroom/gradebook.ts";
import type { Student } from "#domain/classroom/student.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  activityWith,
  classroomWith,
  gradeWith,
  settingsWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";

const today = day("2026-11-20");
const manual = (raw: number) => ({ status: "graded_manual", manual: raw }) as const;

it("lays anew only the row of the student whose grade was written (ED-73)", () => {
  const lay = gradebookLayer();
  const room = classroomWith();
  const students = [1, 2, 3].map((count) => studentWith(count));
  const activities = [1, 2].map((count) => activityWith(count));
  const grades = [1, 2, 3].map((count) => gradeWith(count, 1, manual(0.5)));
  const before = lay(room, students, activities, grades, today);
  const after = lay(room, students, activities, grades.with(1, gradeWith(2, 1, manual(0.9))), today);
  expect(after.rows.map((row, place) => row === before.rows[place])).toEqual([true, false, true]);
  expect(after.columns[0]?.average).toBeCloseTo((0.5 + 0.9 + 0.5) / 3);
  const heavier = activities.with(0, activityWith(1, { weight: 40 }));
  const reweighed = lay(room, students, heavier, grades, today);
  expect(reweighed.rows.some((row, place) => row === after.rows[place])).toBe(false);
});

/** One step of a history: a grade typed, a student renamed, a weight or a setting changed, a day gone. */
const step = fc.record({
  kind: fc.constantFrom("grade", "blank", "rename", "weight", "settings", "day"),
  student: fc.integer({ min: 1, max: 4 }),
  activity: fc.integer({ min: 1, max: 3 }),
  value: fc.integer({ min: 0, max: 10 }),
});

it("says at each step of any history what laying all of it says", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const lay = gradebookLayer();
      let room = classroomWith();
      let students: readonly Student[] = [1, 2, 3, 4].map((count) => studentWith(count));
      let activities: readonly Activity[] = [1, 2, 3].map((count) =>
        activityWith(count, { dueDate: day("2026-11-19"), period: count === 3 ? 2 : 1 }),
      );
      let grades: readonly Grade[] = [];
      let now = day("2026-11-18");
      for (const { kind, student, activity, value } of steps) {
        const place = gradeWith(student, activity);
        const others = grades.filter(
          (each) => each.student !== place.student || each.activity !== place.activity,
        );
        if (kind === "grade") grades = [...others, { ...place, ...manual(value / 10) }];
        if (kind === "blank") grades = others;
        if (kind === "rename")
          students = students.with(student - 1, studentWith(student, { name: `N${value}` }));
        if (kind === "weight")
          activities = activities.with(activity - 1, activityWith(activity, { weight: value, period: 1 }));
        if (kind === "settings")
          room = classroomWith({ settings: settingsWith({ minGradesPerPeriod: value % 3 }) });
        if (kind === "day") now = today;
        const found = lay(room, students, activities, grades, now);
        expect(found).toEqual(layGradebook(room, students, activities, grades, now));
      }
    }),
  );
});
