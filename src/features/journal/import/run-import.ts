import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { snapshotBeforeImport } from "#session/storage/snapshot-before-import.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import { importAccounts, type NewAccount } from "#storage/commands/accounts/own-accounts.ts";
import { undoAccounts } from "#storage/commands/accounts/undo-accounts.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { tellEntryRefusal, UNDO_TOAST } from "../entry/use-entry-actions.ts";
import { importTexts as texts } from "./texts.ts";

interface ImportOrder {
  /** Made when the dialog opened: pressed twice, the entries are written once. */
  readonly id: CommandId;
  readonly bookId: BookId;
  readonly contents: readonly EntryContent[];
}

/** Posts the entries of a file in one command, with the way back. Why not, in words; null if it did. */
export async function postImport(storage: AppStorage, order: ImportOrder): Promise<string | null> {
  const { id, bookId, contents } = order;
  const isCopied = await snapshotBeforeImport(storage);
  const posted = await tracked(() => importEntries(storage, { id, bookId, contents, origin: "import" }));
  if (!posted.ok) return refusalText(posted.error);
  remember(bookId, id, texts.name(contents.length));
  const back = async () => {
    const undone = await undoOne(storage, bookId, id);
    if (undone.ok) toast.neutral({ id: UNDO_TOAST, title: texts.undone(contents.length) });
    else tellEntryRefusal(undone.error);
  };
  const { from, to } = posted.value;
  const text = isCopied ? {} : { text: texts.uncopied };
  toast.success({
    id: UNDO_TOAST,
    title: texts.posted(contents.length, from, to),
    ...text,
    ...undoNotice(back),
  });
  return null;
}

/** Adds the accounts of a file to the plan of the book, with the way back. */
export async function addAccounts(
  storage: AppStorage,
  bookId: BookId,
  accounts: readonly NewAccount[],
): Promise<void> {
  const head = { id: storage.newId("command"), bookId };
  const added = await tracked(() => importAccounts(storage, { ...head, accounts }));
  if (!added.ok) return tellEntryRefusal(added.error);
  const id = storage.newId("command");
  const back = async () => {
    const undone = await tracked(() => undoAccounts(storage, { id, bookId, target: head.id }));
    if (!undone.ok) tellEntryRefusal(undone.error);
  };
  toast.success({ title: texts.accountsAdded(added.value), ...undoNotice(back) });
}
