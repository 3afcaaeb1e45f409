import { describe, expect, it } from "vitest";
import {
  joinedClassroom,
  keptCard,
  keptReturn,
  keptTask,
  receivedReturn,
  receivedTask,
} from "#domain/exchange/receive/student-arrivals.ts";
import { joinedShape, returnShape, taskShape } from "#storage/classroom/shapes/student-shapes.ts";
import { cardMessage, NOON, returnMessage, SOLUTION, taskMessage } from "#tests/support/exchange/messages.ts";

const POINT = `A${"B".repeat(43)}`;
const KEYS = { sign: POINT, seal: POINT };

describe("ED-82 what a student receives is kept as it came", () => {
  it("a card with who the student is in the class", () => {
    const who = { code: "77", name: "Gaitán Lugo, Natalia" };
    const joined = joinedClassroom(cardMessage(KEYS).content, who, NOON);
    expect(joinedShape.check(joined)).toBe("ok");
    expect(keptCard(joined)).toEqual({ keys: KEYS, student: who.name });
    expect(keptCard({ card: null })).toBeNull();
    expect(keptCard({ card: { keys: { sign: "x" }, student: "y" } })).toBeNull();
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
    expect(keptTask(task)).toEqual({ madeAt: message.madeAt, solution: null, policy: null, delivery: null });
    expect(receivedTask(message, task, 9, NOON + 5)).toBeNull();
    expect(receivedTask({ ...message, madeAt: NOON - 1 }, task, 9, NOON)).toBeNull();
    expect(receivedTask({ ...message, madeAt: NOON + 1 }, task, 9, NOON)).not.toBeNull();
    // The sample's task has nothing of the exchange and gives way.
    expect(receivedTask(message, { ...task, packet: null }, 9, NOON)).not.toBeNull();
  });

  it("practice with its solution", () => {
    const task = receivedTask(taskMessage("practice"), undefined, 9, NOON);
    expect(task === null ? null : keptTask(task)?.solution).toEqual(SOLUTION);
  });

  it("a grade, unless a newer one is here", () => {
    const message = returnMessage("Bien");
    const returned = receivedReturn(message, undefined);
    if (returned === null) throw new Error("not taken");
    expect(returnShape.check(returned)).toBe("ok");
    expect(returned).toMatchObject({ status: "graded_auto", raw: 0.84, comment: "Bien" });
    expect(keptReturn(returned)).toMatchObject({ grade: "4,2", submission: message.content.submission });
    expect(receivedReturn(message, returned)).toBeNull();
    const again = { ...message, content: { ...message.content, gradedAt: message.content.gradedAt + 1 } };
    expect(receivedReturn(again, returned)).not.toBeNull();
    expect(receivedReturn(message, { ...returned, packet: null })).not.toBeNull();
  });
});
