import type { AccountCode } from "#domain/accounting/account.ts";
import { addMonths, lastDay } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { BookMove } from "#domain/reconciliation/bank-match.ts";
import { LOOKS_BACK, type ReconciliationInput } from "#domain/reconciliation/reconciliation.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import { hasPage } from "../../pages/page-bits.ts";
import { entriesOf, type ReadMonth, readableMonth, totalsOf } from "../../shapes/read-record.ts";
import { knownExtracts, knownMatches } from "./known-extracts.ts";

/** The lines of a month's entries that are on the account itself. */
async function movesOf({ db }: AppStorage, row: ReadMonth, account: AccountCode): Promise<BookMove[]> {
  const own = totalsOf(row).find(([code]) => code === account)?.[1];
  if (own === undefined) return [];
  const keys = row.pages
    .filter(({ page }) => hasPage(own.pages, page))
    .map(({ page }): [string, string, number] => [row.bookId, row.month, page]);
  const pages = await db.pages.bulkGet(keys);
  return pages.flatMap(entriesOf).flatMap((entry) =>
    entry.status === "posted"
      ? entry.lines.flatMap((line, at) => {
          if (line.account !== account) return [];
          const { id: entryId, number, date, description, reference } = entry;
          const amount = pesos(line.debit - line.credit);
          return [{ entryId, line: at, number, date, description, reference, amount }];
        })
      : [],
  );
}

/**
 * What the reconciliation of an account is made of in a month: its extracts and matches, and the lines of the book from
 * some months before the first extract on. Reads only the pages that name the account.
 */
export async function readReconciliation(
  storage: AppStorage,
  bookId: BookId,
  account: AccountCode,
  month: Month,
): Promise<ReconciliationInput> {
  const extracts = (await knownExtracts(storage, bookId)).filter((each) => each.account === account);
  const matches = await knownMatches(storage, bookId, extracts);
  const first = extracts[0] !== undefined && extracts[0].month < month ? extracts[0].month : month;
  const start = addMonths(first, -LOOKS_BACK);
  const rows = (await monthsOf(storage.db, bookId, "", month).toArray()).map(readableMonth);
  let before = 0;
  const moves: BookMove[] = [];
  for (const row of rows) {
    if (row.month < first) {
      const own = totalsOf(row).find(([code]) => code === account)?.[1];
      before += own === undefined ? 0 : own.debit - own.credit;
    }
    if (row.month >= start) moves.push(...(await movesOf(storage, row, account)));
  }
  const until = lastDay(month);
  return {
    month,
    extracts,
    matches,
    moves: moves.filter(({ date }) => date <= until),
    before: pesos(before),
  };
}
