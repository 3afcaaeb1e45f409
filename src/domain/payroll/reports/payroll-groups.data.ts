import type { ConceptKey } from "../slip/concepts.data.ts";

/** Concepts that share a column in the payroll run table: one column each would not fit on paper. */
export interface PayrollGroup {
  readonly key: string;
  readonly label: string;
  readonly side: "accrued" | "deducted";
  readonly concepts: readonly ConceptKey[];
}

/** Every earning and deduction concept is in exactly one group. */
export const PAYROLL_GROUPS: readonly PayrollGroup[] = [
  {
    key: "pay",
    label: "Salario",
    side: "accrued",
    concepts: ["salary", "integralSalary", "salaryArrears", "integralArrears"],
  },
  { key: "hours", label: "Horas extra y recargos", side: "accrued", concepts: ["hours"] },
  { key: "transport", label: "Auxilio de transporte", side: "accrued", concepts: ["transport"] },
  {
    key: "leave",
    label: "Ausencias y vacaciones",
    side: "accrued",
    concepts: [
      "sickLeaveEmployer",
      "sickLeaveEps",
      "sickLeaveFund",
      "accidentEmployer",
      "workAccident",
      "parentalLeave",
      "paidLeave",
      "vacation",
    ] as readonly ConceptKey[],
  },
  {
    key: "otherPay",
    label: "Otros pagos",
    side: "accrued",
    concepts: ["commissions", "salaryBonus", "nonSalary"],
  },
  { key: "health", label: "Salud", side: "deducted", concepts: ["health"] },
  { key: "pension", label: "Pensión y fondo", side: "deducted", concepts: ["pension", "solidarity"] },
  { key: "withholding", label: "Retención en la fuente", side: "deducted", concepts: ["withholding"] },
  {
    key: "others",
    label: "Otras deducciones",
    side: "deducted",
    concepts: [
      "alimony",
      "garnishment",
      "libranza",
      "cooperative",
      "union",
      "employeeFund",
      "loan",
      "otherDeduction",
    ] as readonly ConceptKey[],
  },
];
