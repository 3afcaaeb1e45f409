import type { AccountCode } from "#domain/accounting/account.ts";
import {
  ofParty,
  type PartyBalances,
  partiesIn,
  partyKey,
} from "#domain/accounting/ledger/party-balances.ts";
import {
  type EntryNumbers,
  numbersOf,
  PARTY_EDITION,
  PARTY_SHARDS,
  readNumbers,
  readPartyNumbers,
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

/** A third party that more entries of a month name is found by its days. */
const MOST_NUMBERS = 24;

interface Sum {
  readonly days: readonly number[];
  /** Null: not told. */
  readonly numbers: EntryNumbers;
}

type Sums = Map<string, Sum>;

const NOTHING: Sum = { days: [], numbers: [] };

/** The numbers with one more or one less, in order. */
function withNumber(numbers: EntryNumbers, number: number, sign: 1 | -1): EntryNumbers {
  if (numbers === null) return null;
  if (sign < 0) return numbers.filter((each) => each !== number);
  if (numbers.includes(number)) return numbers;
  return numbers.length === MOST_NUMBERS ? null : [...numbers, number].sort((a, b) => a - b);
}

function sumsByKey(sums: readonly StoredPartySum[], numbers: readonly EntryNumbers[] | null): Sums {
  return new Map(
    sums.map(([account, name, days], at) => [
      ofParty(account, name),
      { days, numbers: numbers?.[at] ?? null },
    ]),
  );
}

/** The texts of sums and of what stands beside them. */
function shardTexts(sums: Sums): readonly [string, string] {
  const kept = [...sums].filter(([, { days }]) => days.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (kept.length === 0) return ["", ""];
  const stored = kept.map(([key, { days }]): StoredPartySum => {
    const { account, party } = partiesIn(key);
    return [account, party ?? "", days];
  });
  return [JSON.stringify(stored), JSON.stringify(kept.map(([, { numbers }]) => numbers ?? 0))];
}

const emptyTexts = () => Array.from({ length: PARTY_SHARDS }, () => "");

/**
 * Debits and credits of a month by account and name as typed, day by day (three numbers each), so that a balance and the
 * age of what is owed are known at any day without an entry; and which entries they are of, so that these are read from
 * their pages and no other. An entry reads and writes the shards of those it names.
 */
export class PartyCount {
  readonly #texts: string[];
  /** Null where the month does not tell its entries. */
  readonly #numbers: string[] | null;
  /** Those that were read. A command leaves them to the next, which writes the texts of what it changes itself. */
  readonly #open = new Map<number, Sums>();
  readonly #changed = new Set<number>();
  #isLost = false;

  private constructor(texts: readonly string[], numbers: readonly string[] | null) {
    this.#texts = [...texts];
    this.#numbers = numbers && [...numbers];
  }

  static empty(): PartyCount {
    return new PartyCount(emptyTexts(), emptyTexts());
  }

  /** What a month keeps; null if it keeps none that can be read. */
  static of(stored: StoredParties | undefined): PartyCount | null {
    const shards = shardsOf(stored);
    if (shards !== null) return new PartyCount(shards, numbersOf(stored));
    const sums = readPartySums(stored);
    if (sums === null) return null;
    const made = new PartyCount(emptyTexts(), null);
    for (const sum of sums) {
      const [account, name, days] = sum;
      made.#shard(name).set(ofParty(account, name), { days, numbers: null });
    }
    return made;
  }

  /** The sums that a name is among, to be changed. */
  #shard(name: string): Sums {
    const at = shardOf(name);
    this.#changed.add(at);
    const known = this.#open.get(at);
    if (known) return known;
    const read = readShard(this.#texts[at] ?? "");
    if (read === null) this.#isLost = true;
    const numbers = this.#numbers && readNumbers(this.#numbers[at] ?? "", read?.length ?? 0);
    const sums = sumsByKey(read ?? [], numbers);
    this.#open.set(at, sums);
    return sums;
  }

  /** Adds (sign 1) or subtracts (sign −1) the lines of a posted entry that name a third party. */
  count({ date, number, lines }: StoredEntry, sign: 1 | -1): void {
    for (const { account, thirdParty, debit, credit } of lines) {
      const name = thirdParty?.trim() ?? "";
      // A line of nothing leaves no trace in a sum.
      if (name === "" || (debit === 0 && credit === 0)) continue;
      const sums = this.#shard(name);
      const key = ofParty(account, name);
      const { days, numbers } = sums.get(key) ?? NOTHING;
      sums.set(key, {
        days: withDay(days, dayOfMonth(date), sign * debit, sign * credit),
        numbers: withNumber(numbers, number, sign),
      });
    }
  }

  /** As it is kept; null if a shard that was counted into could not be read: the month keeps none from then on. */
  stored(): StoredParties | null {
    if (this.#isLost) return null;
    for (const at of this.#changed) {
      const [text, beside] = shardTexts(this.#open.get(at) ?? new Map());
      this.#texts[at] = text;
      if (this.#numbers) this.#numbers[at] = beside;
    }
    this.#changed.clear();
    const numbers = this.#numbers && { numbers: [...this.#numbers] };
    return { edition: PARTY_EDITION, shards: [...this.#texts], ...numbers };
  }

  /** The sums of all shards. */
  sums(): readonly StoredPartySum[] {
    return readPartySums(this.stored()) ?? [];
  }
}

/**
 * Whether numbers that a month keeps say where the entries are which these are counted from. Not told is right for any:
 * it stays when a sum that was too long becomes short.
 */
export function tellsEntries(kept: StoredParties, counted: StoredParties): boolean {
  if (kept.numbers === undefined) return true;
  const [told, found] = [readPartyNumbers(kept), readPartyNumbers(counted)];
  return (
    told?.length === found?.length &&
    told?.every((numbers, at) => numbers === null || numbers.join() === found?.[at]?.join()) === true
  );
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
