import type { AccountCode } from "#domain/accounting/account.ts";
import { carryEntry, closingDay, closingEntries, isCarryEntry } from "#domain/accounting/closing/closing.ts";
import { isClosingEntry, type PucOf } from "#domain/accounting/closing/closing-entry.ts";
import type { ProposalInput } from "#domain/accounting/closing/proposals/proposal.ts";
import { reviewYear, type YearReview } from "#domain/accounting/closing/year-review.ts";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import type { Book } from "#domain/company/book.ts";
import { addMonths, day, lastDay, monthOf, monthsBetween, yearOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pucReader, withoutMovements } from "#domain/statement/books/period-facts.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { type ReadMonth, totalsOf } from "../../shapes/read-record.ts";
import { balancesBefore, monthRows, movementsBetween } from "./balances.ts";
import { bookChart } from "./books.ts";
import { closingCompany } from "./closing-company.ts";

/** The closing entries of a year, and those that carried its result forward in the next. */
export interface YearEntries {
  readonly closing: readonly Entry[];
  readonly carried: readonly Entry[];
}

/**
 * Recognised by their effect, whoever wrote them; reversed entries and reversals are excluded. Reads pages of
 * December and those that use 36 and 37 in the next year.
 */
export async function yearEntries(
  storage: AppStorage,
  bookId: BookId,
  year: number,
  pucOf: PucOf,
): Promise<YearEntries> {
  const months = await BookMonths.read(storage, bookId, day(`${year + 1}-12-31`));
  const names = (code: AccountCode) => /^(?:59|3[67])/.test(pucOf(code));
  const closing = await months.entriesNaming(names, day(`${year}-12-01`), closingDay(year));
  const carried = await months.entriesNaming(names, day(`${year + 1}-01-01`), closingDay(year + 1));
  const stands = (entry: Entry) => !entry.reversedBy && !entry.reverses;
  return {
    closing: closing.filter((entry) => stands(entry) && isClosingEntry(entry, pucOf)),
    carried: carried.filter((entry) => stands(entry) && isCarryEntry(entry, pucOf)),
  };
}

interface ClosingMonth {
  readonly month: Month;
  readonly posted: number;
  readonly drafts: number;
  readonly closed: boolean;
}

export interface YearClosing extends YearEntries {
  readonly year: number;
  /** January to December, even months that the book lacks. */
  readonly months: readonly ClosingMonth[];
  /** Entries that closing the year now would post; empty if its results are zero. */
  readonly proposed: readonly EntryContent[];
  /** Whether classes 4 to 7 still hold results of earlier years: closing this year would include them in its own. */
  readonly earlierOpen: boolean;
  /** Entry that opening the next year now would post; null if there is no result to carry forward. */
  readonly carry: EntryContent | null;
  /** Findings to review before closing. */
  readonly review: YearReview;
  /** The same for the entries that the books seem to lack (`closingProposals`). */
  readonly input: ProposalInput;
  /** The closed month that prevents undoing: December, or the month of the entry that carried the result forward. */
  readonly locked: Month | null;
}

/** Balances of a year's months without its closing entries. */
function monthsWithout(rows: readonly ReadMonth[], year: number, closing: readonly Entry[]) {
  return rows
    .filter(({ month }) => yearOf(month) === year)
    .map((row) => {
      const own = closing.filter(({ date }) => monthOf(date) === row.month);
      const lines = own.flatMap((entry) => entry.lines);
      return {
        month: row.month,
        balances: withoutMovements(new Map(totalsOf(row)), balancesOfLines(lines)),
      };
    });
}

/** The last month of the year that is over on a day. */
function lastWholeMonth(year: number, now: Day): Month {
  const last = monthOf(now);
  return now > closingDay(year) ? (`${year}-12` as Month) : addMonths(last, now === lastDay(last) ? 0 : -1);
}

/**
 * State of a year's closing, and the entries it would post. Costs accounts × months, and the pages of `yearEntries`.
 */
export async function yearClosing(storage: AppStorage, book: Book, year: number): Promise<YearClosing> {
  const chart = await bookChart(storage, book);
  const pucOf = pucReader(chart);
  const found = await yearEntries(storage, book.id, year, pucOf);
  const rows = await monthRows(storage, book.id, `${year}-01`, `${year + 1}-12`);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const months = monthsBetween(`${year}-01` as Month, `${year}-12` as Month).map((month): ClosingMonth => {
    const row = byMonth.get(month);
    return {
      month,
      posted: row?.posted ?? 0,
      drafts: row?.drafts ?? 0,
      closed: row?.closed ?? false,
    };
  });
  const next = day(`${year + 1}-01-01`);
  const balances = await balancesBefore(storage, book.id, next);
  const earlier = await balancesBefore(storage, book.id, day(`${year}-01-01`));
  const since = await movementsBetween(storage, book.id, next, day(`${year + 1}-12-31`));
  const own = monthsWithout(rows, year, found.closing);
  const review = reviewYear({ pucOf, standing: balances, months: own });
  const input: ProposalInput = {
    kind: book.chart,
    year,
    pucOf,
    before: earlier,
    months: own,
    standing: balances,
    since,
    until: lastWholeMonth(year, today(storage.clock)),
    isClosed: found.closing.length > 0,
    company: await closingCompany(storage, book, year),
  };
  const entered = [...found.closing, ...found.carried].map((entry) => monthOf(entry.date));
  return {
    ...found,
    year,
    months,
    review,
    input,
    proposed: closingEntries({ kind: book.chart, year, pucOf, balances }),
    earlierOpen: closingEntries({ kind: book.chart, year: year - 1, pucOf, balances: earlier }).length > 0,
    carry: carryEntry({ kind: book.chart, year: year + 1, pucOf, before: balances, since }),
    locked: entered.find((each) => byMonth.get(each)?.closed) ?? null,
  };
}
