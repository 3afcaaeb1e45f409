import type { Book } from "#domain/company/book.ts";
import { addDays, type Day, firstDay, lastDay, type Month, monthOf } from "#domain/kernel/calendar-day.ts";

/** The month a book opens on: this one while it lies in the book's dates; else the last one written in, or the nearest. */
export function openingMonth(book: Pick<Book, "start" | "end">, today: Day, lastUsed: Month | null): Month {
  const now = monthOf(today);
  const first = monthOf(book.start);
  const last = monthOf(book.end);
  if (first <= now && now <= last) return now;
  return lastUsed ?? (now < first ? first : last);
}

/** The day that a new entry proposes: the last one used, if it lies in the month shown; else today; else the month's first. */
export function proposedDay(month: Month, today: Day, lastUsed: Day | null): Day {
  if (lastUsed !== null && monthOf(lastUsed) === month) return lastUsed;
  return monthOf(today) === month ? today : firstDay(month);
}

/**
 * The day from which the missing parts of a typed one are taken: "5" is the 5th of the month that is shown, though
 * that may be another than today's.
 */
export function readingDay(month: Month, today: Day): Day {
  return monthOf(today) === month ? today : lastDay(month);
}

/** Where a reversal goes unless told otherwise: the entry's own day, or the first day after the closed month. */
export function reversalDay(entryDay: Day, today: Day, closed: boolean): Day {
  if (!closed) return today > entryDay ? today : entryDay;
  const next = addDays(lastDay(monthOf(entryDay)), 1);
  return today > next ? today : next;
}
