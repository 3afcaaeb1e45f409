import { useTitle } from "#ui/kit/use-title.ts";
import "./simple.css";
import type { ReactNode } from "react";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { GuidedHost } from "#flows/guided/guided-host.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { type OpenBook, useOpenBook } from "#session/storage/use-open-book.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useMediaQuery } from "#ui/kit/use-media-query.ts";
import { usePracticeBook } from "../book/use-practice-book.ts";
import { DiscardDialog, LeaveGuard } from "../editor/leave-guard.tsx";
import { JournalOnScreen } from "../month/printed-month.tsx";
import { useOpeningMonth } from "../month/use-opening-month.ts";
import { journalTexts } from "../texts.ts";
import { SimplePhoneView } from "./simple-phone-view.tsx";
import { SimpleWideView } from "./simple-wide-view.tsx";
import { SimpleFailed, SimpleWithoutBook } from "./simple-without-book.tsx";
import { simpleTexts as texts } from "./texts.ts";
import { type SimpleJournalProps, useSimpleJournal } from "./use-simple-journal.ts";

function Opened({
  opened,
  month,
  ...props
}: SimpleJournalProps & { readonly opened: OpenBook; readonly month: Month }) {
  const journal = useSimpleJournal(opened, month, props);
  // Where the form does not fit beside the list it is a sheet, as on a phone.
  const narrow = useMediaQuery("(width < 1024px)");
  const { asking } = journal.state;
  return (
    <JournalOnScreen open={opened} month={journal.pages} view="simple">
      {narrow ? (
        <SimplePhoneView journal={journal} {...props} />
      ) : (
        <SimpleWideView journal={journal} {...props} />
      )}
      <GuidedHost
        seat={{
          place: "simple-journal",
          open: opened,
          // A closed month refuses its own entries, by their day.
          readOnly: journal.viewing || journal.over || opened.book.status !== "active",
          onPosted: ({ date }) => {
            if (monthOf(date) !== month) props.onGo({ periodo: monthOf(date) }, true);
          },
        }}
        onPremium={openUpgrade}
      />
      <LeaveGuard bookId={opened.book.id} title={journalTexts.unsavedOperation} />
      {asking === null ? null : (
        <DiscardDialog
          title={journalTexts.unsavedOperation}
          onStay={asking.stay}
          onDiscard={asking.discard}
        />
      )}
    </JournalOnScreen>
  );
}

function InBook({ opened, ...props }: SimpleJournalProps & { readonly opened: OpenBook }): ReactNode {
  const month = useOpeningMonth(opened.book, props.address.periodo);
  return month === null ? null : <Opened opened={opened} month={month} {...props} />;
}

/** The simple journal: money in and money out, without debit or credit. */
export function SimpleJournalScreen(props: SimpleJournalProps) {
  useTitle(texts.title);
  const open = useOpenBook(props.address.book);
  const isWithout = open.state === "ready" && open.value === null;
  const isOpening = usePracticeBook(isWithout && props.address.book === undefined);
  if (open.state === "failed") return <SimpleFailed trouble={open.trouble} />;
  if (open.state === "loading" || isOpening)
    return (
      <main className="px-4 py-6">
        <SkeletonRows label={texts.loading} />
      </main>
    );
  if (open.value === null) return <SimpleWithoutBook {...props} />;
  return <InBook key={`${open.value.book.id} ${open.value.book.chart}`} opened={open.value} {...props} />;
}
