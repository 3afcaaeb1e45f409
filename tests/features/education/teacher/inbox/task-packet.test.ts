import { describe, expect, it, vi } from "vitest";
import type { Activity } from "#domain/classroom/activity.ts";
import { activityPacket, classKeys } from "#features/education/teacher/inbox/make-packets.ts";
import { readMessage } from "#formats/exchange/read-message.ts";
import { saveActivity } from "#storage/classroom/desk/activities.ts";
import { activityWith, classroomId } from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk } from "#tests/support/classroom/desk.ts";

/** Shares an activity of that status; `write` does what the desk's screen does with a command. */
async function shared(status: Activity["status"], writes = true) {
  const desk = await openFilledDesk();
  const activity = activityWith(1, { status });
  await saveActivity(desk, { id: desk.newId("command"), activity });
  const run = vi.fn(async (command: (id: never) => Promise<{ readonly ok: boolean }>) =>
    writes ? (await command(desk.newId("command") as never)).ok : false,
  );
  const packet = await activityPacket(
    { desk, activities: [activity], act: { run: run as never }, newId: desk.newId, now: () => 1 },
    classroomId(1),
    activity,
  );
  const { sign } = (await classKeys(desk, classroomId(1))).public;
  const read = await readMessage(packet.bytes, { own: [], classKey: () => sign });
  return {
    kind: read.ok ? read.value.message.kind : read.error,
    status: (await desk.db.activities.get(activity.id))?.status,
    commands: run.mock.calls.length,
    audit: (await desk.db.audit.toArray()).filter(({ kind }) => kind === "share-task"),
  };
}

describe("ED-146 an activity becomes active when its task is made for the students", () => {
  it("from assigned, with what was done last", async () => {
    const { kind, status, audit } = await shared("assigned");
    expect([kind, status]).toEqual(["tarea", "active"]);
    expect(audit.map(({ note }) => note)).toEqual([{ name: "Actividad 1" }]);
  });

  it("shared again it stays active, and nothing is written", async () => {
    const { kind, status, commands, audit } = await shared("active");
    expect([kind, status, commands, audit.length]).toEqual(["tarea", "active", 0, 0]);
  });

  it("where it cannot be kept the students have the task all the same", async () => {
    expect(await shared("assigned", false)).toMatchObject({ kind: "tarea", status: "assigned" });
  });
});
