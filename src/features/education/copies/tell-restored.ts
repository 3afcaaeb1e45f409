import { dayInBogota, timeInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import type { ClassStorage } from "#storage/classroom/class-storage.ts";
import type { RowsRestored } from "#storage/classroom/copies/restore-rows.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saving } from "../shell/saved-work.ts";
import { classCopyTexts as texts } from "./texts.ts";

/** "20/11/2026, 10:42". */
export const restoredMoment = (at: number) => `${formatDay(dayInBogota(at))}, ${timeInBogota(at)}`;

/** Says what a restore did, with the way back. */
export function tellRestored(
  storage: ClassStorage,
  id: CommandId,
  sums: RowsRestored,
  more: readonly string[],
): void {
  const isNothing = sums.added + sums.changed + sums.removed === 0;
  const notes = more.filter((each) => each !== "");
  if (isNothing && sums.kept === 0 && notes.length === 0) {
    toast.info({ title: texts.nothingNew, text: texts.nothingNewText });
    return;
  }
  const undo = async () => {
    const undone = await saving(() =>
      undoClassCommand(storage, { id: storage.newId("command"), target: id }),
    );
    if (undone?.ok) toast.info({ title: texts.undone });
    else if (undone) toast.warning({ title: texts.notUndone });
  };
  const counted = isNothing && sums.kept === 0 ? [] : [texts.sums(sums)];
  toast.success({
    title: texts.done,
    text: [...counted, ...notes].join(" "),
    durationMs: 12_000,
    ...(isNothing ? {} : { actions: [{ label: texts.undo, onAction: () => void undo() }] }),
  });
}
