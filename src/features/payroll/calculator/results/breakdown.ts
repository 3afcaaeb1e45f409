import { negate, type Pesos } from "#domain/kernel/pesos.ts";
import {
  ACADEMIC_LABELS,
  ACADEMIC_SHARES,
  ACADEMIC_TOTALS,
} from "#domain/payroll/calculator/academic.data.ts";
import type { PayrollFigure, PayrollResult } from "#domain/payroll/calculator/compute-academic.ts";
import type { Derivation } from "#domain/payroll/derivation/derivation.ts";
import { quantityText } from "#domain/payroll/slip/quantity-text.ts";
import type { DerivedLine } from "#ui/accounting/derivation/derived-lines.tsx";
import { fieldText } from "../people/field-text.ts";
import { payrollTexts as texts } from "../texts.ts";

function line(
  key: string,
  label: string,
  amount: Pesos,
  derivation: Derivation | null,
  rule: DerivedLine["rule"] = "none",
): DerivedLine {
  return { key, label, amount, derivation, rule };
}

/** "8 horas extra", "0,5 horas extra". */
function hoursLabel(hours: number): string {
  return `${quantityText({ value: hours, unit: "hours" })} extra`;
}

/** From the basic salary to the net; zero lines that were not typed are left out. */
export function payLines({ row, figures, derivations }: PayrollResult): DerivedLine[] {
  const of = (figure: PayrollFigure, label: string, rule?: DerivedLine["rule"]) =>
    line(figure, label, figures[figure], derivations[figure], rule);
  const taken = (figure: PayrollFigure, label: string) => ({
    ...of(figure, label),
    amount: negate(figures[figure]),
  });
  return [
    line("basicSalary", ACADEMIC_LABELS.basicSalary, row.basicSalary, null),
    ...(row.overtimeHours > 0 ? [of("overtimePay", hoursLabel(row.overtimeHours))] : []),
    ...(row.bonus > 0 ? [line("bonus", ACADEMIC_LABELS.bonus, row.bonus, null)] : []),
    line("transportAllowance", ACADEMIC_LABELS.transportAllowance, row.transportAllowance, null),
    of("grossSalary", ACADEMIC_TOTALS.grossSalary.label, "single"),
    taken("health", `${ACADEMIC_LABELS.health} ${fieldText("healthContribution", row.healthContribution)}%`),
    taken(
      "pension",
      `${ACADEMIC_LABELS.pension} ${fieldText("pensionContribution", row.pensionContribution)}%`,
    ),
    ...(row.deductions > 0
      ? [line("deductions", ACADEMIC_LABELS.deductions, negate(row.deductions), null)]
      : []),
    of("netSalary", ACADEMIC_TOTALS.netSalary.label, "double"),
  ];
}

const EMPLOYER_PARTS = ["employerHealth", "employerPension", "employerArl", "employerOthers"] as const;

/** The employer's cost beyond that; with its parts where there is room. */
export function costLines({ figures, derivations }: PayrollResult, withParts: boolean): DerivedLine[] {
  const of = (figure: PayrollFigure, label: string, rule?: DerivedLine["rule"]) =>
    line(figure, label, figures[figure], derivations[figure], rule);
  const parts = withParts ? EMPLOYER_PARTS.map((key) => of(key, ACADEMIC_SHARES[key].label)) : [];
  return [
    ...parts,
    of("employerContributions", ACADEMIC_TOTALS.employerContributions.label, withParts ? "single" : "none"),
    of("totalCost", texts.cost, "double"),
  ];
}

export interface NetShare {
  /** Share of the earnings, from 0 to 1. */
  readonly share: number;
  readonly text: string;
}

/** "De cada $ 100 ganados recibe $ 93"; null when nothing is deducted, or more than was earned. */
export function netShare(
  { netSalary, grossSalary }: { readonly netSalary: number; readonly grossSalary: number },
  withOthers: boolean,
): NetShare | null {
  if (netSalary <= 0 || netSalary >= grossSalary) return null;
  const share = netSalary / grossSalary;
  const rest = withOthers ? texts.restOthers : texts.restHealth;
  return { share, text: texts.ofEach(Math.round(share * 100), rest) };
}
