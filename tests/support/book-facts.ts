import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { PucOf } from "#domain/accounting/closing/closing-entry.ts";
import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import { type Balances, balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { keepsParties, type PartyBalances, partyKey } from "#domain/accounting/ledger/party-balances.ts";
import { addDays, day, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookStatement } from "#domain/statement/books/book-statement.ts";
import { CarriedPurposes } from "#domain/statement/books/carried-purposes.ts";
import { DirectFlows } from "#domain/statement/books/direct-flows.ts";
import { isItemized } from "#domain/statement/books/itemized-accounts.ts";
import {
  type PeriodFacts,
  pucReader,
  specialMovements,
  type YearFacts,
} from "#domain/statement/books/period-facts.ts";
import { accountsWithPurpose } from "#domain/statement/books/purpose-of.ts";

const ALL = ["balance", "income", "cash", "equity"] as const;

function between(entries: readonly Entry[], from: string, to: string): Entry[] {
  return entries.filter((entry) => entry.status === "posted" && entry.date >= from && entry.date <= to);
}

function balancesOf(entries: readonly Entry[]): Balances {
  return balancesOfLines(entries.flatMap((entry) => entry.lines));
}

function partiesOf(entries: readonly Entry[], pucOf: PucOf): PartyBalances<AccountCode> {
  const balances = new Map<AccountCode, Map<string, number>>();
  for (const { account, thirdParty, debit, credit } of entries.flatMap(({ lines }) => lines)) {
    const party = partyKey(thirdParty);
    if (party === "" || !keepsParties(pucOf(account))) continue;
    const own = balances.get(account) ?? new Map<string, number>();
    balances.set(account, own.set(party, (own.get(party) ?? 0) + debit - credit));
  }
  return balances;
}

function carriedIn(entries: readonly Entry[], chart: Chart, from: Day, to: Day) {
  const pucOf = pucReader(chart);
  const until = between(entries, "", to).sort(compareEntries);
  const accounts = accountsWithPurpose(until, pucOf);
  for (;;) {
    const purposes = new CarriedPurposes(accounts, pucOf, from);
    for (const entry of until) purposes.take(entry);
    if (purposes.wanted.size === 0) return purposes.parts;
    for (const account of purposes.wanted) accounts.add(account);
  }
}

/** The facts for statements of a period, computed by a plain fold over all entries of a book. */
export function factsOf(entries: readonly Entry[], chart: Chart, from: Day, to: Day): PeriodFacts {
  const pucOf = pucReader(chart);
  const year = (start: string, end: string): YearFacts => {
    const own = between(entries, start, end);
    return { movements: balancesOf(own), ...specialMovements(own, pucOf) };
  };
  const before = addDays(from, -1);
  const turned: YearFacts[] = [];
  for (let each = yearOf(before); each < yearOf(to); each += 1)
    turned.push(year(`${each}-01-01`, `${each}-12-31`));
  const carried = carriedIn(entries, chart, from, to);
  const direct = new DirectFlows(pucOf, carried);
  for (const entry of between(entries, from, to)) direct.add(entry);
  const notable = (account: AccountCode) => isItemized(pucOf(account), ALL);
  return {
    from,
    to,
    opening: balancesOf(between(entries, "", before)),
    movements: balancesOf(between(entries, from, to)),
    partiesBefore: partiesOf(between(entries, "", before), pucOf),
    parties: partiesOf(between(entries, "", to), pucOf),
    entries: between(entries, from, to).filter((entry) => entry.lines.some((line) => notable(line.account))),
    yearBefore: year(`${yearOf(before)}-01-01`, before),
    year: year(`${yearOf(to)}-01-01`, to),
    turned,
    carried,
    direct,
  };
}

/** The facts of a book for statements of the given periods. */
export function inputOf(entries: readonly Entry[], chart: Chart, ...periods: readonly [string, string][]) {
  return { chart, periods: periods.map(([from, to]) => factsOf(entries, chart, day(from), day(to))) };
}

/** The amounts of the line with this key. */
export function amountsOf(statement: BookStatement, key: string): readonly number[] {
  const line = statement.lines.find((each) => each.key === key);
  return line?.amounts ?? [];
}

/** Non-zero lines and sums by key, from one column, the first by default. */
export function figuresOf(statement: BookStatement, column = 0): Record<string, number> {
  const found = statement.lines.flatMap(({ kind, key, amounts }) => {
    const value = amounts[column] ?? 0;
    return kind === "heading" || value === 0 ? [] : [[key, value] as const];
  });
  return Object.fromEntries(found);
}

/** Accounts of the statement's lines by code, from one column, the first by default. */
export function accountsOf(statement: BookStatement, column = 0): Record<string, number> {
  const figures = statement.lines.flatMap((line) => line.accounts);
  const found = figures.map(
    ({ account, label, amounts }) => [account ?? label, amounts[column] ?? 0] as const,
  );
  return Object.fromEntries(found.filter(([, amount]) => amount !== 0));
}
