import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { ToastContent } from "#ui/kit/feedback/toast.ts";
import { extendBook } from "../../book/book-commands.ts";
import { outsideText } from "../../editor/use-day-check.ts";
import { journalTexts } from "../../texts.ts";
import { createParty } from "../../writing/create-party.ts";

/** What an operation being typed leads to besides itself. */
export interface BesidesOperation {
  /** Makes a record of a third party; the operation keeps the name whatever comes of it. */
  readonly createParty: (name: string) => void;
  /** That the day is outside of the book's period, and the way to take it in; null for a day within. */
  readonly outside: { readonly text: string; readonly extend: () => void } | null;
}

export function besidesOf(storage: AppStorage, book: Book, day: Day | null): BesidesOperation {
  const text = day === null ? null : outsideText(book, day);
  return {
    createParty: (name) => void createParty(storage, book.id, { name, nit: null }),
    outside:
      day === null || text === null ? null : { text, extend: () => void extendBook(storage, book, day) },
  };
}

/** How long the notice of a saved operation offers to take its day into the book (ms). */
const OFFER_MS = 10_000;

/** What that notice says besides: of a day outside of the book's period, that it is, and the way to take it in. */
export function offerToExtend(
  storage: AppStorage,
  book: Book,
  { date, description }: EntryContent,
): Pick<ToastContent, "text" | "actions" | "durationMs"> {
  const { outside } = besidesOf(storage, book, date);
  if (outside === null) return { text: description };
  const extend = { label: journalTexts.extendBook, onAction: outside.extend };
  return { text: outside.text, actions: [extend], durationMs: OFFER_MS };
}
