import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { type Day, monthOf } from "#domain/kernel/calendar-day.ts";
import { type Pesos, trySum } from "#domain/kernel/pesos.ts";
import type { JournalMonth } from "#storage/queries/books/journal.ts";
import type { EditorState } from "../editor/editor-state.ts";
import { entryLines } from "../editor/entry-draft.ts";

/** Sums of everything that is shown of a month, what is being typed included (NU-08). */
export interface ShownSums {
  readonly debit: Pesos;
  readonly credit: Pesos;
}

type Sides = Pick<EntryLine, "debit" | "credit">;

/** The drafts that lie in the list: all but the one in the entry row. */
export function listedDrafts(
  month: Pick<JournalMonth, "drafts">,
  editor: Pick<EditorState, "entryId">,
): Entry[] {
  return month.drafts.filter((draft) => draft.id !== editor.entryId);
}

export function shownSums(
  month: Pick<JournalMonth, "month" | "debit" | "credit" | "drafts">,
  editor: Pick<EditorState, "entryId" | "original" | "draft" | "lastDate">,
  /** Whether what is typed can go into the book at all: its month may be closed. */
  counts = true,
): ShownSums {
  const { original, draft, lastDate } = editor;
  const isHere = (day: Day) => monthOf(day) === month.month;
  // The entry row goes along to other months; what it holds counts in its own.
  const typed: readonly Sides[] = counts && isHere(draft.date ?? lastDate) ? entryLines(draft) : [];
  const listed: readonly Sides[] = listedDrafts(month, editor).flatMap((draft) => draft.lines);
  const replaced: readonly Sides[] =
    counts && original?.status === "posted" && isHere(original.date) ? original.lines : [];
  const total = (side: "debit" | "credit") =>
    trySum([
      month[side],
      ...listed.map((line) => line[side]),
      ...replaced.map((line) => -line[side]),
      ...typed.map((line) => line[side]),
    ]);
  // What leaves the safe range is refused when it is closed; until then the sums go on without it.
  return { debit: total("debit") ?? month.debit, credit: total("credit") ?? month.credit };
}
