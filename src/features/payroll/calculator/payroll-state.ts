import type { Day } from "#domain/kernel/calendar-day.ts";
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

/** Whoever has no account is a guest here. */
export type PayrollVisitor = "guest" | "account";

/** Whose law the next press follows, and what is told to it. */
export interface LawChoice {
  /** Null: today's, whichever day that is at each press. */
  readonly day: Day | null;
  readonly terms: LawTerms;
}

/** What was chosen on this device. */
export interface Remembered {
  readonly set: ParameterSet;
  readonly employer: EmployerKind;
}

/** A calculation as it was made: typing on changes nothing of it. */
export interface PayrollRun {
  readonly rows: readonly PayrollRow[];
  readonly result: CalculatorResult;
  /** Where it is kept, once it is. */
  readonly savedAs: CalculationId | null;
  /** The sums it was kept with, where the law of its day is known better now and gives others. */
  readonly former: PayrollTotals | null;
}

export interface PayrollState {
  /** With what the next press calculates. */
  readonly set: ParameterSet;
  readonly law: LawChoice;
  readonly rows: readonly PayrollRow[];
  readonly run: PayrollRun | null;
  /** Why the last press calculated nothing. */
  readonly problem: CalculatorProblem | null;
  readonly suggestsSignIn: boolean;
  readonly ad: "unseen" | "open" | "watched";
  /** How often it was calculated since the last reset. */
  readonly uses: number;
  /** The saved calculation that these people come from. */
  readonly from: CalculationId | null;
  /** Grows when other people take the place of these: nothing said of the former ones is true of them. */
  readonly sheet: number;
}

const ROW_ID = /^row-(\d+)$/;

/** Another than those that are there; what was saved brings its own along. */
export function nextRowId(rows: readonly PayrollRow[]): string {
  const numbers = rows.map(({ id }) => Number(ROW_ID.exec(id)?.[1] ?? 0));
  return `row-${Math.max(0, ...numbers) + 1}`;
}

export function blankRows(): readonly PayrollRow[] {
  return [newPayrollRow(nextRowId([]))];
}

/** Whether the results may be seen, and files made of them. */
export function seesResults(state: Pick<PayrollState, "ad">, visitor: PayrollVisitor): boolean {
  return visitor === "account" || state.ad === "watched";
}

function isOtherLaw(result: CalculatorResult, { set, law }: Pick<PayrollState, "set" | "law">): boolean {
  if (result.set !== set) return true;
  if (result.set === "academic") return false;
  return (law.day !== null && law.day !== result.day) || !areSameTerms(law.terms, result.terms);
}

/** Whether the people or the parameters were changed since they were calculated. */
export function isOutdated(state: Pick<PayrollState, "run" | "rows" | "set" | "law">): boolean {
  const { run, rows } = state;
  return run !== null && (run.rows !== rows || isOtherLaw(run.result, state));
}

/** Whether there is anything that a person typed. */
export function isBlankPayroll({ rows }: Pick<PayrollState, "rows">): boolean {
  return rows.length === 1 && JSON.stringify(rows) === JSON.stringify(blankRows());
}

/** Whether something typed is kept nowhere yet. */
export function isUnsaved(state: Pick<PayrollState, "rows" | "run" | "from" | "set" | "law">): boolean {
  if (isBlankPayroll(state)) return false;
  const { run, from } = state;
  if (run !== null) return run.savedAs === null || isOutdated(state);
  return from === null;
}
