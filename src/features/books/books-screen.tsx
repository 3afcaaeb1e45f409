import Plus from "lucide-react/icons/plus";
import { type ReactNode, useState } from "react";
import type { Book } from "#domain/company/book.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { LoadedList } from "#session/loaded-list.tsx";
import { useLimit } from "#session/use-limit.ts";
import { useStorage } from "#session/use-storage.ts";
import { type BookCard, bookCards } from "#storage/queries/book-cards.ts";
import { useQuery } from "#storage/use-query.ts";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { ConfirmDialog } from "#ui/kit/confirm-dialog.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { ScreenHead } from "#ui/kit/screen-head.tsx";
import { toast } from "#ui/kit/toast.ts";
import { BookCardView } from "./book-card.tsx";
import { BookFilters } from "./book-filters.tsx";
import { CreateBookForm } from "./create-book-form.tsx";
import { type BookFilter, foundBooks, ofStatus } from "./filter-books.ts";
import { bookTexts as texts } from "./texts.ts";
import { useBookActions } from "./use-book-actions.ts";

interface BooksScreenProps {
  /** The company whose books are shown. */
  readonly company: CompanyId | null;
  readonly onCompany: (company: CompanyId | null) => void;
  readonly tabs: ReactNode;
}

/** How many books there may be, and how many there are, as the buttons say it. */
function useBookLimit(count: number) {
  const { room, most } = useLimit("books", count);
  const limited = Number.isFinite(most);
  return {
    most,
    room,
    now: limited ? `${Math.min(count, most)}/${most}` : "",
    next: limited ? `${Math.min(count + 1, most)}/${most}` : "",
  };
}

interface ListProps {
  readonly cards: readonly BookCard[];
  readonly filter: BookFilter;
  readonly onFilter: (filter: BookFilter) => void;
}

function BookList({ cards, filter, onFilter }: ListProps) {
  const actions = useBookActions();
  const [removing, setRemoving] = useState<Book | null>(null);
  const shown = ofStatus(foundBooks(cards, filter), filter.status);
  const remove = (book: Book) => {
    setRemoving(null);
    void actions.remove(book);
  };
  return (
    <>
      <BookFilters cards={cards} filter={filter} onFilter={onFilter} />
      {shown.length === 0 ? (
        <EmptyState
          level={2}
          title={texts.nothingFound}
          text={texts.nothingFoundText}
          actions={
            <Button onClick={() => onFilter({ words: "", company: null, status: "all" })}>
              {texts.clearFilters}
            </Button>
          }
        />
      ) : (
        <div className="grid gap-5 lg:grid-cols-2">
          {shown.map((card) => (
            <BookCardView
              key={card.book.id}
              card={card}
              onStatus={(book, status) => void actions.setStatus(book, status)}
              onRemove={setRemoving}
            />
          ))}
        </div>
      )}
      {removing === null ? null : (
        <ConfirmDialog
          open
          tone="danger"
          title={texts.removeTitle}
          text={texts.removeConfirm}
          detail={texts.removeDetail(removing.name, removing.entries)}
          confirmLabel={texts.remove}
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(null)}
        />
      )}
    </>
  );
}

function LimitPanel({ most }: { readonly most: number }) {
  return (
    <div className="mt-5">
      <Banner tone="error" role="status">
        <p className="font-semibold">{texts.limit(most)}</p>
        <p>{texts.limitMore}</p>
      </Banner>
    </div>
  );
}

function NoBooks({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <EmptyState
      level={2}
      title={texts.emptyTitle}
      text={texts.emptyText}
      actions={
        <Button variant="primary" onClick={onCreate}>
          {texts.newBook}
        </Button>
      }
    />
  );
}

/** Libro Contable: the books of the account. */
export function BooksScreen({ company, onCompany, tabs }: BooksScreenProps) {
  const storage = useStorage();
  const cards = useQuery(() => bookCards(storage), [storage]);
  const [creating, setCreating] = useState(false);
  const [filter, setFilter] = useState<Omit<BookFilter, "company">>({ words: "", status: "all" });
  const limit = useBookLimit(cards.state === "ready" ? cards.value.length : 0);
  const create = () => {
    if (limit.room) setCreating(true);
    else toast.error({ title: texts.limitTitle, text: texts.limit(limit.most) });
  };
  const change = ({ company: wanted, ...rest }: BookFilter) => {
    setFilter(rest);
    if (wanted !== company) onCompany(wanted);
  };
  return (
    <>
      <ScreenHead
        title={texts.title}
        lead={texts.lead}
        action={
          <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={create}>
            {texts.newBook} <span className="font-normal">{limit.now}</span>
          </Button>
        }
      />
      <div className="mt-3">{tabs}</div>
      {limit.room || cards.state !== "ready" ? null : <LimitPanel most={limit.most} />}
      {creating && limit.room ? (
        <CreateBookForm
          company={company}
          place={limit.next}
          onClose={() => setCreating(false)}
          onCreated={() => setCreating(false)}
        />
      ) : null}
      <div className="mt-5">
        <LoadedList
          found={cards}
          loading={texts.loading}
          empty={creating ? null : <NoBooks onCreate={create} />}
        >
          {(all) => <BookList cards={all} filter={{ ...filter, company }} onFilter={change} />}
        </LoadedList>
      </div>
    </>
  );
}
