import type { AccountCode } from "#domain/accounting/account.ts";
import {
  ofParty,
  type PartyBalances,
  partiesIn,
  partyKey,
} from "#domain/accounting/ledger/party-balances.ts";
import {
  PARTY_EDITION,
  PARTY_SHARDS,
  readPartySums,
  readShard,
  shardOf,
  shardsOf,
} from "../shapes/party-sums.ts";
import type { StoredEntry, StoredParties, StoredPartySum } from "../shapes/rows.ts";

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

type Sums = Map<string, readonly number[]>;

const sumsByKey = (sums: readonly StoredPartySum[]): Sums =>
  new Map(sums.map(([account, name, days]) => [ofParty(account, name), days]));

function shardText(sums: Sums): string {
  const kept = [...sums].filter(([, days]) => days.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const stored = kept.map(([key, days]): StoredPartySum => {
    const { account, party } = partiesIn(key);
    return [account, party ?? "", days];
  });
  return stored.length === 0 ? "" : JSON.stringify(stored);
}

/**
 * Debits and credits of a month by account and name as typed, day by day (three numbers each), so that a balance and the
 * age of what is owed are known at any day without an entry. An entry reads and writes the shards of those it names.
 */
export class PartyCount {
  readonly #texts: readonly string[];
  readonly #open = new Map<number, Sums>();
  #isLost = false;

  private constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  static empty(): PartyCount {
    return new PartyCount(Array.from({ length: PARTY_SHARDS }, () => ""));
  }

  /** What a month keeps; null if it keeps none that can be read. */
  static of(stored: StoredParties | undefined): PartyCount | null {
    const shards = shardsOf(stored);
    if (shards !== null) return new PartyCount(shards);
    const sums = readPartySums(stored);
    if (sums === null) return null;
    const made = PartyCount.empty();
    for (const sum of sums) {
      const [account, name, days] = sum;
      made.#shard(name).set(ofParty(account, name), days);
    }
    return made;
  }

  #shard(name: string): Sums {
    const at = shardOf(name);
    const known = this.#open.get(at);
    if (known) return known;
    const read = readShard(this.#texts[at] ?? "");
    if (read === null) this.#isLost = true;
    const sums = sumsByKey(read ?? []);
    this.#open.set(at, sums);
    return sums;
  }

  /** Adds (sign 1) or subtracts (sign −1) the lines of a posted entry that name a third party. */
  count({ date, lines }: StoredEntry, sign: 1 | -1): void {
    for (const { account, thirdParty, debit, credit } of lines) {
      const name = thirdParty?.trim() ?? "";
      if (name === "") continue;
      const sums = this.#shard(name);
      const key = ofParty(account, name);
      sums.set(key, withDay(sums.get(key) ?? [], dayOfMonth(date), sign * debit, sign * credit));
    }
  }

  /** As it is kept; null if a shard that was counted into could not be read: the month keeps none from then on. */
  stored(): StoredParties | null {
    if (this.#isLost) return null;
    const shards = this.#texts.map((text, at) => {
      const sums = this.#open.get(at);
      return sums ? shardText(sums) : text;
    });
    return { edition: PARTY_EDITION, shards };
  }

  /** The sums of all shards. */
  sums(): readonly StoredPartySum[] {
    return readPartySums(this.stored()) ?? [];
  }
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
