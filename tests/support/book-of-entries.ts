import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { invariant } from "#domain/kernel/invariant.ts";
import type { ReportBook } from "#reports/book-report.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { openTestBook, openTestStorage } from "./test-storage.ts";

interface StoredBook {
  readonly storage: AppStorage;
  readonly open: ReportBook;
}

/** A book of the PUC that holds these entries, in a database of its own. Its clock stands at 20/11/2026. */
export async function bookOfEntries(contents: readonly EntryContent[]): Promise<StoredBook> {
  const storage = await openTestStorage({ pageSize: 4 });
  const bookId = await openTestBook(storage);
  if (contents.length > 0) {
    const id = storage.newId("command");
    const done = await importEntries(storage, { id, bookId, contents, origin: "import" });
    invariant(done.ok, "the entries of a test are sound");
  }
  const book = await getBook(storage, bookId);
  invariant(book !== null, "the book of a test exists");
  return { storage, open: { book, company: null, chart: await bookChart(storage, book) } };
}
