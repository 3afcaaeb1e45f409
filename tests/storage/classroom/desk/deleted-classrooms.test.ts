import { describe, expect, it } from "vitest";
import { deleteClassroom, saveClassroom, saveClassroomKeys } from "#storage/classroom/desk/classrooms.ts";
import { deletedClassrooms } from "#storage/classroom/desk/deleted-classrooms.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { clearDesk } from "#storage/classroom/desk/sample.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import { classroomId, classroomWith } from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk, rowsOfDesk } from "#tests/support/classroom/desk.ts";

const KEYS = { sealed: "with these" };

/** Two classrooms, the first one with students, activities and keys. */
async function openTwo(): Promise<Desk> {
  const desk = await openFilledDesk();
  const other = classroomWith({ id: classroomId(2), name: "Otra" });
  await saveClassroom(desk, { id: desk.newId("command"), classroom: other });
  await saveClassroomKeys(desk, { id: desk.newId("command"), classroom: classroomId(1), keys: KEYS });
  return desk;
}

const remove = (desk: Desk, count: number) =>
  deleteClassroom(desk, { id: desk.newId("command"), classroom: classroomId(count) });

describe("ED-44 classrooms that were deleted are remembered, for what arrives for them", () => {
  it("none while all are here", async () => {
    expect(await deletedClassrooms(await openTwo())).toEqual([]);
  });

  it("by name, with the keys, and the command that undo takes back", async () => {
    const desk = await openTwo();
    const before = await rowsOfDesk(desk);
    await remove(desk, 1);
    const [found, ...others] = await deletedClassrooms(desk);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ classroom: { id: classroomId(1) }, keys: KEYS });
    const target = found?.command ?? desk.newId("command");
    expect((await undoClassCommand(desk, { id: desk.newId("command"), target })).ok).toBe(true);
    expect(await rowsOfDesk(desk)).toEqual(before);
    expect(await deletedClassrooms(desk)).toEqual([]);
  });

  it("one that was deleted, brought back and deleted again is told once, by its last deletion", async () => {
    const desk = await openTwo();
    await remove(desk, 1);
    const [first] = await deletedClassrooms(desk);
    const target = first?.command ?? desk.newId("command");
    await undoClassCommand(desk, { id: desk.newId("command"), target });
    await remove(desk, 1);
    const found = await deletedClassrooms(desk);
    expect(found).toHaveLength(1);
    expect(found[0]?.command).not.toBe(target);
  });

  it("those that went together are told, and not brought back one by one", async () => {
    const desk = await openTwo();
    await clearDesk(desk, { id: desk.newId("command") });
    const found = await deletedClassrooms(desk);
    expect(found.map(({ classroom, command }) => [classroom.id, command])).toEqual([
      [classroomId(1), null],
      [classroomId(2), null],
    ]);
  });
});
