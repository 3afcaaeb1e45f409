import type { Instant } from "../../kernel/clock.ts";
import type { Day } from "../../kernel/day.ts";
import type { CalculationId, CompanyId } from "../../kernel/ids.ts";
import { type PayrollTotals, RESULT_COLUMNS } from "./academic-summary.ts";
import { calculatePayroll, DEFAULT_TERMS, type LawTerms } from "./calculator.ts";
import type { ParameterSet } from "./parameter-set.ts";
import { canCalculate, type PayrollRow } from "./payroll-row.ts";

/**
 * A calculation saved with "Guardar Documento": its inputs and parameters, from which the figures are recomputed.
 * Immutable; a changed one is saved as another.
 */
export interface SavedPayroll {
  readonly id: CalculationId;
  /** The company active at that time; null if none. */
  readonly companyId: CompanyId | null;
  readonly set: ParameterSet;
  /** The day whose law applies. */
  readonly day: Day;
  /** Absent when only the day was given. */
  readonly terms?: LawTerms;
  /** The sums shown on screen. If the law's data are corrected later, both old and new sums are shown. */
  readonly totals?: PayrollTotals;
  readonly rows: readonly PayrollRow[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** Far more people than the calculator's screens are meant for; a larger record is an error. */
const MOST_PEOPLE = 1000;
export const LONGEST_EMPLOYEE_NAME = 500;

/** The sums of rows that the calculator can calculate, and that may be saved; null for others. */
export function keptTotals(
  rows: readonly PayrollRow[],
  set: ParameterSet,
  day: Day,
  terms: LawTerms = DEFAULT_TERMS,
): PayrollTotals | null {
  const fits =
    canCalculate(rows) &&
    rows.length <= MOST_PEOPLE &&
    rows.every((row) => row.employeeName.length <= LONGEST_EMPLOYEE_NAME);
  const result = fits ? calculatePayroll(rows, set, day, terms) : null;
  return result?.ok ? result.value.calculation.totals : null;
}

/** The saved sums if they differ from today's; null if they are equal. */
export function formerTotals(
  { totals }: Pick<SavedPayroll, "totals">,
  now: PayrollTotals,
): PayrollTotals | null {
  if (totals === undefined || RESULT_COLUMNS.every(({ key }) => totals[key] === now[key])) return null;
  return totals;
}
