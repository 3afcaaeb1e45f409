import { refusalText } from "#session/notices/refusal-text.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { notesTexts as texts } from "./texts.ts";

/** Says why a change of the notes, or its undo, was refused. */
export function refusedToast(refused: CommandResult<unknown>): void {
  if (!refused.ok) toast.error({ title: texts.failed, text: refusalText(refused.error) });
}
