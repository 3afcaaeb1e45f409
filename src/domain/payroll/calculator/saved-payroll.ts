import type { Day } from "../../kernel/calendar-day.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { CalculationId, CompanyId } from "../../kernel/ids.ts";
import { type PayrollTotals, RESULT_COLUMNS } from "./academic-summary.ts";
import { calculatePayroll, DEFAULT_TERMS, type LawTerms } from "./calculator.ts";
import type { ParameterSet } from "./parameter-set.ts";
import { canCalculate, type PayrollRow } from "./payroll-row.ts";

/**
 * A calculation kept with "Guardar Documento": what was typed and what it was computed with, from which its figures
 * follow. It is never written to again; a changed one is saved as another.
 */
export interface SavedPayroll {
  readonly id: CalculationId;
  /** The active company of that moment; null where there was none. */
  readonly companyId: CompanyId | null;
  readonly set: ParameterSet;
  /** The day whose law holds. */
  readonly day: Day;
  /** Left out where nothing but the day was told to the law. */
  readonly terms?: LawTerms;
  /** The sums that were on screen. A law corrected later gives others, and then both are told. */
  readonly totals?: PayrollTotals;
  readonly rows: readonly PayrollRow[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** More people than any screen of the calculator is meant for; beyond it a record is a mistake. */
const MOST_PEOPLE = 1000;
export const LONGEST_EMPLOYEE_NAME = 500;

/** The sums of rows that may be kept, since the calculator calculates them; null of others. */
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

/** What it was kept with, where its figures are no longer those; null where they are. */
export function formerTotals(
  { totals }: Pick<SavedPayroll, "totals">,
  now: PayrollTotals,
): PayrollTotals | null {
  if (totals === undefined || RESULT_COLUMNS.every(({ key }) => totals[key] === now[key])) return null;
  return totals;
}
