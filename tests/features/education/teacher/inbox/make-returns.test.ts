import { describe, expect, it } from "vitest";
import type { Grade } from "#domain/classroom/grade.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import { classKeys } from "#features/education/teacher/inbox/make-packets.ts";
import { makeReturns } from "#features/education/teacher/inbox/make-returns.ts";
import { makeKeys } from "#formats/exchange/keys/device-keys.ts";
import { readMessage } from "#formats/exchange/read-message.ts";
import {
  activityWith,
  classroomId,
  classroomWith,
  gradeWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk, submissionWith } from "#tests/support/classroom/desk.ts";

const QUIZ = activityWith(2, { title: "Quiz en papel", external: true, part: "exam", weight: 15 });

/** Three students: one handed in something else, one's device is the sample's, one never handed in anything. */
async function returnsOf(grades: readonly Grade[]) {
  const desk = await openFilledDesk();
  const [keys, older] = [await makeKeys(), await makeKeys()];
  await desk.db.submissions.bulkPut([
    submissionWith("s2", 1, { attempt: 2, receivedAt: 300, device: keys.public }),
    submissionWith("s1", 1, { receivedAt: 200, device: older.public }),
    submissionWith("s3", 2),
  ]);
  const teacherDesk = {
    desk,
    activities: [activityWith(1), QUIZ],
    students: [
      ...[1, 2, 3].map((count) => studentWith(count)),
      studentWith(4, { classroom: classroomId(2) }),
    ],
    grades,
    today: day("2026-11-20"),
    newId: desk.newId,
    now: () => 1_795_000_000_000,
  } as unknown as TeacherDesk;
  const made = await makeReturns(teacherDesk, classroomWith(), QUIZ);
  const { sign } = (await classKeys(desk, classroomId(1))).public;
  const read = (own: typeof keys) =>
    Promise.all(
      made.returns.map(({ packet }) => readMessage(packet.bytes, { own: [own], classKey: () => sign })),
    );
  return { made, read, keys, older };
}

describe("ED-177 grades without a hand-in", () => {
  const grades = [1, 2, 3].map((student) =>
    gradeWith(student, 2, { status: "graded_manual", manual: 0.8, comment: "Bien" }),
  );

  it("go to the device of what the student handed in last in the class, and no other opens them", async () => {
    const { made, read, keys, older } = await returnsOf(grades);
    expect(made.returns.map(({ name }) => name)).toEqual(["Estudiante 1"]);
    const [opened] = await read(keys);
    expect(opened).toMatchObject({
      ok: true,
      value: {
        message: {
          kind: "devolucion",
          content: {
            submission: null,
            grade: "4,0",
            comment: "Bien",
            about: { title: "Quiz en papel", weight: 15 },
          },
        },
      },
    });
    expect((await read(older)).every(({ ok }) => !ok)).toBe(true);
  });

  it("name who has no device to seal them to, of those that have one", async () => {
    expect((await returnsOf(grades)).made.withoutDevice.toSorted()).toEqual(["Estudiante 2", "Estudiante 3"]);
    const { made } = await returnsOf(grades.slice(0, 1));
    expect(made.withoutDevice).toEqual([]);
  });

  it("name nobody of another classroom that has the activity", async () => {
    const elsewhere = gradeWith(4, 2, { classroom: classroomId(2), status: "graded_manual", manual: 0.8 });
    expect((await returnsOf([elsewhere])).made.withoutDevice).toEqual([]);
  });
});
