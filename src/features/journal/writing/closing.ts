import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import { problemText } from "#session/notices/refusal-text.ts";
import { createStore, type Store } from "#ui/kit/create-store.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { rowRefusalText } from "../editor/draft-words.ts";
import type { CloseOutcome } from "../editor/editor-state.ts";
import { type EntryDraft, isBlank } from "../editor/entry-draft.ts";
import type { EntryEditor } from "../editor/entry-editor.ts";
import { cellOfProblem, type EntryCell, firstToMend } from "../editor/entry-focus.ts";
import { UNDO_TOAST } from "../entry/use-entry-actions.ts";
import { journalTexts as texts } from "../texts.ts";
import type { WritingWorld } from "./writing-world.ts";

interface ClosingInput {
  readonly editor: EntryEditor;
  readonly world: () => WritingWorld;
  readonly focus: (cell: EntryCell) => void;
  readonly isHeld: () => boolean;
  /** Called after a correction, and if there was nothing to close. */
  readonly leave: () => void;
}

/** Why an entry could not be closed. It holds until something else is typed. */
interface ShownProblem {
  readonly draft: EntryDraft;
  readonly text: string;
}

export interface Closing {
  /** True while a cell holds what cannot be read: nothing is closed then, and the focus is there (NU-11). */
  readonly isHeld: () => boolean;
  /** Posts the entry being written, or corrects the one it came from. True when nothing is left to be closed. */
  readonly close: () => Promise<boolean>;
  /** The same, and a new entry leaves the row at once, for the next one to be typed there. */
  readonly closeAhead: () => void;
  readonly problem: Store<ShownProblem | null>;
  /** What was just done, for readers, who cannot see the row light up. */
  readonly said: Store<string>;
  /** The entry just posted or corrected. */
  readonly posted: Store<Entry | null>;
}

/** Closes the entry being written, with its messages. */
export function createClosing({ editor, world, focus, isHeld, leave }: ClosingInput): Closing {
  const problem = createStore<ShownProblem | null>(null);
  const said = createStore("");
  const posted = createStore<Entry | null>(null);
  const tell = (text: string) => problem.set({ draft: editor.getSnapshot().draft, text });
  const done = (entry: Entry, isNew: boolean, goesOn: () => void) => {
    const { light, onGo, month, actions } = world();
    toast.dismiss(UNDO_TOAST);
    light(entry.id);
    posted.set(entry);
    said.set(isNew ? texts.posted(entry.number) : texts.edited(entry.number));
    const where = monthOf(entry.date);
    if (where !== month) {
      const show = () => onGo({ periodo: where, asiento: entry.number }, true);
      toast.info({
        title: texts.postedElsewhere(entry.number, `${formatMonthName(where)} de ${yearOf(where)}`),
        actions: [{ label: texts.show, onAction: show }],
      });
    } else if (!isNew) actions.tellDone(texts.edited(entry.number));
    goesOn();
  };
  const startNext = () => focus({ part: "date" });
  const tellOutcome = (outcome: CloseOutcome, goesOn: () => void): boolean => {
    switch (outcome.kind) {
      case "posted":
        done(outcome.entry, true, goesOn);
        return true;
      case "edited":
        done(outcome.entry, false, leave);
        return true;
      case "nothing":
        leave();
        return true;
      case "returned":
        startNext();
        return false;
      case "held":
        return false;
      case "stale":
        world().dialogs.set({ kind: "stale", theirs: outcome.current });
        return false;
      case "refused":
        tell(rowRefusalText(outcome.refusal));
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
  const close = async () => !isHeld() && tellOutcome(await editor.close(world().chart), startNext);
  const closeAhead = () => {
    if (isHeld()) return;
    const posting = editor.postAhead(world().chart);
    // Pressed twice, it has nothing more to close, and the next entry goes on.
    if (posting === null && editor.isAhead() && isBlank(editor.getSnapshot().draft)) return;
    if (posting === null) return void close();
    startNext();
    void posting.then((outcome) => tellOutcome(outcome, () => undefined));
  };
  return { isHeld, close, closeAhead, problem, said, posted };
}
