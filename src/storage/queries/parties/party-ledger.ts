import type { AccountCode } from "#domain/accounting/account.ts";
import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import type { Movement } from "#domain/accounting/ledger/balances.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import type { Period } from "#domain/report/report-period.ts";
import { EntryPlaces } from "../../pages/book-months.ts";
import { dayOf, eachDay } from "../../shapes/party-sums.ts";
import { type NamedParty, PartyNames } from "./named-parties.ts";
import type { PartyBook } from "./party-book.ts";

const FIRST = day("1900-01-01");
const LAST_DAY = 31;

/** What an account and a third party brought into a period and moved in it. */
export interface PartySum {
  readonly key: string;
  readonly account: AccountCode;
  readonly opening: Movement;
  readonly movement: Movement;
  /** Days of the period on which it moves. */
  readonly days: ReadonlySet<Day>;
}

type Amounts = { debit: number; credit: number };

const movementOf = ({ debit, credit }: Amounts): Movement => ({
  debit: pesos(debit),
  credit: pesos(credit),
});

class Summing {
  readonly opening: Amounts = { debit: 0, credit: 0 };
  readonly movement: Amounts = { debit: 0, credit: 0 };
  readonly days = new Set<Day>();
  readonly key: string;
  readonly account: AccountCode;

  constructor(key: string, account: AccountCode) {
    this.key = key;
    this.account = account;
  }

  add(on: Day, isBefore: boolean, debit: number, credit: number): void {
    const part = isBefore ? this.opening : this.movement;
    part.debit += debit;
    part.credit += credit;
    if (!isBefore) this.days.add(on);
  }

  sum(): PartySum {
    const { key, account, opening, movement, days } = this;
    return { key, account, opening: movementOf(opening), movement: movementOf(movement), days };
  }
}

type Counts = (account: AccountCode) => boolean;
const isShown = ({ opening, days }: PartySum) => days.size > 0 || opening.debit !== opening.credit;

/**
 * The sums of a book by third party and account, and who they are. Reads no entry of a month that keeps its sums, and of
 * its sums those of one third party, if one is asked for.
 */
async function sumsOf(book: PartyBook, { from, to }: Period, counts: Counts, only: string | null = null) {
  const { months } = book;
  const names = new PartyNames(book);
  const found = new Map<string, Summing>();
  const texts = only === null ? undefined : names.textsOf(only);
  const places = new EntryPlaces();
  for (const partyMonth of await months.partyMonths(counts, to, texts)) {
    const { month, sums } = partyMonth;
    for (const [at, sum] of sums.entries()) {
      const account = sum[0] as AccountCode;
      if (!counts(account)) continue;
      const key = names.keyOf(sum[1]);
      if (only !== null && key !== only) continue;
      eachDay(sum, LAST_DAY, (number, debit, credit) => {
        const on = dayOf(month, number);
        if (on > to) return;
        const place = `${account} ${key}`;
        const summing = found.get(place) ?? new Summing(key, account);
        found.set(place, summing);
        summing.add(on, on < from, debit, credit);
      });
      if (only !== null) places.add(partyMonth, at, (on) => on >= from && on <= to);
    }
  }
  return { names, sums: [...found.values()].map((each) => each.sum()), places };
}

const byName = (names: PartyNames): readonly NamedParty[] =>
  names.all().toSorted((a, b) => compareSpanish(a.name, b.name));

/** Everybody whom the counted lines of a book name up to a day, and its records, by name. */
export async function partyNames(book: PartyBook, to: Day, counts: Counts): Promise<readonly NamedParty[]> {
  const names = new PartyNames(book);
  for (const { sums } of await book.months.partyMonths(counts, to))
    for (const [account, name] of sums) if (counts(account as AccountCode)) names.keyOf(name);
  return byName(names);
}

export interface PartySumList {
  /** Everybody whom the book knows, by name. */
  readonly names: readonly NamedParty[];
  /** By name and account; those in zero that did not move are left out. */
  readonly sums: readonly PartySum[];
  /** What the accounts that want a third party have on lines without one. */
  readonly nobody: readonly Omit<PartySum, "key" | "days">[];
}

/**
 * What each third party brought, moved and leaves on each account in a period. `wants`: the accounts whose lines should
 * name somebody, of which what names nobody is told too.
 */
export async function partySums(
  book: PartyBook,
  period: Period,
  counts: Counts,
  wants: Counts,
): Promise<PartySumList> {
  const found = await sumsOf(book, period, counts);
  const { sums } = found;
  const names = byName(found.names);
  const place = new Map(names.map(({ key }, at) => [key, at]));
  const shown = sums.filter(isShown);
  shown.sort((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0) || (a.account < b.account ? -1 : 1));
  const before = await book.months.between(FIRST, addDays(period.from, -1));
  const within = await book.months.between(period.from, period.to);
  const left = new Map<AccountCode, { opening: Amounts; movement: Amounts }>();
  for (const [part, balances] of [
    ["opening", before],
    ["movement", within],
  ] as const)
    for (const [account, { debit, credit }] of balances) {
      if (!counts(account) || !wants(account)) continue;
      const known = left.get(account) ?? {
        opening: { debit: 0, credit: 0 },
        movement: { debit: 0, credit: 0 },
      };
      left.set(account, known);
      known[part].debit += debit;
      known[part].credit += credit;
    }
  for (const { account, opening, movement } of sums) {
    const rest = left.get(account);
    if (!rest) continue;
    rest.opening.debit -= opening.debit;
    rest.opening.credit -= opening.credit;
    rest.movement.debit -= movement.debit;
    rest.movement.credit -= movement.credit;
  }
  const nobody = [...left]
    .map(([account, rest]) => ({
      account,
      opening: movementOf(rest.opening),
      movement: movementOf(rest.movement),
    }))
    .filter(
      ({ opening, movement }) =>
        opening.debit !== opening.credit || movement.debit !== 0 || movement.credit !== 0,
    )
    .sort((a, b) => (a.account < b.account ? -1 : 1));
  return { names, sums: shown, nobody };
}

export interface PartyLedgers {
  /** Null: nobody of the book is this. */
  readonly party: NamedParty | null;
  /** By account. */
  readonly sums: readonly PartySum[];
  /** In journal order, those with a line of it in the period. */
  readonly entries: readonly Entry[];
  readonly isIt: (thirdParty: string | undefined) => boolean;
}

/**
 * One third party's accounts in a period: balances from the sums of months, and of the entries only the pages that hold
 * the days on which it moves.
 */
export async function partyLedgers(
  book: PartyBook,
  period: Period,
  counts: Counts,
  key: string,
): Promise<PartyLedgers> {
  const { names, sums, places } = await sumsOf(book, period, counts, key);
  const own = sums.filter(isShown).sort((a, b) => (a.account < b.account ? -1 : 1));
  const accounts = new Set(own.map(({ account }) => account));
  const isIt = (thirdParty: string | undefined) => names.keyOf(thirdParty) === key;
  const entries = await book.months.entriesOn((account) => accounts.has(account), places, { isIt });
  return { party: names.get(key) ?? null, sums: own, entries: entries.sort(compareEntries), isIt };
}
