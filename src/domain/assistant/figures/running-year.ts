import { coverageOf, coverageText, hasBalances, monthSpanText } from "../../accounting/covered-months.ts";
import { monthOf } from "../../kernel/calendar-day.ts";
import type { BookFacts } from "./book-facts.ts";
import type { AskedSpan } from "./question/period-words.ts";

/** The year of today until now, as a span. */
export function thisYear({ periods: { now } }: BookFacts): AskedSpan {
  return { first: now.first, last: now.last };
}

/** A period that runs ends with the month of today. */
export function clipped({ today }: BookFacts, span: AskedSpan): AskedSpan {
  const last = monthOf(today);
  return span.first <= last && span.last > last ? { first: span.first, last } : span;
}

/** Why nothing can be told of a period: it is to come, or the books have none of it. null where something can. */
export function untoldPeriod(
  { covered, today }: BookFacts,
  span: AskedSpan,
  isBalance: boolean,
): string | null {
  const during = monthSpanText(span.first, span.last);
  if (span.first > monthOf(today)) return `Todavía no llega ${during}, y no adivino lo que viene.`;
  const isHeld = isBalance ? hasBalances(covered, span.last) : coverageOf(covered, span).kind !== "none";
  return isHeld ? null : `Tus libros no cubren ${during}.`;
}

/** What of a period the books do not cover, where they cover a part of it. */
export function coveredPart({ covered }: BookFacts, span: AskedSpan): string | null {
  const coverage = coverageOf(covered, span);
  return coverage.kind === "part" ? `De ese período tus libros solo cubren ${coverageText(coverage)}.` : null;
}
