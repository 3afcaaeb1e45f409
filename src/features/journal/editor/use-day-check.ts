import { useMemo } from "react";
import type { Book } from "#domain/company/book.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { isClosedMonth, type MonthSheet } from "#storage/queries/books/journal.ts";
import { extendBook } from "../book/book-commands.ts";
import { journalTexts as texts } from "../texts.ts";

export interface DayCheck {
  /** Message if the day is in a closed month, which accepts no entry. */
  readonly closed: string | null;
  /** Message if the day is outside the book's dates, which is allowed. */
  readonly outside: string | null;
  /** Stretches the book so far that the day is in it. */
  readonly extend: () => void;
}

/** That a day is outside of the book's period, which is allowed; null for a day within. */
export function outsideText(book: Pick<Book, "start" | "end">, day: Day): string | null {
  if (day >= book.start && day <= book.end) return null;
  return texts.outsidePeriod(formatDay(book.start), formatDay(book.end));
}

/**
 * Messages about the day in the entry row, shown when its field is left, before any attempt to close. Of the month on
 * the sheet it is known whether it is closed: asked again, the message would come late and move the sheet.
 */
export function useDayCheck(book: Book, day: Day, shown: Pick<MonthSheet, "month" | "closed">): DayCheck {
  const month = monthOf(day);
  const storage = useStorage();
  const { id, start, end } = book;
  const found = useQuery(() => isClosedMonth(storage, id, month), [storage, id, month]);
  const isClosed = month === shown.month ? shown.closed : found.state === "ready" && found.value;
  return useMemo(
    () => ({
      extend: () => void extendBook(storage, { id, start, end }, day),
      closed: isClosed ? refusalText({ kind: "closed-month", month }) : null,
      outside: outsideText({ start, end }, day),
    }),
    [storage, isClosed, month, id, start, end, day],
  );
}
