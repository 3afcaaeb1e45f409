import { useEffect, useMemo, useRef } from "react";
import { today } from "#domain/kernel/clock.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { holdUnsaved } from "#pwa/hold-unsaved.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useSelected } from "#ui/kit/use-store.ts";
import { proposedDay } from "../month/period.ts";
import type { MonthInHand } from "../month/use-journal-month.ts";
import { listedDrafts } from "../sheet/journal-sums.ts";
import { journalTexts as texts } from "../texts.ts";
import { isBlank } from "./entry-draft.ts";
import { EntryEditor } from "./entry-editor.ts";

/** Stores the input when the page is hidden or left, and registers it as unsaved. */
function useKept(editor: EntryEditor): void {
  useEffect(() => {
    const letGo = holdUnsaved({
      isDirty: () => editor.isDirty() || editor.isAhead(),
      flush: () => editor.flushAll(),
    });
    // Neither a correction nor refused input can be stored as a draft: the browser asks before it is lost.
    const ask = (event: BeforeUnloadEvent) => {
      void editor.flushAll();
      if (editor.isAtRisk()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      letGo();
      // The user was asked on leaving a correction; none of it waits to be saved.
      if (editor.getSnapshot().original !== null) editor.leaveCorrection();
      window.removeEventListener("beforeunload", ask);
    };
  }, [editor]);
}

/** The editor of this book, one for as long as the book is open. */
export function useEntryEditor(bookId: BookId, month: Month): EntryEditor {
  const storage = useStorage();
  const editor = useMemo(() => new EntryEditor(storage, bookId, today(storage.clock)), [storage, bookId]);
  useKept(editor);
  useEffect(() => {
    editor.onDetached = () => toast.warning({ title: texts.draftClosed, text: texts.draftClosedText });
  }, [editor]);
  const now = useToday(storage.clock);
  const proposedOn = useRef(now);
  useEffect(() => {
    const { lastDate } = editor.getSnapshot();
    // Midnight turns "today" into the new day; a day chosen by the person stays.
    const wasToday = lastDate === proposedOn.current && now !== lastDate;
    proposedOn.current = now;
    editor.propose(proposedDay(month, now, wasToday ? null : lastDate));
  }, [editor, month, now]);
  return editor;
}

/** Loads the month's latest draft into the entry row when the journal opens, and follows other tabs. */
export function useDrafts(
  editor: EntryEditor,
  { month: { month }, drafts }: MonthInHand,
  readOnly: boolean,
): void {
  const opened = useRef<string | null>(null);
  const isCorrecting = useSelected(editor, ({ original }) => original !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a correction is a reason to look
  useEffect(() => {
    if (readOnly) return;
    const follow = () => editor.follow(drafts.getSnapshot(), month);
    // Ending a correction restores a draft that may have been removed from the list meanwhile.
    if (opened.current === month) follow();
    else {
      opened.current = month;
      const { original, saved, dirty, draft } = editor.getSnapshot();
      const free = original === null && saved === null && !dirty && isBlank(draft);
      const listed = listedDrafts({ month, drafts: drafts.getSnapshot() }, editor.getSnapshot());
      const latest = listed.sort((a, b) => b.updatedAt - a.updatedAt)[0];
      if (free && latest) editor.openDraft(latest);
    }
    return drafts.subscribe(follow);
  }, [editor, month, drafts, readOnly, isCorrecting]);
}
