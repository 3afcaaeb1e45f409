import { firstDay, lastDay, monthsBetween } from "../../../kernel/calendar-day.ts";
import type { Day, Month } from "../../../kernel/day.ts";
import type { Contract } from "../../../payroll/employee/contract.ts";
import { periodSpan } from "../../../payroll/run/period.ts";
import type { StoredRun } from "../../../payroll/run/stored-run.ts";
import type { PayrollFact } from "./closing-point.ts";

interface PayrollOfSpan {
  readonly employees: readonly {
    readonly contract: Pick<Contract, "start" | "end">;
    readonly settled: Day | null;
  }[];
  readonly runs: readonly StoredRun[];
  /** The whole months of the span. */
  readonly months: readonly Month[];
  /** Whether the entry of a closed run is in a book and counts. */
  readonly counts: (run: StoredRun) => boolean;
}

type Employed = PayrollOfSpan["employees"][number];

function worksIn({ contract: { start, end }, settled }: Employed, month: Month): boolean {
  const last = settled !== null && (end === null || settled < end) ? settled : end;
  return start <= lastDay(month) && (last === null || last >= firstDay(month));
}

/** Whether runs cover a month: one of the whole month, or both of its fortnights. */
function isCovered(runs: readonly StoredRun[], month: Month): boolean {
  const own = runs.filter(({ period }) => period.month === month).map(({ period }) => period);
  const reaches = (day: Day, end: "from" | "to") => own.some((period) => periodSpan(period)[end] === day);
  return reaches(firstDay(month), "from") && reaches(lastDay(month), "to");
}

/** The payroll of the whole months of a span: closed, in the books and paid. Null where nobody is employed. */
export function payrollFact({ employees, runs, months, counts }: PayrollOfSpan): PayrollFact | null {
  const own = runs.filter(({ period }) => months.includes(period.month));
  if (employees.length === 0 && own.length === 0) return null;
  const closed = own.filter(({ status }) => status !== "draft");
  const posted = closed.filter((run) => run.posting !== null && counts(run));
  return {
    lacking: months.filter(
      (month) => employees.some((each) => worksIn(each, month)) && !isCovered(own, month),
    ),
    drafts: own.length - closed.length,
    unposted: closed.length - posted.length,
    unpaid: posted.filter(({ status }) => status !== "paid").length,
  };
}

/** The months of a span until one of them; none if it comes before. */
export function spannedMonths(first: Month, until: Month | null): readonly Month[] {
  return until === null || until < first ? [] : monthsBetween(first, until);
}
