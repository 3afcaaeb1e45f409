import type { AccountCode, Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import { dueOf } from "#domain/accounting/operations/due-note.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import type { Book } from "#domain/company/book.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { type AgeSums, addAges, agedAt, type PartyMove, sumByAge } from "#domain/parties/ages.ts";
import { isPayable, isReceivable } from "#domain/parties/owed.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { EntryPlaces } from "../../pages/book-months.ts";
import { dayOf, eachDay, netUntil } from "../../shapes/party-sums.ts";
import { readPartyBook } from "./party-book.ts";

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
  /** The day that it falls due, as the line says. */
  readonly due: Day | null;
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
  readonly owed: PartyOwed;
}

/** What is left to pay, and since when. */
export interface PartyOwed {
  /** What it owes us (debit) and we owe it (credit), by age. */
  readonly ages: Readonly<Record<Side, AgeSums>>;
  /** Days since the oldest of it arose; null where nothing is owed. */
  readonly oldest: number | null;
  /** The first day that a part of it falls due, or fell, as its line says; null where none says one. */
  readonly due: Day | null;
}

interface UsedMonth {
  readonly month: Month;
  readonly accounts: ReadonlySet<string>;
  readonly places: EntryPlaces;
  readonly net: number;
}

interface OwedAccount {
  readonly side: Side;
  readonly moves: PartyMove[];
}

function owedAt(
  all: ReadonlyMap<AccountCode, OwedAccount>,
  movements: readonly PartyMovement[],
  at: Day,
): PartyOwed {
  const ages: Record<Side, AgeSums> = { debit: sumByAge([]), credit: sumByAge([]) };
  let oldest: number | null = null;
  let due: Day | null = null;
  for (const [account, { side, moves }] of all) {
    const { parts } = agedAt(moves, side, at);
    ages[side] = addAges([ages[side], sumByAge(parts)]);
    const open = new Set(parts.map(({ day }) => day));
    for (const { days } of parts) oldest = Math.max(oldest ?? 0, days);
    for (const movement of movements) {
      if (movement.account !== account || !open.has(movement.entry.date) || movement[side] === 0) continue;
      if (movement.due !== null && (due === null || movement.due < due)) due = movement.due;
    }
  }
  return { ages, oldest, due };
}

/**
 * What a third party moved on the accounts of what is owed, up to a day: the last months line by line, what was before
 * them as a sum. Of entries it reads the pages that hold those of the third party. `key`: as lists give it.
 */
export async function partyCard(
  storage: AppStorage,
  book: Pick<Book, "id" | "companyId">,
  chart: Chart,
  key: string,
  until: Day,
  /** The day that what is owed has its age at. */
  at: Day = until,
): Promise<PartyCard> {
  const { index, months } = await readPartyBook(storage, book);
  const isIt = (name: string | undefined) => index.keyOf(name) === key;
  const counts = (account: AccountCode) => {
    const puc = pucOfAccount(chart, account);
    return isReceivable(puc) || isPayable(puc);
  };
  const used: UsedMonth[] = [];
  const nets = new Map<AccountCode, number>();
  const owing = new Map<AccountCode, OwedAccount>();
  for (const partyMonth of await months.partyMonths(counts, until, index.textsOf(key))) {
    const { month, sums } = partyMonth;
    const last = month === monthOf(until) ? Number(until.slice(8)) : 31;
    const own = sums.filter(([account, name]) => isIt(name) && counts(account as AccountCode));
    if (own.length === 0) continue;
    const net = own.reduce((sum, each) => sum + netUntil(each, last), 0);
    for (const each of own) {
      const account = each[0] as AccountCode;
      nets.set(account, (nets.get(account) ?? 0) + netUntil(each, last));
    }
    const places = new EntryPlaces();
    for (const each of own) {
      places.add(partyMonth, sums.indexOf(each), (on) => on <= until);
      const code = each[0] as AccountCode;
      const side = isReceivable(pucOfAccount(chart, code)) ? "debit" : "credit";
      const account = owing.get(code) ?? { side, moves: [] };
      owing.set(code, account);
      eachDay(each, last, (number, debit, credit) => {
        const day = dayOf(month, number);
        account.moves.push({ day, debit, credit });
      });
    }
    if (places.days.size > 0)
      used.push({ month, accounts: new Set(own.map(([account]) => account)), places, net });
  }
  const listed = used.slice(-MOST_MONTHS);
  const opening = used.slice(0, -MOST_MONTHS).reduce((sum, { net }) => sum + net, 0);
  let balance = opening;
  const movements: PartyMovement[] = [];
  for (const { accounts, places } of listed) {
    const entries = await months.entriesOn((code) => accounts.has(code), places, { isIt });
    for (const entry of entries.sort(compareEntries))
      for (const { account, thirdParty, debit, credit, note } of entry.lines) {
        if (!counts(account) || !isIt(thirdParty)) continue;
        balance += debit - credit;
        movements.push({ entry, account, debit, credit, balance, due: dueOf(note) });
      }
  }
  const accounts = [...nets]
    .map(([account, net]) => ({ account, net }))
    .filter(({ net }) => net !== 0)
    .sort((a, b) => (a.account < b.account ? -1 : 1));
  return {
    accounts,
    opening,
    since: listed[0]?.month ?? null,
    movements,
    balance,
    owed: owedAt(owing, movements, at),
  };
}
