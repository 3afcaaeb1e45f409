import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entry.ts";
import type { Month } from "#domain/kernel/calendar-day.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import { subtract } from "#domain/kernel/pesos.ts";
import { entryName, hintWords } from "./draft-words.ts";
import type { EditorState } from "./editor-state.ts";
import { differenceOf, entryLines } from "./entry-draft.ts";
import type { ShownSums } from "./journal-sums.ts";
import { journalTexts as texts } from "./texts.ts";

/** How the month stands, in words. */
export interface JournalState {
  readonly balanced: boolean;
  readonly hint: string;
  /** What the entry is called whose other side is missing; null when it is not the one being written. */
  readonly openName: string | null;
}

export function journalState(
  chart: Chart,
  month: Month,
  sums: ShownSums,
  editor: EditorState,
  drafts: readonly Entry[],
): JournalState {
  const balanced = subtract(sums.debit, sums.credit) === 0;
  const difference = differenceOf(editor.draft);
  if (difference !== null && difference !== 0) {
    const name = entryName({ reference: editor.draft.reference, number: editor.original?.number ?? 0 });
    return { balanced, hint: hintWords(chart, entryLines(editor.draft), difference, name), openName: name };
  }
  if (!balanced) return { balanced, hint: texts.draftsOpen(drafts.length), openName: null };
  const isEmpty = sums.debit === 0;
  return {
    balanced,
    hint: isEmpty ? texts.nothingYet : texts.allBalance(formatMonthName(month)),
    openName: null,
  };
}
