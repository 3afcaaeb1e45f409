import type { Chart } from "#domain/accounting/chart.ts";
import { type TrialBalance, trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import type { TrialLevel } from "#domain/accounting/ledger/trial-level.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import {
  currentMonth,
  type MonthsInUse,
  monthPeriod,
  type Period,
  periodFrom,
} from "#domain/report/report-period.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { balancesBefore, monthsInUse, movementsBetween } from "#storage/queries/books/balances.ts";
import type { TrialSearch } from "./ledger-search.ts";

const DEFAULT_LEVEL: TrialLevel = 4;

export interface TrialView {
  readonly today: Day;
  readonly used: MonthsInUse;
  readonly period: Period;
  readonly level: TrialLevel;
  readonly trial: TrialBalance;
}

/** The month of the address, or its two days, or the month the book is at. */
export function trialPeriod(search: TrialSearch, day: Day, used: MonthsInUse): Period {
  if (search.desde !== undefined || search.hasta !== undefined)
    return periodFrom(search.desde, search.hasta, monthPeriod(currentMonth(day, used)));
  return monthPeriod(search.periodo ?? currentMonth(day, used));
}

async function readTrial(
  storage: AppStorage,
  book: Book,
  chart: Chart,
  search: TrialSearch,
): Promise<TrialView> {
  const used = await monthsInUse(storage, book.id);
  const day = today(storage.clock);
  const period = trialPeriod(search, day, used);
  const opening = await balancesBefore(storage, book.id, period.from);
  const movements = await movementsBetween(storage, book.id, period.from, period.to);
  const level = search.nivel ?? DEFAULT_LEVEL;
  const trial = trialBalance({ chart, opening, movements, level, zeros: search.ceros ?? false });
  return { today: day, used, period, level, trial };
}

export function useTrialBalance(book: Book, chart: Chart, search: TrialSearch): Loadable<TrialView> {
  const storage = useStorage();
  const { periodo, desde, hasta, nivel, ceros } = search;
  return useQueryKeepingLast(
    () => readTrial(storage, book, chart, search),
    [storage, book.id, chart, periodo, desde, hasta, nivel, ceros],
  );
}
