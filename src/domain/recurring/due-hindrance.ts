import type { AccountLookup } from "../accounting/chart.ts";
import { checkNewEntry, type EntryProblem } from "../accounting/entries/check-entry.ts";
import { monthOf } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";
import { type DueEntry, dueContent } from "./recurring-dues.ts";

/** Why an entry that waits cannot be registered as it is. */
export type DueHindrance =
  | { readonly kind: "closed-month"; readonly month: Month }
  /** An account of it is gone, closed or was divided, or another reason of the entry. */
  | { readonly kind: "problem"; readonly problem: EntryProblem };

/** What stands against registering it; null if nothing does. */
export function dueHindrance(
  due: DueEntry,
  chart: AccountLookup,
  closed: ReadonlySet<Month>,
): DueHindrance | null {
  const month = monthOf(due.date);
  if (closed.has(month)) return { kind: "closed-month", month };
  const [problem] = checkNewEntry(dueContent(due, null), chart);
  return problem === undefined ? null : { kind: "problem", problem };
}
