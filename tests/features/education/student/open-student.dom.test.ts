import { expect, it } from "vitest";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import {
  addStudent,
  changeStudent,
  openStudent,
  removeStudent,
  studentTurn,
} from "#features/education/student/open-student.ts";
import { savePractice } from "#storage/classroom/student/student-commands.ts";
import { studentContents } from "#storage/classroom/student/student-queries.ts";
import { profilesOf } from "#storage/classroom/student/student-storage.ts";
import { openExerciseBook } from "#storage/exercises/exercise-book.ts";
import { exerciseMarks } from "#storage/exercises/exercise-marks.ts";
import { resultWith } from "#tests/support/classroom/desk.ts";

it("gives each student of a device their own place, and takes one away with all of it (ED-136)", async () => {
  const sample = await openStudent();
  expect((await studentContents(sample.storage)).tasks.length).toBeGreaterThan(0);
  const turn = studentTurn.getSnapshot();
  expect(await addStudent("Zea, Ana")).toMatchObject({ ok: true });
  expect(studentTurn.getSnapshot()).toBe(turn + 1);
  const ana = await openStudent();
  expect(ana.profile).toMatchObject({ name: "Zea, Ana", sample: false });
  expect(await studentContents(ana.storage)).toMatchObject({ classrooms: [], tasks: [], practice: [] });
  const source = { template: "venta", version: 1, seed: 3 };
  const result = { id: "p1", source, title: "Venta", share: 0.8, result: resultWith(8), at: 4 };
  await savePractice(ana.storage, { id: ana.storage.newId("command"), result });
  const made = makeExercise("entries-expenses", 1, 1);
  if (made === null) throw new Error("no exercise");
  (await openExerciseBook(`${ana.profile.id}-x-v1-1`, made.case)).storage.close();
  expect(Object.keys(exerciseMarks())).toHaveLength(1);

  expect(await changeStudent(sample.profile.id)).toMatchObject({ ok: true });
  const back = await openStudent();
  expect(back.profile.id).toBe(sample.profile.id);
  expect((await studentContents(back.storage)).practice).toEqual([]);
  await changeStudent(ana.profile.id);
  expect((await studentContents((await openStudent()).storage)).practice).toHaveLength(1);

  expect(await removeStudent(ana.profile.id)).toBe(true);
  const left = await openStudent();
  expect(left.profile.id).toBe(sample.profile.id);
  expect(await profilesOf(left.profiles)).toHaveLength(1);
  expect(Object.keys(exerciseMarks()).filter((key) => key.startsWith(ana.profile.id))).toEqual([]);
});

it("opens the sample again where nobody is left", async () => {
  const { profile } = await openStudent();
  expect(await removeStudent(profile.id)).toBe(true);
  expect((await openStudent()).profile).toMatchObject({ sample: true });
});
