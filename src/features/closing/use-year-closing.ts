import type { PucOf } from "#domain/accounting/closing/closing-entry.ts";
import {
  type ClosingPeriod,
  type Cuts,
  closingPeriod,
  periodsOf,
} from "#domain/accounting/closing/closing-period.ts";
import type { YearPart } from "#domain/accounting/closing/year-part.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { strayMonths } from "#domain/accounting/reported-months.ts";
import { monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { balancesBefore, monthRows, monthsInUse, movementsBetween } from "#storage/queries/books/balances.ts";
import { cutoffOf } from "#storage/queries/books/last-posted.ts";
import { postedMonths } from "#storage/queries/books/posted-months.ts";
import { type YearClosing, yearClosing } from "#storage/queries/books/year-closing.ts";
import { type ReadMonth, totalsOf } from "#storage/shapes/read-record.ts";

export interface ClosingView extends YearClosing {
  readonly today: Day;
  /** The day that the period's figures cover. */
  readonly cutoff: Day;
  /** How often the book closes, and its periods, last first. */
  readonly cuts: Cuts;
  readonly periods: readonly ClosingPeriod[];
  /** Months with entries far from all others, in any year. */
  readonly strays: readonly Month[];
  /** Number of accounts with an abnormal balance at the end of the period. */
  readonly against: number;
  /** Whether its accounts open by PUC code. */
  readonly byCode: boolean;
}

async function countAgainst(
  storage: AppStorage,
  { book, chart }: OpenBook,
  { from, to }: ClosingPeriod,
): Promise<number> {
  const opening = await balancesBefore(storage, book.id, from);
  const movements = await movementsBetween(storage, book.id, from, to);
  const { classes } = trialBalance({ chart, opening, movements, level: 4, zeros: false });
  return classes.flatMap(({ rows }) => rows).filter((row) => row.isAbnormal).length;
}

const CUT_PARTS: Readonly<Record<string, YearPart>> = { "03": "q1", "06": "h1", "09": "q3" };

/** Periods that the book closed at cuts which its company no longer has, so that they can be opened again. */
function closedParts(
  rows: readonly ReadMonth[],
  pucOf: PucOf,
  known: readonly ClosingPeriod[],
): ClosingPeriod[] {
  return rows.flatMap((row) => {
    const part = CUT_PARTS[row.month.slice(5)];
    const isClosed = totalsOf(row).some(([code]) => pucOf(code).startsWith("59"));
    if (part === undefined || !isClosed || known.some(({ last }) => last === row.month)) return [];
    return [closingPeriod(yearOf(row.month), part)];
  });
}

/** Periods of the book's years, last first; of the last year, up to the month reported. */
function periodsOfBook(
  { first, last }: { readonly first: Month; readonly last: Month },
  cuts: Cuts,
): ClosingPeriod[] {
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(last) - index);
  return years
    .flatMap((year) => [...periodsOf(year, cuts)].reverse())
    .filter((period) => period.first <= last && period.last >= first);
}

/** Only the PUC has the account that tells a closing from a correction on any day. */
function cutsOf({ book, company }: OpenBook): Cuts {
  return book.chart === "puc" ? (company?.cuts ?? "year") : "year";
}

async function read(storage: AppStorage, open: OpenBook, asked: Asked): Promise<ClosingView> {
  const now = today(storage.clock);
  const used = await monthsInUse(storage, open.book.id);
  const cuts = cutsOf(open);
  // A mistyped year is no year to close.
  const span =
    used === null
      ? { first: monthOf(now), last: monthOf(now) }
      : { ...used, last: used.reported ?? used.last };
  const rows = await monthRows(storage, open.book.id);
  const own = periodsOfBook(span, cuts);
  const periods = [...own, ...closedParts(rows, pucReader(open.chart), own)].sort((a, b) =>
    a.to < b.to ? 1 : -1,
  );
  const known = periods.find(({ year, part }) => year === asked.year && part === (asked.part ?? null));
  const [latest = closingPeriod(yearOf(now)), before] = own;
  const closing = await yearClosing(storage, open.book, known ?? latest);
  // In a new period whose predecessor is still open, the default is the one that just ended.
  if (known === undefined && before && closing.earlierOpen && now <= latest.to)
    return read(storage, open, before);
  const { period } = closing;
  return {
    ...closing,
    today: now,
    cuts,
    strays: [...strayMonths(postedMonths(rows, [open.book]), now)].sort(),
    cutoff: await cutoffOf(storage, [open.book], { from: period.from, to: period.to }),
    periods,
    against: await countAgainst(storage, open, period),
    byCode: open.chart.kind === "puc",
  };
}

/** What an address names: a year, and a part of it. */
interface Asked {
  readonly year: number | undefined;
  readonly part?: YearPart | null | undefined;
}

/** Live closing state of a book's period; without one, the one to be closed. */
export function useYearClosing(
  open: OpenBook,
  year: number | undefined,
  part: YearPart | undefined,
): Loadable<ClosingView> {
  const storage = useStorage();
  const cuts = cutsOf(open);
  return useQueryKeepingLast(
    () => read(storage, open, { year, part }),
    [storage, open.book.id, open.chart, cuts, year, part],
  );
}
