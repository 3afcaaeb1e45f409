import type { PucNets } from "#domain/accounting/indicators.ts";
import type { Book } from "#domain/company/book.ts";
import { day, firstDay, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Period } from "#domain/report/report-period.ts";
import type { AnalysedPeriod } from "#domain/statement/analysis/company-periods.ts";
import type { PeriodNets } from "#domain/statement/source/figure-shares.ts";

/** One side of an analysis, as far as its figures can be followed. */
export interface SourceSide {
  readonly nets: PeriodNets;
  /** Balances at the beginning; null where there are none. */
  readonly opening: PucNets | null;
  /** The books with the entries; null for a statement, whose accounts lead no further. */
  readonly books: {
    readonly ids: readonly BookId[];
    /** The days whose movements count. */
    readonly flow: Period;
    /** The day of the balances, and the one before the period. */
    readonly balanceDay: Day;
    readonly openingDay: Day;
  } | null;
}

/** The side of a period of a company's books. */
export function companySide(
  period: AnalysedPeriod,
  opening: PucNets | null,
  books: readonly Pick<Book, "id">[],
): SourceSide {
  const { first, last, cutOff, nets, year } = period;
  const end = monthOf(cutOff) === last ? cutOff : lastDay(last);
  return {
    nets,
    opening,
    books: {
      ids: books.map(({ id }) => id),
      flow: { from: firstDay(first), to: end },
      balanceDay: cutOff,
      openingDay: day(`${year - 1}-12-31`),
    },
  };
}
