import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { monthRows } from "#storage/queries/books/balances.ts";
import { journalPages } from "#storage/queries/books/journal.ts";

/** Pages read in parallel: each read has a fixed latency, whatever its size. */
const PAGES_AT_ONCE = 8;

export interface ReadPage {
  readonly month: Month;
  /** Posted and void, in order; no drafts. */
  readonly entries: readonly Entry[];
  /** Whether it begins and ends its month. */
  readonly place: { readonly first: boolean; readonly last: boolean };
  /** Share of the book's pages read, from 0 to 1. */
  readonly done: number;
}

/** Reads a few pages at a time and releases them once used, so that a book of any length fits in memory. */
export async function* readPages(
  storage: AppStorage,
  book: Pick<Book, "id">,
  months: Awaited<ReturnType<typeof monthRows>>,
): AsyncGenerator<ReadPage> {
  const all = months.reduce((count, row) => count + row.pages.length, 0);
  let read = 0;
  for (const { month, pages } of months)
    for (let next = 0; next < pages.length; next += PAGES_AT_ONCE) {
      const numbers = pages.slice(next, next + PAGES_AT_ONCE).map(({ page }) => page);
      const found = await journalPages(storage, book.id, month, numbers);
      for (const page of numbers) {
        read += 1;
        const place = { first: page === pages[0]?.page, last: page === pages.at(-1)?.page };
        yield { month, entries: found.get(page) ?? [], place, done: read / all };
      }
    }
}
