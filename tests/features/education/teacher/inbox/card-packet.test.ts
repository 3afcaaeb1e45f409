import { expect, it } from "vitest";
import { DEFAULT_TEACHER_SETTINGS } from "#domain/classroom/teacher-settings.ts";
import { cardPacket } from "#features/education/teacher/inbox/make-packets.ts";
import { readMessage } from "#formats/exchange/read-message.ts";
import { saveStudents } from "#storage/classroom/desk/roster.ts";
import { classroomWith, studentWith } from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk } from "#tests/support/classroom/desk.ts";

async function shared(isKept: boolean, withNames: boolean) {
  const desk = await openFilledDesk();
  const students = [
    studentWith(1, { code: "", cedula: "", name: "Ruiz, Eva" }),
    studentWith(2, { code: "A-7", name: "Gil, Leo" }),
  ];
  const packet = await cardPacket(
    {
      desk,
      students,
      settings: DEFAULT_TEACHER_SETTINGS,
      newId: desk.newId,
      now: () => 1,
      act: {
        saveStudents: async (classroom, given) =>
          isKept && (await saveStudents(desk, { id: desk.newId("command"), classroom, students: given })).ok,
      },
    },
    classroomWith(),
    withNames,
  );
  const read = await readMessage(packet.bytes, { own: [], classKey: () => null });
  if (!read.ok || read.value.message.kind !== "clase") throw new Error("no class card");
  return { roster: read.value.message.content.roster, kept: await desk.db.students.toArray() };
}

it("ED-37 whoever has no code is given one that is kept before anybody enters with it", async () => {
  const { roster, kept } = await shared(true, true);
  expect(roster).toEqual([
    { code: "A-7", name: "Gil, Leo" },
    { code: "101", name: "Ruiz, Eva" },
  ]);
  expect(kept.find(({ name }) => name === "Ruiz, Eva")?.code).toBe("101");
  const bare = await shared(true, false);
  expect(bare.roster).toEqual([]);
  expect(bare.kept.find(({ name }) => name === "Ruiz, Eva")?.code).toBe("101");
});

it("ED-37 a code that was not kept is on no card", async () => {
  expect((await shared(false, true)).roster).toEqual([{ code: "A-7", name: "Gil, Leo" }]);
});
