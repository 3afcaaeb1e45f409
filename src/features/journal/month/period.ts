import type { Book } from "#domain/company/book.ts";
import { addDays, firstDay, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";

/** Month a book opens on: the current one if within the book's dates; else the last one used, or the nearest. */
export function openingMonth(book: Pick<Book, "start" | "end">, today: Day, lastUsed: Month | null): Month {
  const now = monthOf(today);
  const first = monthOf(book.start);
  const last = monthOf(book.end);
  if (first <= now && now <= last) return now;
  return lastUsed ?? (now < first ? first : last);
}

/** Day proposed for a new entry: the last one used if in the month shown; else today; else the first of the month. */
export function proposedDay(month: Month, today: Day, lastUsed: Day | null): Day {
  if (lastUsed !== null && monthOf(lastUsed) === month) return lastUsed;
  return monthOf(today) === month ? today : firstDay(month);
}

/** Day that completes a partially typed date: "5" is the 5th of the month shown, which may differ from today's. */
export function readingDay(month: Month, today: Day): Day {
  return monthOf(today) === month ? today : lastDay(month);
}

/**
 * Default day of a reversal: the entry's own day, or the first day after its closed month; today if that is later.
 */
export function reversalDay(entryDay: Day, today: Day, closed: boolean): Day {
  if (!closed) return today > entryDay ? today : entryDay;
  const next = addDays(lastDay(monthOf(entryDay)), 1);
  return today > next ? today : next;
}
