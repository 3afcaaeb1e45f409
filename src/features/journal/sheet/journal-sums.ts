import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, trySum } from "#domain/kernel/pesos.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import type { EditorState } from "../editor/editor-state.ts";
import { entryLines } from "../editor/entry-draft.ts";

/** Sums of everything shown of a month, unsaved input included (NU-08). */
export interface ShownSums {
  readonly debit: Pesos;
  readonly credit: Pesos;
}

type Sides = Pick<EntryLine, "debit" | "credit">;

/** A month with its unfinished entries. */
interface WithDrafts extends Pick<MonthSheet, "month"> {
  readonly drafts: readonly Entry[];
}

/** The listed drafts: all but those in the entry row or come from it, and with them what is being posted here. */
export function listedDrafts(
  month: WithDrafts,
  { entryId, posting, held }: Pick<EditorState, "entryId" | "posting" | "held">,
): Entry[] {
  const elsewhere = new Set([
    entryId,
    ...posting.map(({ id }) => id),
    ...held.map(({ state }) => state.entryId),
  ]);
  const here = posting.filter(({ date }) => monthOf(date) === month.month);
  return [...month.drafts.filter(({ id }) => !elsewhere.has(id)), ...here];
}

/** Whether the month was read after this entry was posted: numbers only grow. */
const isRead = ({ pages }: Pick<MonthSheet, "pages">, { number }: Pick<Entry, "number">) =>
  pages.some(({ maxNumber }) => maxNumber >= number);

/** The posted entries of the month that its reading does not know yet. */
function unreadEntries(
  month: Pick<MonthSheet, "month" | "pages">,
  { arriving }: Pick<EditorState, "arriving">,
): Entry[] {
  return arriving.filter((entry) => monthOf(entry.date) === month.month && !isRead(month, entry));
}

export function shownSums(
  month: WithDrafts & Pick<MonthSheet, "debit" | "credit" | "pages">,
  editor: Pick<EditorState, "entryId" | "original" | "draft" | "lastDate" | "posting" | "arriving" | "held">,
  /** Whether the input can be posted: its month may be closed. */
  counts = true,
): ShownSums {
  const { original, draft, lastDate } = editor;
  const isHere = (day: Day) => monthOf(day) === month.month;
  // The entry row follows to other months; its amounts count in its own month.
  const typed: readonly Sides[] = counts && isHere(draft.date ?? lastDate) ? entryLines(draft) : [];
  const listed: readonly Sides[] = [...listedDrafts(month, editor), ...unreadEntries(month, editor)].flatMap(
    ({ lines }) => lines,
  );
  const replaced: readonly Sides[] =
    counts && original?.status === "posted" && isHere(original.date) ? original.lines : [];
  const total = (side: "debit" | "credit") =>
    trySum([
      month[side],
      ...listed.map((line) => line[side]),
      ...replaced.map((line) => -line[side]),
      ...typed.map((line) => line[side]),
    ]);
  // An amount beyond the safe range is refused on closing; until then the sums exclude it.
  return { debit: total("debit") ?? month.debit, credit: total("credit") ?? month.credit };
}
