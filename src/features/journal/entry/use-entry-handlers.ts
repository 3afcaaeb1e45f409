import { useMemo, useRef } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { journalTexts as texts } from "../texts.ts";
import type { Journal } from "../use-journal.ts";
import { canEdit, type EntryHandlers } from "./entry-menu.tsx";

/** Puts what is being written aside: a draft into the list. A correction in progress stays. */
async function leave({ view }: Journal): Promise<boolean> {
  const { editor } = view;
  if (!editor.isDirty() || (await editor.flush())) return true;
  toast.warning({ title: texts.finishFirst });
  return false;
}

function whyNot(entry: Entry, closed: boolean): string {
  if (entry.status === "void") return refusalText({ kind: "not-posted", status: "void" });
  return closed ? texts.closedMonthOnlyReverse : refusalText({ kind: "already-reversed" });
}

async function edit(journal: Journal, entry: Entry): Promise<void> {
  const { view, rules, focus } = journal;
  if (rules.readOnly || view.state.entryId === entry.id) return;
  if (!canEdit(entry, rules)) {
    toast.info({ title: whyNot(entry, rules.closed) });
    return;
  }
  if (!(await leave(journal))) return;
  if (entry.status === "draft") view.editor.openDraft(entry);
  else view.editor.openPosted(entry);
  focus({ part: "date" });
}

async function duplicate(journal: Journal, entry: Entry): Promise<void> {
  const { view, rules, focus } = journal;
  if (!(await leave(journal))) return;
  const { description, reference, lines } = entry;
  // A closed month takes no copy either.
  const date = rules.closed ? view.today : entry.date;
  view.editor.openCopy({ date, description, reference, lines });
  focus({ part: "date" });
  toast.neutral({ title: texts.duplicated });
}

/** What the menus of entries lead to; the same object as long as the book is open, so that rows are not drawn again. */
export function useEntryHandlers(journal: Journal): EntryHandlers {
  const latest = useRef(journal);
  latest.current = journal;
  return useMemo(
    () => ({
      onEdit: (entry) => void edit(latest.current, entry),
      onDuplicate: (entry) => void duplicate(latest.current, entry),
      onReverse: (entry) => latest.current.setReversing(entry),
      onTakeAway: (entry) => {
        const { actions, rules, view } = latest.current;
        if (view.state.original?.id === entry.id) return toast.warning({ title: texts.finishFirst });
        return actions.takeAway(entry, entry.number === rules.lastNumber);
      },
      onHistory: (entry) => latest.current.setHistory(entry),
      onDiscard: (draft) => latest.current.actions.discard(draft),
    }),
    [],
  );
}
