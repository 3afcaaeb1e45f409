import { describe, expect, it } from "vitest";
import type { Activity, Assignment } from "#domain/classroom/activity.ts";
import { addExternalActivity, assignActivity, saveActivity } from "#storage/classroom/desk/activities.ts";
import { saveClassroom } from "#storage/classroom/desk/classrooms.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { activityId, activityWith, classroomId, classroomWith } from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk } from "#tests/support/classroom/desk.ts";

const to = (...rooms: number[]): readonly Assignment[] =>
  rooms.map((room) => ({ classroom: classroomId(room), dueDate: null }));
const of = (activity: number) => ({ kind: "activity", activity: activityId(activity) }) as const;
const retry = (changes: Partial<Activity> = {}): Activity =>
  activityWith(7, {
    title: "Supletorio",
    weight: 0,
    replaces: of(1),
    status: "draft",
    assignedTo: [],
    ...changes,
  });
const REFUSED = { ok: false, error: { kind: "replaced-elsewhere" } };

/** Two classrooms, of which the first alone has activities 1 and 2; activity 3 is of both. */
async function twoRooms(): Promise<Desk> {
  const desk = await openFilledDesk();
  await saveClassroom(desk, {
    id: desk.newId("command"),
    classroom: classroomWith({ id: classroomId(2), group: "05" }),
  });
  await save(desk, activityWith(3, { assignedTo: to(1, 2) }));
  return desk;
}

const save = (desk: Desk, activity: Activity) => saveActivity(desk, { id: desk.newId("command"), activity });
const assign = (desk: Desk, activity: Activity, ...rooms: number[]) =>
  assignActivity(desk, { id: desk.newId("command"), activity: activity.id, assignedTo: to(...rooms) });

describe("ED-161 a second chance goes only where what it stands in for is", () => {
  it("is refused in a classroom without it, also as a draft that is given to several", async () => {
    const desk = await twoRooms();
    await save(desk, retry());
    expect(await assign(desk, retry(), 2)).toMatchObject(REFUSED);
    expect(await assign(desk, retry(), 1, 2)).toMatchObject(REFUSED);
    expect(await assign(desk, retry(), 1)).toMatchObject({ ok: true });
    await assign(desk, activityWith(1), 1, 2);
    expect(await assign(desk, retry(), 1, 2)).toMatchObject({ ok: true });
  });

  it("is refused where it comes to stand in for another one, and as a grade from elsewhere", async () => {
    const desk = await twoRooms();
    const given = { status: "assigned", assignedTo: to(1, 2) } as const;
    expect(await save(desk, retry({ ...given, replaces: of(3) }))).toMatchObject({ ok: true });
    expect(await save(desk, retry({ ...given, replaces: of(2) }))).toMatchObject(REFUSED);
    expect(await save(desk, retry({ ...given, replaces: of(9) }))).toMatchObject(REFUSED);
    const external = retry({ status: "assigned", assignedTo: to(2), id: activityId(8) });
    const id = desk.newId("command");
    const added = addExternalActivity(desk, {
      id,
      classroom: classroomId(2),
      activity: external,
      grades: [],
    });
    expect(await added).toMatchObject(REFUSED);
  });

  it("stays where it was, whatever became of what it stood in for, and can be edited and taken away", async () => {
    const desk = await twoRooms();
    const given = retry({ status: "assigned", assignedTo: to(1, 2), replaces: of(3) });
    await save(desk, given);
    await assign(desk, activityWith(3), 1);
    expect(await save(desk, { ...given, title: "Supletorio del parcial" })).toMatchObject({ ok: true });
    expect(await assign(desk, given, 1, 2)).toMatchObject({ ok: true });
    expect(await assign(desk, given, 1)).toMatchObject({ ok: true });
    expect(await assign(desk, given, 1, 2)).toMatchObject(REFUSED);
  });
});
