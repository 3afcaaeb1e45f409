import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { EntryContent } from "#domain/accounting/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/refusal-text.ts";
import { tracked } from "#session/save-state.ts";
import { useStorage } from "#session/use-storage.ts";
import { postEntry } from "#storage/commands/post-entry.ts";
import { getBook } from "#storage/queries/books.ts";
import { toast } from "#ui/kit/toast.ts";
import { settlementTexts as texts } from "./settlement-texts.ts";

/** How long the way to the entry stands in its notice. */
const SEEN_MS = 8000;

/** Writes a proposed entry to a book. Its ids are made with the dialog: sent twice, it is posted once. */
export function usePosting(content: EntryContent, title: string, onPosted: () => void) {
  const storage = useStorage();
  const navigate = useNavigate();
  const [ids] = useState(() => ({ id: storage.newId("command"), entryId: storage.newId("entry") }));
  return async (bookId: BookId): Promise<string | null> => {
    const command = { ...ids, bookId, content, origin: "payroll" as const };
    const posted = await tracked(() => postEntry(storage, command));
    if (!posted.ok) return refusalText(posted.error);
    const { number, date } = posted.value;
    const book = await getBook(storage, bookId);
    const search = { book: bookId, periodo: monthOf(date), asiento: number };
    toast.success({
      title,
      text: texts.postedText(number, book?.name ?? ""),
      durationMs: SEEN_MS,
      actions: [{ label: texts.seeEntry, onAction: () => void navigate({ to: "/journal/complex", search }) }],
    });
    onPosted();
    return null;
  };
}
