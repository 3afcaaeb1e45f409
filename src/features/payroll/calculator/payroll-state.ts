import type { Day } from "#domain/kernel/day.ts";
import type { CalculationId } from "#domain/kernel/ids.ts";
import type { PayrollTotals } from "#domain/payroll/calculator/academic-summary.ts";
import {
  areSameTerms,
  type CalculatorProblem,
  type CalculatorResult,
  type LawTerms,
} from "#domain/payroll/calculator/calculator.ts";
import type { ParameterSet } from "#domain/payroll/calculator/parameter-set.ts";
import { newPayrollRow, type PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import type { EmployerKind } from "#domain/payroll/employee/contract.ts";

/** Users without an account are guests here. */
export type PayrollVisitor = "guest" | "account";

/** The law for the next calculation: its day and terms. */
export interface LawChoice {
  /** Null: the current day at each calculation. */
  readonly day: Day | null;
  readonly terms: LawTerms;
}

/** Choices remembered on this device. */
export interface Remembered {
  readonly set: ParameterSet;
  readonly employer: EmployerKind;
}

/** A finished calculation; later edits do not change it. */
export interface CalculatorRun {
  readonly rows: readonly PayrollRow[];
  readonly result: CalculatorResult;
  /** Id of the saved calculation, once saved. */
  readonly savedAs: CalculationId | null;
  /** The saved sums, when updated law data now give different ones. */
  readonly former: PayrollTotals | null;
}

export interface PayrollState {
  /** Parameter set of the next calculation. */
  readonly set: ParameterSet;
  readonly law: LawChoice;
  readonly rows: readonly PayrollRow[];
  readonly run: CalculatorRun | null;
  /** Why the last calculation failed. */
  readonly problem: CalculatorProblem | null;
  readonly suggestsSignIn: boolean;
  readonly ad: "unseen" | "open" | "watched";
  /** Number of calculations since the last reset. */
  readonly uses: number;
  /** The saved calculation these people were loaded from. */
  readonly from: CalculationId | null;
  /** Incremented when the people are replaced, which resets messages about the former ones. */
  readonly sheet: number;
}

const ROW_ID = /^row-(\d+)$/;

/** An id not used by any row; rows of a saved calculation keep theirs. */
export function nextRowId(rows: readonly PayrollRow[]): string {
  const numbers = rows.map(({ id }) => Number(ROW_ID.exec(id)?.[1] ?? 0));
  return `row-${Math.max(0, ...numbers) + 1}`;
}

export function blankRows(): readonly PayrollRow[] {
  return [newPayrollRow(nextRowId([]))];
}

/** Whether the user may see the results and export them. */
export function seesResults(state: Pick<PayrollState, "ad">, visitor: PayrollVisitor): boolean {
  return visitor === "account" || state.ad === "watched";
}

function isOtherLaw(result: CalculatorResult, { set, law }: Pick<PayrollState, "set" | "law">): boolean {
  if (result.set !== set) return true;
  if (result.set === "academic") return false;
  return (law.day !== null && law.day !== result.day) || !areSameTerms(law.terms, result.terms);
}

/** Whether people or parameters changed since the last calculation. */
export function isOutdated(state: Pick<PayrollState, "run" | "rows" | "set" | "law">): boolean {
  const { run, rows } = state;
  return run !== null && (run.rows !== rows || isOtherLaw(run.result, state));
}

/** Whether nothing has been typed. */
export function isBlankPayroll({ rows }: Pick<PayrollState, "rows">): boolean {
  return rows.length === 1 && JSON.stringify(rows) === JSON.stringify(blankRows());
}

/** Whether typed input has not been saved anywhere. */
export function isUnsaved(state: Pick<PayrollState, "rows" | "run" | "from" | "set" | "law">): boolean {
  if (isBlankPayroll(state)) return false;
  const { run, from } = state;
  if (run !== null) return run.savedAs === null || isOutdated(state);
  return from === null;
}
