import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { StudentTask } from "#domain/classroom/student-desk.ts";
import { keptTask, openedTask, receivedTask } from "#domain/exchange/receive/student-arrivals.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { OpeningGate } from "#features/education/student/task/opening-gate.tsx";
import { openingHash } from "#formats/exchange/opening-code.ts";
import { receiveTasks } from "#storage/classroom/student/student-commands.ts";
import { studentContents } from "#storage/classroom/student/student-queries.ts";
import { openStudentStorage } from "#storage/classroom/student/student-storage.ts";
import { ACTIVITY, idOf, NOON, taskMessage } from "#tests/support/exchange/messages.ts";
import { typeInto } from "#tests/support/render.ts";

/** A task that came with a code, an hour after another one came. */
async function coded(code: string, hours: number, here?: StudentTask): Promise<StudentTask> {
  const message = taskMessage("graded");
  const content = { ...message.content, opening: await openingHash(message.content.activity, code) };
  const sent = { ...message, madeAt: NOON + hours * 3_600_000, content };
  const task = receivedTask(sent, here, 1, NOON + 10 * 3_600_000);
  if (task === null) throw new Error("not taken");
  return task;
}
const openingOf = (task: StudentTask) => keptTask(task)?.opening;

it.each(["Ñandú 7", "nandu7", " ÑANDU  7 ", "ñandú7"])("ED-143 «%s» is the code «Ñandú 7»", async (typed) => {
  expect(await openingHash(ACTIVITY, typed)).toBe(await openingHash(ACTIVITY, "Ñandú 7"));
});

it("ED-143 another code, another task and no code are told apart", async () => {
  const [one, other, elsewhere, none, blank] = await Promise.all([
    openingHash(ACTIVITY, "siete"),
    openingHash(ACTIVITY, "ocho"),
    openingHash(idOf("activity", 9), "siete"),
    openingHash(ACTIVITY, ""),
    openingHash(ACTIVITY, "  "),
  ]);
  expect(new Set([one, other, elsewhere, none]).size).toBe(4);
  expect([none, blank]).toEqual(["", ""]);
  expect(one).toHaveLength(64);
});

it("ED-143 what was opened stays open when it comes again; what was not follows the newest code", async () => {
  const first = await coded("siete", 0);
  expect(openingOf(await coded("ocho", 1, first))).toBe(await openingHash(first.id, "ocho"));
  expect(openingOf(await coded("", 1, first))).toBe("");
  expect(openingOf(await coded("ocho", 1, openedTask(first)))).toBe("");
});

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

it("ED-143 opens with the code that is said, says of another one that it is wrong, and keeps it", async () => {
  const storage = await openStudentStorage(makeId("profile", 71, new Uint8Array(10)));
  const task = await coded("Ñandú 7", 0);
  await receiveTasks(storage, { id: storage.newId("command"), tasks: [task] });
  const kept = async () => openingOf((await studentContents(storage)).tasks[0] as StudentTask);
  render(<OpeningGate storage={storage} task={task} onBack={vi.fn()} />);
  const open = () => fireEvent.click(screen.getByRole("button", { name: "Abrir" }));
  open();
  expect(await screen.findByText("Escribe el código.")).toBeTruthy();
  typeInto(screen.getByRole("textbox"), "otro");
  open();
  expect(await screen.findByText(/^Ese no es el código/)).toBeTruthy();
  expect(await kept()).not.toBe("");
  typeInto(screen.getByRole("textbox"), "nandu 7");
  expect(screen.queryByText(/^Ese no es el código/)).toBeNull();
  open();
  await waitFor(async () => expect(await kept()).toBe(""));
});
