import { describe, expect, it } from "vitest";
import * as activities from "#storage/classroom/desk/activities.ts";
import { archiveClassroom, saveClassroom } from "#storage/classroom/desk/classrooms.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import * as grades from "#storage/classroom/desk/grades.ts";
import * as results from "#storage/classroom/desk/results.ts";
import * as roster from "#storage/classroom/desk/roster.ts";
import * as submissions from "#storage/classroom/desk/submissions.ts";
import {
  activityId,
  activityWith,
  classroomId,
  classroomWith,
  studentId,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk, resultWith, rowsOfDesk, submissionWith } from "#tests/support/classroom/desk.ts";

const PLACE = { student: studentId(1), activity: activityId(1), classroom: classroomId(1) };
const INBOX = {
  id: "m5",
  classroom: classroomId(1),
  kind: "unidentified",
  fileName: "entrega.cuadra",
  receivedAt: 5,
  reason: "unknown-code",
  details: {},
  submission: (({ student: _, ...rest }) => rest)(submissionWith("m5", 1)),
  author: null,
} as const;

type Run = (desk: Desk) => Promise<{ readonly ok: boolean }>;

const own = (desk: Desk) => ({ id: desk.newId("command") });

/** Every command over what is in a classroom. */
const COMMANDS: Readonly<Record<string, Run>> = {
  saveClassroom: (desk) => saveClassroom(desk, { ...own(desk), classroom: classroomWith({ name: "Otra" }) }),
  assignActivity: (desk) =>
    activities.assignActivity(desk, { ...own(desk), activity: activityId(1), assignedTo: [] }),
  startActivity: (desk) =>
    activities.startActivity(desk, {
      ...own(desk),
      classroom: classroomId(1),
      activity: activityWith(1),
    }),
  deleteActivity: (desk) => activities.deleteActivity(desk, { ...own(desk), activity: activityId(1) }),
  addExternalActivity: (desk) =>
    activities.addExternalActivity(desk, {
      ...own(desk),
      classroom: classroomId(1),
      activity: activityWith(8),
      grades: [],
    }),
  saveActivity: (desk) =>
    activities.saveActivity(desk, {
      ...own(desk),
      activity: activityWith(1, { assignedTo: [], status: "draft" }),
    }),
  saveStudents: (desk) =>
    roster.saveStudents(desk, { ...own(desk), classroom: classroomId(1), students: [studentWith(9)] }),
  removeStudents: (desk) => roster.removeStudents(desk, { ...own(desk), students: [studentId(1)] }),
  mergeStudents: (desk) =>
    roster.mergeStudents(desk, { ...own(desk), keep: studentId(1), drop: studentId(2) }),
  changeGrades: (desk) =>
    grades.changeGrades(desk, { ...own(desk), cells: [{ ...PLACE, change: { kind: "manual", raw: 0.5 } }] }),
  scoreWork: (desk) =>
    results.scoreWork(desk, { ...own(desk), work: { ...PLACE, raw: 0.5, comment: "", overrides: [] } }),
  saveResults: (desk) =>
    results.saveResults(desk, {
      ...own(desk),
      results: [{ ...PLACE, submission: "m1", attempt: 1, result: resultWith(5), gradedAt: 9 }],
    }),
  receiveSubmissions: (desk) =>
    submissions.receiveSubmissions(desk, { ...own(desk), submissions: [submissionWith("m7", 2)] }),
  identifyMessage: (desk) =>
    submissions.identifyMessage(desk, { ...own(desk), message: "m5", student: studentId(3) }),
  dismissMessages: (desk) => submissions.dismissMessages(desk, { ...own(desk), messages: ["m5"] }),
};

/** Not commands: they read. */
const READS = ["gradesAt", "unknownPlace"];

async function deskWithWork(): Promise<Desk> {
  const desk = await openFilledDesk();
  await submissions.receiveSubmissions(desk, {
    ...own(desk),
    submissions: [submissionWith("m1", 1)],
    inbox: [INBOX],
  });
  await grades.changeGrades(desk, {
    ...own(desk),
    cells: [{ ...PLACE, student: studentId(2), change: { kind: "manual", raw: 0.7 } }],
  });
  return desk;
}

const turn = (desk: Desk, status: "active" | "archived") =>
  archiveClassroom(desk, { ...own(desk), classroom: classroomId(1), status });

describe("ED-89 an archived classroom", () => {
  it("is known to every command of the desk", () => {
    const all = [activities, grades, results, roster, submissions].flatMap((each) => Object.keys(each));
    const missing = all.filter((name) => !READS.includes(name) && COMMANDS[name] === undefined);
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(COMMANDS))(
    "refuses %s and stays as it is, until it is active again",
    async (_, run) => {
      const desk = await deskWithWork();
      await turn(desk, "archived");
      const before = await rowsOfDesk(desk);
      expect(await run(desk)).toMatchObject({ ok: false, error: { kind: "archived" } });
      expect(await rowsOfDesk(desk)).toEqual(before);
      await turn(desk, "active");
      expect(await run(desk)).toMatchObject({ ok: true });
    },
  );

  it("lets the planner change text and weight of an activity that it was given", async () => {
    const desk = await deskWithWork();
    await turn(desk, "archived");
    const attempts = { kind: "graded", most: 2, keep: "best" } as const;
    const activity = activityWith(1, { title: "Otro título", weight: 25, attempts });
    expect(await activities.saveActivity(desk, { ...own(desk), activity })).toMatchObject({ ok: true });
  });
});
