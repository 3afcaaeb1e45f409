import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import { type Pesos, sum } from "#domain/kernel/pesos.ts";
import type { AppStorage } from "../app-storage.ts";
import { totalsOf } from "../read-record.ts";
import { monthRows } from "./balances.ts";
import { listBooks } from "./books.ts";

/** A book with what its card shows: sums from the months' totals, never from the entries. */
export interface BookCard {
  readonly book: Book;
  readonly company: Company | null;
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** Unfinished entries, which count in no sum. */
  readonly drafts: number;
}

/** All books that are not deleted, the most recently changed first. */
export async function bookCards(storage: AppStorage): Promise<BookCard[]> {
  const books = await listBooks(storage);
  const companies = new Map((await storage.db.companies.toArray()).map((each) => [each.id, each]));
  const cards: BookCard[] = [];
  for (const book of books) {
    const rows = await monthRows(storage, book.id, "", "\uffff");
    const totals = rows.flatMap((row) => totalsOf(row).map(([, total]) => total));
    cards.push({
      book,
      company: book.companyId === null ? null : (companies.get(book.companyId) ?? null),
      debit: sum(totals.map((total) => total.debit)),
      credit: sum(totals.map((total) => total.credit)),
      drafts: rows.reduce((count, row) => count + row.drafts, 0),
    });
  }
  return cards;
}
