import { addMonths, monthsBetween } from "./calendar-day.ts";
import type { Month } from "./day.ts";

/** Months from one to another, both included. */
export interface MonthSpan {
  readonly first: Month;
  readonly last: Month;
}

/** Months without entries after which a date is far from the others. */
export const FAR_MONTHS = 12;

/** Spans in order, as one where no more than `far` months lie between them. */
export function joinedSpans(spans: readonly MonthSpan[], far = FAR_MONTHS): readonly MonthSpan[] {
  const joined: MonthSpan[] = [];
  for (const span of spans.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const before = joined.at(-1);
    if (before === undefined || span.first > addMonths(before.last, far)) joined.push(span);
    else if (span.last > before.last) joined[joined.length - 1] = { first: before.first, last: span.last };
  }
  return joined;
}

/** Months in runs: more than a year lies between one run and the next. */
export function runsOfMonths(months: Iterable<Month>): readonly MonthSpan[] {
  return joinedSpans([...months].map((month) => ({ first: month, last: month })));
}

/** Every month of these spans, in order, each once. */
export function monthsOfSpans(spans: readonly MonthSpan[]): readonly Month[] {
  return [...new Set(spans.flatMap(({ first, last }) => monthsBetween(first, last)))].sort();
}
