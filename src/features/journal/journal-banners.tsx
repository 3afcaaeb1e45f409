import { Link } from "@tanstack/react-router";
import UserRoundX from "lucide-react/icons/user-round-x";
import type { Book } from "#domain/company/book.ts";
import { thisAddress } from "#session/sign-in-required.ts";
import type { JournalMonth } from "#storage/queries/journal.ts";
import { Banner } from "#ui/kit/banner.tsx";
import { useNoticeTurn } from "#ui/kit/notice-turn.ts";
import { lockOf, ReadOnlyNotice, type ReadOnlyWays } from "./read-only-notice.tsx";
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

function Guest() {
  if (!useNoticeTurn("guest")) return null;
  return (
    <Banner
      tone="warn"
      flush
      role="note"
      icon={<UserRoundX size={18} aria-hidden="true" />}
      actions={
        <Link to="/login" search={{ returnUrl: thisAddress() }} className="link">
          {texts.signIn}
        </Link>
      }
    >
      {texts.guestBanner}
    </Banner>
  );
}

/** One at a time: what keeps one from writing; else what becomes of what is written. */
export function JournalBanners(props: JournalBannersProps) {
  const { book, month, isGuest, viewOnly, over, onGoOn } = props;
  const lock = lockOf({ book, month, viewing: viewOnly, over }, texts, props);
  return (
    <>
      <ReadOnlyNotice lock={lock} flush {...(onGoOn && { onGoOn })} />
      {lock === null && isGuest ? <Guest /> : null}
    </>
  );
}
