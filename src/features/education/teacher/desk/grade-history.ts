import type { CommandId } from "#domain/kernel/ids.ts";
import type { TakenBack } from "../../shell/take-back.ts";

/** What is done to grades that were written: taken back, or written again. */
export type GradeStep = "undo" | "redo";

export interface GradeHistory {
  /** Grades were written: what was taken back before is not written again. */
  readonly wrote: (command: CommandId) => void;
  /** Takes back, or writes again, what was last; answers whether there was anything. */
  readonly last: (step: GradeStep) => Promise<boolean>;
  /** Takes back a command whatever was written since. */
  readonly undoOne: (target: CommandId) => Promise<boolean>;
}

/**
 * The grades written on this screen, as a spreadsheet takes them back and writes them again: `take` takes back a
 * command by another one, and taking back that one writes the first again.
 */
export function gradeHistory(
  newId: () => CommandId,
  take: (
    command: { readonly id: CommandId; readonly target: CommandId },
    step: GradeStep,
  ) => Promise<TakenBack>,
): GradeHistory {
  const lists: Record<GradeStep, CommandId[]> = { undo: [], redo: [] };
  const other = { undo: "redo", redo: "undo" } as const;
  let before: Promise<unknown> = Promise.resolve();
  const run = async (target: CommandId | undefined, step: GradeStep): Promise<boolean> => {
    if (target === undefined) return false;
    const id = newId();
    const taken = await take({ id, target }, step);
    // What the store could not do stays to be tried again.
    if (taken === "failed") return true;
    const place = lists[step].indexOf(target);
    if (place >= 0) lists[step].splice(place, 1);
    if (taken === "done") lists[other[step]].push(id);
    return true;
  };
  /** One step after the other: each looks at what the one before it left. */
  const queued = (step: () => Promise<boolean>): Promise<boolean> => {
    const turn = before.then(step);
    before = turn.catch(() => undefined);
    return turn;
  };
  return {
    wrote: (command) => {
      lists.undo.push(command);
      lists.redo.length = 0;
    },
    last: (step) => queued(() => run(lists[step].at(-1), step)),
    undoOne: (target) => queued(() => run(target, "undo")),
  };
}
