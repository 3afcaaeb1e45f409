import { Link } from "@tanstack/react-router";
import UserRoundX from "lucide-react/icons/user-round-x";
import type { Book } from "#domain/company/book.ts";
import { thisAddress } from "#session/gates/sign-in-required.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { reopenBook, toggleMonth } from "../book/book-commands.ts";
import { lockOf, ReadOnlyNotice, type ReadOnlyWays } from "../month/read-only-notice.tsx";
import { journalTexts } from "../texts.ts";
import { simpleTexts as texts } from "./texts.ts";

interface SimpleNoticesProps {
  readonly book: Book;
  readonly month: MonthSheet | null;
  readonly guest: boolean;
  readonly viewing: boolean;
  /** The book is over the plan's limit. */
  readonly over: boolean;
  readonly onEdit: () => void;
}

function GuestNotice() {
  if (!useNoticeTurn("guest")) return null;
  return (
    <Banner tone="warn" role="note" icon={<UserRoundX size={18} aria-hidden="true" />}>
      <strong className="font-semibold">{texts.guestLead}</strong> {texts.guest}{" "}
      <Link to="/login" search={{ returnUrl: thisAddress() }} className="link">
        {texts.signIn}
      </Link>
    </Banner>
  );
}

/** One notice at a time: that the journal is read-only, or that a guest's work will not last. */
export function SimpleNotices({ book, month, guest, viewing, over, onEdit }: SimpleNoticesProps) {
  const storage = useStorage();
  const ways: ReadOnlyWays = {
    onEdit,
    onReopenBook: () => void reopenBook(storage, book.id),
    onReopenMonth: () => void (month && toggleMonth(storage, book.id, month.month, true)),
  };
  const words = { ...journalTexts, closedMonth: texts.closedMonth };
  const lock = lockOf({ book, month, viewing, over }, words, ways);
  return (
    <>
      <ReadOnlyNotice lock={lock} />
      {lock === null && guest ? <GuestNotice /> : null}
    </>
  );
}
