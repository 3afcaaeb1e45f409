import { pesos } from "#domain/kernel/pesos.ts";
import { newPayrollRow, type PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";

/** A person accepted by the calculator. */
export function payrollRow(name = "Yuliana Cárdenas Peña", salary = 2_200_000, id = "row-1"): PayrollRow {
  return { ...newPayrollRow(id), employeeName: name, basicSalary: pesos(salary) };
}

/** The four people of the specification's picture; their figures were added up by hand. */
export const PEOPLE: readonly PayrollRow[] = [
  { ...payrollRow(), overtimeHours: 8 },
  {
    ...payrollRow("Óscar Iván Méndez Rojas", 1_850_000, "row-2"),
    overtimeHours: 12,
    bonus: pesos(100_000),
    deductions: pesos(50_000),
  },
  { ...payrollRow("Luz Dary Quintero", 1_750_905, "row-3"), arl: 1.044 },
  {
    ...payrollRow("Brayan Stiven Forero", 1_750_905, "row-4"),
    arl: 2.436,
    overtimeHours: 6,
    overtimeRate: 75,
  },
];
