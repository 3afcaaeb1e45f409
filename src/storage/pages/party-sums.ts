import type { AccountCode } from "#domain/accounting/account.ts";
import {
  ofParty,
  type PartyBalances,
  partiesIn,
  partyKey,
} from "#domain/accounting/ledger/party-balances.ts";
import { PARTY_EDITION, readPartySums } from "../shapes/party-sums.ts";
import type { StoredEntry, StoredParties } from "../shapes/rows.ts";

/**
 * Debits and credits by account and name as typed, day by day (three numbers each), so that a balance and the age of
 * what is owed are known at any day without an entry. Null in months that keep none of this edition.
 */
export type PartyCount = Map<string, readonly number[]> | null;

export function addParty(sums: Map<string, number>, account: string, party: string, net: number): void {
  const key = ofParty(account, party);
  sums.set(key, (sums.get(key) ?? 0) + net);
}

/** The days with more on one of them; a day on which nothing is left is none. */
function withDay(days: readonly number[], day: number, debit: number, credit: number): readonly number[] {
  let at = 0;
  while (at < days.length && (days[at] ?? 0) < day) at += 3;
  const isThere = days[at] === day;
  const [wasDebit, wasCredit] = isThere ? [days[at + 1] ?? 0, days[at + 2] ?? 0] : [0, 0];
  const now = [wasDebit + debit, wasCredit + credit] as const;
  const made = now[0] === 0 && now[1] === 0 ? [] : [day, ...now];
  return days.toSpliced(at, isThere ? 3 : 0, ...made);
}

/** The day of the month of an ISO day. */
export function dayOfMonth(date: string): number {
  return Number(date.slice(8));
}

/** Adds (sign 1) or subtracts (sign −1) the lines of a posted entry that name a third party. */
export function countParties(sums: PartyCount, { date, lines }: StoredEntry, sign: 1 | -1): void {
  if (sums === null) return;
  for (const { account, thirdParty, debit, credit } of lines) {
    const name = thirdParty?.trim() ?? "";
    if (name === "") continue;
    const key = ofParty(account, name);
    sums.set(key, withDay(sums.get(key) ?? [], dayOfMonth(date), sign * debit, sign * credit));
  }
}

export function partyCount(stored: StoredParties | undefined): PartyCount {
  const sums = readPartySums(stored);
  return sums && new Map(sums.map(([account, name, days]) => [ofParty(account, name), days]));
}

export function storeParties(sums: ReadonlyMap<string, readonly number[]>): StoredParties {
  const kept = [...sums].filter(([, days]) => days.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    edition: PARTY_EDITION,
    sums: kept.map(([key, days]) => {
      const { account, party } = partiesIn(key);
      return [account, party ?? "", days];
    }),
  };
}

/** Sums by account, then by third party. */
export function partyBalances(sums: ReadonlyMap<string, number>): PartyBalances<AccountCode> {
  const balances = new Map<AccountCode, Map<string, number>>();
  for (const [key, net] of sums) {
    const { account, party } = partiesIn(key);
    const own = balances.get(account as AccountCode) ?? new Map<string, number>();
    balances.set(account as AccountCode, own.set(partyKey(party ?? ""), net));
  }
  return balances;
}
