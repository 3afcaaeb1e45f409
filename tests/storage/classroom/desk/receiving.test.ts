import { describe, expect, it } from "vitest";
import { planReceipt, type ReadSource } from "#domain/exchange/receive/receive-plan.ts";
import { receivedWorks } from "#domain/exchange/receive/received-works.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { inboxOf } from "#storage/classroom/desk/desk-queries.ts";
import { everyClassroomKeys, receivingDeskOf } from "#storage/classroom/desk/receiving.ts";
import { saveStudents } from "#storage/classroom/desk/roster.ts";
import { identifyMessage, receiveSubmissions } from "#storage/classroom/desk/submissions.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import { activityId, classroomId, studentId, studentWith } from "#tests/support/classroom/classrooms.ts";
import { gradebookOf, openFilledDesk, rowsOfDesk } from "#tests/support/classroom/desk.ts";
import { handInMessage, NOON } from "#tests/support/exchange/messages.ts";

const DEVICE = { sign: "A".repeat(44), seal: "A".repeat(44) };
const COUNTS = Array.from({ length: 30 }, (_, at) => at + 1);

function handIn(student: number, facts: { code?: string; classroom?: number } = {}): ReadSource {
  const { code = `C${student}`, classroom = 1 } = facts;
  const message = handInMessage(DEVICE, { number: student, code, name: "", entries: 1 });
  const place = { classroom: classroomId(classroom), activity: activityId(1) };
  const placed = { ...message, content: { ...message.content, ...place } };
  return {
    name: `entrega-${student}.cuadra`,
    outcome: ok({ message: placed, hash: `${student}`.repeat(8) }),
  };
}

const cut = (student: number): ReadSource => ({
  name: `entrega-${student}.cuadra`,
  outcome: err({ kind: "truncated", missing: 12 }),
});

async function openCourse(): Promise<Desk> {
  const desk = await openFilledDesk();
  const students = COUNTS.map((count) => studentWith(count, { cedula: `${100_000 + count * 977}` }));
  await saveStudents(desk, { id: desk.newId("command"), classroom: classroomId(1), students });
  return desk;
}

async function receive(desk: Desk, sources: readonly ReadSource[]) {
  const known = await receivingDeskOf(desk, classroomId(1));
  if (known === null) throw new Error("no classroom");
  const plan = planReceipt(sources, known, new Map(), NOON);
  const id = desk.newId("command");
  const written = await receiveSubmissions(desk, { id, ...receivedWorks(plan, classroomId(1), 500) });
  return { id, plan, written };
}

async function states(desk: Desk): Promise<readonly string[]> {
  const book = await gradebookOf(desk, classroomId(1), day("2026-11-24"));
  return book.rows.map(({ cells }) => cells[0]?.state ?? "");
}

describe("ED-80 what arrives becomes states of the classroom", () => {
  it("thirty students, three files twice and one cut: thirty states, nothing lost", async () => {
    const desk = await openCourse();
    const good = COUNTS.slice(0, 29).map((count) => handIn(count));
    const batch = [...good, handIn(3), handIn(17), handIn(29), cut(30)];
    const { plan, written } = await receive(desk, batch);
    expect(plan.repeated).toHaveLength(3);
    expect(written).toMatchObject({ ok: true, value: { added: 29, inbox: 1 } });
    const found = await states(desk);
    expect(found).toHaveLength(30);
    expect(found.filter((state) => state === "submitted")).toHaveLength(29);
    expect(await inboxOf(desk)).toMatchObject([
      { kind: "damaged", fileName: "entrega-30.cuadra", reason: "truncated", details: { missing: 12 } },
    ]);

    const before = await rowsOfDesk(desk);
    const audits = await desk.db.audit.count();
    const again = await receive(desk, batch);
    expect(again.plan.repeated).toHaveLength(32);
    expect(await rowsOfDesk(desk)).toEqual(before);
    expect(await desk.db.audit.count()).toBe(audits);

    await receive(desk, [handIn(30)]);
    expect((await states(desk)).filter((state) => state === "submitted")).toHaveLength(30);
    expect(await inboxOf(desk)).toEqual([]);
  });

  it("keeps who is not in the list in the tray, also when it comes again, until somebody says whose it is", async () => {
    const desk = await openCourse();
    await receive(desk, [handIn(4, { code: "sin nadie" })]);
    await receive(desk, [handIn(4, { code: "sin nadie" })]);
    const [record, ...others] = await inboxOf(desk);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ kind: "unidentified", author: { code: "sin nadie" } });
    expect(await states(desk)).not.toContain("submitted");
    const message = record?.id ?? "";
    await identifyMessage(desk, { id: desk.newId("command"), message, student: studentId(4) });
    expect((await states(desk)).filter((state) => state === "submitted")).toHaveLength(1);
    expect(await inboxOf(desk)).toEqual([]);
  });

  it("takes nothing of another class, and undo takes a receipt back whole", async () => {
    const desk = await openCourse();
    const before = await rowsOfDesk(desk);
    const foreign = await receive(desk, [handIn(1, { classroom: 2 })]);
    expect(foreign.plan.misplaced).toEqual([
      { source: "entrega-1.cuadra", why: "other-class", classroom: classroomId(2) },
    ]);
    expect(await rowsOfDesk(desk)).toEqual(before);
    const { id } = await receive(desk, [handIn(1), handIn(2, { code: "nadie" }), cut(5)]);
    await undoClassCommand(desk, { id: desk.newId("command"), target: id });
    expect(await rowsOfDesk(desk)).toEqual(before);
    expect(await everyClassroomKeys(desk)).toEqual([]);
  });
});
