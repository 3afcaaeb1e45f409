import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import { openingBookEnd } from "#domain/import/statement/opening-entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import { useSession } from "#session/who/use-session.ts";
import { deleteBook } from "#storage/commands/books/change-book.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { openFileTexts as texts } from "./texts.ts";

interface OpeningOrder {
  /** Null: a new one, of this name and company. */
  readonly book: Book | null;
  readonly name: string;
  readonly companyId: CompanyId | null;
  readonly content: EntryContent;
}

/**
 * Posts the opening entry in one command, after the book that it is for was created where it is a new one. The ids
 * belong to the dialog: pressed twice, or again after a refusal, there is one book and one entry.
 */
export function useOpening() {
  const storage = useStorage();
  const navigate = useNavigate();
  const { state: session } = useSession();
  const [ids] = useState(() => ({
    create: storage.newId("command"),
    bookId: storage.newId("book"),
    post: storage.newId("command"),
  }));
  const bookFor = ({ book, name, companyId, content: { date } }: OpeningOrder) => {
    const command = { id: ids.create, bookId: ids.bookId, companyId, name, chart: "puc" } as const;
    const period = { start: date, end: openingBookEnd(date) };
    return book === null ? tracked(() => createBook(storage, { ...command, ...period })) : null;
  };
  const takeBack = async (book: Book, isNew: boolean) => {
    const back = isNew
      ? await tracked(() => deleteBook(storage, { id: storage.newId("command"), bookId: book.id }))
      : await undoOne(storage, book.id, ids.post);
    if (back.ok) toast.neutral({ title: isNew ? texts.openingBookGone : texts.openingUndone });
    else toast.error({ title: texts.openingNotUndone, text: refusalText(back.error) });
  };
  /** Why not, in words; null if it did. */
  return async (order: OpeningOrder): Promise<string | null> => {
    const made = await bookFor(order);
    if (made?.ok === false) return refusalText(made.error);
    const book = made === null ? order.book : made.value;
    if (book === null) return null;
    const { content } = order;
    const command = { id: ids.post, bookId: book.id, contents: [content], origin: "import" } as const;
    const posted = await tracked(() => importEntries(storage, command));
    if (!posted.ok) return refusalText(posted.error);
    remember(book.id, ids.post, texts.openingName);
    const guest = session.kind === "in" ? {} : { guest: true as const };
    const search = { book: book.id, periodo: monthOf(content.date), ...guest };
    const see = {
      label: texts.seeBook,
      onAction: () => void navigate({ to: "/journal/complex", search }),
    };
    const { actions = [], ...notice } = undoNotice(() => takeBack(book, order.book === null));
    toast.success({ title: texts.openingDone(book.name), ...notice, actions: [see, ...actions] });
    return null;
  };
}
