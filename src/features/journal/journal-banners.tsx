import { Link } from "@tanstack/react-router";
import Eye from "lucide-react/icons/eye";
import Lock from "lucide-react/icons/lock";
import UserRoundX from "lucide-react/icons/user-round-x";
import type { Book } from "#domain/company/book.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import type { JournalMonth } from "#storage/queries/journal.ts";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { useNoticeTurn } from "#ui/kit/notice-turn.ts";
import { returnHere } from "./return-here.ts";
import { journalTexts as texts } from "./texts.ts";

interface JournalBannersProps {
  readonly book: Book;
  readonly month: JournalMonth | null;
  readonly isGuest: boolean;
  readonly viewOnly: boolean;
  readonly onEdit: () => void;
  readonly onReopenBook: () => void;
  readonly onReopenMonth: () => void;
}

function ReadOnlyBook({ book, onReopen }: { readonly book: Book; readonly onReopen: () => void }) {
  if (book.status === "active") return null;
  return (
    <Banner
      tone="info"
      flush
      role="note"
      icon={<Lock size={18} aria-hidden="true" />}
      actions={
        <Button size="sm" onClick={onReopen}>
          {texts.reopenBook}
        </Button>
      }
    >
      {texts.readOnly[book.status]}
    </Banner>
  );
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
        <Link to="/login" search={{ returnUrl: returnHere() }} className="link">
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
  const { book, month, isGuest, viewOnly } = props;
  if (book.status !== "active") return <ReadOnlyBook book={book} onReopen={props.onReopenBook} />;
  if (viewOnly) {
    return (
      <Banner
        tone="info"
        flush
        role="note"
        icon={<Eye size={18} aria-hidden="true" />}
        actions={
          <Button size="sm" onClick={props.onEdit}>
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
        flush
        role="note"
        icon={<Lock size={18} aria-hidden="true" />}
        actions={
          <Button size="sm" onClick={props.onReopenMonth}>
            {texts.reopenBook}
          </Button>
        }
      >
        {texts.closedMonth(formatMonth(month.month))}
      </Banner>
    );
  }
  return isGuest ? <Guest /> : null;
}
