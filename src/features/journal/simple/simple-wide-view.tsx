import { ExportMenu } from "#flows/export/export-menu.tsx";
import { GuidedButton } from "#flows/guided/guided-button.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { BookMenu } from "../book/book-menu.tsx";
import { BookSetupButton } from "../book/book-setup-button.tsx";
import { useJournalExport } from "../export/journal-export.ts";
import { JournalHeader } from "../journal-header.tsx";
import { MonthPicker } from "../month/month-picker.tsx";
import { useWritingFocus } from "../month/use-writing-focus.ts";
import { useSimplePaste } from "./drafts/use-simple-paste.tsx";
import { SimplePanel, SimpleSheets } from "./operation/simple-open-parts.tsx";
import { bookCompanyLine, SimpleMonth, type SimpleViewProps } from "./simple-month.tsx";
import { SimpleSearchField } from "./simple-search.tsx";
import { simpleTexts as texts } from "./texts.ts";

function Toolbar({ journal, address, onGo }: SimpleViewProps) {
  const { opened, month } = journal;
  const exporting = useJournalExport(opened);
  const paste = useSimplePaste(journal);
  return (
    <section
      aria-label={texts.tools}
      className="no-print flex min-h-14 flex-wrap items-center gap-3 border-raya border-b px-5 py-2"
    >
      <BookMenu book={opened.book} onBook={(book) => onGo({ book, periodo: undefined }, true)} />
      {journal.viewing || journal.over ? null : <BookSetupButton book={opened.book} />}
      <MonthPicker month={month} onMonth={(periodo) => onGo({ periodo }, true)} />
      <div className="w-64">
        <SimpleSearchField
          words={address.buscar ?? ""}
          onWords={(buscar) => onGo({ buscar: buscar === "" ? undefined : buscar })}
        />
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <GuidedButton place="simple-journal" />
        {paste.items.length === 0 ? null : <MoreMenu label={texts.moreActions} items={paste.items} />}
        <ExportMenu {...exporting} compact="max-xl:btn-square" compactWords="max-xl:sr-only" />
      </div>
      {paste.dialog}
    </section>
  );
}

/** The list with the form beside it. */
export function SimpleWideView({ journal, address, onGo }: SimpleViewProps) {
  const { opened, month, today, proposed, canWrite, state, actions, guest } = journal;
  const parts = { opened, state, actions, today, guest, proposed };
  // Unsaved input stays even if the next month is closed.
  const hasPanel = canWrite || state.touched;
  useWritingFocus();
  const here = { ...address, book: opened.book.id, periodo: month };
  return (
    <>
      <JournalHeader title={texts.title} subtitle={bookCompanyLine(opened)} view="simple" address={here} />
      <Toolbar journal={journal} address={address} onGo={onGo} />
      <div data-makes-room="" className={hasPanel ? "grid grid-cols-[minmax(0,1fr)_27rem]" : ""}>
        <main className="mx-auto w-full max-w-3xl pb-12">
          <SimpleMonth journal={journal} address={address} onGo={onGo} />
        </main>
        {hasPanel ? (
          <aside
            data-beside=""
            className="simple-side min-h-[calc(100dvh-8rem)] border-base-content border-l px-6 py-5"
          >
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
