import { closingDay } from "#domain/accounting/closing/closing.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { strayMonths } from "#domain/accounting/told-months.ts";
import { day, yearOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { balancesBefore, monthRows, monthsInUse, movementsBetween } from "#storage/queries/books/balances.ts";
import { cutoffOf } from "#storage/queries/books/last-posted.ts";
import { type YearClosing, yearClosing } from "#storage/queries/books/year-closing.ts";

export interface ClosingView extends YearClosing {
  readonly today: Day;
  /** The day that the year's figures cover. */
  readonly cutoff: Day;
  /** Years of the book, last first. */
  readonly years: readonly number[];
  /** Months with entries far from all others, in any year. */
  readonly strays: readonly Month[];
  /** Number of accounts with an abnormal balance at the end of the year. */
  readonly against: number;
  /** Whether its accounts open by PUC code. */
  readonly byCode: boolean;
}

async function countAgainst(storage: AppStorage, { book, chart }: OpenBook, year: number): Promise<number> {
  const [from, to] = [day(`${year}-01-01`), day(`${year}-12-31`)];
  const opening = await balancesBefore(storage, book.id, from);
  const movements = await movementsBetween(storage, book.id, from, to);
  const { classes } = trialBalance({ chart, opening, movements, level: 4, zeros: false });
  return classes.flatMap(({ rows }) => rows).filter((row) => row.isAbnormal).length;
}

async function read(storage: AppStorage, open: OpenBook, asked: number | undefined): Promise<ClosingView> {
  const now = today(storage.clock);
  const used = await monthsInUse(storage, open.book.id);
  const first = used === null ? yearOf(now) : yearOf(used.first);
  // A mistyped year is no year to close.
  const last = used === null ? yearOf(now) : yearOf(used.told ?? used.last);
  const strays = [...strayMonths(await monthRows(storage, open.book.id), now)].sort();
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  const known = asked !== undefined && years.includes(asked) ? asked : null;
  const closing = await yearClosing(storage, open.book, known ?? last);
  // In a new year whose predecessor is still open, the default is the year that just ended.
  if (known === null && closing.earlierOpen && now <= closingDay(last)) return read(storage, open, last - 1);
  const { year } = closing;
  const period = { from: day(`${year}-01-01`), to: closingDay(year) };
  return {
    ...closing,
    today: now,
    strays,
    cutoff: await cutoffOf(storage, [open.book], period),
    years,
    against: await countAgainst(storage, open, year),
    byCode: open.chart.kind === "puc",
  };
}

/** Live closing state of a book's year; without a year, the one to be closed. */
export function useYearClosing(open: OpenBook, year: number | undefined): Loadable<ClosingView> {
  const storage = useStorage();
  return useQueryKeepingLast(() => read(storage, open, year), [storage, open.book.id, open.chart, year]);
}
