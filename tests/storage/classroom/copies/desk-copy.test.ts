import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { bringKeys, carryKeys } from "#formats/exchange/keys/carried-keys.ts";
import { type DeviceKeys, makeKeys } from "#formats/exchange/keys/device-keys.ts";
import { keptKeys } from "#formats/exchange/keys/kept-keys.ts";
import { readMessage } from "#formats/exchange/read-message.ts";
import { writeMessage } from "#formats/exchange/write-message.ts";
import { writeFile } from "#storage/backup/backup-file.ts";
import { lockFile } from "#storage/backup/locked-file.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { lookAtCopy } from "#storage/classroom/copies/copy-file.ts";
import { type DeskCopy, openDeskCopy, packDesk, restoreDesk } from "#storage/classroom/copies/desk-copy.ts";
import { deskCopiesOf, noteDeskCopy, notePutOff } from "#storage/classroom/copies/desk-copy-notes.ts";
import { openStudentCopy } from "#storage/classroom/copies/student-copy.ts";
import { deleteClassroom, saveClassroomKeys } from "#storage/classroom/desk/classrooms.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { classroomKeysOf, inboxOf } from "#storage/classroom/desk/desk-queries.ts";
import { changeGrades } from "#storage/classroom/desk/grades.ts";
import { clearDesk } from "#storage/classroom/desk/sample.ts";
import { receiveSubmissions } from "#storage/classroom/desk/submissions.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import { activityId, classroomId, studentId } from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk, openTestDesk, rowsOfDesk, submissionWith } from "#tests/support/classroom/desk.ts";
import { CLASSROOM, handInMessage } from "#tests/support/exchange/messages.ts";

const CODEC = { carry: carryKeys, bring: bringKeys };
const PASS = "mañana 🌞 de sol";

let student: DeviceKeys;
beforeAll(async () => {
  student = await makeKeys();
});

/** A desk with works of every kind, one of them a file, a tray, a grade and the classroom's keys. */
async function fullDesk(): Promise<{ readonly desk: Desk; readonly keys: DeviceKeys }> {
  const desk = await openFilledDesk();
  const keys = await makeKeys();
  await saveClassroomKeys(desk, { id: desk.newId("command"), classroom: classroomId(1), keys });
  const bytes = Uint8Array.from({ length: 3000 }, (_, at) => (at * 7) & 255);
  await receiveSubmissions(desk, {
    id: desk.newId("command"),
    submissions: [
      submissionWith("m1", 1),
      submissionWith("m2", 2, { work: { kind: "file", name: "Taller ñ.pdf", bytes } }),
      submissionWith("m3", 3, { work: { kind: "text", text: "Hola" } }),
    ],
    inbox: [
      {
        id: "m9",
        classroom: classroomId(1),
        kind: "unidentified",
        fileName: "x.cuadra",
        receivedAt: 5,
        reason: "unknown-code",
        details: {},
        submission: (({ student: _student, ...rest }) => rest)(submissionWith("m9", 1)),
        author: { code: "7", name: "Ñ" },
      },
    ],
  });
  await changeGrades(desk, {
    id: desk.newId("command"),
    cells: [
      {
        student: studentId(1),
        activity: activityId(1),
        classroom: classroomId(1),
        change: { kind: "manual", raw: 0.84 },
      },
    ],
  });
  return { desk, keys };
}

