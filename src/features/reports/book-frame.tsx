import type { ReactNode } from "react";
import type { Book } from "#domain/company/book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { NoBook } from "#flows/new-book/no-book.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { type OpenBook, useOpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { listBooks } from "#storage/queries/books/books.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { reportTexts as texts } from "./texts.ts";

interface BookFrameProps {
  readonly title: string;
  readonly bookId: BookId | undefined;
  readonly tabs: ReactNode;
  readonly onBook: (book: BookId) => void;
  readonly children: (open: OpenBook) => ReactNode;
}

function companyAndBook({ company, book }: OpenBook): string {
  return company === null ? book.name : `${company.name}, ${book.name}`;
}

/** The books to choose from; none while there is no choice. */
function useBooks(): readonly Book[] {
  const storage = useStorage();
  const books = useQuery(() => listBooks(storage), [storage]);
  return books.state === "ready" && books.value.length > 1 ? books.value : [];
}

interface BookChoiceProps {
  readonly book: Book;
  readonly books: readonly Book[];
  readonly onBook: (book: BookId) => void;
}

function BookChoice({ book, books, onBook }: BookChoiceProps) {
  return (
    <SelectField
      aria-label={texts.book}
      className="w-full sm:w-60"
      value={book.id}
      options={books.map((each) => ({ value: each.id, label: each.name }))}
      onChange={onBook}
    />
  );
}

/** Shown instead of the content: what happened, what is safe, and the one action offered. */
export function ReadFailed({ trouble }: { readonly trouble: StorageTrouble }) {
  return <TroublePanel trouble={trouble} onRetry={() => currentStorage.reopen()} />;
}

/** Title, tabs and book of a report; the report itself once the book is loaded. */
export function BookFrame({ title, bookId, tabs, onBook, children }: BookFrameProps) {
  useTitle(title);
  const open = useOpenBook(bookId);
  const found = open.state === "ready" ? open.value : null;
  const books = useBooks();
  const isChosen = found !== null && books.length > 0;
  return (
    <>
      <header className="no-print flex flex-wrap items-end justify-between gap-x-6 gap-y-1 max-md:-mt-2 md:gap-y-3">
        <div className="min-w-0">
          <h1 className="title-screen">{title}</h1>
          {/* On a phone the choice of the book says it. */}
          <p className={classNames("mt-1 min-h-5 text-muted", isChosen && "max-md:sr-only")}>
            {found === null ? null : companyAndBook(found)}
          </p>
        </div>
        {isChosen ? <BookChoice book={found.book} books={books} onBook={onBook} /> : null}
      </header>
      <div className="no-print mt-1 md:mt-3">{tabs}</div>
      <div className="mt-2 md:mt-5">
        {open.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
        {open.state === "failed" ? <ReadFailed trouble={open.trouble} /> : null}
        {open.state === "ready" && found === null ? (
          <NoBook asked={bookId !== undefined} text={texts.noBookText} />
        ) : null}
        {found === null ? null : children(found)}
      </div>
    </>
  );
}
