import { isFarDay, isNearDay } from "#domain/accounting/reported-months.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { monthsInUse } from "#storage/queries/books/balances.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { createStore } from "#ui/kit/create-store.ts";

/** A date being asked about. */
export interface FarDate {
  readonly day: Day;
  readonly book: string;
  readonly answer: (isRight: boolean) => void;
}

/** The date being asked about; null when none is. */
export const farDate = createStore<FarDate | null>(null);

/**
 * Asks whether a date far from the book's others is right, before an entry is posted with it: a mistyped year would
 * open every report at that year. True at once for any other date.
 */
export async function askIfFar(storage: AppStorage, bookId: BookId, day: Day): Promise<boolean> {
  const now = today(storage.clock);
  if (isNearDay(day, now)) return true;
  const [book, used] = await Promise.all([getBook(storage, bookId), monthsInUse(storage, bookId)]);
  if (
    book === null ||
    !isFarDay(day, { ...book, used: used && { ...used, last: used.reported ?? used.last } }, now)
  )
    return true;
  return new Promise((resolve) => {
    const answer = (isRight: boolean) => {
      farDate.set(null);
      resolve(isRight);
    };
    farDate.set({ day, book: book.name, answer });
  });
}
