import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endErrand, runErrand } from "#storage/classroom/desk/errands.ts";
import { changeGrades } from "#storage/classroom/desk/grades.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import { activityId, classroomId, studentId } from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk, rowsOfDesk } from "#tests/support/classroom/desk.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

const KEY = "cuadra_aulas_pendiente";

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type OpenedDesk = Awaited<ReturnType<typeof openFilledDesk>>;

/** What a page leaves that was closed before its transaction was committed. */
function leave(desk: OpenedDesk, kind: string, of: string, at = desk.clock.now() + 1) {
  const id = desk.newId("command");
  localStorage.setItem(KEY, JSON.stringify({ id, kind, of, at }));
  return id;
}

describe("ED-150 what the teacher said is done, though the page is left", () => {
  it("the next opening empties the desk once, and undo brings all back", async () => {
    const desk = await openFilledDesk();
    const before = await rowsOfDesk(desk);
    const target = leave(desk, "clear", "");
    expect(await endErrand(desk)).toMatchObject({ id: target, kind: "clear" });
    expect(await desk.db.classrooms.count()).toBe(0);
    expect(await endErrand(desk)).toBeNull();
    await undoClassCommand(desk, { id: desk.newId("command"), target });
    expect(await rowsOfDesk(desk)).toEqual(before);
  });

  it.each([
    ["classroom", classroomId(1), "classrooms"],
    ["student", studentId(1), "students"],
    ["activity", activityId(1), "activities"],
  ] as const)("ends the deletion of a %s", async (kind, of, table) => {
    const desk = await openFilledDesk();
    expect(await desk.db.table(table).get(of)).toBeDefined();
    leave(desk, kind, of);
    expect(await endErrand(desk)).toMatchObject({ kind });
    expect(await desk.db.table(table).get(of)).toBeUndefined();
  });

  it("takes away nothing where another page wrote since", async () => {
    const desk = await openFilledDesk();
    leave(desk, "clear", "", 0);
    const place = { student: studentId(1), activity: activityId(1), classroom: classroomId(1) };
    await changeGrades(desk, {
      id: desk.newId("command"),
      cells: [{ ...place, change: { kind: "manual", raw: 0.9 } }],
    });
    expect(await endErrand(desk)).toBeNull();
    expect(await desk.db.classrooms.count()).toBeGreaterThan(0);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is noted while it runs and no longer, and what is noted wrong is nothing", async () => {
    const desk = await openFilledDesk();
    const running = runErrand(desk, { id: desk.newId("command"), kind: "clear", of: "" });
    expect(localStorage.getItem(KEY)).toContain("clear");
    await running;
    expect(localStorage.getItem(KEY)).toBeNull();
    for (const text of ["", "{", "null", '{"kind":"toString","id":"a","of":"","at":9e15}']) {
      localStorage.setItem(KEY, text);
      expect(await endErrand(desk)).toBeNull();
    }
  });
});
