import { useEffect, useMemo, useRef, useState } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { type Month, monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { JournalMonth } from "#storage/queries/books/journal.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { toggleMonth } from "./book/book-commands.ts";
import type { EditorView } from "./editor/editor-view.ts";
import { isBlank } from "./editor/entry-draft.ts";
import type { EntryEditor } from "./editor/entry-editor.ts";
import { useClosing } from "./editor/use-closing.ts";
import { useDayCheck } from "./editor/use-day-check.ts";
import { useEditorKeys } from "./editor/use-editor-keys.ts";
import { useDrafts, useEditorState, useEntryEditor } from "./editor/use-entry-editor.ts";
import { useRecentAccounts } from "./editor/use-recent-accounts.ts";
import { useSimilar } from "./editor/use-similar.ts";
import type { EntryRules } from "./entry/entry-menu.tsx";
import { tellDiscarded, useEntryActions } from "./entry/use-entry-actions.ts";
import type { GoInJournal, JournalAddress } from "./journal-address.ts";
import { readingDay } from "./month/period.ts";
import { useBalanceOf } from "./month/use-journal-month.ts";
import { useOverLimit } from "./month/use-over-limit.ts";
import { journalState } from "./sheet/journal-state.ts";
import { listedDrafts, shownSums } from "./sheet/journal-sums.ts";
import { sampleSale } from "./sheet/sample-rows.tsx";
import { hasStartedBlank, startBlank } from "./sheet/started-blank.ts";
import { useLitEntry } from "./sheet/use-lit-entry.ts";
import { useTargetEntry } from "./sheet/use-target-entry.ts";
import { journalTexts as texts } from "./texts.ts";

interface JournalInput {
  readonly open: OpenBook;
  readonly month: JournalMonth;
  readonly address: JournalAddress;
  readonly onGo: GoInJournal;
}

/** Leaves a correction as it was; throws a draft away, with the way back. */
async function drop(storage: AppStorage, editor: EntryEditor, bookId: BookId): Promise<void> {
  if (editor.getSnapshot().original !== null) return editor.leaveCorrection();
  const dropped = await editor.discard();
  if (dropped) tellDiscarded(storage, bookId, dropped);
}

/** The entry row with its keys, its notices, and what they need to know of the book. */
function useWriting(input: JournalInput, actions: ReturnType<typeof useEntryActions>) {
  const { open, month, onGo } = input;
  const { book, chart } = open;
  const storage = useStorage();
  const frame = useRef<HTMLDivElement>(null);
  const editor = useEntryEditor(book.id, month.month);
  const state = useEditorState(editor);
  const similar = useSimilar(book.id, state);
  const [lit, setLit] = useLitEntry();
  const [rested, setRested] = useState(true);
  const close = useRef<() => Promise<boolean>>(async () => false);
  const onLeave = () => {
    // A correction in which nothing was changed ends with leaving it.
    if (editor.getSnapshot().original !== null && !editor.isDirty()) editor.leaveCorrection();
    frame.current?.focus();
  };
  const keys = useEditorKeys({ editor, similar, onClose: () => void close.current(), onLeave });
  const focus = (cell: Parameters<typeof keys.focus>[0]) => {
    setRested(false);
    keys.focus(cell);
  };
  const closing = useClosing({
    editor,
    chart,
    month: month.month,
    actions,
    onLit: setLit,
    onGo,
    focus,
    onLeave,
  });
  close.current = closing.close;
  const dayCheck = useDayCheck(book, state.draft.date ?? state.lastDate);
  const now = today(storage.clock);
  const view: EditorView = {
    editor,
    state,
    keys,
    chart,
    recent: useRecentAccounts(book.id, month),
    balanceOf: useBalanceOf(book, chart),
    today: now,
    reading: readingDay(month.month, now),
    similar,
    message: closing.message ?? dayCheck.closed,
    onCompare: closing.compare,
    warning: dayCheck.outside,
    isResting: rested && state.original === null && state.saved === null && isBlank(state.draft),
    onRest: setRested,
    onStart: () => focus({ part: "date" }),
    onClose: () => void closing.close(),
    onDrop: () => void drop(storage, editor, book.id).then(onLeave),
  };
  return { view, frame, lit, setLit, closing, focus, dayCheck };
}

/** Whether the example stands where there is nothing yet, and what becomes of it. */
function useSample(
  { open, month }: JournalInput,
  { view, focus }: ReturnType<typeof useWriting>,
  readOnly: boolean,
) {
  const storage = useStorage();
  const [, redraw] = useState(0);
  const { book } = open;
  const { editor, state } = view;
  // It stays while the first entry is typed, so that the row does not jump away from under the hands.
  const isEmpty = book.lastNumber === 0 && listedDrafts(month, state).length === 0 && !month.closed;
  const date = readingDay(month.month, today(storage.clock));
  const sale = useMemo(() => sampleSale(date, book.chart), [date, book.chart]);
  const onBlank = () => {
    startBlank(book.id);
    redraw((count) => count + 1);
  };
  const onUse = async () => {
    // What was begun under the example is put aside, not written over.
    if (!(await editor.flush())) return toast.warning({ title: texts.finishFirst });
    startBlank(book.id);
    editor.openCopy(sale);
    focus({ part: "date" });
  };
  return isEmpty && !readOnly && !hasStartedBlank(book.id)
    ? { sale, onBlank, onUse: () => void onUse() }
    : null;
}

/** What floats over the journal because somebody asked for it. */
function useDialogs() {
  const [reversing, setReversing] = useState<Entry | null>(null);
  const [history, setHistory] = useState<Entry | null>(null);
  const [closingMonth, setClosingMonth] = useState(false);
  return { reversing, setReversing, history, setHistory, closingMonth, setClosingMonth };
}

/** Everything that the screens of the complex journal show and do, for one month of one book. */
export function useJournal(input: JournalInput) {
  const { open, month, address, onGo } = input;
  const { book, chart } = open;
  const actions = useEntryActions(book.id);
  const writing = useWriting(input, actions);
  const { view, setLit, closing, dayCheck } = writing;
  const { state: session, sample: isSample } = useSession();
  const dialogs = useDialogs();
  const storage = useStorage();
  const viewOnly = address.mode === "view";
  const over = useOverLimit(book.id);
  const readOnly = viewOnly || over || book.status !== "active";
  useDrafts(view.editor, month, readOnly);
  const target = useTargetEntry({
    bookId: book.id,
    month: month.month,
    number: address.asiento,
    onGo,
    onLit: setLit,
  });
  const drafts = useMemo(
    () => listedDrafts(month, { entryId: view.state.entryId }),
    [month, view.state.entryId],
  );
  const sums = shownSums(month, view.state, dayCheck.closed === null);
  const state = journalState(chart, month.month, sums, view.state, drafts);
  const sample = useSample(input, writing, readOnly);
  const rules: EntryRules = useMemo(
    () => ({ readOnly, closed: month.closed, lastNumber: book.lastNumber }),
    [readOnly, month.closed, book.lastNumber],
  );
  useNuevo(address, onGo, readOnly, view.onStart);
  return {
    ...writing,
    open,
    month,
    drafts,
    sums,
    state,
    sample,
    rules,
    actions,
    target,
    address,
    onGo,
    viewOnly,
    over,
    isGuest: session.kind === "guest" && !isSample,
    ...dialogs,
    // Opening a month again takes nothing away; closing it does.
    onToggleClosed: () =>
      month.closed ? void toggleMonth(storage, book.id, month.month, true) : dialogs.setClosingMonth(true),
    stale: closing.stale,
    onMonth: (next: Month) => onGo({ periodo: next, asiento: undefined, buscar: undefined }),
    onOpenFound: (entry: Entry) =>
      onGo(
        {
          periodo: monthOf(entry.date),
          buscar: undefined,
          asiento: entry.number > 0 ? entry.number : undefined,
        },
        true,
      ),
  };
}

export type Journal = ReturnType<typeof useJournal>;

/** `nuevo=true`: the entry row is ready to be typed in; said once. */
function useNuevo(address: JournalAddress, onGo: GoInJournal, readOnly: boolean, start: () => void): void {
  const latest = useRef({ onGo, start });
  latest.current = { onGo, start };
  const asked = address.nuevo === true;
  useEffect(() => {
    if (!asked) return;
    latest.current.onGo({ nuevo: undefined });
    if (!readOnly) latest.current.start();
  }, [asked, readOnly]);
}
