import { expect, it } from "vitest";
import { teacherHome } from "#domain/classroom/counters.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { deskContents, teacherSettingsOf } from "#storage/classroom/desk/desk-queries.ts";
import { clearDesk, isNewDesk, loadSampleDesk } from "#storage/classroom/desk/sample.ts";
import { clearStudent, loadSampleStudent } from "#storage/classroom/student/sample.ts";
import { averageOf, studentContents } from "#storage/classroom/student/student-queries.ts";
import { openStudentStorage } from "#storage/classroom/student/student-storage.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import { countingIds, steppingClock } from "#tests/support/builders.ts";
import { openFilledDesk, openTestDesk, rowsOfDesk } from "#tests/support/classroom/desk.ts";

it("lays the sample in place of what is on the desk, all of it readable, and takes it back", async () => {
  const desk = await openFilledDesk();
  const before = await rowsOfDesk(desk);
  const target = desk.newId("command");
  await loadSampleDesk(desk, { id: target });
  const { classrooms, students, activities, grades } = await deskContents(desk);
  expect(teacherHome(classrooms, students, activities, grades).counters).toMatchObject({
    classrooms: 2,
    students: 43,
    toGrade: 12,
  });
  expect((await deskContents(desk)).unreadable).toBe(0);
  expect((await teacherSettingsOf(desk)).displayName).toBe("Hernán Ospina");
  await undoClassCommand(desk, { id: desk.newId("command"), target });
  expect(await rowsOfDesk(desk)).toEqual(before);
});

it("resets a changed sample, clears it and knows a desk that was never written to", async () => {
  const desk = await openTestDesk();
  expect(await isNewDesk(desk)).toBe(true);
  await loadSampleDesk(desk, { id: desk.newId("command") });
  const whole = await rowsOfDesk(desk);
  await desk.db.grades.clear();
  await loadSampleDesk(desk, { id: desk.newId("command") });
  expect(await rowsOfDesk(desk)).toEqual(whole);
  await clearDesk(desk, { id: desk.newId("command") });
  expect((await deskContents(desk)).classrooms).toEqual([]);
  expect(await isNewDesk(desk)).toBe(false);
});

it("lays a sample student and clears it", async () => {
  const made = { clock: steppingClock(), newId: countingIds() };
  const student = await openStudentStorage(makeId("profile", 77, new Uint8Array(10)), made);
  await loadSampleStudent(student, { id: student.newId("command") });
  const contents = await studentContents(student);
  expect([contents.tasks.length, contents.returns.length]).toEqual([8, 5]);
  const [classroom] = contents.classrooms;
  expect(classroom && averageOf(contents, classroom)).toBe(0.68);
  await clearStudent(student, { id: student.newId("command") });
  expect((await studentContents(student)).tasks).toEqual([]);
});
