import type { AccountCode } from "#domain/accounting/account.ts";
import {
  keepsParties,
  ofParty,
  type PartyBalances,
  partiesIn,
  partyKey,
} from "#domain/accounting/ledger/party-balances.ts";
import { type PucLookup, pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { remembered } from "#domain/kernel/remembered.ts";
import { PARTY_EDITION, readPartySums } from "../shapes/party-sums.ts";
import type { Names } from "../shapes/read-record.ts";
import type { StoredEntry, StoredParties } from "../shapes/rows.ts";

/** Predicate for the accounts of a chart whose sums are kept by third party. */
export function partiesKeptIn(chart: PucLookup): Names {
  return remembered((code: AccountCode) => keepsParties(pucOfAccount(chart, code)));
}

/** Debits minus credits by account and third party; null in months written before this was stored. */
export type PartyCount = Map<string, number> | null;

export function addParty(sums: Map<string, number>, account: string, party: string, net: number): void {
  const key = ofParty(account, party);
  sums.set(key, (sums.get(key) ?? 0) + net);
}

/** Adds (sign 1) or subtracts (sign −1) the lines of a posted entry that name a third party. */
export function countParties(sums: PartyCount, { lines }: StoredEntry, sign: 1 | -1, keeps: Names): void {
  if (sums === null) return;
  for (const { account, thirdParty, debit, credit } of lines) {
    const party = partyKey(thirdParty);
    if (party === "" || !keeps(account)) continue;
    addParty(sums, account, party, sign * (debit - credit));
  }
}

export function partyCount(stored: StoredParties | undefined): PartyCount {
  const sums = readPartySums(stored);
  return sums && new Map(sums.map(([account, party, net]) => [ofParty(account, party), net]));
}

export function storeParties(sums: ReadonlyMap<string, number>): StoredParties {
  const kept = [...sums].filter(([, net]) => net !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    edition: PARTY_EDITION,
    sums: kept.map(([key, net]) => {
      const { account, party } = partiesIn(key);
      return [account, party ?? "", net];
    }),
  };
}

/** Sums by account, then by third party. */
export function partyBalances(sums: ReadonlyMap<string, number>): PartyBalances<AccountCode> {
  const balances = new Map<AccountCode, Map<string, number>>();
  for (const [key, net] of sums) {
    const { account, party } = partiesIn(key);
    const own = balances.get(account as AccountCode) ?? new Map<string, number>();
    balances.set(account as AccountCode, own.set(party ?? "", net));
  }
  return balances;
}
