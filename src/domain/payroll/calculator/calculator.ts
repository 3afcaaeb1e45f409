import type { Day } from "../../kernel/day.ts";
import { ok, type Result } from "../../kernel/result.ts";
import { PARAMETER_KEYS } from "../../law/parameters.ts";
import { DEFAULT_SETTINGS, type EmployerKind } from "../employee/contract.ts";
import type { LawOverrides } from "../law/law.ts";
import type { RunProblem } from "../run/compute-run.ts";
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
import type { ParameterSet } from "./parameter-set.ts";
import { nameShown, type PayrollRow, WHOLE_MONTH } from "./payroll-row.ts";

/** Input for the law besides its day: the kind of employer, and values that replace the law's. */
export interface LawTerms {
  readonly employer: EmployerKind;
  readonly overrides: LawOverrides;
}

export const DEFAULT_TERMS: LawTerms = { employer: DEFAULT_SETTINGS.employer, overrides: {} };

export function areSameTerms(one: LawTerms, other: LawTerms): boolean {
  return (
    one.employer === other.employer &&
    PARAMETER_KEYS.every((key) => one.overrides[key] === other.overrides[key])
  );
}

export type CalculatorResult =
  | { readonly set: "academic"; readonly day: Day; readonly calculation: PayrollCalculation }
  | {
      readonly set: "law";
      readonly day: Day;
      readonly terms: LawTerms;
      readonly calculation: LegalCalculation;
    };

export type CalculatorProblem = CalculationProblem | RunProblem;

/**
 * Calculates the rows with one of the parameter sets; `day` and `terms` select the law, and are ignored by the
 * academic set. Returns only the first problem if there is one.
 */
export function calculatePayroll(
  rows: readonly PayrollRow[],
  set: ParameterSet,
  day: Day,
  terms: LawTerms = DEFAULT_TERMS,
): Result<CalculatorResult, CalculatorProblem> {
  if (set === "academic") {
    const calculation = calculateAcademic(rows);
    return calculation.ok ? ok({ set, day, calculation: calculation.value }) : calculation;
  }
  const { employer, overrides } = terms;
  const calculation = calculateByLaw(rows, day, { ...DEFAULT_SETTINGS, employer }, overrides);
  return calculation.ok ? ok({ set, day, terms, calculation: calculation.value }) : calculation;
}

/** One person in the results table, with either parameter set. */
interface ResultLine {
  readonly name: string;
  /** Days worked, out of 30. */
  readonly days: number;
  readonly figures: PayrollTotals;
}

export interface ResultTable {
  readonly lines: readonly ResultLine[];
  readonly totals: PayrollTotals;
}

function figures(of: (column: ResultColumn) => PayrollTotals[ResultColumn]): PayrollTotals {
  return Object.fromEntries(RESULT_COLUMNS.map(({ key }) => [key, of(key)])) as PayrollTotals;
}

/** Whether any person's figures cover less than a month, which tables must then show. */
export function hasPartMonths({ lines }: Pick<ResultTable, "lines">): boolean {
  return lines.some(({ days }) => days !== WHOLE_MONTH);
}

/** The results table: shown on screen and written to files (PY-04). */
export function resultTable(result: CalculatorResult): ResultTable {
  const { totals } = result.calculation;
  if (result.set === "academic") {
    const lines = result.calculation.results.map((each) => ({
      name: nameShown(each.row),
      days: WHOLE_MONTH,
      figures: figures((column) => figureOf(each, column)),
    }));
    return { lines, totals };
  }
  const lines = result.calculation.run.slips.map((slip) => ({
    name: slip.contract.name,
    days: slip.days,
    figures: figures((column) => legalFigure(slip, column)),
  }));
  return { lines, totals };
}
