import { useState } from "react";
import type { BookShelf } from "#storage/queries/books/book-cards.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { BookCardView } from "./book-card.tsx";
import { BookDialogs, type BookQuestion } from "./book-dialogs.tsx";
import { BookFilters } from "./book-filters.tsx";
import { type BookFilter, foundBooks, ofStatus } from "./filter-books.ts";
import { bookTexts as texts } from "./texts.ts";
import { useBookActions } from "./use-book-actions.ts";

interface BookListProps {
  readonly shelf: BookShelf;
  readonly filter: BookFilter;
  readonly onFilter: (filter: BookFilter) => void;
}

function NothingFound({ shelf, filter, onFilter }: BookListProps) {
  const company = shelf.companies.find((each) => each.id === filter.company);
  const without = company && shelf.cards.every((card) => card.book.companyId !== company.id);
  return (
    <EmptyState
      level={2}
      title={without ? texts.noBooksOf(company.name) : texts.nothingFound}
      text={without ? texts.emptyText : texts.nothingFoundText}
      actions={
        <Button onClick={() => onFilter({ words: "", company: null, status: "all" })}>
          {texts.clearFilters}
        </Button>
      }
    />
  );
}

/** The cards that pass the filters, and the questions about one of them. */
export function BookList(props: BookListProps) {
  const { shelf, filter } = props;
  const actions = useBookActions();
  const [asking, setAsking] = useState<BookQuestion | null>(null);
  const shown = ofStatus(foundBooks(shelf.cards, filter), filter.status);
  return (
    <>
      <BookFilters {...props} />
      {shown.length === 0 ? (
        <NothingFound {...props} />
      ) : (
        <div className="grid gap-5 lg:grid-cols-2">
          {shown.map((card) => (
            <BookCardView
              key={card.book.id}
              card={card}
              over={shelf.over.has(card.book.id)}
              actions={actions}
              onAsk={setAsking}
            />
          ))}
        </div>
      )}
      <BookDialogs asking={asking} actions={actions} onClose={() => setAsking(null)} />
    </>
  );
}
