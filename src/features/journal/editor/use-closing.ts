import { useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { type Month, monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { problemText, refusalText } from "#session/notices/refusal-text.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { type EntryActions, UNDO_TOAST } from "../entry/use-entry-actions.ts";
import type { GoInJournal } from "../journal-address.ts";
import { journalTexts as texts } from "../texts.ts";
import type { EditorState } from "./editor-state.ts";
import type { EntryEditor } from "./entry-editor.ts";
import { cellOfProblem, type EntryCell, firstToMend } from "./entry-focus.ts";

interface ClosingInput {
  readonly editor: EntryEditor;
  readonly chart: Chart;
  readonly month: Month;
  readonly actions: EntryActions;
  readonly onLit: (entry: EntryId) => void;
  readonly onGo: GoInJournal;
  readonly focus: (cell: EntryCell) => void;
  /** After a correction, and when there was nothing to close. */
  readonly onLeave: () => void;
}

interface Closing {
  /** Why the entry could not be closed, in words, until something is typed. */
  readonly message: string | null;
  /** What was just done, for who cannot see the row light up. */
  readonly said: string;
  /** What was just posted or corrected. */
  readonly posted: Entry | null;
  /** The version that another tab saved meanwhile. */
  readonly stale: Entry | null;
  readonly setStale: (entry: Entry | null) => void;
  /** Shows both versions of a draft that another tab saved meanwhile; null while there is one. */
  readonly compare: (() => void) | null;
  readonly close: () => Promise<boolean>;
}

/** What the store has against what stands in the row; its own troubles are told by the saved indicator. */
function refusedText(refusal: EditorState["refusal"]): string | null {
  if (refusal === null || refusal.kind === "storage") return null;
  return refusal.kind === "stale" ? texts.staleDraft : refusalText(refusal);
}

/** Closing the entry being written, and what is said of how it went. */
export function useClosing(input: ClosingInput): Closing {
  const { editor, chart, month, actions, onLit, onGo, focus, onLeave } = input;
  const [told, setTold] = useState<{ readonly draft: unknown; readonly text: string } | null>(null);
  const [said, setSaid] = useState("");
  const [stale, setStale] = useState<Entry | null>(null);
  const [posted, setPosted] = useState<Entry | null>(null);
  const tell = (text: string) => setTold({ draft: editor.getSnapshot().draft, text });

  const done = (entry: Entry, isNew: boolean) => {
    toast.dismiss(UNDO_TOAST);
    onLit(entry.id);
    setPosted(entry);
    setSaid(isNew ? texts.posted(entry.number) : texts.edited(entry.number));
    const where = monthOf(entry.date);
    if (where !== month) {
      const show = () => onGo({ periodo: where, asiento: entry.number }, true);
      toast.info({
        title: texts.postedElsewhere(entry.number, `${formatMonthName(where)} de ${yearOf(where)}`),
        actions: [{ label: texts.show, onAction: show }],
      });
    } else if (!isNew) actions.tellDone(texts.edited(entry.number));
    if (isNew) focus({ part: "date" });
    else onLeave();
  };

  const close = async (): Promise<boolean> => {
    const outcome = await editor.close(chart);
    switch (outcome.kind) {
      case "posted":
      case "edited":
        done(outcome.entry, outcome.kind === "posted");
        return true;
      case "nothing":
        onLeave();
        return true;
      case "stale":
        setStale(outcome.current);
        return false;
      case "refused":
        tell(refusalText(outcome.refusal));
        return false;
      case "unfinished": {
        const problem = firstToMend(outcome.problems);
        if (problem) {
          tell(problemText(problem));
          focus(cellOfProblem(editor.getSnapshot().draft, problem));
        }
        return false;
      }
    }
  };
  const { draft, refusal } = editor.getSnapshot();
  const compare = refusal?.kind === "stale" ? () => setStale(refusal.current) : null;
  const message = told?.draft === draft && !compare ? told.text : refusedText(refusal);
  return { message, said, posted, stale, setStale, compare, close };
}
