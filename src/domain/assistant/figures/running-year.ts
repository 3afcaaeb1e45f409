import { dayParts, monthOf } from "../../kernel/calendar-day.ts";
import type { BookFacts } from "./book-facts.ts";
import type { AskedSpan } from "./question/period-readings.ts";

/** The year of today until now, as a span. */
export function thisYear({ periods: { now } }: BookFacts): AskedSpan {
  return { first: now.first, last: now.last };
}

/** A year that runs ends with the last month of the books. */
export function clipped(facts: BookFacts, span: AskedSpan): AskedSpan {
  const { year } = dayParts(facts.today);
  const last = monthOf(facts.today);
  return span.first.startsWith(String(year)) && span.last > last ? { first: span.first, last } : span;
}
