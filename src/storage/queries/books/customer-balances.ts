import { pucOfCode } from "#domain/accounting/indicators.ts";
import { partyKey } from "#domain/accounting/ledger/party-balances.ts";
import type { CustomerBalance } from "#domain/assistant/figures/book-facts.ts";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";

const FIRST = day("1900-01-01");
const CUSTOMERS = "1305";

/**
 * What customers (account 1305) owe up to a day, by the third party on the lines, as it was first written; null: lines
 * without one. Reads only pages that use the account.
 */
export async function customerBalances(
  storage: AppStorage,
  books: readonly Book[],
  until: Day,
): Promise<readonly CustomerBalance[]> {
  const sums = new Map<string, CustomerBalance>();
  for (const { id, chart } of books) {
    const isCustomer = (code: string) => (pucOfCode(chart, code) ?? "").startsWith(CUSTOMERS);
    const months = await BookMonths.read(storage, id, until);
    for (const entry of await months.entriesNaming(isCustomer, FIRST, until))
      for (const { account, thirdParty, debit, credit } of entry.lines) {
        if (!isCustomer(account)) continue;
        const key = partyKey(thirdParty);
        const known = sums.get(key) ?? { name: thirdParty?.trim() || null, balance: 0 };
        sums.set(key, { ...known, balance: known.balance + debit - credit });
      }
  }
  return [...sums.values()];
}
