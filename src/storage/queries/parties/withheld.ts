import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import type { Book } from "#domain/company/book.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Withheld, withheldFrom, withheldTax } from "#domain/parties/withheld.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { EntryPlaces } from "../../pages/book-months.ts";
import { readPartyBook } from "./party-book.ts";

export interface WithheldYear {
  readonly year: number;
  readonly rows: readonly Withheld[];
}

/**
 * What was withheld from a third party, year by year up to a day, the latest first; years without any are left out. Of
 * the entries it reads the pages of those that name the third party, and of these those that withhold.
 */
export async function withheldYears(
  storage: AppStorage,
  book: Pick<Book, "id" | "companyId">,
  chart: Chart,
  key: string,
  until: Day,
): Promise<readonly WithheldYear[]> {
  const { index, months } = await readPartyBook(storage, book);
  const keyOf = (thirdParty: string | undefined) => index.keyOf(thirdParty);
  const places = new EntryPlaces();
  for (const month of await months.partyMonths(() => true, until, index.textsOf(key)))
    for (const [at, [, name]] of month.sums.entries())
      if (keyOf(name) === key) places.add(month, at, (on) => on <= until);
  const pucOf = (account: AccountCode) => pucOfAccount(chart, account);
  const entries = await months.entriesOn((account) => withheldTax(pucOf(account)) !== null, places);
  const years = [...new Set(entries.map((entry) => yearOf(entry.date)))];
  return years
    .map((year) => {
      const own = entries.filter((entry) => yearOf(entry.date) === year);
      return { year, rows: withheldFrom(own, { pucOf, keyOf, key }) };
    })
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => b.year - a.year);
}
