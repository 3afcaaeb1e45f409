import { type Pesos, trySum } from "../../kernel/pesos.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { ACADEMIC } from "./academic.data.ts";
import { computeAcademic, type PayrollProblem, type PayrollResult } from "./compute-academic.ts";
import type { PayrollRow } from "./payroll-row.ts";

/** Figure columns of the results table, in the order of spec §2. */
export const RESULT_COLUMNS = [
  { key: "basicSalary", label: "Salario Básico" },
  { key: "grossSalary", label: "Salario Bruto" },
  { key: "totalDeductions", label: "Deducciones" },
  { key: "netSalary", label: "Salario Neto" },
  { key: "employerContributions", label: "Costo Patronal" },
  { key: "totalCost", label: "Costo Total" },
] as const;

export type ResultColumn = (typeof RESULT_COLUMNS)[number]["key"];

export type PayrollTotals = Readonly<Record<ResultColumn, Pesos>>;

/** A result of the calculator: every person's figures and the sums of the displayed amounts (NU-08). */
export interface PayrollCalculation {
  readonly results: readonly PayrollResult[];
  readonly totals: PayrollTotals;
}

export type CalculationProblem = PayrollProblem | { readonly kind: "total-too-large" };

export function figureOf({ row, figures }: PayrollResult, column: ResultColumn): Pesos {
  return column === "basicSalary" ? row.basicSalary : figures[column];
}

/** Calculates all rows by the specification's formula, or returns the first problem: no partial results. */
export function calculateAcademic(
  rows: readonly PayrollRow[],
): Result<PayrollCalculation, CalculationProblem> {
  const results: PayrollResult[] = [];
  for (const row of rows) {
    const result = computeAcademic(row);
    if (!result.ok) return result;
    results.push(result.value);
  }
  const totals: Partial<Record<ResultColumn, Pesos>> = {};
  for (const { key } of RESULT_COLUMNS) {
    const total = trySum(results.map((result) => figureOf(result, key)));
    if (total === null) return err({ kind: "total-too-large" });
    totals[key] = total;
  }
  return ok({ results, totals: totals as PayrollTotals });
}

export type RowWarning = "negative-net" | "surcharge-below-least";

/** Results that are computed but need attention. */
export function warningsOf(result: PayrollResult): readonly RowWarning[] {
  const { row, figures } = result;
  const isBelow = row.overtimeHours > 0 && row.overtimeRate < ACADEMIC.overtimeRate;
  return [
    ...(figures.netSalary < 0 ? (["negative-net"] as const) : []),
    ...(isBelow ? (["surcharge-below-least"] as const) : []),
  ];
}
