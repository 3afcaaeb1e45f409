import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { stockTexts as texts } from "./texts.ts";

/** Says what a command did to the stock, and offers to take it back. */
export function tellStockDone(storage: AppStorage, bookId: BookId, id: CommandId, title: string): void {
  remember(bookId, id);
  const undo = async () => {
    const undone = await undoOne(storage, bookId, id);
    if (undone.ok) toast.neutral({ title: texts.undone });
    else toast.error({ title: texts.failed, text: refusalText(undone.error) });
  };
  toast.success({ title, ...undoNotice(undo) });
}
