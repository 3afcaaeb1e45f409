import type { ChartUse, Refusal } from "#domain/accounting/refusal.ts";
import { type Book, booksOfPlan } from "#domain/company/book.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { isSoundMonth, readableMonth } from "../shapes/read-record.ts";
import type { OwnAccountRow } from "../shapes/rows.ts";
import { monthsOf, ownAccountsOf, ownAccountsOfBooks } from "./book-ranges.ts";

/** The own accounts that the company's other books of a chart share: a new book has them too (ADR 0043). */
export async function sharedAccounts(db: CuadraDatabase, book: Book): Promise<OwnAccountRow[]> {
  if (book.companyId === null) return [];
  const [, ...others] = booksOfPlan(book, await db.books.toArray());
  const latest = others.sort((a, b) => b.updatedAt - a.updatedAt);
  const byCode = new Map<string, OwnAccountRow>();
  for (const row of await ownAccountsOfBooks(db, latest))
    if (!byCode.has(row.code)) byCode.set(row.code, { ...row, bookId: book.id });
  return [...byCode.values()];
}

/** In a damaged book it is not known what is written. */
function refuseFor(counts: Readonly<Record<ChartUse, number>>, isSound: boolean): Refusal | null {
  if (!isSound) return { kind: "damaged-book" };
  const by = (["entries", "drafts", "accounts"] as const).find((each) => counts[each] > 0);
  return by === undefined ? null : { kind: "chart-in-use", by, count: counts[by] };
}

interface ChartContents {
  /** Why the chart stays as it is; null while nothing is written on it that would be lost with it. */
  readonly use: Refusal | null;
  readonly own: readonly OwnAccountRow[];
}

/** What a book has written on its chart. Own accounts that other books of the company share come back with the chart. */
export async function chartUse(db: CuadraDatabase, book: Book): Promise<ChartContents> {
  const rows = await monthsOf(db, book.id).toArray();
  const months = rows.map(readableMonth);
  const own = await ownAccountsOf(db, book.id).toArray();
  const shared = await sharedAccounts(db, book);
  const known = new Set(shared.map(({ code, name }) => `${code} ${name}`));
  const counts = {
    entries: months.flatMap(({ pages }) => pages).reduce((sum, page) => sum + page.entries, 0),
    drafts: months.reduce((sum, { drafts }) => sum + drafts, 0),
    accounts: own.filter(({ code, name }) => !known.has(`${code} ${name}`)).length,
  };
  return { use: refuseFor(counts, rows.every(isSoundMonth)), own };
}
