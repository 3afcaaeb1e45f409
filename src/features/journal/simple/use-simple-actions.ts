import { type Entry, linkTo } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { nameOf, redo, remember, undo, undoOne } from "#session/undo/undo-stack.ts";
import { deleteEntry } from "#storage/commands/entries/void-entry.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { useScreenShortcuts } from "#ui/kit/controls/screen-shortcuts.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { useUndoKeys } from "../entry/use-undo-keys.ts";
import { SIMPLE_SHORTCUTS } from "../shortcut-list.tsx";
import { journalTexts } from "../texts.ts";
import { simpleTexts as texts } from "./texts.ts";

export interface SimpleActions {
  /** Deletes an operation unless it is the book's only one; returns true if deleted. */
  remove(entry: Entry): Promise<boolean>;
}

function tell(
  bookId: BookId,
  result: CommandResult<CommandId> | null,
  done: typeof journalTexts.undone,
): void {
  if (result === null) return;
  if (result.ok) toast.success({ id: "undo", title: done(nameOf(bookId, result.value)) });
  else toast.error({ id: "undo", title: texts.notUndone, text: refusalText(result.error) });
}

/** Actions of the simple journal on operations in the book, with undo and redo. */
export function useSimpleActions(book: Book, canWrite: boolean, isHolding: boolean): SimpleActions {
  const storage = useStorage();
  const bookId = book.id;
  useScreenShortcuts(SIMPLE_SHORTCUTS);
  const takeBack = async (target: CommandId) =>
    tell(bookId, await undoOne(storage, bookId, target), journalTexts.undone);
  const move = async (step: typeof undo, done: typeof journalTexts.undone) => {
    tell(bookId, await step(storage, bookId), done);
  };
  useUndoKeys({
    canWrite,
    isHolding: () => isHolding,
    onHeld: () => toast.info({ id: "undo", title: texts.undoHeld }),
    onUndo: () => void move(undo, journalTexts.undone),
    onRedo: () => void move(redo, journalTexts.redone),
  });
  const remove = async (entry: Entry) => {
    // The specification requires at least one operation.
    if (book.entries <= 1) {
      toast.warning({ title: texts.minimumTitle, text: texts.minimum });
      return false;
    }
    const id = storage.newId("command");
    const command = { id, bookId, entry: linkTo(entry), version: entry.version };
    const result = await tracked(() => deleteEntry(storage, command));
    if (!result.ok) {
      toast.error({ title: texts.notRemoved, text: refusalText(result.error) });
      return false;
    }
    remember(bookId, id, journalTexts.done.deletion(entry.number, entry.description));
    toast.neutral({
      title: texts.removed,
      text: entry.description,
      ...undoNotice(() => takeBack(id)),
    });
    return true;
  };
  return { remove };
}
