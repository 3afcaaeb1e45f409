import Plus from "lucide-react/icons/plus";
import { type ReactNode, useState } from "react";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { useLimit } from "#session/gates/use-limit.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUser } from "#session/who/use-session.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { type BookShelf, bookShelf } from "#storage/queries/books/book-cards.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { EmptyList } from "#ui/kit/feedback/empty-list.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import { BookList } from "./book-list.tsx";
import { BookStatistics } from "./book-statistics.tsx";
import { CreateBookForm } from "./create-book-form.tsx";
import type { BookFilter } from "./filter-books.ts";
import { bookTexts as texts } from "./texts.ts";

interface BooksScreenProps {
  /** Company whose books are shown. */
  readonly company: CompanyId | null;
  readonly onCompany: (company: CompanyId | null) => void;
  readonly tabs: ReactNode;
}

/** Book limit of the plan and current count, as shown in the buttons. */
function useBookLimit(count: number) {
  const { room, most } = useLimit("books", count);
  const limited = Number.isFinite(most);
  return {
    room,
    now: limited ? `${Math.min(count, most)}/${most}` : "",
    next: limited ? `${Math.min(count + 1, most)}/${most}` : "",
  };
}

function LimitPanel() {
  return (
    <div className="mt-5">
      <Banner tone="error" role="status">
        <p className="font-semibold">{policyText("book-limit").text}</p>
        <p>{texts.limitMore}</p>
      </Banner>
    </div>
  );
}

interface ShelfProps {
  readonly shelf: BookShelf;
  readonly company: CompanyId | null;
  readonly creating: boolean;
  readonly onCreate: () => void;
  readonly onCompany: (company: CompanyId | null) => void;
}

function Shelf({ shelf, company, creating, onCreate, onCompany }: ShelfProps) {
  const [filter, setFilter] = useState<Omit<BookFilter, "company">>({ words: "", status: "all" });
  const change = ({ company: wanted, ...rest }: BookFilter) => {
    setFilter(rest);
    if (wanted !== company) onCompany(wanted);
  };
  if (shelf.cards.length === 0) {
    const { emptyTitle: title, emptyText: text, newBook } = texts;
    return creating ? null : <EmptyList title={title} text={text} action={newBook} onAction={onCreate} />;
  }
  return (
    <>
      <BookList shelf={shelf} filter={{ ...filter, company }} onFilter={change} />
      <div className="mt-6">
        <BookStatistics cards={shelf.cards} />
      </div>
    </>
  );
}

/** Current books, checked against the current plan. */
function useShelf() {
  const storage = useStorage();
  const plan = useUser()?.plan;
  return useQueryKeepingLast(() => bookShelf(storage), [storage, plan]);
}

/** Libro Contable: the books of the account. */
export function BooksScreen({ company: wanted, onCompany, tabs }: BooksScreenProps) {
  const found = useShelf();
  const shelf = found.state === "ready" ? found.value : null;
  const [creating, setCreating] = useState(false);
  useRevealNew(shelf?.cards.map((card) => card.book.id) ?? null);
  const limit = useBookLimit(shelf?.cards.length ?? 0);
  // If the company in the address was deleted or belongs to another account, all books are shown.
  const company = shelf?.companies.some((each) => each.id === wanted) ? wanted : null;
  const create = () => (limit.room ? setCreating(true) : explainLimit("book-limit"));
  const close = () => setCreating(false);
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
      {limit.room || shelf === null ? null : <LimitPanel />}
      {creating && limit.room ? (
        <CreateBookForm company={company} place={limit.next} onClose={close} onCreated={close} />
      ) : null}
      <div className="mt-5">
        {found.state === "failed" ? (
          <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {found.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
        {shelf === null ? null : (
          <Shelf
            shelf={shelf}
            company={company}
            creating={creating && limit.room}
            onCreate={create}
            onCompany={onCompany}
          />
        )}
      </div>
    </>
  );
}
