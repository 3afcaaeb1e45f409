import { describe, expect, it } from "vitest";
import { DEFAULT_CLASSROOM_SETTINGS } from "#domain/classroom/classroom.ts";
import type { HandedWork, JoinedClassroom, StudentTask } from "#domain/classroom/student-desk.ts";
import type { SubmittedWork } from "#domain/classroom/submission.ts";
import { changedIdentity } from "#domain/exchange/receive/other-identity.ts";
import { keptCard } from "#domain/exchange/receive/student-arrivals.ts";
import { CLASSROOM, idOf, NOON } from "#tests/support/exchange/messages.ts";

const KEYS = { sign: "A".repeat(44), seal: "B".repeat(44) };
const ROOM: JoinedClassroom = {
  id: CLASSROOM,
  name: "Contabilidad",
  group: "",
  subject: "",
  teacher: "",
  code: "101",
  settings: DEFAULT_CLASSROOM_SETTINGS,
  card: { keys: KEYS, student: "Zea, Ana", madeAt: NOON },
  joinedAt: NOON,
};
const [ONE, TWO] = [idOf("activity", 1), idOf("activity", 2)];
const task = (id: typeof ONE, seed: number) => ({ id, classroom: CLASSROOM, seed }) as StudentTask;
const handed = (activity: typeof ONE, attempt: number, work: SubmittedWork): HandedWork => ({
  id: `m${activity}${attempt}`,
  classroom: CLASSROOM,
  activity,
  attempt,
  work,
  handedInAt: NOON + attempt,
  hash: "",
  packet: null,
});
const text = (words: string): SubmittedWork => ({ kind: "text", text: words });
const PART = {
  classroom: ROOM,
  tasks: [task(ONE, 5), task(TWO, 1)],
  handIns: [
    handed(TWO, 2, text("segunda")),
    handed(TWO, 1, text("primera")),
    handed(ONE, 1, { kind: "exercise", work: { entries: [], answers: {} } }),
  ],
  returns: [],
};
const seeds = new Map([
  [ONE, 9],
  [TWO, 1],
]);

describe("ED-137 a classroom as somebody else entered it", () => {
  it("has the other name and code, own figures where they differ, and no hand-ins; the last words are a draft", () => {
    const next = changedIdentity(PART, { code: "102", name: "Ruiz, Luis", seeds });
    expect(next && keptCard(next.classroom)).toEqual({ keys: KEYS, student: "Ruiz, Luis", madeAt: NOON });
    expect(next?.classroom).toMatchObject({ code: "102", joinedAt: NOON, name: "Contabilidad" });
    expect(next?.tasks.map(({ id, seed }) => [id, seed])).toEqual([[ONE, 9]]);
    expect(next?.handIns).toEqual(PART.handIns);
    const fewer = changedIdentity(PART, { code: "102", name: "Ruiz, Luis", seeds: new Map([[TWO, 8]]) });
    expect(fewer?.tasks.map(({ id, seed }) => [id, seed])).toEqual([[TWO, 8]]);
    expect(next?.drafts).toEqual([
      { id: `${TWO} text`, task: TWO, work: text("segunda"), savedAt: NOON + 2 },
    ]);
  });

  it.each(["101", " 1-01 ", "1.01"])(
    "changes the name alone with the same code, however written: %j",
    (code) => {
      const next = changedIdentity(PART, { code, name: "Zea Ruiz, Ana", seeds });
      expect(next).toMatchObject({ tasks: [], handIns: [], returns: [], drafts: [] });
      expect(next && keptCard(next.classroom)?.student).toBe("Zea Ruiz, Ana");
    },
  );

  it("is none where no card was entered by, as in the sample", () => {
    const sample = { ...PART, classroom: { ...ROOM, card: null } };
    expect(changedIdentity(sample, { code: "102", name: "Ruiz, Luis", seeds })).toBeNull();
  });
});
