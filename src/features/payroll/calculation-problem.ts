import type { CalculationProblem } from "#domain/payroll/academic-summary.ts";
import { nameShown, type PayrollRow } from "#domain/payroll/payroll-row.ts";
import { payrollTexts as texts } from "./texts.ts";

/** Why the calculation gave nothing, naming the person it is about. */
export function calculationProblemText(problem: CalculationProblem, rows: readonly PayrollRow[]): string {
  if (problem.kind === "total-too-large") return texts.totalTooLarge;
  const row = rows.find((each) => each.id === problem.row);
  const name = nameShown(row ?? { employeeName: "" });
  return problem.kind === "too-large" ? texts.tooLarge(name) : texts.badValue(name);
}
