import { pucOfCode } from "#domain/accounting/indicators.ts";
import type { PartyAmount } from "#domain/assistant/figures/book-facts.ts";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { partiesOfBook } from "../../parties/parties-of-book.ts";

const FIRST = day("1900-01-01");

/**
 * What accounts under a code of the PUC hold up to a day, debits less credits, by third party, whatever its lines call it:
 * by the name of its record, or as it was first written; null: lines without one. Reads only pages that use them.
 */
export async function partyAmounts(
  storage: AppStorage,
  books: readonly Book[],
  puc: string,
  until: Day,
): Promise<readonly PartyAmount[]> {
  const sums = new Map<string, PartyAmount>();
  for (const { id, chart, companyId } of books) {
    const records = new PartyIndex(await partiesOfBook(storage.db, { id, companyId }));
    const isOf = (code: string) => (pucOfCode(chart, code) ?? "").startsWith(puc);
    const months = await BookMonths.read(storage, id, until);
    for (const entry of await months.entriesNaming(isOf, FIRST, until))
      for (const { account, thirdParty, debit, credit } of entry.lines) {
        if (!isOf(account)) continue;
        const key = records.keyOf(thirdParty);
        const name = records.find(thirdParty)?.name ?? thirdParty?.trim() ?? "";
        const known = sums.get(key) ?? { name: name || null, balance: 0 };
        sums.set(key, { ...known, balance: known.balance + debit - credit });
      }
  }
  return [...sums.values()];
}
