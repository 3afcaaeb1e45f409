import { compareSpanish } from "../../kernel/spanish.ts";
import type { Employee } from "../employee/employee.ts";
import { overlap, type PayrollPeriod, type PeriodPart, periodSpan } from "./period.ts";
import type { StoredRun } from "./stored-run.ts";

type Dated = Pick<StoredRun, "period" | "createdAt" | "id">;

/** Newest period first; within a month, the second fortnight before the first. */
export function newestPeriodFirst(a: Dated, b: Dated): number {
  const [one, other] = [periodSpan(a.period).from, periodSpan(b.period).from];
  if (one !== other) return one < other ? 1 : -1;
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
}

/** The run that already pays days of this period: nobody is paid twice for a day. `runs` are one company's. */
export function overlappingRun<Run extends Dated>(runs: readonly Run[], period: PayrollPeriod): Run | null {
  const span = periodSpan(period);
  return runs.find((each) => overlap(periodSpan(each.period), span) !== null) ?? null;
}

function runOf<Run extends Dated>(
  runs: readonly Run[],
  { month }: PayrollPeriod,
  part: PeriodPart,
): Run | null {
  return runs.find(({ period }) => period.month === month && period.part === part) ?? null;
}

/** The first-fortnight run that a second fortnight builds on; null for any other period. */
export function firstHalfOf<Run extends Dated>(runs: readonly Run[], period: PayrollPeriod): Run | null {
  return period.part === "second-half" ? runOf(runs, period, "first-half") : null;
}

/** The second-fortnight run that builds on a first fortnight; null for any other period. */
export function secondHalfOf<Run extends Dated>(runs: readonly Run[], period: PayrollPeriod): Run | null {
  return period.part === "first-half" ? runOf(runs, period, "second-half") : null;
}

/** The last run whose period ended before this one starts. */
export function runBefore<Run extends Dated>(runs: readonly Run[], period: PayrollPeriod): Run | null {
  const { from } = periodSpan(period);
  const earlier = runs.filter((each) => periodSpan(each.period).to < from);
  return earlier.sort(newestPeriodFirst)[0] ?? null;
}

/** Order of lists of people: by name. */
export function byName(a: Pick<Employee, "id" | "contract">, b: Pick<Employee, "id" | "contract">): number {
  return compareSpanish(a.contract.name, b.contract.name) || (a.id < b.id ? -1 : 1);
}
