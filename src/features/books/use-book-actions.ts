import { useNavigate } from "@tanstack/react-router";
import { may } from "#domain/access/policy.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Book, BookStatus } from "#domain/company/book.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { journalSource } from "#flows/export/journal-source.ts";
import { runExport } from "#flows/export/run-export.tsx";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { whoOf } from "#session/gates/use-policy.ts";
import { nameRefusal } from "#session/notices/name-refusal.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { useSession } from "#session/who/use-session.ts";
import {
  deleteBook,
  renameBook,
  restoreBook,
  setBookStatus,
  setCashEquivalents,
} from "#storage/commands/books/change-book.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import type { BookCard } from "#storage/queries/books/book-cards.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import type { NameRefusal } from "#ui/kit/overlays/name-dialog.tsx";
import { bookTexts as texts } from "./texts.ts";

/** Null on success, else the reason. */
type Outcome = Promise<NameRefusal | null>;

interface Copying {
  /** Created with the dialog: sending twice creates once. */
  readonly id: CommandId;
  readonly copyId: Book["id"];
  readonly name: string;
  readonly entries: boolean;
}

export interface BookActions {
  setStatus(book: Book, status: BookStatus): Promise<void>;
  remove(book: Book): Promise<void>;
  rename(book: Book, name: string): Outcome;
  setEquivalents(book: Book, accounts: readonly string[]): Promise<void>;
  duplicate(book: Book, copy: Copying): Outcome;
  download(card: BookCard): void;
  toStatements(book: Book): void;
}

function tellRefusal(error: Refusal | StorageRefusal): void {
  if (error.kind === "plan") explainLimit(error.text);
  else toast.error({ title: texts.failed, text: refusalText(error) });
}

function removal(storage: AppStorage) {
  const head = (book: Book) => ({ id: storage.newId("command"), bookId: book.id });
  const restore = async (book: Book) => {
    const command = head(book);
    const result = await tracked(() => restoreBook(storage, command));
    if (result.ok) toast.success({ title: texts.restored, text: book.name });
    else tellRefusal(result.error);
  };
  return async (book: Book) => {
    const command = head(book);
    const result = await tracked(() => deleteBook(storage, command));
    if (!result.ok) return tellRefusal(result.error);
    toast.neutral({ title: texts.removed, text: book.name, ...undoNotice(() => restore(book)) });
  };
}

function renaming(storage: AppStorage) {
  const rename = async (book: Book, name: string): Outcome => {
    const command = { id: storage.newId("command"), bookId: book.id, name };
    const result = await tracked(() => renameBook(storage, command));
    if (!result.ok) return nameRefusal(result.error);
    const back = () => rename(result.value, book.name);
    if (result.value.name !== book.name)
      toast.success({ title: texts.renamed, text: result.value.name, ...undoNotice(back) });
    return null;
  };
  return rename;
}

function useToStatements(): (book: Book) => void {
  const session = useSession();
  const navigate = useNavigate();
  return ({ id, start, end }) => {
    const allowed = may("export-book-to-statements", { who: whoOf(session), sample: session.sample });
    if (!allowed.allowed) return explainLimit(allowed.text);
    void navigate({
      to: "/dashboard/libro-contable/estados",
      search: { book: id, desde: start, hasta: end },
    });
  };
}

/** Actions of a book's card, each with its notice. */
export function useBookActions(): BookActions {
  const storage = useStorage();
  const toStatements = useToStatements();
  const remove = removal(storage);
  const setStatus = async (book: Book, status: BookStatus) => {
    const command = { id: storage.newId("command"), bookId: book.id, status };
    const result = await tracked(() => setBookStatus(storage, command));
    if (!result.ok) return tellRefusal(result.error);
    const back = () => setStatus({ ...book, status }, book.status);
    toast.success({ title: texts.done[status], ...undoNotice(back) });
  };
  const setEquivalents = async (book: Book, accounts: readonly string[]) => {
    const id = storage.newId("command");
    const result = await tracked(() => setCashEquivalents(storage, { id, bookId: book.id, accounts }));
    if (!result.ok) return tellRefusal(result.error);
    const done = { title: texts.equivalents.undone };
    const onRefused = (refused: CommandResult<unknown>) => {
      if (!refused.ok) tellRefusal(refused.error);
    };
    toast.success({
      title: texts.equivalents.saved,
      ...recordsBack(storage, { target: id, done, onRefused }),
    });
  };
  const duplicate = async (book: Book, { id, copyId, name, entries }: Copying): Outcome => {
    const command = { id, sourceId: book.id, bookId: copyId, name, entries };
    const result = await tracked(() => duplicateBook(storage, command));
    if (!result.ok) return nameRefusal(result.error);
    const copy = result.value;
    toast.success({ title: texts.duplicated, text: copy.name, ...undoNotice(() => remove(copy)) });
    return null;
  };
  return {
    setStatus,
    remove,
    rename: renaming(storage),
    setEquivalents,
    duplicate,
    download: ({ book, company }) =>
      void runExport({ source: journalSource(storage, book, company), format: "pdf" }),
    toStatements,
  };
}