async function packed(desk: Desk) {
  const made = await packDesk(desk, PASS, CODEC);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

async function opened(file: Blob): Promise<DeskCopy> {
  const read = await openDeskCopy(file, PASS, CODEC);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const restore = async (desk: Desk, copy: DeskCopy, way: "merge" | "replace") => {
  const id = desk.newId("command");
  const done = await restoreDesk(desk, { id, copy, way });
  if (!done.ok) throw new Error(done.error.kind);
  return { id, ...done.value };
};

/** Rows as they compare: keys by their public halves, without when they were copied. */
async function contents(desk: Desk) {
  const { keys, settings, ...rows } = await rowsOfDesk(desk);
  const halves = (keys as { classroom: string; keys: unknown }[]).map(({ classroom, keys: kept }) => [
    classroom,
    keptKeys(kept)?.public,
  ]);
  return {
    ...rows,
    halves,
    settings: (settings as { key: string }[]).filter(({ key }) => key === "teacher"),
  };
}

describe("ED-120 the copy of a desk", () => {
  it("brings everything to an empty device, and twice is once", async () => {
    const { desk } = await fullDesk();
    const { file, holds, createdAt } = await packed(desk);
    expect(holds).toMatchObject({ classrooms: 1, students: 3, activities: 2, works: 3, lostKeys: [] });
    const copy = await opened(file);
    expect(copy).toMatchObject({ holds: "aula", createdAt, bad: 0, newer: 0, contents: holds });
    for (const way of ["merge", "replace"] as const) {
      const other = await openTestDesk();
      const first = await restore(other, copy, way);
      expect([first.added, first.changed, first.removed, first.kept]).toEqual([14, 0, 0, 0]);
      expect(await contents(other)).toEqual(await contents(desk));
      expect((await inboxOf(other)).map(({ id }) => id)).toEqual(["m9"]);
      const before = await other.db.audit.count();
      expect(await restore(other, await opened(file), way)).toMatchObject({
        added: 0,
        changed: 0,
        removed: 0,
        kept: 0,
      });
      expect(await other.db.audit.count()).toBe(before);
      expect(await undoClassCommand(other, { id: other.newId("command"), target: first.id })).toMatchObject({
        ok: true,
      });
      expect(await other.db.classrooms.count()).toBe(0);
    }
  });

  it("opens with the restored keys what was sealed before", async () => {
    const { desk, keys } = await fullDesk();
    const yesterday = await writeMessage(handInMessage(student.public), student, keys.public.seal);
    const copy = await opened((await packed(desk)).file);
    const laptop = await openTestDesk();
    await restore(laptop, copy, "replace");
    const row = await classroomKeysOf(laptop, classroomId(1));
    expect(row?.backedUpAt).toBe(copy.createdAt);
    const back = keptKeys(row?.keys);
    if (back === null) throw new Error("keys");
    expect(await readMessage(yesterday, { own: [back], classKey: () => null })).toMatchObject({
      ok: true,
      value: { message: { content: { classroom: CLASSROOM } } },
    });
    // Copied again from the new device, they still open.
    const again = await opened((await packed(laptop)).file);
    expect(again.contents.keyed).toEqual([classroomId(1)]);
  });

  it("keeps what is here when merged, and becomes the copy when replaced", async () => {
    const { desk } = await fullDesk();
    const copy = await opened((await packed(desk)).file);
    const cell = { student: studentId(1), activity: activityId(1), classroom: classroomId(1) };
    const write = (raw: number) =>
      changeGrades(desk, {
        id: desk.newId("command"),
        cells: [{ ...cell, change: { kind: "manual", raw } }],
      });
    const manual = async () => (await desk.db.grades.get([cell.student, cell.activity]))?.manual;
    await write(0.5);
    await desk.db.students.delete(studentId(3));
    const merged = await restore(desk, copy, "merge");
    expect(merged).toMatchObject({ added: 1, changed: 0, removed: 0, kept: 1, otherKeys: [] });
    expect(await manual()).toBe(0.5);
    const replaced = await restore(desk, copy, "replace");
    expect(replaced).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect(await manual()).toBe(0.84);
  });

  it("tells of classrooms whose keys are others than the copy's, and gives them back when replaced", async () => {
    const { desk, keys } = await fullDesk();
    const copy = await opened((await packed(desk)).file);
    await desk.db.keys.put({ classroom: classroomId(1), keys: await makeKeys(), backedUpAt: null });
    const merged = await restore(desk, copy, "merge");
    expect(merged.otherKeys).toHaveLength(1);
    await restore(desk, copy, "replace");
    expect(keptKeys((await classroomKeysOf(desk, classroomId(1)))?.keys)?.public).toEqual(keys.public);
  });

  it("says whose keys cannot go into it", async () => {
    const { desk } = await fullDesk();
    await desk.db.keys.put({ classroom: classroomId(1), keys: { wrapped: 1 }, backedUpAt: null });
    const { file, holds } = await packed(desk);
    expect([holds.keyed, holds.lostKeys]).toEqual([[], ["Contabilidad Financiera II"]]);
    expect((await opened(file)).contents.keyed).toEqual([]);
  });

  it("notes a copy for the keys that it holds, and a question that was put off, beside what a reset clears", async () => {
    const { desk } = await fullDesk();
    expect(await deskCopiesOf(desk)).toMatchObject({ lastAt: null, putOff: [] });
    const { holds, createdAt } = await packed(desk);
    await notePutOff(desk, { id: desk.newId("command"), classroom: classroomId(1) });
    await noteDeskCopy(desk, { id: desk.newId("command"), at: createdAt, file: holds });
    expect((await classroomKeysOf(desk, classroomId(1)))?.backedUpAt).toBe(createdAt);
    await clearDesk(desk, { id: desk.newId("command") });
    expect(await deskCopiesOf(desk)).toMatchObject({ lastAt: createdAt, putOff: [classroomId(1)] });
    await noteDeskCopy(desk, { id: desk.newId("command"), at: createdAt + 1, file: holds });
    expect((await deskCopiesOf(desk)).lastAt).toBe(createdAt + 1);
    expect(await desk.db.keys.count()).toBe(0);
  });

  it("brings a deleted classroom back with its work", async () => {
    const { desk } = await fullDesk();
    const before = await contents(desk);
    const copy = await opened((await packed(desk)).file);
    await deleteClassroom(desk, { id: desk.newId("command"), classroom: classroomId(1) });
    await restore(desk, copy, "replace");
    expect(await contents(desk)).toEqual(before);
  });
});

describe("ED-121 any file is answered before it is used", () => {
  it("tells a wrong passphrase, other kinds, later versions and foreign files apart", async () => {
    const { desk } = await fullDesk();
    const { file } = await packed(desk);
    const open = async (each: Blob, passphrase = PASS) => {
      const read = await openDeskCopy(each, passphrase, CODEC);
      return read.ok ? "ok" : read.error;
    };
    expect(await open(file, "otra")).toBe("wrong-passphrase");
    expect(await open(file, PASS.normalize("NFD"))).toBe("ok");
    expect(await openStudentCopy(file, PASS, CODEC)).toEqual({ ok: false, error: "other-kind" });
    expect(await readBackup(file)).toEqual({ ok: false, error: "locked" });
    const body = async (json: string) => lockFile(await writeFile([json.slice(1, -2), "}}"]), PASS);
    const books = '{"schema":1,"app":"","createdAt":1,"account":{},"counts":{},"tables":{}}';
    expect(await open(await writeFile([books.slice(1)]))).toBe("of-books");
    expect(await open(await body(books))).toBe("of-books");
    const aula = books.replace('"account":{}', '"holds":"aula","owner":""');
    expect(await open(await body(aula.replace('"schema":1', '"schema":2')))).toBe("newer");
    expect(await open(await body(aula.replace('"counts":{}', '"counts":{"grades":1}')))).toBe("damaged");
    const plain = await writeFile([aula.slice(1)]);
    expect(await readBackup(plain)).toEqual({ ok: false, error: "academic" });
    const packet = await writeMessage(handInMessage(student.public), student, student.public.seal);
    for (const [bytes, problem] of [
      [new Uint8Array(), "foreign"],
      [packet, "foreign"],
      [new TextEncoder().encode("%PDF-1.7"), "foreign"],
    ] as const) {
      expect(await lookAtCopy(new Blob([bytes as Uint8Array<ArrayBuffer>]))).toBe(problem);
    }
    expect(await lookAtCopy(file)).toBeNull();
  });

  it("takes no changed, cut or longer copy, whichever byte it is", async () => {
    const { desk } = await fullDesk();
    const bytes = new Uint8Array(await (await packed(desk)).file.arrayBuffer());
    const change = fc.oneof(
      fc.nat(bytes.length - 1).map((at) => bytes.with(at, (bytes[at] ?? 0) ^ 1)),
      // The head is where a change could pass for something else.
      fc
        .record({ at: fc.nat(400), bit: fc.nat(7) })
        .map(({ at, bit }) => bytes.with(at, (bytes[at] ?? 0) ^ (1 << bit))),
      fc.nat(bytes.length - 1).map((length) => bytes.slice(0, length)),
      fc.uint8Array({ minLength: 1, maxLength: 5 }).map((more) => new Uint8Array([...bytes, ...more])),
    );
    await fc.assert(
      fc.asyncProperty(change, async (bad) => {
        expect(await lookAtCopy(new Blob([bad as Uint8Array<ArrayBuffer>]))).not.toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  it("leaves out rows that cannot be read, counts them, and carries those of a later version", async () => {
    const { desk } = await fullDesk();
    const grade = await desk.db.grades.get([studentId(1), activityId(1)]);
    const student2 = { ...(await desk.db.students.get(studentId(2))), joinedAt: "ayer" };
    await desk.db.students.put(student2 as never);
    await desk.db.grades.put({ ...grade, status: "celebrada" } as never);
    const copy = await opened((await packed(desk)).file);
    expect([copy.bad, copy.newer]).toEqual([1, 1]);
    const other = await openTestDesk();
    await restore(other, copy, "replace");
    expect(await other.db.students.count()).toBe(2);
    expect(await other.db.grades.get([studentId(1), activityId(1)])).toMatchObject({ status: "celebrada" });
  });
});
