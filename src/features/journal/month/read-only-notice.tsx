import Eye from "lucide-react/icons/eye";
import Lock from "lucide-react/icons/lock";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Book } from "#domain/company/book.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { overLimitTexts } from "#session/gates/policy-text.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { kitTexts } from "#ui/kit/texts.ts";

/** Texts shown when a journal cannot be written to. */
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
  /** Label of the button that unlocks it. */
  readonly label: string;
  readonly onPress: () => void;
}

/** What a journal shows, and whether for viewing only. */
interface LockedPlace {
  readonly book: Book;
  readonly month: Pick<MonthSheet, "closed" | "month"> | null;
  readonly viewing: boolean;
  /** The book is over the plan's limit. */
  readonly over: boolean;
}

/** The most important reason why writing is not possible, or null. */
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

/**
 * Focuses the place to continue when a journal can be written to again: the marked control, or the first one in it.
 */
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
  /** Focuses the place to write; by default the marked control. */
  readonly onGoOn?: () => void;
}

/** Says what prevents writing. When its button disappears, the focus moves to the place to write. */
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
