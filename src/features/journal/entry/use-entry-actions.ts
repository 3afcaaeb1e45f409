import { useMemo } from "react";
import { type Entry, linkTo } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { askIfFar } from "#session/far-date/ask-if-far.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { nameOf, redo, remember, undo } from "#session/undo/undo-stack.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { discardDraft, saveDraft } from "#storage/commands/entries/save-draft.ts";
import { deleteEntry, voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { journalTexts as texts } from "../texts.ts";

/** One at a time, for the last action only: an older notice would undo something else. */
export const UNDO_TOAST = "undo";

export function tellEntryRefusal(refusal: Refusal | StorageRefusal): void {
  toast.error({ title: texts.refused, text: refusalText(refusal) });
}

async function goBack(storage: AppStorage, bookId: BookId): Promise<void> {
  const result = await undo(storage, bookId);
  if (result === null) toast.info({ title: texts.nothingToUndo });
  else if (!result.ok) tellEntryRefusal(result.error);
  else {
    const again = { label: texts.redo, onAction: () => void goOn(storage, bookId) };
    toast.neutral({ id: UNDO_TOAST, title: texts.undone(nameOf(bookId, result.value)), actions: [again] });
  }
}

async function goOn(storage: AppStorage, bookId: BookId): Promise<void> {
  const result = await redo(storage, bookId);
  if (result === null) toast.info({ title: texts.nothingToRedo });
  else if (!result.ok) tellEntryRefusal(result.error);
  else toast.neutral({ id: UNDO_TOAST, title: texts.redone(nameOf(bookId, result.value)) });
}

function tellDone(storage: AppStorage, bookId: BookId, title: string): void {
  toast.success({ id: UNDO_TOAST, title, ...undoNotice(() => goBack(storage, bookId)) });
}

async function takeAway(storage: AppStorage, bookId: BookId, entry: Entry, isLast: boolean): Promise<void> {
  const id = storage.newId("command");
  const command = { id, bookId, entry: linkTo(entry), version: entry.version };
  const result = await tracked<unknown, Refusal | StorageRefusal>(() =>
    isLast ? deleteEntry(storage, command) : voidEntry(storage, command),
  );
  if (!result.ok) return tellEntryRefusal(result.error);
  const { deletion, voiding } = texts.done;
  remember(bookId, id, (isLast ? deletion : voiding)(entry.number, entry.description));
  tellDone(storage, bookId, (isLast ? texts.deleted : texts.voided)(entry.number));
}

async function reverse(storage: AppStorage, bookId: BookId, entry: Entry, date: Day): Promise<Entry | null> {
  if (!(await askIfFar(storage, bookId, date))) return null;
  const id = storage.newId("command");
  const description = texts.reverseDescription(entry.number, entry.description);
  const result = await tracked(() =>
    reverseEntry(storage, {
      id,
      bookId,
      entry: linkTo(entry),
      version: entry.version,
      reversalId: storage.newId("entry"),
      date,
      description,
    }),
  );
  if (!result.ok) {
    tellEntryRefusal(result.error);
    return null;
  }
  remember(bookId, id, texts.done.reversal(entry.number, entry.description));
  tellDone(storage, bookId, texts.reverseDone(entry.number, result.value.number));
  return result.value;
}

/** Restores a discarded draft. */
export function tellDiscarded(storage: AppStorage, bookId: BookId, draft: Entry): void {
  const { id: entryId, date, description, reference, lines, operation, origin } = draft;
  const content = { date, description, reference, lines, ...(operation && { operation }) };
  const id = storage.newId("command");
  const restore = async () => {
    const result = await tracked(() => saveDraft(storage, { id, bookId, entryId, content, origin }));
    if (!result.ok) tellEntryRefusal(result.error);
  };
  toast.neutral({ title: texts.discarded, ...undoNotice(restore) });
}

async function discard(storage: AppStorage, bookId: BookId, draft: Entry): Promise<void> {
  const id = storage.newId("command");
  const result = await tracked(() => discardDraft(storage, { id, bookId, draft: linkTo(draft) }));
  if (result.ok) tellDiscarded(storage, bookId, draft);
  else tellEntryRefusal(result.error);
}

export interface EntryActions {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Announces an action with an undo button. */
  readonly tellDone: (title: string) => void;
  /** Deletes the last entry, voids any other: numbers have no gap. */
  readonly takeAway: (entry: Entry, isLast: boolean) => void;
  readonly reverse: (entry: Entry, date: Day) => Promise<Entry | null>;
  readonly discard: (draft: Entry) => void;
  /** Says that a draft was thrown away, with the way back. */
  readonly tellDiscarded: (draft: Entry) => void;
}

/** Actions on the entries of this book, each with its notice. */
export function useEntryActions(bookId: BookId): EntryActions {
  const storage = useStorage();
  return useMemo(
    () => ({
      undo: () => void goBack(storage, bookId),
      redo: () => void goOn(storage, bookId),
      tellDone: (title) => tellDone(storage, bookId, title),
      takeAway: (entry, isLast) => void takeAway(storage, bookId, entry, isLast),
      reverse: (entry, date) => reverse(storage, bookId, entry, date),
      discard: (draft) => void discard(storage, bookId, draft),
      tellDiscarded: (draft) => tellDiscarded(storage, bookId, draft),
    }),
    [storage, bookId],
  );
}
