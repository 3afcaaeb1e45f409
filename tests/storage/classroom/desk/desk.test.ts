import { describe, expect, it } from "vitest";
import { assignedWork, teacherHome } from "#domain/classroom/counters.ts";
import { rawOf, type ScoreOverride } from "#domain/classroom/grade.ts";
import { DEFAULT_TEACHER_SETTINGS } from "#domain/classroom/teacher-settings.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  addExternalActivity,
  assignActivity,
  deleteActivity,
  saveActivity,
  startActivity,
} from "#storage/classroom/desk/activities.ts";
import {
  archiveClassroom,
  saveClassroom,
  saveClassroomKeys,
  saveTeacherSettings,
} from "#storage/classroom/desk/classrooms.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import {
  classroomKeysOf,
  deskContents,
  inboxOf,
  recentCommands,
  teacherSettingsOf,
  workOf,
  worksOf,
} from "#storage/classroom/desk/desk-queries.ts";
import { type CellChange, changeGrades, type GradeChange } from "#storage/classroom/desk/grades.ts";
import { keptContents } from "#storage/classroom/desk/kept-contents.ts";
import { saveResults, scoreWork } from "#storage/classroom/desk/results.ts";
import { mergeStudents, removeStudents, saveStudents } from "#storage/classroom/desk/roster.ts";
import { dismissMessages, identifyMessage, receiveSubmissions } from "#storage/classroom/desk/submissions.ts";
import {
  activityId,
  activityWith,
  classroomId,
  classroomWith,
  settingsWith,
  studentId,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import {
  gradebookOf,
  openFilledDesk,
  resultWith,
  rowsOfDesk,
  submissionWith,
} from "#tests/support/classroom/desk.ts";

const cell = (student: number, change: GradeChange, activity = 1): CellChange => ({
  student: studentId(student),
  activity: activityId(activity),
  classroom: classroomId(1),
  change,
});
const grade = (desk: Desk, student: number, activity = 1) =>
  desk.db.grades.get([studentId(student), activityId(activity)]);
const resultOf = (submission: string, student: number, earned: number, attempt = 1) => ({
  submission,
  classroom: classroomId(1),
  student: studentId(student),
  activity: activityId(1),
  attempt,
  result: resultWith(earned),
  gradedAt: 1,
});

describe("classrooms of the desk", () => {
  it("refuses settings that do not add up, and what is not a classroom", async () => {
    const desk = await openFilledDesk();
    const before = await rowsOfDesk(desk);
    const save = (classroom: ReturnType<typeof classroomWith>) =>
      saveClassroom(desk, { id: desk.newId("command"), classroom });
    const short = settingsWith({ periodDistribution: { period1: 30, period2: 30, period3: 39, period4: 0 } });
    expect(await save(classroomWith({ settings: short }))).toEqual({
      ok: false,
      error: { kind: "settings", problem: { kind: "distribution", total: 99 } },
    });
    expect(await save(classroomWith({ name: " " }))).toMatchObject({ error: { kind: "name" } });
    expect(await save(classroomWith({ topicsCount: -1 }))).toMatchObject({ error: { kind: "not-readable" } });
    expect(await rowsOfDesk(desk)).toEqual(before);
  });

  it("archives, keeps settings of the teacher and keys, and says what was done last", async () => {
    const desk = await openFilledDesk();
    await archiveClassroom(desk, {
      id: desk.newId("command"),
      classroom: classroomId(1),
      status: "archived",
    });
    const { classrooms, students, activities, grades } = await deskContents(desk);
    expect(teacherHome(classrooms, students, activities, grades).counters.classrooms).toBe(0);
    expect(await teacherSettingsOf(desk)).toEqual(DEFAULT_TEACHER_SETTINGS);
    const settings = { ...DEFAULT_TEACHER_SETTINGS, displayName: "Hernán Ospina", darkMode: true };
    await saveTeacherSettings(desk, { id: desk.newId("command"), settings });
    expect(await teacherSettingsOf(desk)).toEqual(settings);
    const of = { classroom: classroomId(1) };
    await saveClassroomKeys(desk, { id: desk.newId("command"), ...of, keys: { wrapped: "x" } });
    expect(await classroomKeysOf(desk, classroomId(1))).toMatchObject({ backedUpAt: null });
    const again = await saveClassroomKeys(desk, { id: desk.newId("command"), ...of, keys: { wrapped: "y" } });
    expect(again).toEqual({ ok: true, value: { wrapped: "x" } });
    expect(await classroomKeysOf(desk, classroomId(1))).toMatchObject({ keys: { wrapped: "x" } });
    expect((await recentCommands(desk)).map((each) => each.kind).slice(0, 2)).toEqual(["keys", "settings"]);
  });

  it("leaves out and counts what cannot be read", async () => {
    const desk = await openFilledDesk();
    await desk.db.grades.put({ student: studentId(1), activity: activityId(1) } as never);
    expect(await deskContents(desk)).toMatchObject({ grades: [], unreadable: 1 });
    const found = await changeGrades(desk, {
      id: desk.newId("command"),
      cells: [cell(1, { kind: "manual", raw: 1 })],
    });
    expect(found).toEqual({ ok: false, error: { kind: "not-readable" } });
  });
});

describe("the roster (ED-37)", () => {
  it("takes all of a list or none: two students with one code are refused", async () => {
    const desk = await openFilledDesk();
    const before = await rowsOfDesk(desk);
    const save = (students: ReturnType<typeof studentWith>[]) =>
      saveStudents(desk, { id: desk.newId("command"), classroom: classroomId(1), students });
    expect(await save([studentWith(4), studentWith(5, { code: " c1" })])).toEqual({
      ok: false,
      error: { kind: "code-taken", code: " c1", by: "Estudiante 1" },
    });
    // As hand-ins are recognised: without points, hyphens, spaces and capitals, among those that are added too.
    for (const twins of [
      [studentWith(5, { code: "c-1" })],
      [studentWith(4, { code: "E-211" }), studentWith(5, { code: "e 211" })],
    ])
      expect(await save(twins)).toMatchObject({ ok: false, error: { kind: "code-taken" } });
    expect(await rowsOfDesk(desk)).toEqual(before);
    expect(await save([studentWith(4, { code: "" }), studentWith(5, { code: "" })])).toEqual({
      ok: true,
      value: 2,
    });
    expect(await save([studentWith(1, { code: "C1", name: "Otra" })])).toEqual({ ok: true, value: 1 });
  });

  it("NU-10 reads the students in the order of their names, also after a change", async () => {
    const desk = await openFilledDesk();
    const names = async () => {
      const lists = [await deskContents(desk), await keptContents(desk)];
      const [whole, kept] = lists.map(({ students }) => students.map(({ name }) => name));
      expect(kept).toEqual(whole);
      return whole;
    };
    const save = (students: Parameters<typeof saveStudents>[1]["students"]) =>
      saveStudents(desk, { id: desk.newId("command"), classroom: classroomId(1), students });
    await save([
      studentWith(1, { name: "Zapata Gil, Luz" }),
      studentWith(2, { name: "Ñáñez Muñoz, Iván" }),
      studentWith(3, { name: "Ortega Peña, José" }),
    ]);
    expect(await names()).toEqual(["Ñáñez Muñoz, Iván", "Ortega Peña, José", "Zapata Gil, Luz"]);
    await save([studentWith(4, { name: "Álvarez Ruiz, Ana" }), studentWith(3, { name: "Nieto Peña, José" })]);
    expect(await names()).toEqual([
      "Álvarez Ruiz, Ana",
      "Nieto Peña, José",
      "Ñáñez Muñoz, Iván",
      "Zapata Gil, Luz",
    ]);
  });

  it("removes a student with the work, and makes one of two without losing any (ED-135)", async () => {
    const desk = await openFilledDesk();
    await receiveSubmissions(desk, {
      id: desk.newId("command"),
      submissions: [submissionWith("m1", 1), submissionWith("m2", 2, { activity: activityId(2) })],
    });
    await saveResults(desk, { id: desk.newId("command"), results: [resultOf("m1", 1, 8)] });
    await mergeStudents(desk, { id: desk.newId("command"), keep: studentId(2), drop: studentId(1) });
    expect((await desk.db.submissions.toArray()).map((work) => work.student)).toEqual([
      studentId(2),
      studentId(2),
    ]);
    expect(rawOf(await grade(desk, 2))).toBe(0.8);
    expect(await desk.db.students.count()).toBe(2);
    await removeStudents(desk, { id: desk.newId("command"), students: [studentId(2)] });
    const left = await rowsOfDesk(desk);
    expect([left.submissions, left.grades, left.results]).toEqual([[], [], []]);
  });
});

describe("activities", () => {
  it("assigns, takes back and deletes with the grades", async () => {
    const desk = await openFilledDesk();
    const assign = (assignedTo: { classroom: ReturnType<typeof classroomId>; dueDate: null }[]) =>
      assignActivity(desk, { id: desk.newId("command"), activity: activityId(1), assignedTo });
    expect(await assign([])).toMatchObject({ value: { status: "draft" } });
    expect(await assign([{ classroom: classroomId(1), dueDate: null }])).toMatchObject({
      value: { status: "assigned" },
    });
    expect(await assign([{ classroom: classroomId(9), dueDate: null }])).toMatchObject({
      error: { kind: "unknown-classroom" },
    });
    await changeGrades(desk, { id: desk.newId("command"), cells: [cell(1, { kind: "manual", raw: 1 })] });
    await deleteActivity(desk, { id: desk.newId("command"), activity: activityId(1) });
    expect(await grade(desk, 1)).toBeUndefined();
    const wrong = await saveActivity(desk, {
      id: desk.newId("command"),
      activity: activityWith(3, { title: "" }),
    });
    expect(wrong).toMatchObject({ error: { kind: "activity", problem: "title" } });
  });

  it("ED-146 is active once it is shared, from assigned alone, until nobody has it any more", async () => {
    const desk = await openFilledDesk();
    const start = (count: number, classroom = classroomId(1)) =>
      startActivity(desk, { id: desk.newId("command"), classroom, activity: activityWith(count) });
    const assign = (rooms: number[]) =>
      assignActivity(desk, {
        id: desk.newId("command"),
        activity: activityId(1),
        assignedTo: rooms.map((each) => ({ classroom: classroomId(each), dueDate: null })),
      });
    expect(await start(1)).toMatchObject({ value: { status: "active" } });
    expect(await start(1)).toMatchObject({ value: { status: "active" } });
    expect(await assign([1])).toMatchObject({ value: { status: "active" } });
    expect(await assign([])).toMatchObject({ value: { status: "draft" } });
    expect(await start(1)).toMatchObject({ value: { status: "draft" } });
    expect(await assign([1])).toMatchObject({ value: { status: "assigned" } });
    expect(await start(9)).toMatchObject({ error: { kind: "unknown-activity" } });
    expect(await start(1, classroomId(9))).toMatchObject({ error: { kind: "unknown-classroom" } });
  });

  it("adds an activity graded elsewhere with its grades", async () => {
    const desk = await openFilledDesk();
    const add = (raw: number) =>
      addExternalActivity(desk, {
        id: desk.newId("command"),
        classroom: classroomId(1),
        activity: activityWith(5, { part: "participation" }),
        grades: [{ student: studentId(1), raw }],
      });
    expect(await add(1.4)).toMatchObject({ error: { kind: "grade" } });
    expect(await desk.db.activities.count()).toBe(2);
    expect(await add(0.9)).toMatchObject({ value: { external: true } });
    const book = await gradebookOf(desk, classroomId(1), day("2026-11-20"));
    expect(book.rows[0]?.cells.at(-1)).toMatchObject({ state: "graded_manual", raw: 0.9 });
    const { students, activities, grades } = await deskContents(desk);
    expect(assignedWork(classroomId(1), students, activities, grades)).toHaveLength(3);
  });
});

describe("works and grades", () => {
  it("receives once whatever arrives again, under whatever name (ED-37)", async () => {
    const desk = await openFilledDesk();
    const receive = (works: ReturnType<typeof submissionWith>[]) =>
      receiveSubmissions(desk, { id: desk.newId("command"), submissions: works });
    const works = [submissionWith("m1", 1), submissionWith("m2", 2), submissionWith("m2", 2)];
    expect(await receive(works)).toEqual({ ok: true, value: { added: 2, repeated: 1, inbox: 0 } });
    expect(await desk.db.students.get(studentId(1))).toMatchObject({ device: { sign: "s", seal: "e" } });
    const before = await rowsOfDesk(desk);
    expect(await receive([...works, submissionWith("m1", 1, { hash: "other" })])).toMatchObject({
      value: { added: 0, repeated: 4 },
    });
    expect(await rowsOfDesk(desk)).toEqual(before);
    expect(await receive([submissionWith("m9", 8)])).toMatchObject({ error: { kind: "unknown-student" } });
    expect(await receive([submissionWith("m9 x", 1)])).toMatchObject({ error: { kind: "not-readable" } });
  });

  it("grades by the rule of attempts, and keeps what the teacher gave at a new grading (ED-34)", async () => {
    const desk = await openFilledDesk();
    const submissions = [submissionWith("m1", 1), submissionWith("m2", 1, { attempt: 2, declaredAt: 300 })];
    await receiveSubmissions(desk, { id: desk.newId("command"), submissions });
    const auto = (results: ReturnType<typeof resultOf>[]) =>
      saveResults(desk, { id: desk.newId("command"), results });
    await auto([resultOf("m1", 1, 8), resultOf("m2", 1, 6, 2)]);
    expect(await grade(desk, 1)).toMatchObject({
      status: "graded_auto",
      auto: 0.8,
      attempts: 2,
      submittedAt: 300,
    });
    await changeGrades(desk, {
      id: desk.newId("command"),
      cells: [cell(1, { kind: "manual", raw: 0.95, comment: "Bien" })],
    });
    await auto([resultOf("m1", 1, 2)]);
    const now = await grade(desk, 1);
    expect(now).toMatchObject({ status: "graded_manual", manual: 0.95, auto: 0.6, comment: "Bien" });
    expect(await auto([resultOf("none", 1, 2)])).toMatchObject({ error: { kind: "unknown-message" } });
    expect((await workOf(desk, studentId(1), activityId(1))).submissions.map((work) => work.attempt)).toEqual(
      [2, 1],
    );
    expect((await worksOf(desk, classroomId(1), activityId(1))).results).toHaveLength(2);
  });

  it("ED-87 counts what the teacher gives for a part, at once and at every new grading", async () => {
    const desk = await openFilledDesk();
    await receiveSubmissions(desk, {
      id: desk.newId("command"),
      submissions: [submissionWith("m1", 1), submissionWith("m2", 2)],
    });
    const mark = {
      operation: "op1",
      entry: null,
      alternative: 0,
      lines: [],
      label: "omitted",
      difference: 0,
      penalties: [],
      score: 0,
      followed: 0,
      points: 4,
    } as const;
    const marks = { ...resultWith(0), entries: [mark], possible: 4 };
    const auto = () =>
      saveResults(desk, {
        id: desk.newId("command"),
        results: [{ ...resultOf("m1", 1, 0), result: marks }],
      });
    await auto();
    const set = (overrides: readonly ScoreOverride[], student = 1) =>
      scoreWork(desk, {
        id: desk.newId("command"),
        work: {
          student: studentId(student),
          activity: activityId(1),
          classroom: classroomId(1),
          raw: null,
          comment: "Bien",
          overrides,
        },
      });
    const given = [{ part: "op1", line: null, score: 0.75 }];
    await set(given);
    const after = { status: "graded_auto", auto: 0.75, comment: "Bien", overrides: given };
    expect(await grade(desk, 1)).toMatchObject(after);
    await auto();
    expect(await grade(desk, 1)).toMatchObject(after);
    await set([]);
    expect(await grade(desk, 1)).toMatchObject({ auto: 0, overrides: [] });
    // What nobody graded goes on waiting, whatever is noted beside it.
    await set(given, 2);
    expect(await grade(desk, 2)).toMatchObject({ status: "submitted", auto: null, comment: "Bien" });
    await set([{ part: "op1", line: null, score: 1.5 }]);
    expect(await grade(desk, 1)).toMatchObject({ overrides: [] });
  });

  it("changes a block of cells or none of it", async () => {
    const desk = await openFilledDesk();
    const set = (cells: CellChange[]) => changeGrades(desk, { id: desk.newId("command"), cells });
    expect(
      await set([cell(1, { kind: "manual", raw: 1 }), cell(2, { kind: "manual", raw: 1.4 })]),
    ).toMatchObject({
      error: { kind: "grade" },
    });
    expect(
      await set([cell(1, { kind: "manual", raw: 1 }), cell(1, { kind: "manual", raw: 0 })]),
    ).toMatchObject({
      error: { kind: "grade" },
    });
    expect(await set([cell(7, { kind: "manual", raw: 1 })])).toMatchObject({
      error: { kind: "unknown-student" },
    });
    expect(await set([cell(1, { kind: "manual", raw: 1 }, 9)])).toMatchObject({
      error: { kind: "unknown-activity" },
    });
    expect(await desk.db.grades.count()).toBe(0);
    await set([cell(1, { kind: "manual", raw: 1 })]);
    const missing = [1, 2, 3].map((student) => cell(student, { kind: "default", raw: 0 }));
    expect(await set(missing)).toEqual({ ok: true, value: 2 });
    expect([rawOf(await grade(desk, 1)), rawOf(await grade(desk, 2))]).toEqual([1, 0]);
    await set([cell(1, { kind: "returned" }), cell(2, { kind: "standing", standing: "excused" })]);
    await set([cell(3, { kind: "comment", comment: "Habla conmigo" })]);
    expect((await grade(desk, 1))?.returnedAt).not.toBeNull();
    expect((await grade(desk, 2))?.status).toBe("excused");
    const comment = "Incapacidad médica";
    await set([cell(2, { kind: "standing", standing: "excused", comment })]);
    await set([cell(2, { kind: "standing", standing: "pending" })]);
    expect(await grade(desk, 2)).toMatchObject({ status: "pending", comment });
    expect(await grade(desk, 3)).toMatchObject({ comment: "Habla conmigo", auto: null });
  });

  it("keeps what is of nobody in the tray until somebody says whose it is", async () => {
    const desk = await openFilledDesk();
    const { student: _, ...submission } = submissionWith("m5", 1);
    const record = {
      id: "m5",
      classroom: classroomId(1),
      kind: "unidentified" as const,
      fileName: "entrega.cuadra",
      receivedAt: 5,
      reason: "unknown-code",
      details: {},
      submission,
      author: { code: "C11", name: "Estudiante" },
    };
    const damaged = { ...record, id: "h1", kind: "damaged" as const, submission: null, author: null };
    await receiveSubmissions(desk, { id: desk.newId("command"), submissions: [], inbox: [record, damaged] });
    expect((await inboxOf(desk)).map((each) => each.kind).sort()).toEqual(["damaged", "unidentified"]);
    expect(
      await identifyMessage(desk, { id: desk.newId("command"), message: "h1", student: studentId(1) }),
    ).toMatchObject({
      error: { kind: "unknown-message" },
    });
    await identifyMessage(desk, { id: desk.newId("command"), message: "m5", student: studentId(3) });
    expect((await grade(desk, 3))?.status).toBe("submitted");
    await dismissMessages(desk, { id: desk.newId("command"), messages: ["h1"] });
    expect(await inboxOf(desk)).toEqual([]);
  });
});
