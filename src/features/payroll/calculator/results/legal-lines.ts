import { formatDay } from "#domain/kernel/format.ts";
import { negate, type Pesos } from "#domain/kernel/pesos.ts";
import { ACADEMIC_TOTALS } from "#domain/payroll/calculator/academic.data.ts";
import { addUp, type Part } from "#domain/payroll/derivation/chain.ts";
import { CONCEPTS, type SlipGroup } from "#domain/payroll/slip/concepts.data.ts";
import type { Slip, SlipLine } from "#domain/payroll/slip/slip.ts";
import type { DerivedLine } from "#ui/accounting/derivation/derived-lines.tsx";
import { figureUses } from "#ui/accounting/derivation/figure-uses.ts";
import { payrollTexts as texts } from "../texts.ts";
import type { FigureView } from "./figure-view.ts";

function linesOf(slip: Slip, ...groups: readonly SlipGroup[]): readonly SlipLine[] {
  return slip.lines.filter(({ concept }) => groups.includes(CONCEPTS[concept].group));
}

function parts(lines: readonly SlipLine[]): readonly Part[] {
  return lines.map(({ label, amount }) => ({ label, amount }));
}

/** The totals of a slip, each derived from its lines. */
export interface LegalSums {
  readonly grossSalary: FigureView;
  readonly totalDeductions: FigureView;
  readonly netSalary: FigureView;
  readonly employerContributions: FigureView;
  readonly totalCost: FigureView;
}

export function legalSums(slip: Slip): LegalSums {
  const norm = texts.lawOf(formatDay(slip.to));
  const total = (key: keyof LegalSums, plus: readonly Part[], minus: readonly Part[] = []): FigureView =>
    addUp(ACADEMIC_TOTALS[key].label, plus, minus, norm);
  const as = (key: keyof LegalSums, amount: Pesos): Part => ({ label: ACADEMIC_TOTALS[key].label, amount });
  const gross = total("grossSalary", parts(linesOf(slip, "accrued")));
  const deductions = total("totalDeductions", parts(linesOf(slip, "deducted")));
  const employer = total("employerContributions", parts(linesOf(slip, "employer", "provision")));
  return {
    grossSalary: gross,
    totalDeductions: deductions,
    netSalary: total(
      "netSalary",
      [as("grossSalary", gross.amount)],
      [as("totalDeductions", deductions.amount)],
    ),
    employerContributions: employer,
    totalCost: total("totalCost", [
      as("grossSalary", gross.amount),
      as("employerContributions", employer.amount),
    ]),
  };
}

function shown(slip: Slip, line: SlipLine, index: number, amount: Pesos): DerivedLine {
  return {
    key: `${line.concept}-${index}`,
    label: line.label,
    amount,
    derivation: line.derivation,
    uses: figureUses(slip, line),
    rule: "none",
  };
}

function sumLine(
  key: keyof LegalSums,
  sums: LegalSums,
  rule: DerivedLine["rule"],
  label?: string,
): DerivedLine {
  return { key, label: label ?? ACADEMIC_TOTALS[key].label, ...sums[key], rule };
}

/** From earnings to net, line by line as on the slip. */
export function legalPayLines(slip: Slip, sums: LegalSums): readonly DerivedLine[] {
  return [
    ...linesOf(slip, "accrued").map((line, index) => shown(slip, line, index, line.amount)),
    sumLine("grossSalary", sums, "single"),
    ...linesOf(slip, "deducted").map((line, index) => shown(slip, line, index, negate(line.amount))),
    sumLine("netSalary", sums, "double"),
  ];
}

/** Employer contributions and provisions. */
export function legalCostLines(slip: Slip, sums: LegalSums, withParts: boolean): readonly DerivedLine[] {
  const lines = withParts ? linesOf(slip, "employer", "provision") : [];
  return [
    ...lines.map((line, index) => shown(slip, line, index, line.amount)),
    sumLine("employerContributions", sums, withParts ? "single" : "none"),
    sumLine("totalCost", sums, "double", texts.cost),
  ];
}
