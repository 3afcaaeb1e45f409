import type { BookId } from "#domain/kernel/ids.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import type { Party } from "#domain/parties/party.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { partiesOfBook } from "../../parties/parties-of-book.ts";

/**
 * The third parties of a book, by name: those of its company, or its own. `PartyIndex` finds one by what a line says,
 * `searchParties` by what is typed.
 */
export async function listParties({ db }: AppStorage, bookId: BookId): Promise<readonly Party[]> {
  const book = await db.books.get(bookId);
  if (!book) return [];
  return [...(await partiesOfBook(db, book))].sort((a, b) => compareSpanish(a.name, b.name));
}
