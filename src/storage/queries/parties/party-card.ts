import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import type { Book } from "#domain/company/book.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import { isPayable, isReceivable } from "#domain/parties/owed.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { partiesOfBook } from "../../parties/parties-of-book.ts";
import { dayOf, eachDay, netUntil } from "../../shapes/party-sums.ts";

/** Months of movements that a card reads: those before are brought forward as a sum. */
const MOST_MONTHS = 12;

/** A line of an entry that concerns a third party. */
export interface PartyMovement {
  readonly entry: Entry;
  readonly account: AccountCode;
  readonly debit: number;
  readonly credit: number;
  /** What it owes us after the line, less what we owe it. */
  readonly balance: number;
}

/** What a third party has on one account: debits minus credits. */
export interface PartyAccountBalance {
  readonly account: AccountCode;
  readonly net: number;
}

export interface PartyCard {
  /** Those that are not even, in the order of the chart. */
  readonly accounts: readonly PartyAccountBalance[];
  /** The balance before the first movement that is listed. */
  readonly opening: number;
  /** The month of the first movement that is listed; null without any. */
  readonly since: Month | null;
  readonly movements: readonly PartyMovement[];
  readonly balance: number;
}

interface UsedMonth {
  readonly month: Month;
  readonly accounts: ReadonlySet<string>;
  readonly days: ReadonlySet<Day>;
  readonly net: number;
}

/**
 * What a third party moved on the accounts of what is owed, up to a day: the last months line by line, what was before
 * them as a sum. Of entries it reads the pages of the months in which the third party moves. `key`: as lists give it.
 */
export async function partyCard(
  storage: AppStorage,
  book: Pick<Book, "id" | "companyId">,
  chart: Chart,
  key: string,
  until: Day,
): Promise<PartyCard> {
  const [records, months] = await Promise.all([
    partiesOfBook(storage.db, book),
    BookMonths.read(storage, book.id, until),
  ]);
  const index = new PartyIndex(records);
  const isIt = (name: string | undefined) => index.keyOf(name) === key;
  const counts = (account: AccountCode) => {
    const puc = pucOfAccount(chart, account);
    return isReceivable(puc) || isPayable(puc);
  };
  const used: UsedMonth[] = [];
  const nets = new Map<AccountCode, number>();
  for (const { month, sums } of await months.partyMonths(counts, until, index.textsOf(key))) {
    const last = month === monthOf(until) ? Number(until.slice(8)) : 31;
    const own = sums.filter(([account, name]) => isIt(name) && counts(account as AccountCode));
    if (own.length === 0) continue;
    const net = own.reduce((sum, each) => sum + netUntil(each, last), 0);
    for (const each of own) {
      const account = each[0] as AccountCode;
      nets.set(account, (nets.get(account) ?? 0) + netUntil(each, last));
    }
    const days = new Set<Day>();
    for (const each of own) eachDay(each, last, (number) => days.add(dayOf(month, number)));
    if (days.size > 0) used.push({ month, accounts: new Set(own.map(([account]) => account)), days, net });
  }
  const listed = used.slice(-MOST_MONTHS);
  const opening = used.slice(0, -MOST_MONTHS).reduce((sum, { net }) => sum + net, 0);
  let balance = opening;
  const movements: PartyMovement[] = [];
  for (const { accounts, days } of listed) {
    const entries = await months.entriesOn((code) => accounts.has(code), days);
    for (const entry of entries.sort(compareEntries))
      for (const { account, thirdParty, debit, credit } of entry.lines) {
        if (!counts(account) || !isIt(thirdParty)) continue;
        balance += debit - credit;
        movements.push({ entry, account, debit, credit, balance });
      }
  }
  const accounts = [...nets]
    .map(([account, net]) => ({ account, net }))
    .filter(({ net }) => net !== 0)
    .sort((a, b) => (a.account < b.account ? -1 : 1));
  return { accounts, opening, since: listed[0]?.month ?? null, movements, balance };
}
