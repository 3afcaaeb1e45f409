import type { AccountCode } from "#domain/accounting/account.ts";
import { netOf, sumOfBalances } from "#domain/accounting/ledger/balances.ts";
import type { Book } from "#domain/company/book.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { hasPage } from "../../pages/page-bits.ts";
import { entriesOf, totalsOf } from "../../shapes/read-record.ts";
import { monthRows } from "./balances.ts";

/** What one book holds of an account. */
export interface AccountUse {
  readonly book: Book;
  /** Debits less credits of all that is posted. */
  readonly net: Pesos;
  /** Posted lines that name it. */
  readonly lines: number;
}

/** What each of these books holds of an account, and of no other; books without it are left out. Reads its pages. */
export async function accountUse(
  storage: AppStorage,
  books: readonly Book[],
  code: AccountCode,
): Promise<AccountUse[]> {
  const uses: AccountUse[] = [];
  for (const book of books) {
    const rows = await monthRows(storage, book.id);
    const named = rows.flatMap((row) =>
      totalsOf(row).flatMap(([account, total]) => (account === code ? [{ row, total }] : [])),
    );
    if (named.length === 0) continue;
    const keys = named.flatMap(({ row, total }) =>
      row.pages
        .filter(({ page }) => hasPage(total.pages, page))
        .map(({ page }): [string, string, number] => [book.id, row.month, page]),
    );
    let lines = 0;
    for (const page of await storage.db.pages.bulkGet(keys))
      for (const entry of entriesOf(page))
        if (entry.status === "posted") lines += entry.lines.filter(({ account }) => account === code).length;
    const sums = sumOfBalances(...named.map(({ total }) => [[code, total] as const])).get(code);
    uses.push({ book, net: sums ? netOf(sums) : ZERO, lines });
  }
  return uses;
}
