import { MAX_AMOUNT } from "../employee/max-amount.ts";
import type { ParameterSet } from "./parameter-set.ts";

/** Fields of a calculator row, in the order of the table (spec §3, spec §5). */
export const PAYROLL_FIELD_KEYS = [
  "basicSalary",
  "healthContribution",
  "pensionContribution",
  "arl",
  "overtimeHours",
  "overtimeRate",
  "bonus",
  "deductions",
] as const;

export type PayrollFieldKey = (typeof PAYROLL_FIELD_KEYS)[number] | "workedDays";

const [SALARY_KEY, ...OTHER_KEYS] = PAYROLL_FIELD_KEYS;

/** Fields per parameter set: the academic set only covers whole months. */
export const FIELD_KEYS_OF: Readonly<Record<ParameterSet, readonly PayrollFieldKey[]>> = {
  academic: PAYROLL_FIELD_KEYS,
  law: [SALARY_KEY, "workedDays", ...OTHER_KEYS],
};

export interface PayrollField {
  readonly kind: "amount" | "percent" | "hours" | "days";
  readonly label: string;
  /** Increment of the field's arrows; null without arrows. */
  readonly step: number | null;
  /** Maximum value; higher ones are refused, never truncated. */
  readonly max: number;
  readonly hint: string | null;
}

/** The numeric fields of a row. */
export const PAYROLL_FIELDS: Readonly<Record<PayrollFieldKey, PayrollField>> = {
  basicSalary: { kind: "amount", label: "Salario básico", step: null, max: MAX_AMOUNT, hint: null },
  workedDays: { kind: "days", label: "Días trabajados", step: 1, max: 30, hint: "Un mes completo son 30" },
  healthContribution: { kind: "percent", label: "Salud", step: 0.1, max: 100, hint: "Normalmente 4%" },
  pensionContribution: { kind: "percent", label: "Pensión", step: 0.1, max: 100, hint: "Normalmente 4%" },
  arl: { kind: "percent", label: "ARL", step: 0.001, max: 100, hint: "Entre 0,348% y 8,7%" },
  overtimeHours: { kind: "hours", label: "Horas extra", step: null, max: 10_000, hint: null },
  overtimeRate: { kind: "percent", label: "Recargo", step: null, max: 1_000_000, hint: "Mínimo 25%" },
  bonus: { kind: "amount", label: "Bonificación", step: null, max: MAX_AMOUNT, hint: null },
  deductions: { kind: "amount", label: "Otras deducciones", step: null, max: MAX_AMOUNT, hint: null },
};

/** Shown beside the allowance, which this set pays to everyone. */
export const TRANSPORT_HINT = "El auxilio de transporte aplica a salarios de hasta 2 SMMLV";
