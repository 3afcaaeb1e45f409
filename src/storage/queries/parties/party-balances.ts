import type { AccountCode, Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import type { Book } from "#domain/company/book.ts";
import { day, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import { type AgeSums, agedAt, type OwedPart, type PartyMove, sumByAge } from "#domain/parties/ages.ts";
import { averageDaysToPay, isTradeAccount, paidParts } from "#domain/parties/days-to-pay.ts";
import { isPayable, isReceivable } from "#domain/parties/owed.ts";
import { type PartyClass, partyClassOf } from "#domain/parties/party-class.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { BookMonths } from "../../pages/book-months.ts";
import { dayOf, eachDay } from "../../shapes/party-sums.ts";
import { type NamedParty, PartyNames } from "./named-parties.ts";
import { readPartyBook } from "./party-book.ts";

const FIRST = day("1900-01-01");

/** What one account has of a third party, day by day. */
interface PartyAccount {
  readonly account: AccountCode;
  readonly moves: readonly PartyMove[];
}

interface PartyMoves extends NamedParty {
  readonly accounts: readonly PartyAccount[];
}

/** Every third party of a book with what its accounts moved up to a day, from the sums of months. */
async function movesOf(
  storage: AppStorage,
  book: Pick<Book, "id" | "companyId">,
  until: Day,
): Promise<{ readonly all: readonly PartyMoves[]; readonly months: BookMonths }> {
  const known = await readPartyBook(storage, book);
  const { months } = known;
  const names = new PartyNames(known);
  const found = new Map<string, Map<string, PartyMove[]>>();
  for (const { month, sums } of await months.partyMonths(() => true, until)) {
    const last = month === monthOf(until) ? Number(until.slice(8)) : 31;
    for (const sum of sums) {
      const [account, name] = sum;
      const key = names.keyOf(name);
      eachDay(sum, last, (date, debit, credit) => {
        const accounts = found.get(key) ?? new Map<string, PartyMove[]>();
        found.set(key, accounts);
        const moves = accounts.get(account) ?? [];
        accounts.set(account, moves);
        moves.push({ day: dayOf(month, date), debit, credit });
      });
    }
  }
  const all = names.all().flatMap((named): PartyMoves[] => {
    const accounts = [...(found.get(named.key) ?? [])];
    // Named only after the day.
    if (named.party === null && accounts.length === 0) return [];
    return [
      {
        ...named,
        accounts: accounts.map(([account, moves]) => ({ account: account as AccountCode, moves })),
      },
    ];
  });
  return { all, months };
}

const netOf = (moves: readonly PartyMove[]) =>
  moves.reduce((sum, { debit, credit }) => sum + debit - credit, 0);

/** A third party with what it owes and is owed. */
export interface PartyBalance extends NamedParty {
  /** What it is to the company, by where its entries name it. */
  readonly kind: PartyClass;
  readonly owesUs: number;
  readonly weOwe: number;
  /** Day of its last movement; null for none. */
  readonly last: Day | null;
}

export interface PartyBalanceList {
  readonly parties: readonly PartyBalance[];
  /** What the same accounts have on lines that name nobody, debits minus credits. */
  readonly nobody: number;
}

const side = (puc: string): Side | null => (isReceivable(puc) ? "debit" : isPayable(puc) ? "credit" : null);

/** Where what somebody owes and is owed lies, in the codes of a chart. */
function sides(chart: Chart): (account: AccountCode) => Side | null {
  const known = new Map<AccountCode, Side | null>();
  return (account) => {
    const found = known.get(account);
    if (found !== undefined) return found;
    const made = side(pucOfAccount(chart, account));
    known.set(account, made);
    return made;
  };
}

/**
 * The third parties of a book by name, recorded or not, with what each owes and is owed at a day. An account against
 * its nature, as an advance, counts on the other side. Reads no entry of a month that keeps its sums.
 */
export async function partyBalanceList(
  storage: AppStorage,
  book: Pick<Book, "id" | "companyId">,
  chart: Chart,
  until: Day,
): Promise<PartyBalanceList> {
  const { all, months } = await movesOf(storage, book, until);
  const sideOf = sides(chart);
  let named = 0;
  const parties = all.map(({ accounts, ...known }): PartyBalance => {
    const nets = accounts.filter(({ account }) => sideOf(account) !== null).map(({ moves }) => netOf(moves));
    named += nets.reduce((sum, net) => sum + net, 0);
    const moved = accounts.map(({ account, moves }) => ({
      puc: pucOfAccount(chart, account),
      amount: moves.reduce((sum, { debit, credit }) => sum + debit + credit, 0),
    }));
    const days = accounts.flatMap(({ moves }) => moves.map((move) => move.day)).sort();
    return {
      ...known,
      kind: partyClassOf(moved),
      owesUs: nets.reduce((sum, net) => sum + Math.max(net, 0), 0),
      weOwe: nets.reduce((sum, net) => sum + Math.max(-net, 0), 0),
      last: days.at(-1) ?? null,
    };
  });
  const total = await totalOf(months, until, (account) => sideOf(account) !== null);
  return {
    parties: parties.sort((a, b) => compareSpanish(a.name, b.name)),
    nobody: total - named,
  };
}

async function totalOf(
  months: BookMonths,
  until: Day,
  counts: (account: AccountCode) => boolean,
): Promise<number> {
  let total = 0;
  for (const [account, { debit, credit }] of await months.between(FIRST, until))
    if (counts(account)) total += debit - credit;
  return total;
}

/** One account of a third party in a list by age. */
export interface AgedAccount extends NamedParty {
  readonly account: AccountCode;
  readonly ages: AgeSums;
  readonly parts: readonly OwedPart[];
  readonly advance: number;
  /** What is owed less what was paid in advance. */
  readonly total: number;
}

export interface AgeList {
  readonly rows: readonly AgedAccount[];
  /** What the accounts have on lines that name nobody, whose age is not known. */
  readonly nobody: number;
  /** The balance of the accounts: rows and nobody together. */
  readonly balance: number;
  /** After how many days customers pay, or suppliers are paid, on average; null where nothing was paid in a year. */
  readonly daysToPay: number | null;
}

/**
 * What is owed to us (`debit`) or by us (`credit`) at a day, by third party and account and by age: what is paid
 * settles the oldest first. The sums equal the balance of the accounts.
 */
export async function ageList(
  storage: AppStorage,
  book: Pick<Book, "id" | "companyId">,
  chart: Chart,
  which: Side,
  at: Day,
): Promise<AgeList> {
  const { all, months } = await movesOf(storage, book, at);
  const sideOf = sides(chart);
  const rows = all.flatMap(({ accounts, ...known }) =>
    accounts.flatMap(({ account, moves }): AgedAccount[] => {
      if (sideOf(account) !== which) return [];
      const aged = agedAt(moves, which, at);
      const total = aged.parts.reduce((sum, { amount }) => sum + amount, 0) - aged.advance;
      return total === 0 ? [] : [{ ...known, account, ages: sumByAge(aged.parts), ...aged, total }];
    }),
  );
  const net = await totalOf(months, at, (account) => sideOf(account) === which);
  const balance = which === "debit" ? net : 0 - net;
  const named = rows.reduce((sum, { total }) => sum + total, 0);
  const isPaid = (account: AccountCode) => isTradeAccount(pucOfAccount(chart, account), which);
  const paid = all.flatMap(({ accounts }) =>
    accounts.flatMap(({ account, moves }) => (isPaid(account) ? paidParts(moves, which, at) : [])),
  );
  return {
    daysToPay: averageDaysToPay(paid, at),
    rows: rows.sort((a, b) => compareSpanish(a.name, b.name) || (a.account < b.account ? -1 : 1)),
    nobody: balance - named,
    balance,
  };
}
