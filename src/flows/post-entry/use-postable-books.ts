import type { Chart } from "#domain/accounting/chart.ts";
import { type Book, canWrite } from "#domain/company/book.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { bookChart, listBooks } from "#storage/queries/books/books.ts";

/** A book that accepts an entry with accounts of the PUC, with its chart including its own sub-accounts. */
export interface PostableBook {
  readonly book: Book;
  readonly chart: Chart;
}

async function read(storage: AppStorage, companyId: CompanyId): Promise<readonly PostableBook[]> {
  const books = (await listBooks(storage)).filter(
    (book) => book.companyId === companyId && book.chart === "puc" && canWrite(book),
  );
  return Promise.all(books.map(async (book) => ({ book, chart: await bookChart(storage, book) })));
}

/** The company's writable books with a PUC chart, most recently changed first. */
export function usePostableBooks(companyId: CompanyId): Loadable<readonly PostableBook[]> {
  const storage = useStorage();
  return useQuery(() => read(storage, companyId), [storage, companyId]);
}
