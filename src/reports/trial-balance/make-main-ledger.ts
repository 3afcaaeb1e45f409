import { addMovement, type Balances, NO_MOVEMENT } from "#domain/accounting/ledger/balances.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { DEFAULT_LEVEL } from "#domain/accounting/ledger/trial-level.ts";
import { firstDay, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import { periodFrom, reportedYearPeriod } from "#domain/report/report-period.ts";
import { balancesBefore, monthsInUse, movementsBetween } from "#storage/queries/books/balances.ts";
import { cutoffOf } from "#storage/queries/books/last-posted.ts";
import type { MakeReport } from "../book-report.ts";
import { reportHead } from "../report-head.ts";
import { listedMonths } from "../report-periods.ts";
import { mainLedgerReport, type TrialMonth } from "./trial-balance-report.ts";

function together(before: Balances, movements: Balances): Balances {
  const after = new Map(before);
  for (const [code, movement] of movements)
    after.set(code, addMovement(after.get(code) ?? NO_MOVEMENT, movement));
  return after;
}

/** Reads the months of the book, never its entries. */
export const makeMainLedger: MakeReport = async (storage, open, search) => {
  const { book, chart } = open;
  const used = await monthsInUse(storage, book.id);
  const day = today(storage.clock);
  const asked = periodFrom(search.desde, search.hasta, reportedYearPeriod(day, used));
  const period = { from: firstDay(monthOf(asked.from)), to: lastDay(monthOf(asked.to)) };
  const listed = listedMonths(period, day, used);
  const start = listed[0];
  const cutoff = await cutoffOf(storage, [book], period);
  const base = { today: day, used, period, cutoff };
  if (start === undefined) return { ...base, report: null };
  let opening = await balancesBefore(storage, book.id, firstDay(start));
  const months: TrialMonth[] = [];
  for (const month of listed) {
    const movements = await movementsBetween(storage, book.id, firstDay(month), lastDay(month));
    const trial = trialBalance({ chart, opening, movements, level: DEFAULT_LEVEL, zeros: false });
    months.push({ month, trial });
    opening = together(opening, movements);
  }
  return { ...base, report: mainLedgerReport(chart, months, reportHead(open, period, cutoff)) };
};
