import { type Book, PRACTICE_BOOK } from "#domain/company/book.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOf, ownAccountsOf } from "../../pages/book-ranges.ts";

/**
 * Whether a practice book is as it was opened: without entries, drafts or accounts of its own. Nobody made it, so
 * nobody misses it (spec-decision 44).
 */
export async function isUntouchedPractice({ db }: Pick<AppStorage, "db">, book: Book): Promise<boolean> {
  if (book.name !== PRACTICE_BOOK || book.lastNumber > 0) return false;
  const [months, accounts] = await Promise.all([
    monthsOf(db, book.id).count(),
    ownAccountsOf(db, book.id).count(),
  ]);
  return months === 0 && accounts === 0;
}
