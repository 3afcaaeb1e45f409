import { Link } from "@tanstack/react-router";
import Eye from "lucide-react/icons/eye";
import Lock from "lucide-react/icons/lock";
import UserRoundX from "lucide-react/icons/user-round-x";
import type { Book } from "#domain/company/book.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { useStorage } from "#session/use-storage.ts";
import type { JournalMonth } from "#storage/queries/journal.ts";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { useNoticeTurn } from "#ui/kit/notice-turn.ts";
import { reopenBook, toggleMonth } from "./book-commands.ts";
import { returnHere } from "./return-here.ts";
import { simpleTexts as texts } from "./simple-texts.ts";
import { journalTexts } from "./texts.ts";

interface SimpleNoticesProps {
  readonly book: Book;
  readonly month: JournalMonth | null;
  readonly guest: boolean;
  readonly viewing: boolean;
  readonly onEdit: () => void;
}

function GuestNotice() {
  if (!useNoticeTurn("guest")) return null;
  return (
    <Banner tone="warn" role="note" icon={<UserRoundX size={18} aria-hidden="true" />}>
      <strong className="font-semibold">{texts.guestLead}</strong> {texts.guest}{" "}
      <Link to="/login" search={{ returnUrl: returnHere() }} className="link">
        {texts.signIn}
      </Link>
    </Banner>
  );
}

/** One notice at a time: that nothing can be written here, or that what is written will not last. */
export function SimpleNotices({ book, month, guest, viewing, onEdit }: SimpleNoticesProps) {
  const storage = useStorage();
  if (book.status !== "active") {
    return (
      <Banner
        tone="info"
        role="note"
        icon={<Lock size={18} aria-hidden="true" />}
        actions={
          <Button size="sm" onClick={() => void reopenBook(storage, book.id)}>
            {journalTexts.reopenBook}
          </Button>
        }
      >
        {texts.readOnly[book.status]}
      </Banner>
    );
  }
  if (viewing) {
    return (
      <Banner
        tone="info"
        role="note"
        icon={<Eye size={18} aria-hidden="true" />}
        actions={
          <Button size="sm" onClick={onEdit}>
            {texts.toEdit}
          </Button>
        }
      >
        {texts.readOnlyView}
      </Banner>
    );
  }
  if (month?.closed) {
    return (
      <Banner
        tone="info"
        role="note"
        icon={<Lock size={18} aria-hidden="true" />}
        actions={
          <Button size="sm" onClick={() => void toggleMonth(storage, book.id, month.month, true)}>
            {journalTexts.reopenBook}
          </Button>
        }
      >
        {texts.closedMonth(formatMonth(month.month))}
      </Banner>
    );
  }
  return guest ? <GuestNotice /> : null;
}
