import { type Pesos, ZERO } from "../../kernel/pesos.ts";
import { ACADEMIC } from "./academic.data.ts";

/** A row of the calculator as typed (spec §3). Percentages are plain numbers: 0.522 is 0,522 %. */
export interface PayrollRow {
  readonly id: string;
  readonly employeeName: string;
  /** A month's. */
  readonly basicSalary: Pesos;
  /** Of 30, asked for by the law's set alone. Left out: a whole month. */
  readonly workedDays?: number;
  readonly healthContribution: number;
  readonly pensionContribution: number;
  readonly arl: number;
  readonly overtimeHours: number;
  /** What an hour of overtime pays above an ordinary one, in percent. */
  readonly overtimeRate: number;
  readonly bonus: Pesos;
  /** Others than health and pension. */
  readonly deductions: Pesos;
  /** Has no field on the screen. */
  readonly transportAllowance: Pesos;
}

/** Months have 30 days for wages, whatever the calendar says (CST art. 134). */
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

/** How a row without a name is called in results and files. */
const UNNAMED = "Sin nombre";

export function nameShown(row: Pick<PayrollRow, "employeeName">): string {
  return row.employeeName.trim() || UNNAMED;
}
