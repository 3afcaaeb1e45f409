import { type ReactNode, useMemo } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { cellAgainstWords, lineAgainstWords } from "#domain/accounting/search/against-words.ts";
import { useUnpressed } from "#ui/kit/controls/use-unpressed.ts";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import { journalTexts as texts } from "../texts.ts";
import { useOffers } from "../writing/offers.ts";
import type { Writing } from "../writing/writing.ts";
import { rowRefusalText } from "./draft-words.ts";
import type { EditorState } from "./editor-state.ts";
import { differenceOf, type EntryDraft, entryLines, writtenLines } from "./entry-draft.ts";
import type { DayCheck } from "./use-day-check.ts";

export interface Notices {
  /** What keeps the entry from being closed: what is wrong in a cell, or after somebody tried. */
  readonly message: ReactNode | null;
  /** Its cell tells it to readers already. */
  readonly isTold: boolean;
  /** A warning that does not prevent closing. */
  readonly warning: string | null;
  /** The version of the draft that another tab saved meanwhile. */
  readonly theirs: Entry | null;
}

/** What the store has against the draft; its own troubles appear in the saved indicator. */
function refusedText(refusal: EditorState["refusal"]): string | null {
  if (refusal === null || refusal.kind === "storage") return null;
  return refusal.kind === "stale" ? texts.staleDraft : rowRefusalText(refusal);
}

/** One warning does not hide the other. */
function both(first: string | null, second: string | null): string | null {
  return first === null || second === null ? (first ?? second) : `${first}. ${second}`;
}

/** Balanced, and every line with its account. */
function isComplete(draft: EntryDraft): boolean {
  const lines = writtenLines(draft);
  return lines.length > 1 && differenceOf(draft) === 0 && lines.every(({ account }) => account !== null);
}

/** The line whose account contradicts what was typed to find it. */
function typedHint(chart: Chart, draft: EntryDraft): string | null {
  for (const line of writtenLines(draft)) {
    const { account, words = "" } = line;
    const found = account === null ? null : cellAgainstWords(chart, words, { ...line, account });
    if (found === null) continue;
    const [usual, chosen] = [found.usual, found.account].map(({ code }) => accountLabel(chart, code));
    return texts.againstTyped(words, usual ?? "", chosen ?? "");
  }
  return null;
}

/** The line that the entry's own words contradict, said once its lines are complete. */
function useWordsHint(editor: Writing["editor"]): string | null {
  const { chart } = useOffers();
  const draft = useSelected(editor, (state) => (isComplete(state.draft) ? state.draft : null));
  return useMemo(() => {
    if (draft === null) return null;
    const found = lineAgainstWords(chart, draft.description, entryLines(draft));
    if (found === null) return typedHint(chart, draft);
    return texts.againstWords(accountLabel(chart, found.usual.code), accountLabel(chart, found.account.code));
  }, [chart, draft]);
}

/** The notice under the entry being written. */
export function useNotices({ editor, closing, cellErrors }: Writing, day: DayCheck): Notices {
  const shown = useStore(closing.problem);
  const isShown = useSelected(editor, ({ draft }) => shown?.draft === draft);
  const refusal = useSelected(editor, (state) => state.refusal);
  const theirs = refusal?.kind === "stale" ? refusal.current : null;
  const hint = useWordsHint(editor);
  const [inCell = null] = useStore(cellErrors).values();
  // What was not understood explains more than "falta el valor", which follows from it.
  const tried = isShown && theirs === null && shown !== null ? (inCell ?? shown.text) : null;
  const problem = tried ?? refusedText(refusal);
  const isTold = useUnpressed(inCell !== null && (problem === null || problem === inCell));
  const message = useUnpressed(problem ?? inCell ?? day.closed);
  const warning = useUnpressed(both(day.outside, hint));
  return { message, isTold, warning, theirs: useUnpressed(theirs) };
}
