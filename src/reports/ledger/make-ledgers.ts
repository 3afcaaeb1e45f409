import { ledgersOf } from "#domain/accounting/ledger/ledgers.ts";
import { DEFAULT_LEVEL } from "#domain/accounting/ledger/trial-level.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import { balancesBefore, monthsInUse } from "#storage/queries/books/balances.ts";
import { entriesOfMonths } from "#storage/queries/books/journal.ts";
import { cutoffOf } from "#storage/queries/books/last-posted.ts";
import type { MakeReport } from "../book-report.ts";
import { reportHead } from "../report-head.ts";
import { monthOrDays } from "../report-search.ts";
import { ledgersReport } from "./ledger-report.ts";

/** Reads every entry of the period. */
export const makeLedgers: MakeReport = async (storage, open, search) => {
  const { book, chart } = open;
  const used = await monthsInUse(storage, book.id);
  const day = today(storage.clock);
  const period = monthOrDays(search, day, used);
  const cutoff = await cutoffOf(storage, [book], period);
  const { from, to } = period;
  const opening = await balancesBefore(storage, book.id, from);
  const entries = await entriesOfMonths(storage, book.id, monthOf(from), monthOf(to));
  const level = search.nivel ?? DEFAULT_LEVEL;
  const found = ledgersOf({ chart, opening, entries, from, to, level });
  const report = ledgersReport(chart, found, reportHead(open, period, cutoff), from);
  return { today: day, used, period, cutoff, report: found.length === 0 ? null : report };
};
