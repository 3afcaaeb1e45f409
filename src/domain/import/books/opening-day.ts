import { addMonths, lastDay, monthOf } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";

interface OpenPlace {
  readonly start: Day;
  readonly end: Day;
  readonly closed: ReadonlySet<Month>;
  readonly today: Day;
}

/**
 * The last day of the newest month of a book that takes entries, of those that have begun; else of the first one that
 * comes. It is the day proposed for balances whose file does not say theirs.
 */
export function lastOpenDay({ start, end, closed, today }: OpenPlace): Day {
  const first = monthOf(start);
  const now = monthOf(today < start ? start : today > end ? end : today);
  for (let month = now; month >= first; month = addMonths(month, -1))
    if (!closed.has(month)) return lastDay(month);
  let next = addMonths(now, 1);
  while (closed.has(next)) next = addMonths(next, 1);
  return lastDay(next);
}
