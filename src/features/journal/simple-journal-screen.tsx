import "./simple.css";
import X from "lucide-react/icons/x";
import { type ReactNode, useState } from "react";
import type { Month } from "#domain/kernel/calendar-day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { GuidedButton } from "#flows/guided/guided-button.tsx";
import { Saved } from "#session/saved.tsx";
import { type OpenBook, useOpenBook } from "#session/use-open-book.ts";
import { IconButton } from "#ui/kit/icon-button.tsx";
import { NoticePlace } from "#ui/kit/notice-place.tsx";
import { SkeletonRows } from "#ui/kit/skeleton-rows.tsx";
import { useMediaQuery } from "#ui/kit/use-media-query.ts";
import { BookMenu } from "./book-menu.tsx";
import { useJournalExport } from "./journal-export.ts";
import { JournalHeader, JournalViews, OfflineMark } from "./journal-header.tsx";
import { DiscardDialog, LeaveGuard } from "./leave-guard.tsx";
import { MonthDialog, MonthPicker } from "./month-picker.tsx";
import { SimpleAddBar } from "./simple-add-bar.tsx";
import { SimpleBlank } from "./simple-blank.tsx";
import { SimpleFlow } from "./simple-flow.tsx";
import { SimpleList } from "./simple-list.tsx";
import { SimpleNotices } from "./simple-notices.tsx";
import { SimplePanel, SimpleSheets } from "./simple-open-parts.tsx";
import { SimplePhoneHeader } from "./simple-phone-header.tsx";
import { SimpleSearchField, SimpleSearchResults } from "./simple-search.tsx";
import { simpleTexts as texts } from "./simple-texts.ts";
import { ReadFailed, SimpleDrafts, SimpleFailed, SimpleWithoutBook } from "./simple-without-book.tsx";
import { journalTexts } from "./texts.ts";
import { useOpeningMonth } from "./use-opening-month.ts";
import { type SimpleJournal, type SimpleJournalProps, useSimpleJournal } from "./use-simple-journal.ts";

interface ViewProps extends SimpleJournalProps {
  readonly journal: SimpleJournal;
}

