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
export function askIfFar(storage: AppStorage, bookId: BookId, day: Day): Promise<boolean> {
  return askIfAnyFar(storage, bookId, [day]);
}

/** The same of entries that are posted together: the latest of their far dates is asked about, and stands for all. */
export async function askIfAnyFar(
  storage: AppStorage,
  bookId: BookId,
  days: readonly Day[],
): Promise<boolean> {
  const now = today(storage.clock);
  const doubtful = days.filter((day) => !isNearDay(day, now));
  if (doubtful.length === 0) return true;
  // A store that does not answer has no say here: the command that follows meets it too, and says what is wrong.
  const [book, used] = await Promise.all([getBook(storage, bookId), monthsInUse(storage, bookId)]).catch(
    () => [null, null] as const,
  );
  if (book === null) return true;
  const span = {
    ...book,
    used: used && { first: used.begun ?? used.first, last: used.reported ?? used.last },
  };
  const day = doubtful
    .filter((each) => isFarDay(each, span, now))
    .toSorted()
    .at(-1);
  if (day === undefined) return true;
  return new Promise((resolve) => {
    const answer = (isRight: boolean) => {
      farDate.set(null);
      resolve(isRight);
    };
    farDate.set({ day, book: book.name, answer });
  });
}
