import { type Pesos, ZERO } from "../../kernel/pesos.ts";
import { ACADEMIC } from "./academic.data.ts";

/** A row of the calculator as typed (spec §3). Percentages are plain numbers: 0.522 is 0,522 %. */
export interface PayrollRow {
  readonly id: string;
  readonly employeeName: string;
  /** Per month. */
  readonly basicSalary: Pesos;
  /** Out of 30; only used by the law's set. Absent: a whole month. */
  readonly workedDays?: number;
  readonly healthContribution: number;
  readonly pensionContribution: number;
  readonly arl: number;
  readonly overtimeHours: number;
  /** Overtime surcharge over an ordinary hour, in percent. */
  readonly overtimeRate: number;
  readonly bonus: Pesos;
  /** Excluding health and pension. */
  readonly deductions: Pesos;
  /** Not editable on screen. */
  readonly transportAllowance: Pesos;
}

/** For wages every month has 30 days, regardless of the calendar (CST art. 134). */
export const WHOLE_MONTH = 30;

export function newPayrollRow(id: string): PayrollRow {
  return {
    id,
    employeeName: "",
    basicSalary: ZERO,
    healthContribution: ACADEMIC.health,
    pensionContribution: ACADEMIC.pension,
    arl: ACADEMIC.arl,
    overtimeHours: 0,
    overtimeRate: ACADEMIC.overtimeRate,
    bonus: ZERO,
    deductions: ZERO,
    transportAllowance: ACADEMIC.transportAllowance,
  };
}

/** Whether Calculate is enabled: every row has a name and a salary above zero (spec §5). */
export function canCalculate(rows: readonly PayrollRow[]): boolean {
  return rows.length > 0 && rows.every((row) => row.employeeName.trim() !== "" && row.basicSalary > 0);
}

/** Label of a row without a name in results and files. */
const UNNAMED = "Sin nombre";

export function nameShown(row: Pick<PayrollRow, "employeeName">): string {
  return row.employeeName.trim() || UNNAMED;
}
