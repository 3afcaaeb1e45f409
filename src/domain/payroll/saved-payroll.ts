import type { Day } from "../kernel/calendar-day.ts";
import type { Instant } from "../kernel/clock.ts";
import type { CompanyId, Id } from "../kernel/ids.ts";
import { calculatePayroll, type ParameterSet } from "./calculator.ts";
import { canCalculate, type PayrollRow } from "./payroll-row.ts";

export type PayrollRunId = Id<"payrollRun">;

/**
 * A calculation kept with "Guardar Documento": what was typed and the set it was computed with, from which its
 * figures follow. It is never written to again; a changed one is saved as another.
 */
export interface SavedPayroll {
  readonly kind: "calculation";
  readonly id: PayrollRunId;
  /** The active company of that moment; null where there was none. */
  readonly companyId: CompanyId | null;
  readonly set: ParameterSet;
  /** When it was calculated, in Bogotá: the day whose law holds. */
  readonly day: Day;
  readonly rows: readonly PayrollRow[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** More people than any screen of the calculator is meant for; beyond it a record is a mistake. */
const MOST_PEOPLE = 1000;
export const LONGEST_EMPLOYEE_NAME = 500;

/** Whether rows may be kept: the calculator would have calculated them. */
export function isKeepable(rows: readonly PayrollRow[], set: ParameterSet, day: Day): boolean {
  return (
    canCalculate(rows) &&
    rows.length <= MOST_PEOPLE &&
    rows.every((row) => row.employeeName.length <= LONGEST_EMPLOYEE_NAME) &&
    calculatePayroll(rows, set, day).ok
  );
}
