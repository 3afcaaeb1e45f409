import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import type { Party } from "#domain/parties/party.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { partiesOfBook } from "../../parties/parties-of-book.ts";
import { type NamedParty, PartyNames } from "./named-parties.ts";
import { readPartyBook } from "./party-book.ts";

const LAST = "9999-12-31" as Day;

/**
 * The third parties of a book, by name: those of its company, or its own. `PartyIndex` finds one by what a line says,
 * `searchParties` by what is typed.
 */
export async function listParties({ db }: AppStorage, bookId: BookId): Promise<readonly Party[]> {
  const book = await db.books.get(bookId);
  if (!book) return [];
  return [...(await partiesOfBook(db, book))].sort((a, b) => compareSpanish(a.name, b.name));
}

/**
 * Everybody whom a book's records and entries name, by name. Reads no entry of a month that keeps its sums.
 */
export async function listNamedParties(
  storage: AppStorage,
  book: Pick<Book, "id" | "companyId">,
): Promise<readonly NamedParty[]> {
  const known = await readPartyBook(storage, book);
  const { months } = known;
  const names = new PartyNames(known);
  for (const { sums } of await months.partyMonths(() => true, LAST))
    for (const [, name] of sums) names.keyOf(name);
  return names.all().toSorted((a, b) => compareSpanish(a.name, b.name));
}
