import Eye from "lucide-react/icons/eye";
import Lock from "lucide-react/icons/lock";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Book } from "#domain/company/book.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { overLimitTexts } from "#session/gates/policy-text.ts";
import type { JournalMonth } from "#storage/queries/books/journal.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { kitTexts } from "#ui/kit/texts.ts";

/** What a journal says when nothing can be written in it. */
interface ReadOnlyWords {
  readonly readOnly: Readonly<Record<"completed" | "archived", string>>;
  readonly reopenBook: string;
  readonly readOnlyView: string;
  readonly toEdit: string;
  readonly closedMonth: (month: string) => string;
}

export interface ReadOnlyWays {
  readonly onEdit: () => void;
  readonly onReopenBook: () => void;
  readonly onReopenMonth: () => void;
}

interface JournalLock {
  readonly icon: "lock" | "eye";
  readonly words: string;
  /** The way out of it. */
  readonly label: string;
  readonly onPress: () => void;
}

/** What a journal shows, and how. */
interface LockedPlace {
  readonly book: Book;
  readonly month: Pick<JournalMonth, "closed" | "month"> | null;
  readonly viewing: boolean;
  /** The plan no longer holds the book. */
  readonly over: boolean;
}

/** What keeps one from writing here, the weightiest first; null when nothing does. */
export function lockOf(place: LockedPlace, words: ReadOnlyWords, ways: ReadOnlyWays): JournalLock | null {
  const { book, month, viewing, over } = place;
  if (over)
    return { icon: "lock", words: overLimitTexts.books, label: kitTexts.goPremium, onPress: openUpgrade };
  if (book.status !== "active") {
    const text = words.readOnly[book.status];
    return { icon: "lock", words: text, label: words.reopenBook, onPress: ways.onReopenBook };
  }
  if (viewing) return { icon: "eye", words: words.readOnlyView, label: words.toEdit, onPress: ways.onEdit };
  if (!month?.closed) return null;
  const text = words.closedMonth(formatMonth(month.month));
  return { icon: "lock", words: text, label: words.reopenBook, onPress: ways.onReopenMonth };
}

/** Where one goes on when a journal can be written in again: the marked control, or the first one in it. */
export function focusWriting(): void {
  const marked = document.querySelector<HTMLElement>("[data-go-on]");
  const field = marked?.matches("button, input")
    ? marked
    : marked?.querySelector<HTMLElement>("input, button");
  field?.focus();
}

interface ReadOnlyNoticeProps {
  readonly lock: JournalLock | null;
  readonly flush?: boolean;
  /** Puts the focus where one writes; by default on the control that is marked so. */
  readonly onGoOn?: () => void;
}

/** Says what keeps one from writing. Its button goes with it: the focus goes on to where one writes. */
export function ReadOnlyNotice({ lock, flush = false, onGoOn = focusWriting }: ReadOnlyNoticeProps) {
  const pressed = useRef(false);
  const isLocked = lock !== null;
  const goOn = useEffectEvent(onGoOn);
  useEffect(() => {
    if (isLocked || !pressed.current) return;
    pressed.current = false;
    goOn();
  }, [isLocked]);
  if (lock === null) return null;
  const Icon = lock.icon === "eye" ? Eye : Lock;
  const press = () => {
    pressed.current = true;
    lock.onPress();
  };
  return (
    <Banner
      tone="info"
      flush={flush}
      role="note"
      icon={<Icon size={18} aria-hidden="true" />}
      actions={
        <Button size="sm" onClick={press}>
          {lock.label}
        </Button>
      }
    >
      {lock.words}
    </Banner>
  );
}
