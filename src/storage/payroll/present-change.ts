import type { Change } from "../shapes/rows.ts";
import { tableOfPayrollRecord } from "../versions/v4-payroll-records.ts";

/**
 * A change as the present tables have it. The trail is never written again, so it still names the runs' table for all
 * payroll records that versions before 4 changed.
 */
export function presentChange(change: Change): Change {
  if (change.table !== "payrollRuns") return change;
  const [before, after] = [tableOfPayrollRecord(change.before), tableOfPayrollRecord(change.after)];
  const table = (after ?? before)?.table;
  // Records of one change are of one kind, and so of one table.
  return table
    ? ({ ...change, table, before: before?.row ?? null, after: after?.row ?? null } as Change)
    : change;
}
