import type { Account } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { NO_MOVEMENT, Tally } from "#domain/accounting/ledger/balances.ts";
import { belongsTo, type Ledger, ledgerOf } from "#domain/accounting/ledger/ledger.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { hasPage } from "../../pages/page-bits.ts";
import { entriesOf, type ReadMonth, totalsOf } from "../../shapes/read-record.ts";
import { balancesBefore, monthRows } from "./balances.ts";

/** The pages of a month that use the account or one below it. */
function pagesNaming(row: ReadMonth, account: Account): number[] {
  const totals = totalsOf(row).filter(([code]) => belongsTo(account, code));
  return row.pages
    .map((page) => page.page)
    .filter((page) => totals.some(([, total]) => hasPage(total.pages, page)));
}

/** The ledger of one account between two days. Reads only the pages that use it. */
export async function accountLedger(
  storage: AppStorage,
  bookId: BookId,
  account: Account,
  from: Day,
  to: Day,
): Promise<Ledger> {
  const before = new Tally();
  for (const [code, movement] of await balancesBefore(storage, bookId, from)) {
    if (belongsTo(account, code)) before.add(account.code, movement);
  }
  const entries: Entry[] = [];
  for (const row of await monthRows(storage, bookId, monthOf(from), monthOf(to))) {
    const keys = pagesNaming(row, account).map((page): [string, string, number] => [bookId, row.month, page]);
    for (const page of await storage.db.pages.bulkGet(keys)) entries.push(...entriesOf(page));
  }
  return ledgerOf({
    account,
    opening: before.balances().get(account.code) ?? NO_MOVEMENT,
    entries,
    from,
    to,
  });
}
