import type { Ledger } from "#domain/accounting/ledger/ledger.ts";
import { balanceOf, firstAccount } from "#domain/accounting/ledger/moved-accounts.ts";
import { addDays } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { defaultLedgerPeriod, periodFrom } from "#domain/report/report-period.ts";
import { balancesBefore, balancesNow, monthsInUse } from "#storage/queries/books/balances.ts";
import { cutoffOf } from "#storage/queries/books/last-posted.ts";
import { accountLedger } from "#storage/queries/books/ledger.ts";
import type { AccountChoice, MadeReport, MakeReport } from "../book-report.ts";
import { reportHead } from "../report-head.ts";
import { ledgerReport } from "./ledger-report.ts";

export interface ShownLedger {
  readonly ledger: Ledger;
  /** The closing balance as the trial balance computes it, from month totals. */
  readonly trialClosing: Pesos;
}

export interface MadeLedger extends MadeReport {
  readonly account: AccountChoice;
  /** Null when the chart has no account of the code asked for. */
  readonly shown: ShownLedger | null;
}

export const makeLedger: MakeReport<MadeLedger> = async (storage, open, search) => {
  const { book, chart } = open;
  const used = await monthsInUse(storage, book.id);
  const day = today(storage.clock);
  const period = periodFrom(search.desde, search.hasta, defaultLedgerPeriod(day, used));
  const cutoff = await cutoffOf(storage, [book], period);
  const balances = await balancesNow(storage, book.id);
  const chosen = (search.cuenta ? chart.byCode.get(search.cuenta) : firstAccount(chart, balances)) ?? null;
  const base = { today: day, used, period, cutoff, account: { chosen, balances } };
  if (chosen === null) return { ...base, shown: null, report: null };
  const ledger = await accountLedger(storage, book.id, chosen, period.from, period.to);
  const closing = await balancesBefore(storage, book.id, addDays(period.to, 1));
  return {
    ...base,
    shown: { ledger, trialClosing: balanceOf(chosen, closing) },
    report: ledgerReport(chart, ledger, reportHead(open, period, cutoff), period.from),
  };
};
