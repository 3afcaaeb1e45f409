import { Link } from "@tanstack/react-router";
import { BOOK_PLACES } from "#reports/book-places.ts";
import { reportPlace } from "#reports/reports.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { Loadable } from "#storage/engine/use-query.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { type WaitingBook, waitingBooks } from "#storage/queries/recurring/recurrings.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { homeTexts } from "./texts.ts";

const texts = homeTexts.waiting;

/** The books in which recurring entries wait today, live. */
export function useWaitingBooks(): Loadable<readonly WaitingBook[]> {
  const storage = useStorage();
  const today = useToday(storage.clock);
  return useQuery(() => waitingBooks(storage, today), [storage, today]);
}

/** How many recurring entries wait, with the way to the inbox of each book. */
export function WaitingEntries({ books }: { readonly books: readonly WaitingBook[] }) {
  if (books.length === 0) return null;
  return (
    <ul>
      {books.map(({ bookId, name, count }) => (
        <li
          key={bookId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-raya border-b py-2"
        >
          <span className="wrap-anywhere min-w-0">{texts.line(count, name)}</span>
          <Link
            {...reportPlace(BOOK_PLACES.recurring)}
            search={{ book: bookId }}
            className={buttonClass({ variant: "outline", size: "sm" })}
          >
            {texts.open}
          </Link>
        </li>
      ))}
    </ul>
  );
}
