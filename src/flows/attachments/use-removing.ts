import type { EntryLink } from "#domain/accounting/entries/entry.ts";
import type { Attachment } from "#domain/attachments/attachment.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import { removeAttachment } from "#storage/commands/attachments/attach-file.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { useSingle } from "#ui/kit/use-single.ts";
import { attachmentRefusalText } from "./refusal-words.ts";
import { attachmentTexts as texts } from "./texts.ts";

/** Says what was done, with the way back: from the last command to the first. */
export function tellFiles(
  storage: AppStorage,
  bookId: BookId,
  done: readonly CommandId[],
  title: string,
): void {
  const back = async () => {
    for (const id of done.toReversed()) {
      const undone = await undoOne(storage, bookId, id);
      if (!undone.ok) return toast.error({ title: texts.failed, text: refusalText(undone.error) });
    }
    toast.neutral({ title: texts.undone });
  };
  for (const id of done) remember(bookId, id);
  toast.success({ title, ...undoNotice(back) });
}

/** Takes a file off what it is attached to. `entry`: where its entry stands now. */
export function useRemoving(bookId: BookId) {
  const storage = useStorage();
  return useSingle(async ({ id: attachmentId, version }: Attachment, entry?: EntryLink) => {
    const id = storage.newId("command");
    const command = { id, bookId, attachmentId, version, ...(entry && { entry }) };
    const result = await tracked(() => removeAttachment(storage, command));
    if (result.ok) tellFiles(storage, bookId, [id], texts.removed);
    else toast.error({ title: texts.failed, text: attachmentRefusalText(result.error) });
  });
}
