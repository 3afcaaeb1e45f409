import { useCallback, useMemo } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { useSelected } from "#ui/kit/use-store.ts";
import type { Journal } from "../journal.ts";
import { type JournalState, journalState } from "./journal-state.ts";
import { listedDrafts, type ShownSums, shownSums } from "./journal-sums.ts";
import type { ArrivingEntries } from "./use-sheet-layout.ts";

type ShownJournal = Pick<Journal, "place" | "writing" | "day">;

const areSame = (one: readonly Entry[], other: readonly Entry[]): boolean =>
  one.length === other.length &&
  one.every(({ id, version, updatedAt }, place) => {
    const beside = other[place];
    return beside?.id === id && beside.version === version && beside.updatedAt === updatedAt;
  });

/** The drafts of the month that are in the list: all but the one in the entry row, which renders nothing when stored. */
export function useListedDrafts({ place, writing }: Pick<Journal, "place" | "writing">): readonly Entry[] {
  const { drafts } = place;
  const { month } = place.month;
  const entryId = useSelected(writing.editor, (state) => state.entryId);
  const posting = useSelected(writing.editor, (state) => state.posting);
  const held = useSelected(writing.editor, (state) => state.held);
  const listed = useCallback(
    (all: readonly Entry[]) => listedDrafts({ month, drafts: all }, { entryId, posting, held }),
    [month, entryId, posting, held],
  );
  return useSelected(drafts, listed, areSame);
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

/** The month with its drafts; other than before only where one in the list is. */
function useWithDrafts({ place, writing }: Pick<Journal, "place" | "writing">) {
  const { month, drafts } = place;
  const listed = useListedDrafts({ place, writing });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is not listed counts as it is typed
  return useMemo(() => ({ ...month, drafts: drafts.getSnapshot() }), [month, drafts, listed]);
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
  const { open } = place;
  const month = useWithDrafts({ place, writing });
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
  const month = useWithDrafts({ place, writing });
  return useSelected(writing.editor, (editor) => {
    const { debit, credit } = shownSums(month, editor, day.closed === null);
    return debit === credit;
  });
}
