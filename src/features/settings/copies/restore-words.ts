import { troubleText } from "#session/notices/trouble-texts.ts";
import type { RestoreRefusal } from "#storage/backup/bring-back.ts";
import type { Written } from "#storage/workers/restore-work.ts";
import type { ToastContent } from "#ui/kit/feedback/toast.ts";
import { restoreTexts as texts } from "../texts.ts";

export function restoreRefusalText(refusal: RestoreRefusal): string {
  if (refusal.kind === "copy-failed") return texts.copyFailed;
  return refusal.kind === "changed" ? texts.changedMeanwhile : troubleText(refusal.trouble);
}

/** What a restore that ended well says of itself. */
export function doneText(done: Written["done"]): Pick<ToastContent, "title" | "text"> {
  if (done.way === "replace") return { title: texts.done, text: texts.doneText(done.entries, done.books) };
  const { added, updated, beside, changed } = done;
  return changed
    ? { title: texts.merged, text: texts.mergedText(added, updated, beside) }
    : { title: texts.nothingNew, text: texts.nothingNewText };
}

/** What became of a restore that was cancelled; `unknown`: the store did not answer. */
export function cancelledText(written: boolean | "unknown"): Pick<ToastContent, "title" | "text"> {
  if (written === "unknown") return { title: texts.unseen, text: texts.unseenText };
  return written
    ? { title: texts.tooLate, text: texts.tooLateText }
    : { title: texts.cancelled, text: texts.cancelledText };
}
