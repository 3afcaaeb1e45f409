import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { sentenceEntry } from "#domain/understanding/sentence-entry.ts";
import type { EditorState } from "../editor/editor-state.ts";
import { hasBlankLinesOnly } from "../editor/entry-draft.ts";

/** The description that may tell lines; empty once the draft has lines of its own (UX-03). */
export function tellingWords({ draft, original }: EditorState): string {
  return original === null && hasBlankLinesOnly(draft) ? draft.description.trim() : "";
}

/** The lines that the description of a new entry tells; null while it does not tell them clearly. */
export function toldLines(chart: Chart, state: EditorState): readonly EntryLine[] | null {
  const words = tellingWords(state);
  return words === "" ? null : sentenceEntry(chart, words);
}
