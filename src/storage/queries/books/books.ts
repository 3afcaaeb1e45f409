import { type Chart, withOwnAccounts } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { ownAccountsOf } from "../../pages/book-ranges.ts";
import { ownAccount } from "../../shapes/rows.ts";

/** Books that are not deleted, the most recently changed first. */
export async function listBooks({ db }: AppStorage): Promise<Book[]> {
  const books = (await db.books.toArray()).filter((book) => book.deletedAt === undefined);
  return books.sort((a, b) => b.updatedAt - a.updatedAt);
}

/** The book, or null when there is none of this id or it was deleted. */
export async function getBook({ db }: AppStorage, id: BookId): Promise<Book | null> {
  const book = await db.books.get(id);
  if (book === undefined || book.deletedAt !== undefined) return null;
  return book;
}

/** The active book that was changed last; the journal opens it when its address has no `book` (spec-decision 21). */
export async function mostRecentBook(storage: AppStorage): Promise<Book | null> {
  const books = await listBooks(storage);
  return books.find((book) => book.status === "active") ?? books[0] ?? null;
}

/** Companies that are not deleted, by name. */
export async function listCompanies({ db }: AppStorage): Promise<Company[]> {
  const live = (await db.companies.toArray()).filter((company) => company.deletedAt === undefined);
  return live.sort((a, b) => compareSpanish(a.name, b.name));
}

export async function getCompany({ db }: AppStorage, id: CompanyId): Promise<Company | null> {
  const company = await db.companies.get(id);
  return company === undefined || company.deletedAt !== undefined ? null : company;
}

/** The book's chart with its own sub-accounts. Loads the PUC on first use. */
export async function bookChart({ db }: AppStorage, book: Pick<Book, "id" | "chart">): Promise<Chart> {
  const rows = await ownAccountsOf(db, book.id).toArray();
  return withOwnAccounts(await loadChart(book.chart), rows.map(ownAccount));
}
