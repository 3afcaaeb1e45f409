import { describe, expect, it } from "vitest";
import { neededGrade } from "#domain/classroom/needed-grade.ts";
import type { StudentTask, WordsOrFile } from "#domain/classroom/student-desk.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import {
  handInWork,
  joinClassroom,
  receiveReturns,
  receiveTasks,
  saveLesson,
  savePractice,
  saveStudentSettings,
  saveWorkDraft,
} from "#storage/classroom/student/student-commands.ts";
import {
  averageOf,
  studentContents,
  taskDraftOf,
  weighedOf,
} from "#storage/classroom/student/student-queries.ts";
import {
  openProfiles,
  openStudentStorage,
  profilesOf,
  removeProfile,
  saveProfile,
} from "#storage/classroom/student/student-storage.ts";
import { countingIds, steppingClock } from "#tests/support/builders.ts";
import { activityId, classroomId, settingsWith } from "#tests/support/classroom/classrooms.ts";
import { resultWith } from "#tests/support/classroom/desk.ts";

const options = () => ({ clock: steppingClock(), newId: countingIds() });
const profileId = (count: number) => makeId("profile", count, new Uint8Array(10));
const profile = (count: number, name: string) => ({
  id: profileId(count),
  name,
  email: "",
  code: `C${count}`,
  createdAt: 1,
  sample: false,
});

const joined = {
  id: classroomId(1),
  name: "Contabilidad Financiera II",
  group: "03",
  subject: "Contabilidad",
  teacher: "Hernán Ospina",
  code: "C1",
  settings: settingsWith(),
  card: null,
  joinedAt: 1,
};

function taskWith(count: number, changes: Partial<StudentTask> = {}): StudentTask {
  return {
    id: activityId(count),
    classroom: classroomId(1),
    title: `Tarea ${count}`,
    description: "",
    type: "exercise",
    period: 1,
    weight: 15,
    dueDate: null,
    attempts: { kind: "graded", most: 1, keep: "best" },
    feedback: { level: 3, release: { kind: "deadline" } },
    case: null,
    source: null,
    seed: 1,
    packet: new Uint8Array([1, 2]),
    receivedAt: 1,
    ...changes,
  };
}

