import type { Account, AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { type Balances, naturalBalance } from "#domain/accounting/ledger/balances.ts";
import { belongsTo, type Ledger } from "#domain/accounting/ledger/ledger.ts";
import { rollUp } from "#domain/accounting/ledger/trial-balance.ts";
import type { Book } from "#domain/company/book.ts";
import { addDays, type Day } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import { type Pesos, sum } from "#domain/kernel/pesos.ts";
import {
  defaultLedgerPeriod,
  type MonthsInUse,
  type Period,
  periodFrom,
} from "#domain/report/report-period.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { balancesBefore, balancesNow, monthsInUse } from "#storage/queries/books/balances.ts";
import { accountLedger } from "#storage/queries/books/ledger.ts";
import type { LedgerSearch } from "./ledger-search.ts";

export interface LedgerView {
  readonly today: Day;
  readonly used: MonthsInUse;
  readonly period: Period;
  /** Every account that ever moved. */
  readonly balances: Balances;
  /** The account asked for; absent when the chart has none of this code. */
  readonly shown: ShownLedger | null;
}

export interface ShownLedger {
  readonly ledger: Ledger;
  /** The same balance as the trial balance reaches it, from the months' totals. */
  readonly trialClosing: Pesos;
}

/** The balance of an account and those below it, on the account's own side. */
export function balanceOf(account: Account, balances: Balances): Pesos {
  const own = [...balances].filter(([code]) => belongsTo(account, code));
  return sum(own.map(([, movement]) => naturalBalance(account, movement)));
}

/** The account a ledger opens with: the first of the chart that has moved, at four digits. */
export function firstAccount(chart: Chart, balances: Balances): Account | undefined {
  const moved = new Set([...balances.keys()].map((code) => rollUp(chart, code, 4)?.code));
  return chart.accounts.find((account) => moved.has(account.code));
}

/** Accounts that have moved, in the order of the chart: what a picker offers first. */
export function movedAccounts(chart: Chart, balances: Balances): AccountCode[] {
  return chart.accounts.filter((account) => balances.has(account.code)).map((account) => account.code);
}

async function readLedger(
  storage: AppStorage,
  book: Book,
  chart: Chart,
  search: LedgerSearch,
): Promise<LedgerView> {
  const used = await monthsInUse(storage, book.id);
  const day = today(storage.clock);
  const period = periodFrom(search.desde, search.hasta, defaultLedgerPeriod(day, used));
  const balances = await balancesNow(storage, book.id);
  const account = search.cuenta ? chart.byCode.get(search.cuenta) : firstAccount(chart, balances);
  if (!account) return { today: day, used, period, balances, shown: null };
  const ledger = await accountLedger(storage, book.id, account, period.from, period.to);
  const closing = await balancesBefore(storage, book.id, addDays(period.to, 1));
  return { today: day, used, period, balances, shown: { ledger, trialClosing: balanceOf(account, closing) } };
}

export function useLedger(book: Book, chart: Chart, search: LedgerSearch): Loadable<LedgerView> {
  const storage = useStorage();
  const { cuenta, desde, hasta } = search;
  return useQueryKeepingLast(
    () => readLedger(storage, book, chart, search),
    [storage, book.id, chart, cuenta, desde, hasta],
  );
}
