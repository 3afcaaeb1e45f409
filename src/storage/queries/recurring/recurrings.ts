import type { AccountLookup } from "#domain/accounting/chart.ts";
import { canWrite } from "#domain/company/book.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type DueHindrance, dueHindrance } from "#domain/recurring/due-hindrance.ts";
import type { Recurring } from "#domain/recurring/recurring.ts";
import { type DueEntry, dueEntries } from "#domain/recurring/recurring-dues.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readRows } from "../../shapes/read-row.ts";
import { recurringShape } from "../../shapes/records/recurring-shape.ts";

/** An entry that waits, and why it cannot be registered yet. */
export interface InboxEntry {
  readonly due: DueEntry;
  readonly hindrance: DueHindrance | null;
}

export interface BookRecurrings {
  /** All that repeats in the book, the last made first. */
  readonly recurrings: readonly Recurring[];
  readonly waiting: readonly InboxEntry[];
}

/** What repeats in a book, and what of it waits today. Reads the months of what waits, and no entry. */
export async function recurringInbox(
  { db }: AppStorage,
  bookId: BookId,
  chart: AccountLookup,
  today: Day,
): Promise<BookRecurrings> {
  const rows = await db.recurrings.where("bookId").equals(bookId).toArray();
  const recurrings = readRows(recurringShape, rows).toSorted((a, b) => b.createdAt - a.createdAt);
  const dues = dueEntries(recurrings, today);
  const months = [...new Set(dues.map(({ date }) => monthOf(date)))];
  const found = await db.months.bulkGet(months.map((month): [string, string] => [bookId, month]));
  const closed = new Set<Month>(found.flatMap((row) => (row?.closed ? [row.month] : [])));
  const waiting = dues.map((due) => ({ due, hindrance: dueHindrance(due, chart, closed) }));
  return { recurrings, waiting };
}

export interface WaitingBook {
  readonly bookId: BookId;
  readonly name: string;
  readonly count: number;
}

/** How many entries wait in each active book, those with most of them first. */
export async function waitingBooks({ db }: AppStorage, today: Day): Promise<readonly WaitingBook[]> {
  const recurrings = readRows(recurringShape, await db.recurrings.toArray());
  if (recurrings.length === 0) return [];
  const counts = new Map<BookId, number>();
  for (const { recurring } of dueEntries(recurrings, today))
    counts.set(recurring.bookId, (counts.get(recurring.bookId) ?? 0) + 1);
  const books = await db.books.bulkGet([...counts.keys()]);
  return books
    .flatMap((book) =>
      book !== undefined && book.deletedAt === undefined && canWrite(book)
        ? [{ bookId: book.id, name: book.name, count: counts.get(book.id) ?? 0 }]
        : [],
    )
    .sort((a, b) => b.count - a.count);
}
