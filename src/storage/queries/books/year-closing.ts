import { type AfterCut, afterCut, mayFollowCut } from "#domain/accounting/closing/after-cut.ts";
import { closingEntries, isCarryEntry } from "#domain/accounting/closing/closing.ts";
import { isClosingEntry, mayClose, type PucOf } from "#domain/accounting/closing/closing-entry.ts";
import { type ClosingPeriod, dayAfter, periodAfter } from "#domain/accounting/closing/closing-period.ts";
import { countOfClosing } from "#domain/accounting/closing/of-closing.ts";
import {
  needsEntries,
  type OwnMonth,
  ownMonths,
  tellsRecorded,
} from "#domain/accounting/closing/own-months.ts";
import type { ProposalInput } from "#domain/accounting/closing/proposals/proposal.ts";
import { reviewYear, type YearReview } from "#domain/accounting/closing/year-review.ts";
import type { Entry, EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { standingEntries } from "#domain/accounting/entries/undone-pairs.ts";
import { type Balances, balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import type { Book } from "#domain/company/book.ts";
import {
  addMonths,
  day,
  firstDay,
  lastDay,
  monthOf,
  monthsBetween,
  yearOf,
} from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pucReader, withoutMovements } from "#domain/statement/books/period-facts.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { type ReadMonth, totalsOf } from "../../shapes/read-record.ts";
import { type ClosingAssets, closingAssets } from "../assets/closing-assets.ts";
import { balancesBefore, monthRows, movementsSince } from "./balances.ts";
import { bookChart } from "./books.ts";
import { closingCompany } from "./closing-company.ts";

/** The closing entries of a period, and those that carried its result to earlier ones. */
export interface YearEntries {
  readonly closing: readonly Entry[];
  readonly carried: readonly Entry[];
}

/** All closing entries of a span, reversals included: their effects. */
async function closingsBetween(
  months: BookMonths,
  from: Day,
  to: Day,
  pucOf: PucOf,
): Promise<readonly Entry[]> {
  const found = await months.entriesNaming((code) => mayClose(pucOf(code)), from, to);
  return found.filter((entry) => entry.status === "posted" && isClosingEntry(entry, pucOf));
}

/**
 * Recognised by their effect, not by their author; reversed entries and reversals are excluded. A later closing ends
 * the search for what was carried: from there on it may be the later result. Reads pages of the period's last month
 * and those that use 36 and 37 after it.
 */
export async function periodEntries(
  storage: AppStorage,
  bookId: BookId,
  period: ClosingPeriod,
  pucOf: PucOf,
): Promise<YearEntries> {
  const { to } = periodAfter(period);
  const months = await BookMonths.read(storage, bookId, to);
  const closing = await closingsBetween(months, firstDay(period.last), period.to, pucOf);
  const later = await months.entriesNaming((code) => mayClose(pucOf(code)), dayAfter(period), to);
  const known = [...closing, ...later];
  const standing = standingEntries(later, known);
  const [next] = standing.filter((entry) => isClosingEntry(entry, pucOf)).sort(byDate);
  return {
    closing: standingEntries(closing, known),
    carried: standing.filter(
      (entry) => isCarryEntry(entry, pucOf) && (next === undefined || entry.date <= next.date),
    ),
  };
}

const byDate = (a: Entry, b: Entry) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/** Closing entries of a year up to a period's end, by month: what the months are read without. */
export async function closingsOfYear(
  storage: AppStorage,
  bookId: BookId,
  { year, to }: ClosingPeriod,
  pucOf: PucOf,
): Promise<ReadonlyMap<Month, Balances>> {
  const months = await BookMonths.read(storage, bookId, to);
  const found = await closingsBetween(months, day(`${year}-01-01`), to, pucOf);
  const lines = new Map<Month, EntryLine[]>();
  for (const { date, lines: own } of found)
    lines.set(monthOf(date), [...(lines.get(monthOf(date)) ?? []), ...own]);
  return new Map([...lines].map(([month, each]) => [month, balancesOfLines(each)]));
}

interface ClosingMonth {
  readonly month: Month;
  readonly posted: number;
  /** Those of them that are not of a closing. */
  readonly own: number;
  readonly drafts: number;
  readonly closed: boolean;
}

export interface YearClosing extends YearEntries {
  readonly period: ClosingPeriod;
  /** The months of the period, even those that the book lacks. */
  readonly months: readonly ClosingMonth[];
  /** Entries that closing the period now would post; empty if its results are zero. */
  readonly proposed: readonly EntryContent[];
  /** Whether classes 4 to 7 still hold results of earlier periods: closing this one would include them in its own. */
  readonly earlierOpen: boolean;
  /** Findings to review before closing. */
  readonly review: YearReview;
  /** The same for the entries that the books seem to lack (`closingProposals`). */
  readonly input: ProposalInput;
  /** The register of assets; null where there is none. */
  readonly assets: ClosingAssets | null;
  /** The closed month that prevents undoing: that of the closing, or of the entry that carried the result. */
  readonly locked: Month | null;
  /** The closed months from January of the period's year on: nothing is dated in them. */
  readonly shut: ReadonlySet<Month>;
}

/** Balances of months without their closing entries. */
function monthsWithout(
  rows: readonly ReadMonth[],
  period: ClosingPeriod,
  closings: ReadonlyMap<Month, Balances>,
) {
  return rows
    .filter(({ month }) => yearOf(month) === period.year && month <= period.last)
    .map((row) => {
      const own = closings.get(row.month);
      const balances: Balances = new Map(totalsOf(row));
      return { month: row.month, balances: own ? withoutMovements(balances, own) : balances };
    });
}

/** The last month of the period that is over on a day; of a period to come, the one before it. */
function lastWholeMonth({ to, last }: ClosingPeriod, now: Day): Month {
  const current = monthOf(now);
  return now > to ? last : addMonths(current, now === lastDay(current) ? 0 : -1);
}

/** Reads the pages of benefits and depreciation only where there are any. */
async function readOwnMonths(
  storage: AppStorage,
  bookId: BookId,
  { year, to }: ClosingPeriod,
  pucOf: PucOf,
  own: readonly OwnMonth[],
): Promise<readonly OwnMonth[]> {
  if (!needsEntries(own, pucOf)) return own;
  const months = await BookMonths.read(storage, bookId, to);
  const named = await months.entriesNaming((code) => tellsRecorded(pucOf(code)), day(`${year}-01-01`), to);
  return ownMonths(own, named, pucOf);
}

const NO_MOVEMENTS: Balances = new Map();

/** Whether a month of closings, posted or reversed, is one of the period: those of its last month. */
function ownClosings(closings: ReadonlyMap<Month, Balances>, { last }: ClosingPeriod): Balances {
  return closings.get(last) ?? NO_MOVEMENTS;
}

const LAST = "9999-12-31" as Day;

/** What was done with a period's result from its last day on. */
async function readAfterCut(
  storage: AppStorage,
  bookId: BookId,
  period: ClosingPeriod,
  pucOf: PucOf,
): Promise<AfterCut> {
  const months = await BookMonths.read(storage, bookId, LAST);
  return afterCut(
    await months.entriesNaming((code) => mayFollowCut(pucOf(code)), period.to, LAST),
    period,
    pucOf,
  );
}

/** What the proposals of a period ask of its book. */
async function proposalInput(
  storage: AppStorage,
  book: Book,
  period: ClosingPeriod,
  known: Pick<ProposalInput, "pucOf" | "standing" | "isClosed" | "months" | "closings">,
): Promise<ProposalInput> {
  const { undone, reserved, absorbed, decreed } = await readAfterCut(storage, book.id, period, known.pucOf);
  const now = today(storage.clock);
  return {
    ...known,
    kind: book.chart,
    period,
    before: await balancesBefore(storage, book.id, day(`${period.year}-01-01`)),
    since: withoutMovements(await movementsSince(storage, book.id, dayAfter(period)), undone),
    reserved,
    absorbed,
    decreed,
    today: now,
    until: lastWholeMonth(period, now),
    company: await closingCompany(storage, book, period),
  };
}

/** A month with more entries has others than those of its closing. */
const MOST_OF_CLOSING = 60;

/** Reads the pages that name 36, 37 or 59, and those of the last month where it has few entries. */
async function ofClosing(
  storage: AppStorage,
  bookId: BookId,
  { first, last, to }: ClosingPeriod,
  posted: number,
  pucOf: PucOf,
): Promise<ReadonlyMap<Month, number>> {
  const months = await BookMonths.read(storage, bookId, to);
  const early = await months.entriesNaming((code) => mayClose(pucOf(code)), firstDay(first), lastDay(last));
  const late =
    posted > MOST_OF_CLOSING ? [] : await months.entriesNaming(() => true, firstDay(last), lastDay(last));
  return countOfClosing([...early.filter(({ date }) => monthOf(date) !== last), ...late], pucOf);
}

async function closingMonths(
  storage: AppStorage,
  bookId: BookId,
  byMonth: ReadonlyMap<Month, ReadMonth>,
  period: ClosingPeriod,
  pucOf: PucOf,
): Promise<ClosingMonth[]> {
  const { first, last } = period;
  const counts = await ofClosing(storage, bookId, period, byMonth.get(last)?.posted ?? 0, pucOf);
  return monthsBetween(first, last).map((month) => {
    const { posted = 0, drafts = 0, closed = false } = byMonth.get(month) ?? {};
    return { month, posted, own: posted - (counts.get(month) ?? 0), drafts, closed };
  });
}

/**
 * State of a period's closing, and the entries it would post. Costs accounts × months, and the pages of
 * `periodEntries` and `closingsOfYear`.
 */
export async function yearClosing(
  storage: AppStorage,
  book: Book,
  period: ClosingPeriod,
): Promise<YearClosing> {
  const chart = await bookChart(storage, book);
  const pucOf = pucReader(chart);
  const found = await periodEntries(storage, book.id, period, pucOf);
  const closings = await closingsOfYear(storage, book.id, period, pucOf);
  const rows = await monthRows(storage, book.id, `${period.year}-01`);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const standing = await balancesBefore(storage, book.id, dayAfter(period));
  const earlier = await balancesBefore(storage, book.id, period.from);
  const own = await readOwnMonths(storage, book.id, period, pucOf, monthsWithout(rows, period, closings));
  const proposed = closingEntries({ kind: book.chart, period, pucOf, balances: standing });
  const known = { pucOf, standing, months: own, closings: ownClosings(closings, period) };
  const isClosed = found.closing.length > 0 && proposed.length === 0;
  const input = await proposalInput(storage, book, period, { ...known, isClosed });
  const assets = await closingAssets(storage, book.id, input.until, pucOf);
  const entered = [...found.closing, ...found.carried].map((entry) => monthOf(entry.date));
  return {
    ...found,
    period,
    months: await closingMonths(storage, book.id, byMonth, period, pucOf),
    review: reviewYear({ pucOf, standing, months: own.filter(({ month }) => month >= period.first) }),
    input: assets === null ? input : { ...input, registered: assets.registered },
    assets,
    proposed,
    earlierOpen: closingEntries({ kind: book.chart, period, pucOf, balances: earlier }).length > 0,
    locked: entered.find((each) => byMonth.get(each)?.closed) ?? null,
    shut: new Set(rows.filter(({ closed }) => closed).map(({ month }) => month)),
  };
}
