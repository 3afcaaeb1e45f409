import { lazy, type ReactNode, Suspense } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { bookTexts } from "#features/books/texts.ts";
import { RecurringScreen } from "#features/recurring/recurring-screen.tsx";
import { recurringTexts } from "#features/recurring/texts.ts";
import { BookFrame } from "#features/reports/book-frame.tsx";
import { loadGuided } from "#flows/guided/open-guided.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";

interface StandingPartProps {
  readonly book: BookId | undefined;
  readonly onBook: (book: BookId) => void;
  readonly tabs: ReactNode;
}

interface RecurringPartProps extends StandingPartProps {
  /** The number of an entry that is to be repeated. */
  readonly repeat: number | undefined;
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

const RulesScreen = lazy(async () => ({ default: (await loadGuided()).guidedParts.RulesScreen }));

/** The rules of a book's company, at an address among its reports. */
export function AutomationPart({ book, onBook, tabs }: StandingPartProps) {
  return (
    <BookFrame title={bookTexts.automation} bookId={book} tabs={tabs} onBook={onBook}>
      {(open) => (
        <Suspense fallback={<SkeletonRows label={bookTexts.loading} />}>
          <RulesScreen key={open.book.id} open={open} />
        </Suspense>
      )}
    </BookFrame>
  );
}
