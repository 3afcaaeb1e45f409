import { type Chart, withOwnAccounts } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { booksWithoutRecord } from "../../health/books-without-record.ts";
import { ownAccountsOf } from "../../pages/book-ranges.ts";
import { knownRow } from "../../shapes/read-row.ts";
import { bookShape } from "../../shapes/records/book-shapes.ts";
import { companyShape } from "../../shapes/records/company-shape.ts";
import { ownAccount } from "../../shapes/rows.ts";
import { knownBooks, knownCompanies } from "../known-records.ts";

function latestFirst(books: readonly Book[]): Book[] {
  return books.filter((book) => book.deletedAt === undefined).sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Undeleted books, most recently changed first. */
export async function listBooks(storage: AppStorage): Promise<Book[]> {
  return latestFirst(await knownBooks(storage));
}

/** A book as the check needs it: its record may be of a later version, or gone. */
export interface BookToCheck {
  readonly id: BookId;
  readonly name: unknown;
  readonly chart: unknown;
  readonly entries: number;
}

/** The same with those that a later version wrote, and those whose record is gone: for the check. */
export async function booksToCheck({ db }: AppStorage): Promise<BookToCheck[]> {
  const orphans = await booksWithoutRecord(db.backendDB());
  const unnamed = orphans.map((book) => ({ ...book, name: "", chart: "" }));
  return [...latestFirst(await db.books.toArray()), ...unnamed];
}

/** The book, or null if it does not exist or was deleted. */
export async function getBook({ db }: AppStorage, id: BookId): Promise<Book | null> {
  const book = knownRow(bookShape, await db.books.get(id));
  if (book === null || book.deletedAt !== undefined) return null;
  return book;
}

/** The active book changed last; the journal opens it when its address has no `book` (spec-decision 21). */
export async function mostRecentBook(storage: AppStorage): Promise<Book | null> {
  const books = await listBooks(storage);
  return books.find((book) => book.status === "active") ?? books[0] ?? null;
}

/** Undeleted companies, by name. */
export async function listCompanies(storage: AppStorage): Promise<Company[]> {
  const live = (await knownCompanies(storage)).filter((company) => company.deletedAt === undefined);
  return live.sort((a, b) => compareSpanish(a.name, b.name));
}

export async function getCompany({ db }: AppStorage, id: CompanyId): Promise<Company | null> {
  const company = knownRow(companyShape, await db.companies.get(id));
  return company === null || company.deletedAt !== undefined ? null : company;
}

/** The book's chart with its own sub-accounts. Loads the PUC on first use. */
export async function bookChart({ db }: AppStorage, book: Pick<Book, "id" | "chart">): Promise<Chart> {
  const rows = await ownAccountsOf(db, book.id).toArray();
  return withOwnAccounts(await loadChart(book.chart), rows.map(ownAccount));
}
