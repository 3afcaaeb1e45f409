import type { Book } from "#domain/company/book.ts";
import { GuestBanner } from "#flows/bar/guest-banner.tsx";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import { lockOf, ReadOnlyNotice, type ReadOnlyWays } from "./month/read-only-notice.tsx";
import { journalTexts as texts } from "./texts.ts";

interface JournalBannersProps extends ReadOnlyWays {
  readonly book: Book;
  readonly month: MonthSheet | null;
  readonly isGuest: boolean;
  readonly viewOnly: boolean;
  /** The book is over the plan's limit. */
  readonly over: boolean;
  /** Focuses the place to write once writing is possible again. */
  readonly onGoOn?: () => void;
}

/** One banner at a time: what prevents writing; otherwise, for guests, that the work will not last. */
export function JournalBanners(props: JournalBannersProps) {
  const { book, month, isGuest, viewOnly, over, onGoOn } = props;
  const lock = lockOf({ book, month, viewing: viewOnly, over }, texts, props);
  return (
    <>
      <ReadOnlyNotice lock={lock} flush {...(onGoOn && { onGoOn })} />
      {lock === null && isGuest ? <GuestBanner text={texts.guestBanner} /> : null}
    </>
  );
}
