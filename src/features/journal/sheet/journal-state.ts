import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import { subtract } from "#domain/kernel/pesos.ts";
import { entryName, hintWords } from "../editor/draft-words.ts";
import { type EditorState, hasChanges } from "../editor/editor-state.ts";
import { differenceOf, entryLines } from "../editor/entry-draft.ts";
import { journalTexts as texts } from "../texts.ts";
import type { ShownSums } from "./journal-sums.ts";

/** State of the month, in words. */
export interface JournalState {
  readonly balanced: boolean;
  readonly hint: string;
  /** The unposted part if the sums are equal only with it; otherwise null. */
  readonly provisional: string | null;
  /** Name of the unbalanced entry being written; otherwise null. */
  readonly openName: string | null;
}

/** The unposted part of the sums: drafts of the month, or an unsaved correction. */
function provisionalWords(month: Month, editor: EditorState, drafts: readonly Entry[]): string | null {
  const { original, draft, lastDate } = editor;
  const isHere = monthOf(draft.date ?? lastDate) === month;
  const isWritten = isHere && original === null && entryLines(draft).length > 0;
  const open = drafts.filter((draft) => draft.lines.length > 0).length + (isWritten ? 1 : 0);
  if (open > 0) return texts.equalWithDrafts(open);
  return original !== null && hasChanges(editor) ? texts.equalWithCorrection : null;
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
    const hint = hintWords(chart, entryLines(editor.draft), difference, name);
    return { balanced, hint, provisional: null, openName: name };
  }
  const rest = { balanced, openName: null };
  if (!balanced) return { ...rest, hint: texts.draftsOpen(drafts.length), provisional: null };
  if (sums.debit === 0) return { ...rest, hint: texts.nothingYet(formatMonthName(month)), provisional: null };
  const provisional = provisionalWords(month, editor, drafts);
  const hint = provisional === null ? texts.allBalance(formatMonthName(month)) : texts.notInBook;
  return { ...rest, hint, provisional };
}
