import "./journal.css";
import { type ReactNode, useRef } from "react";
import { refusalText } from "#session/notices/refusal-text.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useOpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { reopenBook, toggleMonth } from "./book/book-commands.ts";
import { Frame, WithoutBook } from "./book/without-book.tsx";
import { isHolding } from "./editor/editor-state.ts";
import { LeaveGuard } from "./editor/leave-guard.tsx";
import { UNDO_TOAST } from "./entry/use-entry-actions.ts";
import { useUndoKeys } from "./entry/use-undo-keys.ts";
import type { GoInJournal, JournalAddress } from "./journal-address.ts";
import { JournalBanners } from "./journal-banners.tsx";
import { JournalDialogs } from "./journal-dialogs.tsx";
import { JournalHeader } from "./journal-header.tsx";
import { useMonth } from "./month/use-journal-month.ts";
import { useOpeningMonth } from "./month/use-opening-month.ts";
import { PhoneJournal } from "./phone/phone-journal.tsx";
import { WideJournal } from "./sheet/wide-journal.tsx";
import { journalTexts as texts } from "./texts.ts";
import { type Journal, useJournal } from "./use-journal.ts";

interface ComplexJournalProps {
  readonly address: JournalAddress;
  readonly onGo: GoInJournal;
}

interface FailedProps {
  readonly address: JournalAddress;
  readonly trouble: StorageTrouble;
}

function Failed({ address, trouble }: FailedProps) {
  return (
    <Frame address={address}>
      <TroublePanel trouble={trouble} onRetry={() => currentStorage.reopen()} />
    </Frame>
  );
}

/** Commits what is being typed and confirms it; everything else is already saved (spec-decision 22). */
async function save({ view, closing, isGuest }: Journal): Promise<void> {
  const { editor } = view;
  if (editor.getSnapshot().original !== null && editor.isDirty()) {
    if (!(await closing.close())) return;
  } else if (!(await editor.flush())) {
    const { refusal } = editor.getSnapshot();
    const text = refusal === null ? undefined : refusalText(refusal);
    toast.error({ title: texts.saveIncomplete, text });
    return;
  }
  if (isGuest) toast.warning({ title: texts.savedGuest });
  else toast.success({ title: texts.savedAll });
}

function Banners({ journal }: { readonly journal: Journal }) {
  const storage = useStorage();
  const { open, month, onGo, view } = journal;
  const { book } = open;
  const phone = useMediaQuery(PHONE);
  return (
    <JournalBanners
      book={book}
      month={month}
      isGuest={journal.isGuest}
      viewOnly={journal.viewOnly}
      over={journal.over}
      onEdit={() => onGo({ mode: undefined })}
      onReopenBook={() => void reopenBook(storage, book.id)}
      {...(!phone && { onGoOn: view.onStart })}
      onReopenMonth={() => void toggleMonth(storage, book.id, month.month, true)}
    />
  );
}

interface OpenedProps extends ComplexJournalProps {
  readonly open: OpenBook;
  readonly month: Journal["month"];
}

function OpenedJournal(props: OpenedProps) {
  const journal = useJournal(props);
  const phone = useMediaQuery(PHONE);
  const { actions, closing, rules, view, open } = journal;
  useUndoKeys({
    canWrite: !rules.readOnly,
    isHolding: () => isHolding(view.editor.getSnapshot()),
    onHeld: () => toast.info({ id: UNDO_TOAST, title: texts.undoHeld }),
    onUndo: actions.undo,
    onRedo: actions.redo,
  });
  const onSave = () => void save(journal);
  const banners = <Banners journal={journal} />;
  return (
    <>
      {phone ? (
        <PhoneJournal journal={journal} onSave={onSave} banners={banners} />
      ) : (
        <>
          {banners}
          <WideJournal journal={journal} onSave={onSave} />
        </>
      )}
      <JournalDialogs journal={journal} />
      <LeaveGuard
        bookId={open.book.id}
        title={view.state.original === null ? texts.unsavedEntry : texts.unsavedCorrection}
      />
      <p role="status" className="sr-only">
        {closing.said}
      </p>
    </>
  );
}

function BookJournal({ open, address, onGo }: ComplexJournalProps & { readonly open: OpenBook }) {
  const { book, company } = open;
  const month = useOpeningMonth(book, address.periodo);
  const phone = useMediaQuery(PHONE);
  const header = phone ? null : (
    <JournalHeader
      title={texts.title}
      subtitle={company?.name ?? texts.ownBooks}
      view="complex"
      address={{ ...address, book: book.id, periodo: month ?? address.periodo }}
    />
  );
  if (month === null) return <Loading header={header} />;
  return (
    <>
      {header}
      <MonthJournal open={open} address={address} onGo={onGo} asked={month} />
    </>
  );
}

function Loading({ header }: { readonly header: ReactNode }) {
  return (
    <>
      {header}
      <main className="flex-1">
        <SkeletonRows rows={12} label={texts.loading} />
      </main>
    </>
  );
}

function MonthJournal(
  props: ComplexJournalProps & { readonly open: OpenBook; readonly asked: Journal["month"]["month"] },
) {
  const { open, address, onGo, asked } = props;
  const found = useMonth(open.book.id, asked);
  // The last month stays until the next one is there: nothing flickers, and the entry row keeps what is typed.
  const last = useRef<Journal["month"] | null>(null);
  if (found.state === "ready") last.current = found.value;
  if (found.state === "failed") return <Failed address={address} trouble={found.trouble} />;
  if (last.current === null) return <Loading header={null} />;
  return (
    <main className="flex min-h-0 flex-1 flex-col">
      <OpenedJournal open={open} month={last.current} address={address} onGo={onGo} />
    </main>
  );
}

/** The complex journal: entries in double entry, written by keyboard or by hand. */
export function ComplexJournalScreen({ address, onGo }: ComplexJournalProps) {
  const opened = useOpenBook(address.book);
  return (
    <div className="journal-page">
      {opened.state === "failed" ? <Failed address={address} trouble={opened.trouble} /> : null}
      {opened.state === "loading" ? <Loading header={null} /> : null}
      {opened.state === "ready" && opened.value === null ? (
        <WithoutBook address={address} onGo={onGo} />
      ) : null}
      {opened.state === "ready" && opened.value !== null ? (
        <BookJournal key={opened.value.book.id} open={opened.value} address={address} onGo={onGo} />
      ) : null}
    </div>
  );
}
