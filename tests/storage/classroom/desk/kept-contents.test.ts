import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { saveActivity } from "#storage/classroom/desk/activities.ts";
import { saveClassroom } from "#storage/classroom/desk/classrooms.ts";
import { type Desk, openDesk } from "#storage/classroom/desk/desk.ts";
import { deskContents } from "#storage/classroom/desk/desk-queries.ts";
import { changeGrades } from "#storage/classroom/desk/grades.ts";
import { keptContents } from "#storage/classroom/desk/kept-contents.ts";
import { removeStudents, saveStudents } from "#storage/classroom/desk/roster.ts";
import { clearDesk } from "#storage/classroom/desk/sample.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import {
  activityId,
  activityWith,
  classroomId,
  classroomWith,
  studentId,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk } from "#tests/support/classroom/desk.ts";
import { runs } from "#tests/support/random/runs.ts";

const type = (desk: Desk, student: number, activity: number, raw: number) =>
  changeGrades(desk, {
    id: desk.newId("command"),
    cells: [
      {
        student: studentId(student),
        activity: activityId(activity),
        classroom: classroomId(1),
        change: { kind: "manual", raw },
      },
    ],
  });

/** What a history does in turn; what is refused changes nothing, which is a step too. */
const STEPS: Readonly<Record<string, (desk: Desk, student: number, activity: number) => Promise<unknown>>> = {
  grade: (desk, student, activity) => type(desk, student, activity, (student + activity) / 10),
  rename: (desk, student) =>
    saveStudents(desk, {
      id: desk.newId("command"),
      classroom: classroomId(1),
      students: [studentWith(student, { name: `Otra ${student}` })],
    }),
  remove: (desk, student) =>
    removeStudents(desk, { id: desk.newId("command"), students: [studentId(student)] }),
  activity: (desk, _, activity) =>
    saveActivity(desk, { id: desk.newId("command"), activity: activityWith(activity, { weight: 33 }) }),
  classroom: (desk, student) =>
    saveClassroom(desk, { id: desk.newId("command"), classroom: classroomWith({ name: `Aula ${student}` }) }),
  clear: (desk) => clearDesk(desk, { id: desk.newId("command") }),
  undo: async (desk) => {
    const last = await desk.db.audit.orderBy(":id").last();
    return last && undoClassCommand(desk, { id: desk.newId("command"), target: last.command });
  },
};

describe("what is kept of a desk between reads (ED-36)", () => {
  it("is what reading all of it says, at each step of any history", async () => {
    const step = fc.tuple(
      fc.constantFrom(...Object.keys(STEPS)),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const desk = await openFilledDesk();
        await keptContents(desk);
        for (const [kind, student, activity] of steps) {
          await STEPS[kind]?.(desk, student, activity);
          expect(await keptContents(desk)).toEqual(await deskContents(desk));
        }
        desk.close();
      }),
      runs(25, 200),
    );
  });

  it("keeps the rows that no command wrote as the objects that they were", async () => {
    const desk = await openFilledDesk();
    await type(desk, 1, 1, 0.5);
    await type(desk, 2, 1, 0.6);
    const before = await keptContents(desk);
    await type(desk, 2, 1, 0.9);
    const after = await keptContents(desk);
    expect(after.students).toBe(before.students);
    expect(after.grades.map((grade, place) => grade === before.grades[place])).toEqual([true, false]);
  });

  it("follows what another tab wrote", async () => {
    const one = await openFilledDesk();
    const two = await openDesk({}, one.name);
    await keptContents(one);
    await type(two, 3, 2, 0.4);
    expect((await keptContents(one)).grades).toMatchObject([{ manual: 0.4 }]);
    two.close();
  });

  it("reads all of it where the records do not tell everything", async () => {
    const desk = await openFilledDesk();
    await keptContents(desk);
    await type(desk, 1, 1, 0.5);
    await type(desk, 1, 2, 0.5);
    // As when more commands were run elsewhere than are kept.
    const [, second] = await desk.db.audit.orderBy(":id").reverse().primaryKeys();
    await desk.db.audit.delete(second as number);
    expect(await keptContents(desk)).toEqual(await deskContents(desk));
    await desk.db.grades.put({ ...(await desk.db.grades.toArray())[0], manual: "x" } as never);
    await desk.db.audit.clear();
    expect(await keptContents(desk)).toMatchObject({ unreadable: 1 });
  });
});
