import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { removeLine, restoreLine } from "../editor/entry-draft.ts";
import type { EntryEditor } from "../editor/entry-editor.ts";
import { UNDO_TOAST } from "../entry/use-entry-actions.ts";
import { writingTexts as texts } from "./texts.ts";

/** Takes a line out of the entry being written. The notice brings it back to its place, whole, in that entry only. */
export function takeLineAway(editor: EntryEditor, key: number): void {
  const { entryId, draft } = editor.getSnapshot();
  const at = draft.lines.findIndex((line) => line.key === key);
  const line = draft.lines[at];
  if (line === undefined) return;
  editor.change((each) => removeLine(each, key));
  const restore = () => {
    if (editor.getSnapshot().entryId === entryId) editor.change((each) => restoreLine(each, line, at));
    else toast.info({ title: texts.lineOfAnother });
  };
  toast.neutral({ id: UNDO_TOAST, title: texts.lineRemoved(at + 1), ...undoNotice(restore) });
}
