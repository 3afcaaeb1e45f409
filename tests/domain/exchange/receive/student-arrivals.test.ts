import { describe, expect, it } from "vitest";
import { type ClassroomSettings, DEFAULT_CLASSROOM_SETTINGS } from "#domain/classroom/classroom.ts";
import type { JoinedClassroom, ReturnedGrade, StudentTask } from "#domain/classroom/student-desk.ts";
import {
  gradeOfLast,
  joinedClassroom,
  keptCard,
  keptReturn,
  keptTask,
  openedTask,
  receivedReturn,
  receivedTask,
} from "#domain/exchange/receive/student-arrivals.ts";
import { joinedShape, returnShape, taskShape } from "#storage/classroom/shapes/student-shapes.ts";
import { cardMessage, NOON, returnMessage, SOLUTION, taskMessage } from "#tests/support/exchange/messages.ts";

const POINT = `A${"B".repeat(43)}`;
const KEYS = { sign: POINT, seal: POINT };
const WORDS: ClassroomSettings = { ...DEFAULT_CLASSROOM_SETTINGS, gradeScale: "letters" };

describe("ED-82 what a student receives is kept as it came", () => {
  it("a card with who the student is in the class", () => {
    const who = { code: "77", name: "Gaitán Lugo, Natalia" };
    const joined = joinedClassroom(cardMessage(KEYS), who, undefined, NOON + 5);
    if (joined === null) throw new Error("not entered");
    expect(joinedShape.check(joined)).toBe("ok");
    expect(keptCard(joined)).toEqual({ keys: KEYS, student: who.name, madeAt: NOON });
    expect([joined.code, joined.joinedAt]).toEqual(["77", NOON + 5]);
    expect(joinedClassroom(cardMessage(KEYS), null, undefined, NOON)).toBeNull();
    // The sample's classroom came by no card: somebody has to say who enters.
    expect(joinedClassroom(cardMessage(KEYS), null, { ...joined, card: null }, NOON)).toBeNull();
    expect(keptCard({ card: null })).toBeNull();
    expect(keptCard({ card: { keys: { sign: "x" }, student: "y" } })).toBeNull();
  });

  it("ED-82 a newer card brings new settings and keeps who the student is and since when", () => {
    const entered = joinedClassroom(cardMessage(KEYS), { code: "77", name: "Natalia" }, undefined, NOON);
    const card = cardMessage(KEYS, "Costos");
    const newer = { ...card, madeAt: NOON + 9, content: { ...card.content, settings: WORDS } };
    const after = joinedClassroom(newer, { code: "1", name: "Otra" }, entered ?? undefined, NOON + 60);
    expect(after).toMatchObject({ name: "Costos", code: "77", joinedAt: NOON, settings: WORDS });
    expect(after && keptCard(after)).toEqual({ keys: KEYS, student: "Natalia", madeAt: NOON + 9 });
    // One that was kept before this was noted gives way once.
    const noted = { ...entered, card: { keys: KEYS, student: "Natalia" } } as JoinedClassroom;
    expect(keptCard(noted)?.madeAt).toBeNull();
    expect(joinedClassroom(cardMessage(KEYS), null, noted, NOON)?.name).toBe("Fundamentos de Contabilidad");
  });

  it("carries how a text or a file is asked for, and opens the tasks that do not say", () => {
    const message = taskMessage("graded");
    const asked = { ...message, content: { ...message.content, delivery: "file" as const } };
    const kept = receivedTask(asked, undefined, 9, NOON);
    expect(kept && keptTask(kept)?.delivery).toBe("file");
    const silent = receivedTask(message, undefined, 9, NOON);
    expect(silent && keptTask(silent)?.delivery).toBeNull();
  });

  it("a graded task without solution, and an older copy of a task changes nothing", () => {
    const message = taskMessage("graded");
    const task = receivedTask(message, undefined, 9, NOON);
    if (task === null) throw new Error("not taken");
    expect(taskShape.check(task)).toBe("ok");
    const kept = { madeAt: message.madeAt, solution: null, policy: null, delivery: null, opening: "" };
    expect(keptTask(task)).toEqual(kept);
    expect(receivedTask(message, task, 9, NOON + 5)).toBeNull();
    expect(receivedTask({ ...message, madeAt: NOON - 1 }, task, 9, NOON)).toBeNull();
    expect(receivedTask({ ...message, madeAt: NOON + 1 }, task, 9, NOON)).not.toBeNull();
    // The sample's task has nothing of the exchange and gives way.
    expect(receivedTask(message, { ...task, packet: null }, 9, NOON)).not.toBeNull();
  });

  it("a task with what it stands for, and no more than was sent", () => {
    const message = taskMessage("graded");
    const bare = receivedTask(message, undefined, 9, NOON);
    for (const field of ["part", "replaces", "insteadOf"]) expect(bare).not.toHaveProperty(field);
    const insteadOf = { title: "Parcial", part: null, period: 1, weight: 20 } as const;
    const replaces = { kind: "worst" } as never;
    const more = { part: null, replaces, insteadOf } as const;
    const whole = receivedTask({ ...message, content: { ...message.content, ...more } }, undefined, 9, NOON);
    expect(whole).toEqual({ ...bare, ...more });
  });

  it("ED-143 a task that was opened stays open, whatever comes for it later", () => {
    const message = taskMessage("graded");
    const locked = { ...message, content: { ...message.content, opening: "abc" } };
    const task = receivedTask(locked, undefined, 9, NOON);
    if (task === null) throw new Error("not taken");
    expect(keptTask(task)?.opening).toBe("abc");
    const open = openedTask(task);
    expect(open).toEqual({ ...task, packet: { ...keptTask(task), opening: "" } });
    const later = receivedTask({ ...locked, madeAt: NOON + 1 }, open, 9, NOON);
    expect(later && keptTask(later)?.opening).toBe("");
    const still = receivedTask({ ...locked, madeAt: NOON + 1 }, task, 9, NOON);
    expect(still && keptTask(still)?.opening).toBe("abc");
    const sample = { ...task, packet: null };
    expect(openedTask(sample)).toBe(sample);
  });

  it("what was kept wrongly is not there", () => {
    const kept = (packet: unknown) => keptTask({ packet } as StudentTask);
    expect(kept({ madeAt: "today" })).toBeNull();
    expect(kept({ madeAt: 5 })).toEqual({
      madeAt: 5,
      solution: null,
      policy: null,
      delivery: null,
      opening: "",
    });
    expect(kept({ madeAt: 5, solution: { x: 1 }, policy: 7, delivery: "none", opening: 9 })).toEqual(
      kept({ madeAt: 5 }),
    );
    const back = (packet: unknown) => keptReturn({ packet } as ReturnedGrade);
    expect(back({ grade: 4 })).toBeNull();
    expect(back({ grade: "4,0", submission: 7, solution: 8 })).toEqual({
      submission: null,
      grade: "4,0",
      solution: null,
    });
    expect(back({ grade: "4,0", solution: SOLUTION })?.solution).toEqual(SOLUTION);
    expect(keptCard({ card: { keys: KEYS, student: 7 } })).toBeNull();
  });

  it("a grade with what it is about, given by hand, or none for who is excused", () => {
    const { content, ...rest } = returnMessage();
    const of = (more: object) =>
      receivedReturn({ ...rest, content: { ...content, ...more } }, undefined, NOON);
    expect(of({})).not.toHaveProperty("about");
    expect(of({ about: { title: "Parcial" } })?.about).toEqual({ title: "Parcial" });
    expect(of({ manual: true })?.status).toBe("graded_manual");
    expect(of({ raw: null })?.status).toBe("excused");
    expect(of({ raw: null, manual: true })?.status).toBe("excused");
  });

  it("practice with its solution", () => {
    const task = receivedTask(taskMessage("practice"), undefined, 9, NOON);
    expect(task === null ? null : keptTask(task)?.solution).toEqual(SOLUTION);
  });

  it("a grade, unless a newer one is here", () => {
    const message = returnMessage("Bien");
    const returned = receivedReturn(message, undefined, NOON);
    if (returned === null) throw new Error("not taken");
    expect(returnShape.check(returned)).toBe("ok");
    expect(returned).toMatchObject({ status: "graded_auto", raw: 0.84, comment: "Bien" });
    expect(keptReturn(returned)).toMatchObject({ grade: "4,2", submission: message.content.submission });
    expect(receivedReturn(message, returned, NOON)).toBeNull();
    const again = { ...message, content: { ...message.content, gradedAt: message.content.gradedAt + 1 } };
    expect(receivedReturn(again, returned, NOON)).not.toBeNull();
    expect(receivedReturn(message, { ...returned, packet: null }, NOON)).not.toBeNull();
  });

  const YEAR = 365 * 86_400_000;
  /** [what, made at of the one here, of the one that comes, now, whether it is taken] */
  const clocks: readonly (readonly [string, number, number, number, boolean])[] = [
    ["a task sent again after changes", 0, 60_000, YEAR, true],
    ["an older copy found again", 60_000, 0, YEAR, false],
    ["one of today, after one by a clock a year ahead", YEAR, 60_000, 120_000, true],
    ["the same one by a clock a year ahead, again", YEAR, YEAR, 0, false],
    ["one by a clock a year behind", 0, -YEAR, 60_000, false],
    ["an older one where both are of the last half hour", 1_800_000, 0, 0, false],
    ["an older one where the one here is an hour ahead, to the moment", 3_600_000, 0, 0, false],
    ["an older one where the one here is more than an hour ahead", 3_600_001, 0, 0, true],
  ];
  it.each(clocks)("ED-82 %s", (_what, here, coming, now, isTaken) => {
    const task = (at: number, other?: StudentTask) =>
      receivedTask({ ...taskMessage("graded"), madeAt: NOON + at }, other, 9, NOON + now);
    const kept = task(here) ?? undefined;
    expect(task(coming, kept) !== null).toBe(isTaken);
    const grade = (at: number, other?: ReturnedGrade) => {
      const message = returnMessage("Bien");
      const dated = { ...message, content: { ...message.content, gradedAt: NOON + at } };
      return receivedReturn(dated, other, NOON + now);
    };
    expect(grade(coming, grade(here) ?? undefined) !== null).toBe(isTaken);
    const who = { code: "77", name: "Natalia" };
    const card = (at: number, other?: JoinedClassroom) =>
      joinedClassroom({ ...cardMessage(KEYS), madeAt: NOON + at }, who, other, NOON + now);
    expect(card(coming, card(here) ?? undefined) !== null).toBe(isTaken);
  });
});

describe("ED-82 the grade of what was handed in last", () => {
  const handed = (id: string, attempt: number) => ({ id, attempt });
  const returned = (packet: unknown) => ({ packet }) as ReturnedGrade;
  const first = returned({ submission: "one", grade: "3,4", solution: null });

  it.each([
    ["the one hand-in", first, [handed("one", 1)], "3,4"],
    ["an earlier one, after which another went out", first, [handed("two", 2), handed("one", 1)], null],
    [
      "the second of three",
      returned({ submission: "two", grade: "3,4", solution: null }),
      [handed("three", 3), handed("one", 1), handed("two", 2)],
      null,
    ],
    ["none that is here any more", first, [], "3,4"],
    [
      "the task itself",
      returned({ submission: null, grade: "4,0", solution: null }),
      [handed("one", 1)],
      "4,0",
    ],
    ["nothing yet", undefined, [handed("one", 1)], null],
    ["the sample, which came by no message", returned(null), [handed("one", 1)], null],
  ] as const)("of %s", (_, grade, handIns, told) => {
    expect(gradeOfLast(grade, handIns)).toBe(told);
  });
});
