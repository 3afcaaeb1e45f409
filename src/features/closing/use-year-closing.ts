import { useMemo } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { PucOf } from "#domain/accounting/closing/closing-entry.ts";
import {
  type ClosingPeriod,
  type Cuts,
  closingPeriod,
  dayAfter,
  periodsWith,
} from "#domain/accounting/closing/closing-period.ts";
import type { ClosingFacts } from "#domain/accounting/closing/points/closing-point.ts";
import { monthSpan } from "#domain/accounting/closing/points/closing-span.ts";
import { creditIn } from "#domain/accounting/closing/proposals/proposal.ts";
import type { YearPart } from "#domain/accounting/closing/year-part.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { type MonthSpan, monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { runsInUse } from "#domain/report/report-period.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { monthRows, monthsInUseOf } from "#storage/queries/books/balances.ts";
import { cutoffOf } from "#storage/queries/books/last-posted.ts";
import { type YearClosing, yearClosing } from "#storage/queries/books/year-closing.ts";
import { withLoans } from "#storage/queries/closing/closing-loans.ts";
import { pointFacts } from "#storage/queries/closing/point-facts.ts";
import { type ReadMonth, totalsOf } from "#storage/shapes/read-record.ts";
import { useRecount } from "./use-recount.ts";

interface ReadClosing extends YearClosing {
  readonly today: Day;
  /** The day that the period's figures cover. */
  readonly cutoff: Day;
  /** How often the book closes, and its periods, last first. */
  readonly cuts: Cuts;
  readonly periods: readonly ClosingPeriod[];
  /** A month of the journal instead of a period that is closed by entries. */
  readonly isMonth: boolean;
  /** The year or part of it that the month shown belongs to; else the period itself. */
  readonly within: ClosingPeriod;
  readonly facts: Omit<ClosingFacts, "recount">;
  /** What the months of the period earned and spent, without closing entries. */
  readonly moved: { readonly income: Pesos; readonly spent: Pesos; readonly result: Pesos };
  /** Whether its accounts open by PUC code. */
  readonly byCode: boolean;
  nameOf(account: AccountCode): string;
}

export interface ClosingView extends Omit<ReadClosing, "facts"> {
  readonly facts: ClosingFacts;
  readonly recountFailed: boolean;
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

/**
 * The months that the book has, in runs. A mistyped year to come is no year to close; one before has results that the next
 * closing would take.
 */
function usedRunsOf(rows: readonly ReadMonth[], book: OpenBook["book"], now: Day): readonly MonthSpan[] {
  const used = monthsInUseOf(rows, book, now);
  if (used === null) return [{ first: monthOf(now), last: monthOf(now) }];
  const last = used.reported ?? used.last;
  return runsInUse(used).filter(({ first }) => first <= last);
}

/** Only the PUC has the account that tells a closing from a correction on any day. */
function cutsOf({ book, company }: OpenBook): Cuts {
  return book.chart === "puc" ? (company?.cuts ?? "year") : "year";
}

function movedIn({ input: { months, pucOf }, period }: YearClosing): ReadClosing["moved"] {
  const own = months.filter(({ month }) => month >= period.first).map(({ balances }) => balances);
  const income = creditIn(own, pucOf, /^4/);
  const result = creditIn(own, pucOf, /^[4567]/, /^59/);
  return { income, spent: pesos(income - result), result };
}

async function read(storage: AppStorage, open: OpenBook, asked: Asked): Promise<ReadClosing> {
  const now = today(storage.clock);
  const cuts = cutsOf(open);
  const rows = await monthRows(storage, open.book.id);
  const own = periodsWith(usedRunsOf(rows, open.book, now), cuts);
  const periods = [...own, ...closedParts(rows, pucReader(open.chart), own)].sort((a, b) =>
    a.to < b.to ? 1 : -1,
  );
  const known = periods.find(({ year, part }) => year === asked.year && part === (asked.part ?? null));
  const [latest = closingPeriod(yearOf(now)), before] = own;
  const closing = await yearClosing(storage, open.book, known ?? latest);
  // In a new period whose predecessor is still open, the default is the one that just ended.
  const isNext = before !== undefined && dayAfter(before) === latest.from;
  if (known === undefined && isNext && closing.earlierOpen && now <= latest.to)
    return read(storage, open, { ...before, month: asked.month });
  const { period: within } = closing;
  const { month } = asked;
  const shown = month && month >= within.first && month <= within.last ? monthSpan(month) : null;
  const view = shown === null ? closing : await yearClosing(storage, open.book, shown);
  const { period } = view;
  const input = await withLoans(storage, open.book.id, view.input);
  return {
    ...view,
    input,
    today: now,
    cuts,
    cutoff: await cutoffOf(storage, [open.book], { from: period.from, to: period.to }),
    periods,
    isMonth: shown !== null,
    within,
    facts: await pointFacts(storage, open, { ...view, input }, now),
    moved: movedIn(view),
    byCode: open.chart.kind === "puc",
    nameOf: (account) => accountLabel(open.chart, account),
  };
}

/** What an address names: a year, and a part of it or a month. */
interface Asked {
  readonly year: number | undefined;
  readonly part?: YearPart | null | undefined;
  readonly month?: Month | undefined;
}

/** Live closing state of a book's period or month; without one, the period to be closed. */
export function useYearClosing(open: OpenBook, { year, part, month }: Asked): Loadable<ClosingView> {
  const storage = useStorage();
  const cuts = cutsOf(open);
  const found = useQueryKeepingLast(
    () => read(storage, open, { year, part, month }),
    [storage, open.book.id, open.chart, cuts, year, part, month],
  );
  const { problems, failed } = useRecount(open.book);
  return useMemo(() => {
    if (found.state !== "ready") return found;
    const { facts } = found.value;
    const value = { ...found.value, facts: { ...facts, recount: problems }, recountFailed: failed };
    return { state: "ready", value };
  }, [found, problems, failed]);
}