describe("a student's place", () => {
  it("lists who studies here, each in a database that the others do not open (ED-36)", async () => {
    const profiles = await openProfiles(options());
    const save = (count: number, name: string) =>
      saveProfile(profiles, { id: profiles.newId("command"), profile: profile(count, name) });
    await save(1, "Zea, Ana");
    await save(2, "Ángel, Luis");
    expect(await save(3, " ")).toMatchObject({ error: { kind: "name" } });
    expect((await profilesOf(profiles)).map((each) => each.name)).toEqual(["Ángel, Luis", "Zea, Ana"]);
    const [one, other] = [
      await openStudentStorage(profileId(1), options()),
      await openStudentStorage(profileId(2), options()),
    ];
    await joinClassroom(one, { id: one.newId("command"), classroom: joined });
    expect((await studentContents(one)).classrooms).toEqual([joined]);
    expect((await studentContents(other)).classrooms).toEqual([]);
    one.close();
    expect(await removeProfile(profiles, { id: profiles.newId("command"), profile: profileId(1) })).toEqual({
      ok: true,
      value: true,
    });
    expect(await profilesOf(profiles)).toHaveLength(1);
    const again = await openStudentStorage(profileId(1), options());
    expect((await studentContents(again)).classrooms).toEqual([]);
  });

  it("keeps text and file at each change, hands in once per attempt, and ends that draft alone (ED-130)", async () => {
    const student = await openStudentStorage(profileId(10), options());
    await joinClassroom(student, { id: student.newId("command"), classroom: joined });
    await receiveTasks(student, { id: student.newId("command"), tasks: [taskWith(1)] });
    const save = (kind: "text" | "file", written: WordsOrFile | null, task = activityId(1)) =>
      saveWorkDraft(student, { id: student.newId("command"), task, kind, work: written });
    const file = { kind: "file", name: "ensayo.pdf", bytes: new Uint8Array([1, 2, 3]) } as const;
    expect(await taskDraftOf(student, activityId(1))).toEqual({ text: "", file: null });
    await save("text", { kind: "text", text: "La partid" });
    await save("text", { kind: "text", text: "La partida doble" });
    await save("file", file);
    expect(await taskDraftOf(student, activityId(1))).toEqual({ text: "La partida doble", file });
    await save("file", null);
    expect(await taskDraftOf(student, activityId(1))).toEqual({ text: "La partida doble", file: null });
    await save("file", file);
    expect(await save("text", { kind: "text", text: "x" }, activityId(9))).toMatchObject({
      error: { kind: "unknown-task" },
    });
    expect(await student.db.audit.count()).toBe(2);
    const handed = {
      id: "m1",
      classroom: classroomId(1),
      activity: activityId(1),
      attempt: 1,
      work: { kind: "text" as const, text: "La partida doble" },
      handedInAt: 9,
      hash: "ab",
      packet: new Uint8Array([3]),
    };
    const hand = (id: string) =>
      handInWork(student, { id: student.newId("command"), work: { ...handed, id } });
    expect(await hand("m1")).toMatchObject({ ok: true });
    expect(await taskDraftOf(student, activityId(1))).toEqual({ text: "", file });
    expect(await hand("m2")).toMatchObject({ error: { kind: "attempts-used" } });
    const unknown = { ...handed, activity: activityId(7) };
    expect(await handInWork(student, { id: student.newId("command"), work: unknown })).toMatchObject({
      error: { kind: "unknown-task" },
    });
    expect((await studentContents(student)).handIns.map((each) => each.id)).toEqual(["m1"]);
  });

  it("reads average and what is needed from what came back", async () => {
    const student = await openStudentStorage(profileId(11), options());
    await joinClassroom(student, { id: student.newId("command"), classroom: joined });
    const tasks = [taskWith(1, { dueDate: day("2026-11-20") }), taskWith(2, { dueDate: day("2026-10-02") })];
    await receiveTasks(student, { id: student.newId("command"), tasks });
    const returned = (activity: number, raw: number | null, status: "graded_auto" | "excused") => ({
      activity: activityId(activity),
      classroom: classroomId(1),
      status,
      raw,
      comment: "",
      result: null,
      packet: null,
      returnedAt: 1,
    });
    await receiveReturns(student, {
      id: student.newId("command"),
      returns: [returned(1, 0.8, "graded_auto")],
    });
    const contents = await studentContents(student);
    expect(contents.tasks.map((task) => task.title)).toEqual(["Tarea 2", "Tarea 1"]);
    expect(averageOf(contents, joined)).toBe(0.8);
    const all = weighedOf(contents, classroomId(1));
    // 15 % is 4,0; the other 85 % must bring 2,95 − 0,6 = 2,35: 2,8.
    expect(neededGrade(joined.settings, all)).toMatchObject({ kind: "needed", raw: 0.56 });
    await receiveReturns(student, { id: student.newId("command"), returns: [returned(2, null, "excused")] });
    expect(weighedOf(await studentContents(student), classroomId(1))).toHaveLength(1);
  });

  it("ED-153 counts a second chance in the place of what it stands in for", async () => {
    const student = await openStudentStorage(profileId(15), options());
    await joinClassroom(student, { id: student.newId("command"), classroom: joined });
    const tasks = [
      taskWith(1),
      taskWith(2, { weight: 0, replaces: { kind: "activity", activity: activityId(1) } }),
      taskWith(3, { weight: 0, replaces: { kind: "final", from: 2 } }),
    ];
    await receiveTasks(student, { id: student.newId("command"), tasks });
    const averages: (number | null)[] = [];
    for (const [activity, raw] of [
      [1, 0.3],
      [2, 0.5],
      [3, 0.7],
    ] as const) {
      const back = {
        status: "graded_manual",
        comment: "",
        result: null,
        packet: null,
        returnedAt: 1,
      } as const;
      const place = { activity: activityId(activity), classroom: classroomId(1) };
      await receiveReturns(student, { id: student.newId("command"), returns: [{ ...back, ...place, raw }] });
      averages.push(averageOf(await studentContents(student), joined));
    }
    expect(averages).toEqual([0.3, 0.5, 0.7]);
    expect(weighedOf(await studentContents(student), classroomId(1))).toHaveLength(1);
  });

  it("keeps a lesson with its cards in one write, practice and settings", async () => {
    const student = await openStudentStorage(profileId(12), options());
    const progress = { lesson: "ecuacion", done: 2, steps: 5, answers: { q1: ["a"] }, finishedAt: null };
    const card = { id: "ecuacion q1", lesson: "ecuacion", dueDay: day("2026-11-21"), streak: 1 };
    await saveLesson(student, { id: student.newId("command"), progress, cards: [card] });
    const bad = { ...card, id: "x", streak: -1 };
    const other = { ...progress, done: 3 };
    expect(
      await saveLesson(student, { id: student.newId("command"), progress: other, cards: [bad] }),
    ).toMatchObject({
      error: { kind: "not-readable" },
    });
    const source = { template: "venta", version: 1, seed: 3 };
    const result = { id: "p1", source, title: "Venta", share: 0.8, result: resultWith(8), at: 4 };
    await savePractice(student, { id: student.newId("command"), result });
    await saveStudentSettings(student, {
      id: student.newId("command"),
      settings: { newTasks: false, newGrades: true },
    });
    const found = await studentContents(student);
    expect(found.lessons).toMatchObject([{ lesson: "ecuacion", done: 2 }]);
    expect(found.reviews).toMatchObject([{ id: "ecuacion q1", streak: 1 }]);
    expect(found.practice).toMatchObject([{ id: "p1", share: 0.8 }]);
    expect(found.settings.newTasks).toBe(false);
  });
});
