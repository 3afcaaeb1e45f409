import { type TrialBalance, trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { DEFAULT_LEVEL } from "#domain/accounting/ledger/trial-level.ts";
import { today } from "#domain/kernel/clock.ts";
import { balancesBefore, monthsInUse, movementsBetween } from "#storage/queries/books/balances.ts";
import { cutoffOf } from "#storage/queries/books/last-posted.ts";
import type { MadeReport, MakeReport } from "../book-report.ts";
import { reportHead } from "../report-head.ts";
import { monthOrDays } from "../report-search.ts";
import { trialBalanceReport } from "./trial-balance-report.ts";

export interface MadeTrialBalance extends MadeReport {
  readonly trial: TrialBalance;
}

export const makeTrialBalance: MakeReport<MadeTrialBalance> = async (storage, open, search) => {
  const { book, chart } = open;
  const used = await monthsInUse(storage, book.id);
  const day = today(storage.clock);
  const period = monthOrDays(search, day, used);
  const cutoff = await cutoffOf(storage, [book], period);
  const opening = await balancesBefore(storage, book.id, period.from);
  const movements = await movementsBetween(storage, book.id, period.from, period.to);
  const level = search.nivel ?? DEFAULT_LEVEL;
  const trial = trialBalance({ chart, opening, movements, level, zeros: search.ceros ?? false });
  const report = trialBalanceReport(chart, trial, reportHead(open, period, cutoff));
  return { today: day, used, period, cutoff, trial, report: trial.classes.length === 0 ? null : report };
};
