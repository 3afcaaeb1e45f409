import type { OpenBook } from "#session/storage/use-open-book.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { DebtBar } from "./debts/debt-bar.tsx";
import { DebtScreen } from "./debts/debt-screen.tsx";
import { SimpleDrafts } from "./drafts/simple-drafts.tsx";
import { PocketTable } from "./pockets/pocket-table.tsx";
import { SimpleBlank } from "./simple-blank.tsx";
import { SimpleList } from "./simple-list.tsx";
import { SimpleNotices } from "./simple-notices.tsx";
import { SimpleSearchResults } from "./simple-search.tsx";
import { SimpleReadFailed } from "./simple-without-book.tsx";
import { simpleTexts as texts } from "./texts.ts";
import type { SimpleJournal, SimpleJournalProps } from "./use-simple-journal.ts";

export interface SimpleViewProps extends SimpleJournalProps {
  readonly journal: SimpleJournal;
}

export function bookCompanyLine({ company, book }: OpenBook): string {
  return company?.name ?? book.name;
}

/** The list of the month, the search results, or the empty state. */
function Operations({ journal, address }: Pick<SimpleViewProps, "journal" | "address">) {
  const { opened, pages, today, canWrite, state } = journal;
  const { book } = opened;
  const onOpen = (row: Parameters<typeof state.openRow>[0]) => state.openRow(row, canWrite);
  if (address.buscar) {
    const words = address.buscar;
    return (
      <SimpleSearchResults
        bookId={book.id}
        chart={opened.chart}
        words={words}
        today={today}
        onOpen={onOpen}
      />
    );
  }
  if (journal.trouble !== null) return <SimpleReadFailed trouble={journal.trouble} />;
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
          chart={opened.chart}
          only={state.only}
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

function Notices({ journal, onGo }: Pick<SimpleViewProps, "journal" | "onGo">) {
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

interface SimpleMonthProps extends SimpleViewProps {
  /** What is owed is then a screen of its own, without the money of the month above it. */
  readonly isPhone?: boolean;
}

/** Notices of the month, its money in and out, and its operations. */
export function SimpleMonth({ isPhone = false, ...props }: SimpleMonthProps) {
  // With the money and the operations at once nothing moves as they come (UX-11).
  if (props.journal.sheet === null) return <SkeletonRows label={texts.loading} />;
  const areDebts = props.address.deudas === true;
  return (
    <>
      <Notices {...props} />
      {isPhone && areDebts ? null : <PocketTable journal={props.journal} />}
      <DebtBar {...props} isPhone={isPhone} />
      {areDebts ? <DebtScreen {...props} isPhone={isPhone} /> : <Operations {...props} />}
    </>
  );
}
