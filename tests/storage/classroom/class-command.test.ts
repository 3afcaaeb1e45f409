import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasClassMark } from "#storage/classroom/class-marks.ts";
import { deleteClassroom, saveClassroom } from "#storage/classroom/desk/classrooms.ts";
import { openDesk, removeDesk } from "#storage/classroom/desk/desk.ts";
import { changeGrades } from "#storage/classroom/desk/grades.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { activityId, classroomId, classroomWith, studentId } from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk, openTestDesk, rowsOfDesk } from "#tests/support/classroom/desk.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

const place = { student: studentId(1), activity: activityId(1), classroom: classroomId(1) };

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the door of the edition's databases (ED-36)", () => {
  it("answers a repeated id its first answer, and writes nothing again", async () => {
    const desk = await openFilledDesk();
    const id = desk.newId("command");
    const cells = [{ ...place, change: { kind: "manual" as const, raw: 0.9 } }];
    expect(await changeGrades(desk, { id, cells })).toEqual({ ok: true, value: 1 });
    const before = await rowsOfDesk(desk);
    const again = [{ ...place, change: { kind: "manual" as const, raw: 0.1 } }];
    expect(await changeGrades(desk, { id, cells: again })).toEqual({ ok: true, value: 1 });
    expect(await rowsOfDesk(desk)).toEqual(before);
  });

  it("runs one of two tabs that send the same id at once", async () => {
    const one = await openFilledDesk();
    const two = await openDesk({}, one.name);
    const id = one.newId("command");
    const cells = [{ ...place, change: { kind: "manual" as const, raw: 0.9 } }];
    const found = await Promise.all([changeGrades(one, { id, cells }), changeGrades(two, { id, cells })]);
    expect(found).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 1 },
    ]);
    expect(await one.db.audit.where({ command: id }).count()).toBe(1);
    two.close();
  });

  it("keeps both grades that two tabs write into two cells at once", async () => {
    const one = await openFilledDesk();
    const two = await openDesk({}, one.name);
    const cell = (student: number, raw: number) => ({
      ...place,
      student: studentId(student),
      change: { kind: "manual" as const, raw },
    });
    await Promise.all([
      changeGrades(one, { id: one.newId("command"), cells: [cell(1, 0.4)] }),
      changeGrades(two, { id: two.newId("command"), cells: [cell(2, 0.6)] }),
    ]);
    expect((await one.db.grades.toArray()).map((grade) => grade.manual)).toEqual([0.4, 0.6]);
    two.close();
  });

  it("writes all of a command or nothing of it when a write fails", async () => {
    const desk = await openFilledDesk();
    const before = await rowsOfDesk(desk);
    const full = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    desk.db.grades.hook("creating", full);
    const cells = [{ ...place, change: { kind: "manual" as const, raw: 0.9 } }];
    const found = await changeGrades(desk, { id: desk.newId("command"), cells });
    expect(found).toEqual({ ok: false, error: { kind: "storage", trouble: "full" } });
    desk.db.grades.hook("creating").unsubscribe(full);
    expect(await rowsOfDesk(desk)).toEqual(before);
    expect(await desk.db.audit.count()).toBe(4);
  });

  it("puts a deleted classroom back with all of its rows, and deletes it again by undoing that", async () => {
    const desk = await openFilledDesk();
    const cells = [{ ...place, change: { kind: "manual" as const, raw: 0.9 } }];
    await changeGrades(desk, { id: desk.newId("command"), cells });
    const before = await rowsOfDesk(desk);
    const target = desk.newId("command");
    await deleteClassroom(desk, { id: target, classroom: classroomId(1) });
    const gone = await rowsOfDesk(desk);
    expect([gone.students, gone.grades, gone.classrooms]).toEqual([[], [], []]);
    expect(await desk.db.activities.toArray()).toMatchObject([{ status: "draft" }, { status: "draft" }]);
    const undo = desk.newId("command");
    expect(await undoClassCommand(desk, { id: undo, target })).toEqual({ ok: true, value: null });
    expect(await rowsOfDesk(desk)).toEqual(before);
    await undoClassCommand(desk, { id: desk.newId("command"), target: undo });
    expect(await rowsOfDesk(desk)).toEqual(gone);
  });

  it("ED-162 tells what was taken back before from what was changed since", async () => {
    const desk = await openFilledDesk();
    const target = desk.newId("command");
    const set = (raw: number, id = desk.newId("command")) =>
      changeGrades(desk, { id, cells: [{ ...place, change: { kind: "manual", raw } }] });
    const undo = (command = target) => undoClassCommand(desk, { id: desk.newId("command"), target: command });
    await set(0.4, target);
    await undo();
    expect(await undo()).toEqual({ ok: false, error: { kind: "undone-before" } });
    await set(0.5);
    expect(await undo()).toEqual({ ok: false, error: { kind: "changed-since" } });
    const gone = desk.newId("command");
    await deleteClassroom(desk, { id: gone, classroom: classroomId(1) });
    await undo(gone);
    expect(await undo(gone)).toEqual({ ok: false, error: { kind: "undone-before" } });
  });

  it("does not take back what was changed since", async () => {
    const desk = await openFilledDesk();
    const target = desk.newId("command");
    const set = (raw: number, id = desk.newId("command")) =>
      changeGrades(desk, { id, cells: [{ ...place, change: { kind: "manual", raw } }] });
    await set(0.4, target);
    await set(0.5);
    const found = await undoClassCommand(desk, { id: desk.newId("command"), target });
    expect(found).toEqual({ ok: false, error: { kind: "changed-since" } });
    const later = desk.newId("command");
    await set(0.3, later);
    const again = () => undoClassCommand(desk, { id: desk.newId("command"), target: later });
    expect(await again()).toEqual({ ok: true, value: null });
    expect(await again()).toEqual({ ok: false, error: { kind: "undone-before" } });
    const unknown = await undoClassCommand(desk, {
      id: desk.newId("command"),
      target: desk.newId("command"),
    });
    expect(unknown).toEqual({ ok: false, error: { kind: "unknown" } });
  });

  it("stops before a database of a later version, and one that is gone though it was written to", async () => {
    const desk = await openTestDesk({ schema: 2 });
    await saveClassroom(desk, { id: desk.newId("command"), classroom: classroomWith() });
    desk.close();
    await expect(openDesk({}, desk.name)).rejects.toMatchObject({ trouble: "newer" });
    await removeDatabase(desk.name);
    expect(hasClassMark(desk.name)).toBe(true);
    await expect(openDesk({}, desk.name)).rejects.toMatchObject({ trouble: "lost" });
    await removeDesk(desk.name);
    const fresh = await openDesk({}, desk.name);
    expect(await fresh.db.classrooms.count()).toBe(0);
  });

  it("refuses to write where a later version has written since the opening", async () => {
    const desk = await openTestDesk();
    await desk.db.meta.put({ key: "schema", value: 2 });
    const found = await saveClassroom(desk, { id: desk.newId("command"), classroom: classroomWith() });
    expect(found).toEqual({ ok: false, error: { kind: "storage", trouble: "newer" } });
    expect(desk.health.get()).toBe("newer");
    expect(await desk.db.classrooms.count()).toBe(0);
  });
});
