import type { Book } from "#domain/company/book.ts";
import { GuestBanner } from "#flows/bar/guest-banner.tsx";
import type { JournalMonth } from "#storage/queries/books/journal.ts";
import { lockOf, ReadOnlyNotice, type ReadOnlyWays } from "./month/read-only-notice.tsx";
import { journalTexts as texts } from "./texts.ts";

interface JournalBannersProps extends ReadOnlyWays {
  readonly book: Book;
  readonly month: JournalMonth | null;
  readonly isGuest: boolean;
  readonly viewOnly: boolean;
  /** The plan no longer holds the book. */
  readonly over: boolean;
  /** Puts the focus where one writes, once one can again. */
  readonly onGoOn?: () => void;
}

/** One at a time: what keeps one from writing; else what becomes of what is written. */
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
