import { addMonths, dayParts, monthOf, monthsBetween } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import type { AskedPeriods } from "./question/asked-periods.ts";
import type { AskedSpan } from "./question/period-words.ts";

const shifted = ({ first, last }: AskedSpan, months: number): AskedSpan => ({
  first: addMonths(first, months),
  last: addMonths(last, months),
});

/** What balances were as a span began. */
const before = ({ first }: AskedSpan): AskedSpan => ({
  first: addMonths(first, -1),
  last: addMonths(first, -1),
});

const isYear = ({ first, last }: AskedSpan) =>
  first.slice(0, 4) === last.slice(0, 4) && first.endsWith("-01") && last.endsWith("-12");

/** A year beside the one that runs has its same months alone. */
function alike([own, then]: readonly [AskedSpan, AskedSpan], month: Month): readonly [AskedSpan, AskedSpan] {
  const isRunning =
    own.first.endsWith("-01") && own.last === month && own.first.slice(0, 4) === month.slice(0, 4);
  if (!isRunning || !isYear(then)) return [own, then];
  return [own, { first: then.first, last: `${then.first.slice(0, 4)}${month.slice(4)}` as Month }];
}

/** Two months named beside each other are two, where they are compared. */
const split = (span: AskedSpan): readonly AskedSpan[] =>
  span.isPair
    ? [
        { first: span.last, last: span.last },
        { first: span.first, last: span.first },
      ]
    : [span];

export interface ComparedAs {
  /** The months are what is compared, where no period is named. */
  readonly isByMonth: boolean;
  /** "Cuánto subieron en octubre": what is named is beside what was before it. */
  readonly isChange: boolean;
  /** Of a balance the end of a period is beside its beginning. */
  readonly isBalance: boolean;
}

/**
 * The two spans that a question compares, the later one first. With one named, the other is the present one of its
 * kind; with none, this year or this month beside the one before it.
 */
export function comparedSpans(
  { spans, isThisYear }: AskedPeriods,
  today: Day,
  { isByMonth, isChange, isBalance }: ComparedAs,
): readonly [AskedSpan, AskedSpan] {
  const month = monthOf(today);
  const thisMonth = { first: month, last: month };
  const thisYear = { first: `${dayParts(today).year}-01` as Month, last: month };
  const [one, two] = spans.flatMap(split);
  const clipped = (span: AskedSpan) => (isYear(span) && span.last > month ? thisYear : span);
  if (one !== undefined && two !== undefined) {
    const [a, b] = [clipped(one), two.isSameAs ? shifted(clipped(one), -12) : clipped(two)];
    return alike(a.last >= b.last ? [a, b] : [b, a], month);
  }
  if (one === undefined) {
    const own = isByMonth && !isThisYear ? thisMonth : thisYear;
    if (isBalance && own === thisYear) return [own, before(own)];
    return [own, shifted(own, own === thisMonth ? -1 : -12)];
  }
  if (one.isSameAs) return [thisMonth, one];
  if (isBalance && isChange) return [clipped(one), before(one)];
  if (isYear(one) && one.last < month && !isChange) return alike([thisYear, one], month);
  const own = clipped(one);
  const length = monthsBetween(own.first, own.last).length;
  if (isChange && length > 0)
    return [own, shifted(own, isYear(own) || own.first === thisYear.first ? -12 : -length)];
  if (own.last >= month) return [own, shifted(own, own.first === thisYear.first ? -12 : -length)];
  if (isThisYear) return [own, shifted(own, -12)];
  if (length === 1) return [thisMonth, own];
  const next = shifted(own, length);
  return [next.last > month ? { first: next.first, last: month } : next, own];
}
