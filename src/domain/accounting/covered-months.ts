import { type MonthSpan, monthsBetween } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { formatMonthName } from "../kernel/format.ts";
import { type PostedMonth, usedRuns } from "./reported-months.ts";

/**
 * The months that books cover: from their first entry on. A gap of more than a year without entries is not covered,
 * and neither are strays (`strayMonths`). Only the last run has no end: books without news are still kept.
 */
export type CoveredMonths = readonly { readonly first: Month; readonly last: Month | null }[];

export function coveredMonths(months: readonly PostedMonth[], today: Day): CoveredMonths {
  const runs = usedRuns(months, today);
  return runs.map(({ first, last }, index) => ({ first, last: index === runs.length - 1 ? null : last }));
}

/** How much of a span the books cover, and which months of it. */
export interface Coverage {
  readonly kind: "whole" | "part" | "none";
  readonly pieces: readonly MonthSpan[];
}

/** The one answer to whether movements of these months can be told, wherever a period is compared or averaged. */
export function coverageOf(covered: CoveredMonths, { first, last }: MonthSpan): Coverage {
  const pieces = covered
    .map((run) => ({
      first: run.first > first ? run.first : first,
      last: run.last !== null && run.last < last ? run.last : last,
    }))
    .filter((piece) => piece.first <= piece.last);
  const [piece] = pieces;
  if (piece === undefined) return { kind: "none", pieces };
  return { kind: piece.first === first && piece.last === last ? "whole" : "part", pieces };
}

/** Whether the books have balances at the end of a month: what they held once, they hold until it moves. */
export function hasBalances(covered: CoveredMonths, month: Month): boolean {
  return covered.some(({ first }) => first <= month);
}

/** The months of a span that the books cover, in order. */
export function coveredOf(covered: CoveredMonths, span: MonthSpan): readonly Month[] {
  return coverageOf(covered, span).pieces.flatMap(({ first, last }) => monthsBetween(first, last));
}

/** "enero a noviembre de 2026", "diciembre de 2025 a febrero de 2026". */
export function monthSpanText(first: Month, last: Month): string {
  const year = last.slice(0, 4);
  const [from, to] = [formatMonthName(first), formatMonthName(last)];
  if (first === last) return `${to} de ${year}`;
  const begins = first.slice(0, 4);
  return begins === year ? `${from} a ${to} de ${year}` : `${from} de ${begins} a ${to} de ${year}`;
}

/** "marzo a noviembre de 2025": what of a span is covered. */
export function coverageText({ pieces }: Coverage): string {
  return pieces.map(({ first, last }) => monthSpanText(first, last)).join(" y ");
}