/** The list of the month, or what was searched for, or what stands in an empty month. */
function Operations({ journal, address }: ViewProps) {
  const { opened, pages, today, canWrite, state } = journal;
  const { book } = opened;
  const onOpen = (row: Parameters<typeof state.openRow>[0]) => state.openRow(row, canWrite);
  if (address.buscar) {
    const words = address.buscar;
    return (
      <SimpleSearchResults bookId={book.id} chart={book.chart} words={words} today={today} onOpen={onOpen} />
    );
  }
  if (journal.trouble !== null) return <ReadFailed trouble={journal.trouble} />;
  if (pages === null) return <SkeletonRows label={texts.loading} />;
  const empty = pages.posted === 0;
  return (
    <>
      <SimpleDrafts journal={journal} />
      {empty ? (
        <SimpleBlank
          book={book}
          month={pages}
          today={today}
          canWrite={canWrite}
          onUse={(draft) => state.beginWith(draft)}
        />
      ) : (
        <SimpleList
          book={book}
          chart={book.chart}
          month={pages}
          today={today}
          freshId={state.freshId}
          selectedId={state.selectedId}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

function Notices({ journal, onGo }: Pick<ViewProps, "journal" | "onGo">) {
  const { opened, pages, guest, sample, viewing, over } = journal;
  return (
    <div className="px-4 pt-3 empty:hidden md:px-6">
      <SimpleNotices
        book={opened.book}
        month={pages}
        guest={guest && !sample}
        viewing={viewing}
        over={over}
        onEdit={() => onGo({ mode: undefined })}
      />
    </div>
  );
}

function companyLine({ company, book }: OpenBook): string {
  return company?.name ?? book.name;
}

function PhoneView({ journal, address, onGo }: ViewProps) {
  const { opened, month, flow, today, proposed, canWrite, state, actions, guest } = journal;
  const [picking, setPicking] = useState(false);
  const [searching, setSearching] = useState(address.buscar !== undefined);
  const endSearch = () => {
    setSearching(false);
    onGo({ buscar: undefined });
  };
  return (
    <div className={canWrite ? "mx-auto max-w-3xl pb-48" : "mx-auto max-w-3xl pb-8"}>
      <SimplePhoneHeader
        opened={opened}
        month={month}
        subtitle={`${companyLine(opened)} · ${formatMonth(month).toLowerCase()}`}
        onBook={(book) => onGo({ book, periodo: undefined })}
        onMonth={() => setPicking(true)}
        onSearch={() => setSearching(true)}
      />
      <main>
        <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1 *:shrink-0">
          <JournalViews view="simple" address={{ ...address, book: opened.book.id, periodo: month }} />
          <span className="ml-auto flex flex-col items-end gap-1">
            <OfflineMark />
            <Saved />
          </span>
        </div>
        <NoticePlace />
        {searching ? (
          <div className="flex items-center gap-1 px-4 pt-3">
            <div className="flex-1">
              <SimpleSearchField
                words={address.buscar ?? ""}
                onWords={(buscar) => onGo({ buscar: buscar === "" ? undefined : buscar })}
                autoFocus
              />
            </div>
            <IconButton
              label={texts.clearSearch}
              icon={<X size={20} aria-hidden="true" />}
              onClick={endSearch}
            />
          </div>
        ) : null}
        <Notices journal={journal} onGo={onGo} />
        <SimpleFlow flow={flow} />
        <Operations journal={journal} address={address} onGo={onGo} />
        {canWrite ? <SimpleAddBar onAdd={(type) => state.add(type, proposed)} /> : null}
      </main>
      {picking ? (
        <MonthDialog
          month={month}
          onPick={(periodo) => onGo({ periodo }, true)}
          onClose={() => setPicking(false)}
        />
      ) : null}
      <SimpleSheets
        opened={opened}
        state={state}
        actions={actions}
        today={today}
        guest={guest}
        proposed={proposed}
      />
    </div>
  );
}

function Toolbar({ journal, address, onGo }: ViewProps) {
  const { opened, month } = journal;
  const exporting = useJournalExport(opened);
  return (
    <section
      aria-label={texts.tools}
      className="no-print flex min-h-14 flex-wrap items-center gap-3 border-raya border-b px-5 py-2"
    >
      <BookMenu book={opened.book} onBook={(book) => onGo({ book, periodo: undefined }, true)} />
      <MonthPicker month={month} onMonth={(periodo) => onGo({ periodo }, true)} />
      <div className="w-64">
        <SimpleSearchField
          words={address.buscar ?? ""}
          onWords={(buscar) => onGo({ buscar: buscar === "" ? undefined : buscar })}
        />
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <GuidedButton place="simple-journal" />
        <ExportMenu {...exporting} compact="max-xl:btn-square" compactWords="max-xl:sr-only" />
      </div>
    </section>
  );
}

function WideView({ journal, address, onGo }: ViewProps) {
  const { opened, month, flow, today, proposed, canWrite, state, actions, guest } = journal;
  const parts = { opened, state, actions, today, guest, proposed };
  // What was typed stays when the month that comes is closed.
  const hasPanel = canWrite || state.touched;
  const here = { ...address, book: opened.book.id, periodo: month };
  return (
    <>
      <JournalHeader title={texts.title} subtitle={companyLine(opened)} view="simple" address={here} />
      <Toolbar journal={journal} address={address} onGo={onGo} />
      <div className={hasPanel ? "grid grid-cols-[minmax(0,1fr)_27rem]" : ""}>
        <main className="mx-auto w-full max-w-3xl pb-12">
          <Notices journal={journal} onGo={onGo} />
          <SimpleFlow flow={flow} />
          <Operations journal={journal} address={address} onGo={onGo} />
        </main>
        {hasPanel ? (
          <aside className="min-h-[calc(100dvh-8rem)] border-base-content border-l px-6 py-5">
            <div className="sticky top-5">
              <SimplePanel {...parts} />
            </div>
          </aside>
        ) : (
          <SimpleSheets {...parts} />
        )}
      </div>
    </>
  );
}

function Opened({
  opened,
  month,
  ...props
}: SimpleJournalProps & { readonly opened: OpenBook; readonly month: Month }) {
  const journal = useSimpleJournal(opened, month, props);
  // Where the form has no room beside the list it is a sheet, as on a phone.
  const narrow = useMediaQuery("(width < 1024px)");
  const { asking } = journal.state;
  return (
    <>
      {narrow ? <PhoneView journal={journal} {...props} /> : <WideView journal={journal} {...props} />}
      <LeaveGuard bookId={opened.book.id} title={journalTexts.unsavedOperation} />
      {asking === null ? null : (
        <DiscardDialog
          title={journalTexts.unsavedOperation}
          onStay={asking.stay}
          onDiscard={asking.discard}
        />
      )}
    </>
  );
}

function InBook({ opened, ...props }: SimpleJournalProps & { readonly opened: OpenBook }): ReactNode {
  const month = useOpeningMonth(opened.book, props.address.periodo);
  return month === null ? null : <Opened opened={opened} month={month} {...props} />;
}

/** The simple journal: what came in, what went out, without debit or credit. */
export function SimpleJournalScreen(props: SimpleJournalProps) {
  const open = useOpenBook(props.address.book);
  if (open.state === "failed") return <SimpleFailed trouble={open.trouble} />;
  if (open.state === "loading")
    return (
      <main className="px-4 py-6">
        <SkeletonRows label={texts.loading} />
      </main>
    );
  if (open.value === null) return <SimpleWithoutBook {...props} />;
  return <InBook key={open.value.book.id} opened={open.value} {...props} />;
}
