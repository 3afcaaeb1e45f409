import type { ReactNode } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { RecurringScreen } from "#features/recurring/recurring-screen.tsx";
import { recurringTexts } from "#features/recurring/texts.ts";
import { BookFrame } from "#features/reports/book-frame.tsx";

interface RecurringPartProps {
  readonly book: BookId | undefined;
  /** The number of an entry that is to be repeated. */
  readonly repeat: number | undefined;
  readonly onBook: (book: BookId) => void;
  readonly tabs: ReactNode;
}

/** What repeats in a book, at an address among its reports. */
export function RecurringPart({ book, repeat, onBook, tabs }: RecurringPartProps) {
  return (
    <BookFrame title={recurringTexts.title} bookId={book} tabs={tabs} onBook={onBook}>
      {(open) => (
        <RecurringScreen
          key={open.book.id}
          open={open}
          repeat={repeat}
          onRepeated={() => onBook(open.book.id)}
        />
      )}
    </BookFrame>
  );
}
