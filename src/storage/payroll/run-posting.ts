import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import type { LiabilityPayment } from "#domain/payroll/payment/liability-payment.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { entriesOf } from "../shapes/read-record.ts";
import type { PageRow } from "../shapes/rows.ts";

/** Reads the pages of a book's months. */
export type ReadBookPages = (bookId: BookId, from: string, to: string) => Promise<readonly PageRow[]>;

export function pagesIn(db: CuadraDatabase): ReadBookPages {
  return (bookId, from, to) =>
    db.pages
      .where("[bookId+month+page]")
      .between([bookId, from, 0], [bookId, to, Number.MAX_SAFE_INTEGER])
      .toArray();
}

/** Finds an entry by its id alone: in the month it was made in, or else anywhere in the book. */
async function findEntry(
  read: ReadBookPages,
  bookId: BookId,
  entryId: EntryId,
  month: Month,
): Promise<Entry | null> {
  const ranges = [
    [month, month],
    ["", "\uffff"],
  ] as const;
  for (const [from, to] of ranges) {
    for (const page of await read(bookId, from, to)) {
      const found = entriesOf(page).find((each) => each.id === entryId);
      if (found) return found;
    }
  }
  return null;
}

/** A payment of what payroll owes, and its entry; `counts`: posted and not reversed. */
export interface PostedLiabilityPayment extends LiabilityPayment {
  readonly number: number;
  readonly counts: boolean;
}

/** The payments whose entry is in a book. Call within a transaction over books and pages. */
export async function readPayments(
  db: CuadraDatabase,
  payments: readonly LiabilityPayment[] = [],
): Promise<readonly PostedLiabilityPayment[]> {
  const found: PostedLiabilityPayment[] = [];
  for (const payment of payments) {
    const { posting, day } = payment;
    const entry = await readPosting(db, { posting, period: { month: monthOf(day) } });
    if (entry) found.push({ ...payment, number: entry.number, counts: entry.counts });
  }
  return found;
}

/** Whether an entry that pays what the run left owed counts; `account`: that pays this account. */
export async function isPaidInBooks(
  db: CuadraDatabase,
  { payments }: Pick<StoredRun, "payments">,
  account?: string,
): Promise<boolean> {
  const found = await readPayments(db, payments);
  return found.some(
    ({ counts, parts }) => counts && (account === undefined || parts.some(([code]) => code === account)),
  );
}

/** The posting, and the month of its entry. */
interface Posted extends Pick<StoredRun, "posting"> {
  readonly period: Pick<StoredRun["period"], "month">;
}

/**
 * The entry a run was posted as, and whether it counts: posted, not reversed, in an existing book. Null if the run
 * was never posted or its entry is gone. Call within a transaction over books and pages.
 */
export async function readPosting(
  db: CuadraDatabase,
  { posting, period }: Posted,
  read: ReadBookPages = pagesIn(db),
): Promise<(Entry & { readonly counts: boolean }) | null> {
  if (posting === null) return null;
  const book = await db.books.get(posting.bookId);
  if (!book || book.deletedAt !== undefined) return null;
  const entry = await findEntry(read, posting.bookId, posting.entryId, period.month);
  return entry && { ...entry, counts: entry.status === "posted" && !entry.reversedBy };
}
