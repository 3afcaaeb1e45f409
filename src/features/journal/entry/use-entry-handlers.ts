import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Day } from "#domain/kernel/day.ts";
import { showItemsOf } from "#flows/stock/asked-items.ts";
import { BOOK_PLACES } from "#reports/book-places.ts";
import { reportPlace } from "#reports/reports.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useLatest } from "#ui/kit/use-latest.ts";
import { cellOfPress, type PressedCell } from "../editor/entry-focus.ts";
import type { DialogStore } from "../journal-dialog.ts";
import { journalTexts as texts } from "../texts.ts";
import type { JournalPlace } from "../use-journal-place.ts";
import { beginCopy } from "../writing/begin-copy.ts";
import type { Writing } from "../writing/writing.ts";
import { canEdit, type EntryHandlers, type EntryRules, isGiven } from "./entry-menu.tsx";
import { setAside } from "./set-aside.ts";
import type { EntryActions } from "./use-entry-actions.ts";

interface HandlersInput {
  readonly place: JournalPlace;
  readonly writing: Writing;
  readonly actions: EntryActions;
  readonly dialogs: DialogStore;
  readonly today: Day;
}

function whyNot(entry: Entry, { closed, ...rules }: EntryRules): string {
  if (isGiven(entry, rules)) return texts.givenEntry;
  if (entry.status === "void") return refusalText({ kind: "not-posted", status: "void" });
  return closed ? texts.closedMonthOnlyReverse : refusalText({ kind: "already-reversed" });
}

async function edit({ place, writing }: HandlersInput, entry: Entry, pressed?: PressedCell): Promise<void> {
  const { rules } = place;
  const { editor } = writing;
  const { entryId, posting } = editor.getSnapshot();
  if (rules.readOnly || entryId === entry.id || posting.some(({ id }) => id === entry.id)) return;
  if (!canEdit(entry, rules)) {
    toast.info({ title: whyNot(entry, rules) });
    return;
  }
  if (!(await setAside(writing))) return;
  if (entry.status === "draft") editor.openDraft(entry);
  else editor.openPosted(entry);
  writing.focus(pressed ? cellOfPress(editor.getSnapshot().draft, pressed) : { part: "date" });
}

async function duplicate({ place, writing, today }: HandlersInput, entry: Entry): Promise<void> {
  if (!(await setAside(writing))) return;
  const { description, reference, lines } = entry;
  // A closed month accepts no copy either.
  const date = place.rules.closed ? today : entry.date;
  const isWhole = beginCopy(place, writing, { date, description, reference, lines });
  if (isWhole) toast.neutral({ title: texts.duplicated });
}

/** Handlers of the entry menus; a stable object while the book is open, so that rows do not re-render. */
export function useEntryHandlers(input: HandlersInput): EntryHandlers {
  const latest = useLatest(input);
  const navigate = useNavigate();
  const storage = useStorage();
  return useMemo(
    () => ({
      onEdit: (entry, pressed) => void edit(latest(), entry, pressed),
      onDuplicate: (entry) => void duplicate(latest(), entry),
      onReverse: (entry) => latest().dialogs.set({ kind: "reverse", entry }),
      onTakeAway: (entry) => {
        const { actions, place, writing } = latest();
        if (writing.editor.getSnapshot().original?.id === entry.id)
          return toast.warning({ title: texts.finishFirst });
        return actions.takeAway(entry, entry.number === place.rules.lastNumber);
      },
      onHistory: (entry) => latest().dialogs.set({ kind: "history", entry }),
      onFiles: (entry) => latest().dialogs.set({ kind: "files", entry }),
      onRepeat: ({ bookId, number }) =>
        void navigate({ ...reportPlace(BOOK_PLACES.recurring), search: { book: bookId, repetir: number } }),
      onPurpose: (entry) => latest().dialogs.set({ kind: "purpose", entry }),
      onItems: (entry) => void showItemsOf(storage, entry, !latest().place.rules.readOnly),
      onDiscard: (draft) => latest().actions.discard(draft),
    }),
    [latest, navigate, storage],
  );
}
