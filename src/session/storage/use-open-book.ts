import { useMemo, useRef } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { bookChart, getBook, getCompany, mostRecentBook } from "#storage/queries/books/books.ts";
import { useStorage } from "./use-storage.ts";

export interface OpenBook {
  readonly book: Book;
  readonly company: Company | null;
  /** Includes the book's own sub-accounts. */
  readonly chart: Chart;
}

interface Found {
  readonly book: Book | null;
  readonly company: Company | null;
}

const LOADING = { state: "loading" } as const;

async function find(storage: AppStorage, asked: BookId | undefined, kept: BookId | null): Promise<Found> {
  const again = asked ?? kept;
  const known = again === null ? null : await getBook(storage, again);
  const book = known ?? (asked === undefined ? await mostRecentBook(storage) : null);
  const company = book?.companyId ? await getCompany(storage, book.companyId) : null;
  return { book, company };
}

/**
 * The book of this id, live; without an id, the active book changed last (spec-decision 21). Null if the account has
 * no such book: deleted, unknown, or another account's (AU-12).
 */
export function useOpenBook(bookId: BookId | undefined): Loadable<OpenBook | null> {
  const storage = useStorage();
  // Chosen once: work on another book in another tab must not switch the book being used here.
  const kept = useRef<BookId | null>(null);
  const found = useQuery(async () => {
    const answer = await find(storage, bookId, kept.current);
    kept.current = bookId === undefined ? (answer.book?.id ?? null) : null;
    return answer;
  }, [storage, bookId]);
  const book = found.state === "ready" ? found.value.book : null;
  // Queried separately: the book changes with each entry, its chart only while it is empty.
  const chart = useQuery(
    async () => (book === null ? null : bookChart(storage, book)),
    [storage, book?.id, book?.chart],
  );
  return useMemo(() => {
    if (found.state !== "ready") return found;
    if (found.value.book === null) return { state: "ready", value: null };
    if (chart.state === "failed") return chart;
    if (chart.state === "loading" || chart.value === null) return LOADING;
    const { book: open, company } = found.value;
    return { state: "ready", value: { book: open, company, chart: chart.value } };
  }, [found, chart]);
}
