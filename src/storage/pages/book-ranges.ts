import type { Collection } from "dexie";
import type { BookId } from "#domain/kernel/ids.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { MonthRow, OwnAccountRow, PageRow } from "../shapes/rows.ts";
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

/** The pages of a month without that of its drafts. */
export function numberedPagesOf(
  db: CuadraDatabase,
  bookId: BookId,
  month: string,
): Collection<PageRow, [string, string, number]> {
  const from = [bookId, month, DRAFTS_PAGE + 1];
  return db.pages.where("[bookId+month+page]").between(from, [bookId, month, Number.MAX_SAFE_INTEGER]);
}
