import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { ACADEMIC } from "#domain/payroll/calculator/academic.data.ts";
import {
  type ResultColumn,
  type RowWarning,
  warningsOf,
} from "#domain/payroll/calculator/academic-summary.ts";
import type { LegalCalculation } from "#domain/payroll/calculator/calculate-by-law.ts";
import {
  type CalculatorResult,
  hasPartMonths,
  type ResultTable,
  resultTable,
} from "#domain/payroll/calculator/calculator.ts";
import type { PayrollResult } from "#domain/payroll/calculator/compute-academic.ts";
import { nameShown, type PayrollRow, WHOLE_MONTH } from "#domain/payroll/calculator/payroll-row.ts";
import { lawOn } from "#domain/payroll/law/law.ts";
import { plainNumber } from "#domain/payroll/slip/quantity-text.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import type { DerivedLine } from "#ui/accounting/derivation/derived-lines.tsx";
import { readingText, runWarningText, slipWarningText } from "../../law/law-words.ts";
import { EMPLOYERS_TOLD, payrollTexts as texts } from "../texts.ts";
import { costLines, type NetShare, netShare, payLines } from "./breakdown.ts";
import type { FigureView } from "./figure-view.ts";
import { legalCostLines, legalPayLines, legalSums } from "./legal-lines.ts";

/** A person in the results, with either parameter set. */
export interface PersonView {
  readonly id: string;
  readonly name: string;
  /** "15 días trabajados"; null for a whole month. */
  readonly days: string | null;
  readonly figures: Readonly<Record<ResultColumn, FigureView>>;
  readonly pay: readonly DerivedLine[];
  readonly cost: readonly DerivedLine[];
  /** Including the parts of the employer's contributions. */
  readonly costInParts: readonly DerivedLine[];
  readonly share: NetShare | null;
  /** Warnings for this person. */
  readonly warnings: readonly string[];
}

export interface ResultView {
  readonly table: ResultTable;
  readonly people: readonly PersonView[];
  /** "Auxilio de transporte: $ 140.606 cada uno". */
  readonly allowance: string;
  /** The parameters used, as a sentence. */
  readonly source: string;
  readonly costHelp: string;
  /** Warnings for the whole calculation. */
  readonly warnings: readonly string[];
}

function warningText(warning: RowWarning, { overtimeRate }: PayrollRow): string {
  if (warning === "negative-net") return texts.negativeNet;
  return texts.surchargeBelow(plainNumber(overtimeRate), ACADEMIC.overtimeRate);
}

function academicPerson(result: PayrollResult): PersonView {
  const { row, figures, derivations } = result;
  const of = (key: Exclude<ResultColumn, "basicSalary">): FigureView => ({
    amount: figures[key],
    derivation: derivations[key],
  });
  return {
    id: row.id,
    name: nameShown(row),
    days: null,
    figures: {
      basicSalary: { amount: row.basicSalary, derivation: null },
      grossSalary: of("grossSalary"),
      totalDeductions: of("totalDeductions"),
      netSalary: of("netSalary"),
      employerContributions: of("employerContributions"),
      totalCost: of("totalCost"),
    },
    pay: payLines(result),
    cost: costLines(result, false),
    costInParts: costLines(result, true),
    share: netShare(figures, row.deductions > 0),
    warnings: warningsOf(result).map((warning) => warningText(warning, row)),
  };
}

function legalPerson(slip: Slip, { readings }: LegalCalculation): PersonView {
  const sums = legalSums(slip);
  const own = readings.filter(({ row }) => row === slip.contract.id);
  const others =
    slip.totals.deducted -
    slip.lines.reduce(
      (sum, { concept, amount }) => (concept === "health" || concept === "pension" ? sum + amount : sum),
      0,
    );
  return {
    id: slip.contract.id,
    name: slip.contract.name,
    days: slip.days === WHOLE_MONTH ? null : texts.daysWorked(slip.days),
    figures: { basicSalary: { amount: slip.contract.salary, derivation: null }, ...sums },
    pay: legalPayLines(slip, sums),
    cost: legalCostLines(slip, sums, false),
    costInParts: legalCostLines(slip, sums, true),
    share: netShare({ netSalary: slip.totals.net, grossSalary: slip.totals.accrued }, others > 0),
    warnings: [...slip.warnings.map(slipWarningText), ...own.map(readingText)],
  };
}

/** All texts and figures shown for a calculation. */
export function resultView(result: CalculatorResult): ResultView {
  const table = resultTable(result);
  const contributions = formatPesos(table.totals.employerContributions);
  if (result.set === "academic")
    return {
      table,
      people: result.calculation.results.map(academicPerson),
      allowance: texts.employeesHelp(formatPesos(ACADEMIC.transportAllowance)),
      source: texts.academicSource,
      costHelp: texts.costHelp(contributions),
      warnings: [],
    };
  const { run } = result.calculation;
  const law = lawOn(result.day, result.terms.overrides);
  return {
    table,
    people: run.slips.map((slip) => legalPerson(slip, result.calculation)),
    allowance: texts.legalAllowance(
      formatPesos(pesos(law.ok ? law.value.values.transportAllowance.value : 0)),
    ),
    source: texts.lawSource(
      formatDay(result.day),
      EMPLOYERS_TOLD[result.terms.employer],
      hasPartMonths(table),
    ),
    costHelp: texts.legalCostHelp(contributions),
    warnings: run.warnings.map(runWarningText),
  };
}
