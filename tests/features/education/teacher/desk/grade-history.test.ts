import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CommandId } from "#domain/kernel/ids.ts";
import type { TakenBack } from "#features/education/shell/take-back.ts";
import { gradeHistory } from "#features/education/teacher/desk/grade-history.ts";

/** A desk that holds the numbers written to it: taking back the taking back of one writes it again. */
function heldDesk(answer: () => TakenBack = () => "done") {
  let made = 0;
  const newId = () => {
    made += 1;
    return `comm_${made}` as CommandId;
  };
  const written: number[] = [];
  const effects = new Map<CommandId, { readonly take: boolean; readonly value: number }>();
  const history = gradeHistory(newId, async ({ id, target }) => {
    const found = effects.get(target);
    const taken = found === undefined ? "refused" : answer();
    if (found === undefined || taken !== "done") return taken;
    if (found.take) written.push(found.value);
    else written.pop();
    effects.set(id, { ...found, take: !found.take });
    return "done";
  });
  const write = (value: number) => {
    const id = newId();
    written.push(value);
    effects.set(id, { take: false, value });
    history.wrote(id);
    return id;
  };
  return { history, write, written };
}

describe("grades taken back and written again (ED-73)", () => {
  it("go as in a spreadsheet, whatever is pressed in which order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom("write", "undo", "redo")), async (presses) => {
        const { history, write, written } = heldDesk();
        const model = { done: [] as number[], undone: [] as number[] };
        for (const [at, press] of presses.entries()) {
          if (press === "write") {
            write(at);
            model.done.push(at);
            model.undone.length = 0;
          } else {
            const [from, to] = press === "undo" ? [model.done, model.undone] : [model.undone, model.done];
            const value = from.pop();
            if (value !== undefined) to.push(value);
            expect(await history.last(press as "undo" | "redo")).toBe(value !== undefined);
          }
          expect(written).toEqual(model.done);
        }
      }),
    );
  });

  it("take their turn where keys are pressed faster than the store answers", async () => {
    const { history, write, written } = heldDesk();
    for (const value of [1, 2, 3]) write(value);
    const steps = (["undo", "undo", "redo", "undo", "undo", "undo", "redo"] as const).map(history.last);
    expect(await Promise.all(steps)).toEqual([true, true, true, true, true, false, true]);
    expect(written).toEqual([1]);
  });

  it("stay to be tried again where the store could not, and not where it is too late", async () => {
    let answer: TakenBack = "failed";
    const { history, write, written } = heldDesk(() => answer);
    write(1);
    await history.last("undo");
    answer = "done";
    await history.last("undo");
    expect(written).toEqual([]);
    write(2);
    answer = "refused";
    await history.last("undo");
    expect(await history.last("undo")).toBe(false);
    expect(await history.last("redo")).toBe(false);
  });

  it("are taken back one by one from a notice, and not twice", async () => {
    const { history, write, written } = heldDesk();
    const id = write(1);
    await history.undoOne(id);
    expect(await history.last("undo")).toBe(false);
    expect(await history.last("redo")).toBe(true);
    expect(written).toEqual([1]);
  });
});
