import type { Collection } from "dexie";
import type { BookId } from "#domain/kernel/ids.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { MonthRow, OwnAccountRow } from "../shapes/rows.ts";
import { DRAFTS_PAGE } from "./month-draft.ts";

/** Sorts after every code and every month. */
const LAST = "\uffff";

/** The months of a book in order, all or from one to another, both included. */
export function monthsOf(
  db: CuadraDatabase,
  bookId: BookId,
  from = "",
  to = LAST,
): Collection<MonthRow, [string, string]> {
  return db.months.where("[bookId+month]").between([bookId, from], [bookId, to], true, true);
}

/**
 * All months of a book in order, each asked for by its key: where they are long, the store sends them side by side rather
 * than one after the other, as it does with those of a range.
 */
export async function monthsByName(db: CuadraDatabase, bookId: BookId): Promise<MonthRow[]> {
  const keys = await monthsOf(db, bookId).primaryKeys();
  return (await db.months.bulkGet(keys)).filter((row) => row !== undefined);
}

/** The months of several books. */
export async function monthsOfBooks(
  db: CuadraDatabase,
  books: readonly { readonly id: BookId }[],
  to = LAST,
): Promise<MonthRow[]> {
  return (await Promise.all(books.map(({ id }) => monthsOf(db, id, "", to).toArray()))).flat();
}

/** The accounts a book adds to its chart. */
export function ownAccountsOf(
  db: CuadraDatabase,
  bookId: BookId,
): Collection<OwnAccountRow, [string, string]> {
  return db.accounts.where("[bookId+code]").between([bookId, ""], [bookId, LAST]);
}

/** The same of several books, in their order. */
export async function ownAccountsOfBooks(
  db: CuadraDatabase,
  books: readonly { readonly id: BookId }[],
): Promise<OwnAccountRow[]> {
  return (await Promise.all(books.map(({ id }) => ownAccountsOf(db, id).toArray()))).flat();
}

/** The keys of a book's pages of the months from one to another, both included, drafts too. */
export function pageKeysBetween(
  db: CuadraDatabase,
  bookId: BookId,
  from: string,
  to: string,
): Promise<[string, string, number][]> {
  const end = [bookId, to, Number.MAX_SAFE_INTEGER];
  return db.pages.where("[bookId+month+page]").between([bookId, from, DRAFTS_PAGE], end).primaryKeys();
}
