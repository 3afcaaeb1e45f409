import { memo, useState } from "react";
import { useGivenFiles } from "#flows/doors/given-files.ts";
import { tellNotTaken } from "#flows/doors/tell-not-taken.ts";
import { GuidedHost } from "#flows/guided/guided-host.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import { reopenBook, toggleMonth } from "./book/book-commands.ts";
import { rowRefusalText } from "./editor/draft-words.ts";
import { isHolding } from "./editor/editor-state.ts";
import { LeaveGuard } from "./editor/leave-guard.tsx";
import { useDayCheck } from "./editor/use-day-check.ts";
import type { Embedding } from "./embedded/embedding.ts";
import { UNDO_TOAST, useEntryActions } from "./entry/use-entry-actions.ts";
import { useEntryHandlers } from "./entry/use-entry-handlers.ts";
import { useUndoKeys } from "./entry/use-undo-keys.ts";
import { useFilesOntoJournal } from "./import/use-files-onto-journal.ts";
import type { Journal } from "./journal.ts";
import { entryAddress, type GoInJournal, type JournalAddress } from "./journal-address.ts";
import { JournalBanners } from "./journal-banners.tsx";
import type { JournalDialog } from "./journal-dialog.ts";
import { JournalDialogs } from "./journal-dialogs.tsx";
import { JournalOnScreen } from "./month/printed-month.tsx";
import type { MonthInHand } from "./month/use-journal-month.ts";
import { usePaste } from "./paste/use-paste.ts";
import { PhoneJournal } from "./phone/phone-journal.tsx";
import { useLitEntry } from "./sheet/use-lit-entry.ts";
import { useTargetEntry } from "./sheet/use-target-entry.ts";
import { WideJournal } from "./sheet/wide-journal.tsx";
import { journalTexts as texts } from "./texts.ts";
import { type JournalPlace, useJournalPlace } from "./use-journal-place.ts";
import { useJournalShape } from "./use-journal-shape.ts";
import { OffersContext } from "./writing/offers.ts";
import { useAskedEntry } from "./writing/use-asked-entry.ts";
import { useOffersOf, useWriting } from "./writing/use-writing.ts";
import type { Writing } from "./writing/writing.ts";

/** Commits the entry being typed and confirms it; everything else is already saved (spec-decision 22). */
async function save({ editor, closing }: Writing, isGuest: boolean): Promise<void> {
  if (editor.getSnapshot().original !== null && editor.isDirty()) {
    if (!(await closing.close())) return;
  } else if (!(await editor.flush())) {
    const { refusal } = editor.getSnapshot();
    const text = refusal === null ? undefined : rowRefusalText(refusal);
    toast.error({ title: texts.saveIncomplete, text });
    return;
  }
  if (isGuest) toast.warning({ title: texts.savedGuest });
  else toast.success({ title: texts.savedAll });
}

interface BannersProps {
  readonly place: JournalPlace;
  readonly onGoOn: (() => void) | null;
}

function Banners({ place, onGoOn }: BannersProps) {
  const storage = useStorage();
  const { month, onGo } = place;
  const { book } = place.open;
  return (
    <JournalBanners
      book={book}
      month={month}
      isGuest={place.isGuest}
      viewOnly={place.viewOnly}
      over={place.over}
      onEdit={() => onGo({ mode: undefined })}
      onReopenBook={() => void reopenBook(storage, book.id)}
      {...(onGoOn && { onGoOn })}
      onReopenMonth={() => void toggleMonth(storage, book.id, month.month, true)}
    />
  );
}

/** What was just done, for readers. */
function Said({ writing }: { readonly writing: Writing }) {
  return (
    <p role="status" className="sr-only">
      {useStore(writing.closing.said)}
    </p>
  );
}

function Leaving({ place, writing }: Pick<Journal, "place" | "writing">) {
  const isNew = useSelected(writing.editor, ({ original }) => original === null);
  const title = isNew ? texts.unsavedEntry : texts.unsavedCorrection;
  return <LeaveGuard bookId={place.open.book.id} isEmbedded={place.embedding !== undefined} title={title} />;
}

