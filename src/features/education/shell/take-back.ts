import type { Result } from "#domain/kernel/result.ts";
import type { ClassUndoRefusal } from "#storage/classroom/undo-class.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saving } from "./saved-work.ts";
import { storageRefusalText } from "./trouble-text.ts";

const texts = {
  undone: "Deshecho",
  failed: "No se pudo deshacer",
  refused: {
    "undone-before": "Ya estaba deshecho",
    "changed-since": "Ya no se puede deshacer: después cambió algo de lo mismo.",
    unknown: "Ya no se puede deshacer: después se hicieron muchas cosas más.",
  },
} as const;

/** What takes a command back, as the storage answers. */
export type TakeBack = () => Promise<Result<unknown, ClassUndoRefusal | StorageRefusal>>;

/** failed: the store could not, and may at another try. */
export type TakenBack = "done" | "refused" | "failed";

/** Takes a command back and tells how that went: done, too late, or kept from it by the store (ED-176). */
export async function takeBackAndTell(takeBack: TakeBack, done: string = texts.undone): Promise<TakenBack> {
  const answer = await saving(takeBack);
  if (answer === null) return "failed";
  if (answer.ok) {
    toast.info({ title: done });
    return "done";
  }
  const { error } = answer;
  if (error.kind === "storage") {
    toast.error({ title: texts.failed, text: storageRefusalText(error.trouble) });
    return "failed";
  }
  if (error.kind === "undone-before") toast.info({ title: texts.refused[error.kind] });
  else toast.warning({ title: texts.refused[error.kind] });
  return "refused";
}
