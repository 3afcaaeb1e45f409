import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Book } from "#domain/company/book.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { chartUse } from "../../pages/chart-use.ts";

/** Why a book keeps its chart of accounts; null while it may have another. */
export async function chartKeptBy({ db }: AppStorage, book: Book): Promise<Refusal | null> {
  return (await chartUse(db, book)).use;
}
