import type { RowsRestored } from "#storage/classroom/copies/restore-rows.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { type TakeBack, takeBackAndTell } from "../shell/take-back.ts";
import { classCopyTexts as texts } from "./texts.ts";

/** Whether a restore wrote any row. */
export const hasChanged = ({ added, changed, removed }: RowsRestored) => added + changed + removed > 0;

/** Says what a restore did, with the way back. */
export function tellRestored(sums: RowsRestored, more: readonly string[], takeBack: TakeBack | null): void {
  const isNothing = !hasChanged(sums);
  const notes = more.filter((each) => each !== "");
  if (isNothing && sums.kept === 0 && notes.length === 0) {
    toast.info({ title: texts.nothingNew, text: texts.nothingNewText });
    return;
  }
  const counted = isNothing && sums.kept === 0 ? [] : [texts.sums(sums)];
  toast.success({
    title: texts.done,
    text: [...counted, ...notes].join(" "),
    durationMs: 12_000,
    ...(takeBack === null
      ? {}
      : { actions: [{ label: texts.undo, onAction: () => void takeBackAndTell(takeBack) }] }),
  });
}
