import { expect, it } from "vitest";
import { DEFAULT_CLASSROOM_SETTINGS } from "#domain/classroom/classroom.ts";
import type { JoinedClassroom, StudentTask } from "#domain/classroom/student-desk.ts";
import { changeIdentity } from "#storage/classroom/student/change-identity.ts";
import {
  handInWork,
  joinClassroom,
  receiveTasks,
  saveWorkDraft,
} from "#storage/classroom/student/student-commands.ts";
import { studentContents, taskDraftOf } from "#storage/classroom/student/student-queries.ts";
import { openStudentStorage } from "#storage/classroom/student/student-storage.ts";
import { ACTIVITY, CLASSROOM, idOf, NOON } from "#tests/support/exchange/messages.ts";

const PROFILE = idOf("profile", 71);
const [, OTHER] = [1, 2].map((number) => idOf("classroom", number)) as [typeof CLASSROOM, typeof CLASSROOM];
const room = (id: typeof CLASSROOM, card: unknown): JoinedClassroom => ({
  id,
  name: "Contabilidad",
  group: "",
  subject: "",
  teacher: "",
  code: "101",
  settings: DEFAULT_CLASSROOM_SETTINGS,
  card,
  joinedAt: NOON,
});
const CARD = { keys: { sign: "A".repeat(44), seal: "B".repeat(44) }, student: "Zea, Ana", madeAt: NOON };
const TASK: StudentTask = {
  id: ACTIVITY,
  classroom: CLASSROOM,
  title: "Ensayo",
  description: "",
  type: "essay",
  period: 1,
  weight: 10,
  dueDate: null,
  attempts: { kind: "graded", most: 2, keep: "best" },
  feedback: { level: 2, release: { kind: "deadline" } },
  case: null,
  source: null,
  seed: 1,
  packet: null,
  receivedAt: NOON,
};

async function place() {
  const storage = await openStudentStorage(PROFILE);
  const id = () => storage.newId("command");
  for (const classroom of [room(CLASSROOM, CARD), room(OTHER, null)])
    await joinClassroom(storage, { id: id(), classroom });
  await receiveTasks(storage, { id: id(), tasks: [TASK] });
  const work = { kind: "text", text: "Lo entregado" } as const;
  const facts = { id: "m1", classroom: CLASSROOM, activity: ACTIVITY, attempt: 1, work };
  await handInWork(storage, {
    id: id(),
    work: { ...facts, handedInAt: NOON, hash: "ab", packet: new Uint8Array([1]) },
  });
  const change = (classroom: typeof CLASSROOM) =>
    changeIdentity(storage, PROFILE, {
      id: id(),
      classroom,
      code: "102",
      name: "Ruiz, Luis",
      seeds: new Map(),
    });
  return { storage, change, id };
}

it("ED-137 keeps what is being written, refuses a classroom of no card, and touches no other one", async () => {
  const { storage, change, id } = await place();
  const written = { kind: "text", text: "Lo que escribe ahora" } as const;
  await saveWorkDraft(storage, { id: id(), task: ACTIVITY, kind: "text", work: written });
  const before = await studentContents(storage);
  for (const unknown of [OTHER, idOf("classroom", 9)])
    expect(await change(unknown)).toEqual({ ok: false, error: { kind: "unknown-classroom" } });
  expect(await studentContents(storage)).toEqual(before);
  expect(await change(CLASSROOM)).toEqual({ ok: true, value: { taken: [], brought: [] } });
  const after = await studentContents(storage);
  expect(after.handIns).toEqual([]);
  expect(after.classrooms.find((each) => each.id === CLASSROOM)?.code).toBe("102");
  expect(after.classrooms.find((each) => each.id === OTHER)).toEqual(room(OTHER, null));
  expect((await taskDraftOf(storage, ACTIVITY)).text).toBe("Lo que escribe ahora");
});
