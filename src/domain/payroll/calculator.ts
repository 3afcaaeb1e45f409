import type { Day } from "../kernel/calendar-day.ts";
import { ok, type Result } from "../kernel/result.ts";
import {
  type CalculationProblem,
  calculateAcademic,
  figureOf,
  type PayrollCalculation,
  type PayrollTotals,
  RESULT_COLUMNS,
  type ResultColumn,
} from "./academic-summary.ts";
import { calculateByLaw, type LegalCalculation, legalFigure } from "./calculate-by-law.ts";
import type { RunProblem } from "./compute-run.ts";
import { DEFAULT_SETTINGS } from "./contract.ts";
import { nameShown, type PayrollRow } from "./payroll-row.ts";

/** With what the calculator calculates: the specification's own figures, or the law of a day (decision 16). */
export const PARAMETER_SETS = ["academic", "law"] as const;
export type ParameterSet = (typeof PARAMETER_SETS)[number];

export type CalculatorResult =
  | { readonly set: "academic"; readonly day: Day; readonly calculation: PayrollCalculation }
  | { readonly set: "law"; readonly day: Day; readonly calculation: LegalCalculation };

export type CalculatorProblem = CalculationProblem | RunProblem;

/** The people of the calculator with one of its sets; `day` says whose law. Or the first problem, and nothing else. */
export function calculatePayroll(
  rows: readonly PayrollRow[],
  set: ParameterSet,
  day: Day,
): Result<CalculatorResult, CalculatorProblem> {
  if (set === "academic") {
    const calculation = calculateAcademic(rows);
    return calculation.ok ? ok({ set, day, calculation: calculation.value }) : calculation;
  }
  const calculation = calculateByLaw(rows, day, DEFAULT_SETTINGS);
  return calculation.ok ? ok({ set, day, calculation: calculation.value }) : calculation;
}

/** One person in the table of results, whichever set they were calculated with. */
export interface ResultLine {
  readonly name: string;
  readonly figures: PayrollTotals;
}

export interface ResultTable {
  readonly lines: readonly ResultLine[];
  readonly totals: PayrollTotals;
}

function figures(of: (column: ResultColumn) => PayrollTotals[ResultColumn]): PayrollTotals {
  return Object.fromEntries(RESULT_COLUMNS.map(({ key }) => [key, of(key)])) as PayrollTotals;
}

/** The table of results: what the screen shows, and what its files hold (PY-04). */
export function resultTable(result: CalculatorResult): ResultTable {
  const { totals } = result.calculation;
  if (result.set === "academic") {
    const lines = result.calculation.results.map((each) => ({
      name: nameShown(each.row),
      figures: figures((column) => figureOf(each, column)),
    }));
    return { lines, totals };
  }
  const lines = result.calculation.run.slips.map((slip) => ({
    name: slip.contract.name,
    figures: figures((column) => legalFigure(slip, column)),
  }));
  return { lines, totals };
}
