import type { Day } from "../kernel/day.ts";
import type { EntryLabel } from "./grade-result.ts";
import type { MarkedLine } from "./mark-lines.ts";
import type { Target } from "./target.ts";

/** The day of an entry against those of the exercise. */
export interface DateStanding {
  readonly isAllowed: boolean;
  readonly isInPeriod: boolean;
  /** Whether it is the day of another operation. */
  readonly isOfOther: boolean;
}

/** A date typed for an entry: how far it may be from the operation's, and where else it would belong. */
export function dateStanding(
  given: string,
  right: Day,
  {
    from,
    to,
    days,
    others,
  }: { readonly from: Day; readonly to: Day; readonly days: number; readonly others: readonly Day[] },
  distance: (a: string, b: string) => number,
): DateStanding {
  const isAllowed = distance(given, right) <= days;
  return {
    isAllowed,
    isInPeriod: isAllowed || (given >= from && given <= to),
    isOfOther: !isAllowed && others.some((other) => other === given && other !== right),
  };
}

/**
 * Cost of a sale: a debit to a cost, or to an expense in the short charts, with a credit to inventory; of a sale that
 * was given back, a credit to a cost with a debit to inventory.
 */
export function isCostOfSale(targets: readonly Target[]): boolean {
  const has = (wanted: Target["side"], code: RegExp) =>
    targets.some(({ side, puc }) => side === wanted && code.test(puc));
  return (has("debit", /^[567]/) && has("credit", /^14/)) || (has("credit", /^[67]/) && has("debit", /^14/));
}

function isReversed(lines: readonly MarkedLine[]): boolean {
  const matched = lines.filter(({ mark }) => mark.solution !== null && mark.student.length > 0);
  const own = lines.filter(({ mark }) => mark.solution !== null);
  return (
    matched.length >= 2 &&
    matched.length * 2 > own.length &&
    matched.every(({ mark }) => mark.side === 0 && mark.account > 0)
  );
}

function lacksCost(lines: readonly MarkedLine[]): boolean {
  const omitted = lines.flatMap(({ mark, target }) => (mark.student.length === 0 && target ? [target] : []));
  const cost = omitted.filter(({ puc }) => /^(?:[567]|14)/.test(puc));
  return lines.some(({ mark }) => mark.student.length > 0) && isCostOfSale(cost);
}

/** One label for the entry, the one that explains most first; null where nothing is wrong with it as a whole. */
export function labelOfEntry(
  lines: readonly MarkedLine[],
  difference: number,
  date: DateStanding,
): EntryLabel | null {
  if (isReversed(lines)) return "reversed";
  if (lacksCost(lines)) return "no-cost-of-sale";
  if (difference !== 0) return "unbalanced";
  if (!date.isInPeriod) return "out-of-period";
  return date.isOfOther ? "other-transaction" : null;
}
