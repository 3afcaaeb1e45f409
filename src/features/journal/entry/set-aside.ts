import { toast } from "#ui/kit/feedback/toast.ts";
import { journalTexts as texts } from "../texts.ts";
import type { Writing } from "../writing/writing.ts";

/** Stores the entry being written as a draft. Returns false if it cannot, for example a correction in progress. */
export async function setAside({ editor }: Pick<Writing, "editor">): Promise<boolean> {
  if (!editor.isDirty() || (await editor.flush())) return true;
  toast.warning({ title: texts.finishFirst });
  return false;
}
