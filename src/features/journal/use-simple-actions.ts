import { type Entry, linkTo } from "#domain/accounting/entry.ts";
import type { Book } from "#domain/company/book.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/refusal-text.ts";
import { tracked } from "#session/save-state.ts";
import { nameOf, redo, remember, undo, undoOne } from "#session/undo-stack.ts";
import { useStorage } from "#session/use-storage.ts";
import type { CommandResult } from "#storage/book-work.ts";
import { deleteEntry } from "#storage/commands/void-entry.ts";
import { useScreenShortcuts } from "#ui/kit/screen-shortcuts.ts";
import { toast } from "#ui/kit/toast.ts";
import { undoNotice } from "#ui/kit/undo-notice.ts";
import { SIMPLE_SHORTCUTS } from "./shortcut-list.tsx";
import { simpleTexts as texts } from "./simple-texts.ts";
import { journalTexts } from "./texts.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

export interface SimpleActions {
  /** Deletes an operation, unless it is the last one; true when it is gone. */
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

/** What the simple journal does to operations that are already in the book, undo and redo included. */
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
    // The specification keeps at least one operation.
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
