import { importedKey } from "#domain/import/books/import-plan.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import { monthRows } from "../books/balances.ts";
import { entriesOfMonths } from "../books/journal.ts";

/** What a book has already of the months that an import touches. */
export interface BookToImport {
  readonly closed: ReadonlySet<Month>;
  /** How many posted entries of each key there are. */
  readonly known: ReadonlyMap<string, number>;
}

/** The months of a book that take no entries. */
export async function closedMonths(storage: AppStorage, bookId: BookId): Promise<ReadonlySet<Month>> {
  const months = await monthsOf(storage.db, bookId).toArray();
  return new Set(months.filter(({ closed }) => closed).map(({ month }) => month));
}

export async function bookToImport(
  storage: AppStorage,
  bookId: BookId,
  from: Month,
  to: Month,
): Promise<BookToImport> {
  const [rows, entries] = await Promise.all([
    monthRows(storage, bookId, from, to),
    entriesOfMonths(storage, bookId, from, to),
  ]);
  const known = new Map<string, number>();
  for (const entry of entries) {
    if (entry.status !== "posted") continue;
    const key = importedKey(entry);
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  return { closed: new Set(rows.filter(({ closed }) => closed).map(({ month }) => month)), known };
}
