import type { Entry } from "#domain/accounting/entries/entry.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import { journalTexts as texts } from "../texts.ts";
import type { Writing } from "../writing/writing.ts";
import type { EditorState } from "./editor-state.ts";
import type { DayCheck } from "./use-day-check.ts";

export interface Notices {
  /** What keeps the entry from being closed; null while nobody tried. */
  readonly message: string | null;
  /** A warning that does not prevent closing. */
  readonly warning: string | null;
  /** The version of the draft that another tab saved meanwhile. */
  readonly theirs: Entry | null;
}

/** What the store has against the draft; its own troubles are told by the saved indicator. */
function refusedText(refusal: EditorState["refusal"]): string | null {
  if (refusal === null || refusal.kind === "storage") return null;
  return refusal.kind === "stale" ? texts.staleDraft : refusalText(refusal);
}

/** What is said under the entry being written. */
export function useNotices({ editor, closing }: Writing, day: DayCheck): Notices {
  const told = useStore(closing.told);
  const isTold = useSelected(editor, ({ draft }) => told?.draft === draft);
  const refusal = useSelected(editor, (state) => state.refusal);
  const theirs = refusal?.kind === "stale" ? refusal.current : null;
  const problem = isTold && theirs === null && told !== null ? told.text : refusedText(refusal);
  return { message: problem ?? day.closed, warning: day.outside, theirs };
}
