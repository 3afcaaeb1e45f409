import type { Account } from "#domain/accounting/account.ts";
import {
  addMovement,
  type Movement,
  NO_MOVEMENT,
  sumOfBalances,
} from "#domain/accounting/ledger/balances.ts";
import { belongsTo } from "#domain/accounting/ledger/ledger.ts";
import { firstAccount } from "#domain/accounting/ledger/moved-accounts.ts";
import { firstDay, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import { periodFrom, reportedYearPeriod } from "#domain/report/report-period.ts";
import { monthRows, monthsInUse } from "#storage/queries/books/balances.ts";
import { cutoffOf } from "#storage/queries/books/last-posted.ts";
import { type ReadMonth, totalsOf } from "#storage/shapes/read-record.ts";
import type { MakeReport } from "../book-report.ts";
import { reportHead } from "../report-head.ts";
import { listedMonths } from "../report-periods.ts";
import { movementsByMonthReport } from "./movements-by-month-report.ts";

/** What an account and those below it moved in a month, from the month's own sums. */
function movementOf(account: Account, row: ReadMonth): Movement {
  return totalsOf(row)
    .filter(([code]) => belongsTo(account, code))
    .reduce((sum, [, total]) => addMovement(sum, total), NO_MOVEMENT);
}

/** Reads the months of the book, never its entries. */
export const makeMovementsByMonth: MakeReport = async (storage, open, search) => {
  const { book, chart } = open;
  const rows = await monthRows(storage, book.id);
  const day = today(storage.clock);
  const used = await monthsInUse(storage, book.id);
  const asked = periodFrom(search.desde, search.hasta, reportedYearPeriod(day, used));
  const period = { from: firstDay(monthOf(asked.from)), to: lastDay(monthOf(asked.to)) };
  const cutoff = await cutoffOf(storage, [book], period);
  const balances = sumOfBalances(...rows.map(totalsOf));
  const chosen = (search.cuenta ? chart.byCode.get(search.cuenta) : firstAccount(chart, balances)) ?? null;
  const months = listedMonths(period, day, used);
  const base = { today: day, used, period, cutoff, account: { chosen, balances } };
  const start = months[0];
  if (chosen === null || start === undefined) return { ...base, report: null };
  const moved = new Map(rows.map((row) => [row.month, movementOf(chosen, row)]));
  const opening = rows
    .filter(({ month }) => month < start)
    .reduce((sum, row) => addMovement(sum, movementOf(chosen, row)), NO_MOVEMENT);
  const movements = months.map((month) => ({ month, movement: moved.get(month) ?? NO_MOVEMENT }));
  const head = reportHead(open, period, cutoff);
  return { ...base, report: movementsByMonthReport({ chart, account: chosen, opening, movements }, head) };
};
