import type { Book } from "#domain/company/book.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { type BookSetup, setUpBook } from "#storage/commands/books/set-up-book.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { journalTexts as texts } from "../texts.ts";
import { bookSetupTexts as setupTexts } from "./texts.ts";

/** What a setup changes of a book, by how the book has it. */
function wayBack(book: Book, setup: BookSetup): BookSetup {
  const { name, chart, start, end, restatements } = book;
  return {
    ...(setup.name !== undefined && { name }),
    ...(setup.chart !== undefined && { chart, ...(restatements !== undefined && { restatements }) }),
    ...(setup.start !== undefined && { start }),
    ...(setup.end !== undefined && { end }),
  };
}

/** Changes name, chart or period of a book, with the way back. Null once it is done, else why it was refused. */
export async function changeSetup(
  storage: AppStorage,
  book: Book,
  setup: BookSetup,
  id = storage.newId("command"),
): Promise<string | null> {
  const made = await tracked(() => setUpBook(storage, { id, bookId: book.id, setup }));
  if (!made.ok) return refusalText(made.error);
  const back = async () => {
    const refused = await changeSetup(storage, made.value, wayBack(book, setup));
    if (refused !== null) toast.error({ title: texts.refused, text: refused });
  };
  toast.success({ title: setupTexts.changed, text: made.value.name, ...undoNotice(back) });
  return null;
}