interface OpenedProps {
  readonly open: OpenBook;
  readonly shown: MonthInHand;
  readonly address: JournalAddress;
  readonly onGo: GoInJournal;
  readonly embedding?: Embedding;
}

function useJournal({ shown, ...props }: OpenedProps) {
  const storage = useStorage();
  const now = useToday(storage.clock);
  const place = useJournalPlace({ ...props, ...shown });
  const { book } = place.open;
  const actions = useEntryActions(book.id);
  const [dialogs] = useState(() => createStore<JournalDialog | null>(null));
  const [lit, light] = useLitEntry();
  const writing = useWriting({ place, actions, dialogs, light });
  const date = useSelected(writing.editor, ({ draft, lastDate }) => draft.date ?? lastDate);
  const { address, month, onGo, rules } = place;
  const asked = { bookId: book.id, month: month.month, number: address.asiento };
  const journal: Journal = {
    place,
    writing,
    day: useDayCheck(book, date, month),
    handlers: useEntryHandlers({ place, writing, actions, dialogs, today: now }),
    dialogs,
    lit,
    target: useTargetEntry({ ...asked, onGo, onLit: light }),
    // Reopening a month loses nothing and is not confirmed; closing it is.
    onToggleClosed: () =>
      month.closed
        ? void toggleMonth(storage, book.id, month.month, true)
        : dialogs.set({ kind: "close-month" }),
  };
  const mayTake = () => !rules.readOnly && dialogs.getSnapshot() === null;
  const isEmbedded = props.embedding !== undefined;
  const bring = (file: File) =>
    rules.readOnly ? tellNotTaken("read-only") : dialogs.set({ kind: "import", file });
  // The book of an exercise takes its files itself; every other book has the doors of the application.
  useFilesOntoJournal({ mayTake: () => isEmbedded && mayTake(), onFile: bring });
  useGivenFiles("book", !isEmbedded, bring);
  usePaste({
    mayPaste: mayTake,
    onMovements: (text) => dialogs.set({ kind: "paste", text }),
  });
  useAskedEntry(place, writing, now);
  useUndoKeys({
    canWrite: !rules.readOnly,
    isHolding: () => isHolding(writing.editor.getSnapshot()),
    onHeld: () => toast.info({ id: UNDO_TOAST, title: texts.undoHeld }),
    onUndo: actions.undo,
    onRedo: actions.redo,
  });
  return { journal, actions, light };
}

/** One month of one book, to be read and written in. Its drafts are stored while one types: it waits for more. */
export const OpenedJournal = memo(function OpenedJournal(props: OpenedProps) {
  const { journal, actions, light } = useJournal(props);
  const { place, writing, dialogs } = journal;
  const shape = useJournalShape();
  const onSave = () => void save(writing, place.isGuest);
  const banners = <Banners place={place} onGoOn={shape === "blocks" ? null : writing.start} />;
  return (
    <OffersContext value={useOffersOf(place)}>
      <JournalOnScreen
        open={place.open}
        month={place.month}
        view="complex"
        asked={place.address.asiento}
        isEmbedded={place.embedding !== undefined}
      >
        {shape === "blocks" ? (
          <PhoneJournal journal={journal} onSave={onSave} banners={banners} />
        ) : (
          <WideJournal journal={journal} onSave={onSave} banners={banners} folded={shape === "folded"} />
        )}
        <JournalDialogs dialogs={dialogs} place={place} writing={writing} actions={actions} light={light} />
        {place.embedding === undefined ? (
          <GuidedHost
            seat={{
              place: "complex-journal",
              open: place.open,
              readOnly: place.rules.readOnly,
              onPosted: (entry) => place.onGo(entryAddress(entry)),
            }}
            onPremium={openUpgrade}
          />
        ) : null}
        <Leaving place={place} writing={writing} />
        <Said writing={writing} />
      </JournalOnScreen>
    </OffersContext>
  );
});
