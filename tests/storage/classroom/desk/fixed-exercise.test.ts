import { describe, expect, it } from "vitest";
import type { Activity } from "#domain/classroom/activity.ts";
import type { InboxRecord } from "#domain/classroom/submission.ts";
import { assignActivity, saveActivity, startActivity } from "#storage/classroom/desk/activities.ts";
import { deleteClassroom } from "#storage/classroom/desk/classrooms.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { receiveSubmissions } from "#storage/classroom/desk/submissions.ts";
import { activityId, activityWith, classroomId } from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk, submissionWith } from "#tests/support/classroom/desk.ts";

const source = { template: "withholding-services", version: 1, seed: 7 };
const SENT = activityWith(1, {
  type: "exercise",
  exercise: { kind: "template", source, personal: true },
  hasAutoGrading: true,
});
const CHANGED: Readonly<Record<string, Partial<Activity>>> = {
  "another exercise": {
    exercise: { kind: "template", source: { ...source, template: "withholding-purchase" }, personal: true },
  },
  "another seed": { exercise: { kind: "template", source: { ...source, seed: 8 }, personal: true } },
  "one figure for all": { exercise: { kind: "template", source, personal: false } },
  "no exercise": { type: "essay", exercise: null, hasAutoGrading: false },
};

const own = (desk: Desk) => ({ id: desk.newId("command") });
const save = (desk: Desk, changes: Partial<Activity>) =>
  saveActivity(desk, { ...own(desk), activity: { ...SENT, ...changes } });
const share = (desk: Desk) =>
  startActivity(desk, { ...own(desk), classroom: classroomId(1), activity: SENT });
const assign = (desk: Desk, rooms: readonly number[]) =>
  assignActivity(desk, {
    ...own(desk),
    activity: SENT.id,
    assignedTo: rooms.map((each) => ({ classroom: classroomId(each), dueDate: null })),
  });

async function deskOf(): Promise<Desk> {
  const desk = await openFilledDesk();
  await save(desk, {});
  return desk;
}

const { student: _, ...unplaced } = submissionWith("m5", 1);
const WAITING: InboxRecord = {
  id: "m5",
  classroom: classroomId(1),
  kind: "unidentified",
  fileName: "entrega.cuadra",
  receivedAt: 5,
  reason: "unknown-code",
  details: {},
  submission: unplaced,
  author: null,
};

/** Each way in which students come to have the exercise. */
const OUT: Readonly<Record<string, (desk: Desk) => Promise<unknown>>> = {
  "its task was shared": share,
  "a hand-in is here": (desk) =>
    receiveSubmissions(desk, { ...own(desk), submissions: [submissionWith("m1", 1)] }),
  "a hand-in waits in the tray": (desk) =>
    receiveSubmissions(desk, { ...own(desk), submissions: [], inbox: [WAITING] }),
  "it was shared, taken back and given again": async (desk) => {
    await share(desk);
    await assign(desk, []);
    await assign(desk, [1]);
  },
  "its only classroom was deleted since": async (desk) => {
    await share(desk);
    await deleteClassroom(desk, { ...own(desk), classroom: classroomId(1) });
  },
  "it was active before that was kept": async (desk) => {
    await desk.db.activities.put({ ...SENT, status: "active" });
    await assign(desk, []);
  },
};

describe("ED-154 the exercise that students have stays", () => {
  describe.each(Object.entries(OUT))("once %s", (_name, goOut) => {
    it.each(Object.entries(CHANGED))("%s is refused", async (_change, changes) => {
      const desk = await deskOf();
      await goOut(desk);
      const before = await desk.db.activities.get(SENT.id);
      expect(await save(desk, changes)).toEqual({ ok: false, error: { kind: "exercise-fixed" } });
      expect(await desk.db.activities.get(SENT.id)).toEqual(before);
    });

    it("all else of it is edited", async () => {
      const desk = await deskOf();
      await goOut(desk);
      const others: Partial<Activity> = {
        title: "Otro título",
        weight: 25,
        period: 2,
        feedback: { level: 1, release: { kind: "at-once" } },
        attempts: { kind: "graded", most: 3, keep: "last" },
        hasAutoGrading: false,
      };
      const { status, assignedTo } = (await desk.db.activities.get(activityId(1))) ?? SENT;
      expect(await save(desk, { ...others, status, assignedTo })).toMatchObject({ ok: true, value: others });
    });
  });

  it.each(Object.entries(CHANGED))("before that, %s is taken", async (_change, changes) => {
    const desk = await deskOf();
    expect(await save(desk, changes)).toMatchObject({ ok: true });
  });

  it("an older screen that saves takes nothing of it away", async () => {
    const desk = await deskOf();
    await share(desk);
    expect(await save(desk, { title: "De antes", status: "assigned" })).toMatchObject({ ok: true });
    expect(await save(desk, CHANGED["another exercise"] ?? {})).toMatchObject({
      error: { kind: "exercise-fixed" },
    });
  });
});
