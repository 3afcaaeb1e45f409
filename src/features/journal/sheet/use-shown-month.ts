import { useMemo } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { useSelected } from "#ui/kit/use-store.ts";
import type { Journal } from "../journal.ts";
import { type JournalState, journalState } from "./journal-state.ts";
import { listedDrafts, type ShownSums, shownSums } from "./journal-sums.ts";
import type { ArrivingEntries } from "./use-sheet-layout.ts";

type ShownJournal = Pick<Journal, "place" | "writing" | "day">;

/** The drafts of the month that are in the list: all but the one in the entry row. */
export function useListedDrafts({ place, writing }: Pick<Journal, "place" | "writing">): readonly Entry[] {
  const { month } = place;
  const entryId = useSelected(writing.editor, (state) => state.entryId);
  const posting = useSelected(writing.editor, (state) => state.posting);
  const held = useSelected(writing.editor, (state) => state.held);
  return useMemo(() => listedDrafts(month, { entryId, posting, held }), [month, entryId, posting, held]);
}

/** The posted entries of the month that may not be among those that were read, and how to say that they are. */
function useArrivingEntries({ place, writing }: Pick<Journal, "place" | "writing">): ArrivingEntries {
  const { month } = place.month;
  const { editor } = writing;
  const arriving = useSelected(editor, (state) => state.arriving);
  return useMemo(
    () => ({
      entries: arriving.filter(({ date }) => monthOf(date) === month),
      onArrived: (ids) => editor.arrived(ids),
    }),
    [arriving, month, editor],
  );
}

/** What stands below the pages of the month. */
export function useBelowPages(journal: Pick<Journal, "place" | "writing">) {
  return { drafts: useListedDrafts(journal), arriving: useArrivingEntries(journal) };
}

interface ShownMonth extends ShownSums, JournalState {}

function isSame(a: ShownMonth, b: ShownMonth): boolean {
  return (
    a.debit === b.debit &&
    a.credit === b.credit &&
    a.balanced === b.balanced &&
    a.hint === b.hint &&
    a.provisional === b.provisional &&
    a.openName === b.openName
  );
}

/** The sums of everything shown, and how the month stands in words; renders again when one of them changes. */
export function useShownMonth({ place, writing, day }: ShownJournal): ShownMonth {
  const { month, open } = place;
  return useSelected(
    writing.editor,
    (editor) => {
      const sums = shownSums(month, editor, day.closed === null);
      return { ...sums, ...journalState(open.chart, month.month, sums, editor, listedDrafts(month, editor)) };
    },
    isSame,
  );
}

/** Whether the sums are equal. */
export function useIsEqual({ place, writing, day }: ShownJournal): boolean {
  return useSelected(writing.editor, (editor) => {
    const { debit, credit } = shownSums(place.month, editor, day.closed === null);
    return debit === credit;
  });
}
