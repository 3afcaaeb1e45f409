import { useTitle } from "#ui/kit/use-title.ts";
import "./journal.css";
import { type ReactNode, useState } from "react";
import type { Month } from "#domain/kernel/day.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useOpenBook } from "#session/storage/use-open-book.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { usePracticeBook } from "./book/use-practice-book.ts";
import { Frame, WithoutBook } from "./book/without-book.tsx";
import type { GoInJournal, JournalAddress } from "./journal-address.ts";
import { JournalHeader } from "./journal-header.tsx";
import { type MonthInHand, useMonth } from "./month/use-journal-month.ts";
import { useOpeningMonth } from "./month/use-opening-month.ts";
import { OpenedJournal } from "./opened-journal.tsx";
import { journalTexts as texts } from "./texts.ts";
import { useJournalShape } from "./use-journal-shape.ts";

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

function BookJournal({ open, address, onGo }: ComplexJournalProps & { readonly open: OpenBook }) {
  const { book, company } = open;
  const month = useOpeningMonth(book, address.periodo);
  const isWide = useJournalShape() === "wide";
  const header = !isWide ? null : (
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

/** Without a header, notices of the page have their place here: above the journal they would push it down. */
function Loading({ header }: { readonly header: ReactNode }) {
  return (
    <>
      {header ?? <NoticePlace />}
      <main className="flex-1">
        <SkeletonRows rows={12} label={texts.loading} />
      </main>
    </>
  );
}

function MonthJournal(props: ComplexJournalProps & { readonly open: OpenBook; readonly asked: Month }) {
  const { open, address, onGo, asked } = props;
  const isWide = useJournalShape() === "wide";
  const found = useMonth(open.book.id, asked);
  // The previous month is shown until the next one has loaded: no flicker, and the entry row keeps its input.
  const [last, setLast] = useState<MonthInHand | null>(null);
  if (found.state === "ready" && found.value !== last) setLast(found.value);
  // A wide journal has its header already; a narrow one takes that of the panel's frame.
  if (found.state === "failed" && isWide) {
    return (
      <main className="flex-1">
        <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
      </main>
    );
  }
  if (found.state === "failed") return <Failed address={address} trouble={found.trouble} />;
  const shown = found.state === "ready" ? found.value : last;
  if (shown === null) return <Loading header={null} />;
  return (
    <main className="flex min-h-0 flex-1 flex-col">
      <OpenedJournal open={open} shown={shown} address={address} onGo={onGo} />
    </main>
  );
}

/** The complex journal: double-entry bookkeeping by keyboard or by touch. */
export function ComplexJournalScreen({ address, onGo }: ComplexJournalProps) {
  useTitle(texts.title);
  const opened = useOpenBook(address.book);
  const isWithout = opened.state === "ready" && opened.value === null;
  const isOpening = usePracticeBook(isWithout && address.book === undefined);
  return (
    <div className="journal-page">
      {opened.state === "failed" ? <Failed address={address} trouble={opened.trouble} /> : null}
      {opened.state === "loading" || isOpening ? <Loading header={null} /> : null}
      {isWithout && !isOpening ? <WithoutBook address={address} onGo={onGo} /> : null}
      {opened.state === "ready" && opened.value !== null ? (
        <BookJournal
          key={`${opened.value.book.id} ${opened.value.book.chart}`}
          open={opened.value}
          address={address}
          onGo={onGo}
        />
      ) : null}
    </div>
  );
}
