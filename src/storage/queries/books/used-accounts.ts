import type { AccountCode } from "#domain/accounting/account.ts";
import type { Book } from "#domain/company/book.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import { totalsOf } from "../../shapes/read-record.ts";

/** What a month of another book of the company counts, beside one of this book. */
const OF_COMPANY = 0.25;
/** Other books that are read: their months tell the same again. */
const MOST_BOOKS = 3;

/** The other books of the company with the same chart, the last changed first. */
async function siblings({ db }: AppStorage, { id, companyId, chart }: Book): Promise<readonly Book["id"][]> {
  if (companyId === null) return [];
  const own = await db.books.where("companyId").equals(companyId).toArray();
  return own
    .filter((book) => book.id !== id && book.chart === chart && book.deletedAt === undefined)
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, MOST_BOOKS)
    .map((book) => book.id);
}

/** In how many months this book used each account, and less so its company's other books. No entry is read. */
export async function usedAccounts(
  storage: AppStorage,
  book: Book,
): Promise<ReadonlyMap<AccountCode, number>> {
  const used = new Map<AccountCode, number>();
  const count = async (id: Book["id"], weight: number) => {
    for (const row of await monthsOf(storage.db, id).toArray()) {
      for (const [code] of totalsOf(row)) used.set(code, (used.get(code) ?? 0) + weight);
    }
  };
  await count(book.id, 1);
  for (const id of await siblings(storage, book)) await count(id, OF_COMPANY);
  return used;
}
