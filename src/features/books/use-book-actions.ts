import type { Book, BookStatus } from "#domain/company/book.ts";
import { refusalText } from "#session/refusal-text.ts";
import { tracked } from "#session/save-state.ts";
import { useStorage } from "#session/use-storage.ts";
import type { CommandResult } from "#storage/book-work.ts";
import { deleteBook, restoreBook, setBookStatus } from "#storage/commands/change-book.ts";
import { toast } from "#ui/kit/toast.ts";
import { bookTexts as texts } from "./texts.ts";

/** How long a deletion can be taken back from its notice. */
const UNDO_MS = 10_000;

interface BookActions {
  setStatus(book: Book, status: BookStatus): Promise<void>;
  remove(book: Book): Promise<void>;
}

function report(result: CommandResult<unknown>): boolean {
  if (!result.ok) toast.error({ title: texts.failed, text: refusalText(result.error) });
  return result.ok;
}

/** What a card can do to its book, each with its notice. */
export function useBookActions(): BookActions {
  const storage = useStorage();
  const command = (book: Book) => ({ id: storage.newId("command"), bookId: book.id });
  const setStatus = async (book: Book, status: BookStatus) => {
    const head = { ...command(book), status };
    const result = await tracked(() => setBookStatus(storage, head));
    if (!report(result)) return;
    const back = () => void setStatus({ ...book, status }, book.status);
    toast.success({
      title: texts.done[status],
      actions: [{ label: texts.undo, variant: "outline", onAction: back }],
      durationMs: UNDO_MS,
    });
  };
  const restore = async (book: Book) => {
    const head = command(book);
    const result = await tracked(() => restoreBook(storage, head));
    if (report(result)) toast.success({ title: texts.restored, text: book.name });
  };
  const remove = async (book: Book) => {
    const head = command(book);
    const result = await tracked(() => deleteBook(storage, head));
    if (!report(result)) return;
    toast.neutral({
      title: texts.removed,
      text: book.name,
      actions: [{ label: texts.undo, onAction: () => void restore(book) }],
      durationMs: UNDO_MS,
    });
  };
  return { setStatus, remove };
}
