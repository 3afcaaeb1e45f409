import { isPesos, type Pesos } from "../../kernel/pesos.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { toPesos } from "../../kernel/rounding.ts";
import {
  addUp,
  chainFrom,
  chainOver,
  chainPercent,
  chainTimes,
  type Figure,
  finish,
} from "../derivation/chain.ts";
import type { Derivation } from "../derivation/derivation.ts";
import { MAX_AMOUNT } from "../employee/max-amount.ts";
import { ACADEMIC, ACADEMIC_LABELS, ACADEMIC_SHARES, ACADEMIC_TOTALS } from "./academic.data.ts";
import { isFieldValue } from "./payroll-field.ts";
import { PAYROLL_FIELD_KEYS, type PayrollFieldKey } from "./payroll-fields.data.ts";
import type { PayrollRow } from "./payroll-row.ts";

type ShareKey = keyof typeof ACADEMIC_SHARES;
type TotalKey = keyof typeof ACADEMIC_TOTALS;

/** Every figure computed for a person. */
export type PayrollFigure = "overtimePay" | ShareKey | TotalKey;

/** The calculator's result for one person. Whole pesos; every figure has its derivation. */
export interface PayrollResult {
  readonly row: PayrollRow;
  readonly figures: Readonly<Record<PayrollFigure, Pesos>>;
  readonly derivations: Readonly<Record<PayrollFigure, Derivation>>;
}

export type PayrollProblem =
  /** A row that the screen's fields cannot produce, such as one from a damaged record. */
  | {
      readonly kind: "bad-value";
      readonly row: string;
      readonly field: PayrollFieldKey | "transportAllowance";
    }
  /** The row's figures would leave the safe range of whole pesos (PY-01). */
  | { readonly kind: "too-large"; readonly row: string };

/**
 * Maximum overtime pay, so that sums including it stay in range; the limits of the other fields keep all else far
 * below.
 */
const MAX_OVERTIME = 1000 * MAX_AMOUNT;

/** Hours × salary ÷ 240 × (1 + surcharge). Null when out of range. */
function overtimeOf(row: PayrollRow): Figure | null {
  const salary = chainFrom(ACADEMIC_LABELS.basicSalary, row.basicSalary);
  const hour = chainOver(salary, "Horas del mes", ACADEMIC.hoursOfMonth, "hours");
  const rate = chainPercent(hour, "Hora y recargo", 100 + row.overtimeRate);
  const chain = chainTimes(rate, "Horas extra", row.overtimeHours, "hours");
  const amount = toPesos(chain);
  return amount === null || amount > MAX_OVERTIME ? null : finish(chain, ACADEMIC.norm);
}

/** A percentage of the basic salary. */
function shareOf(row: PayrollRow, key: ShareKey): Figure {
  const { label, percent } = ACADEMIC_SHARES[key];
  const salary = chainFrom(ACADEMIC_LABELS.basicSalary, row.basicSalary);
  return finish(
    chainPercent(salary, label, typeof percent === "number" ? percent : row[percent]),
    ACADEMIC.norm,
  );
}

type Known = Readonly<Record<keyof typeof ACADEMIC_LABELS, Pesos>>;

function totalOf(known: Known, key: TotalKey): Figure {
  const { label, plus, minus } = ACADEMIC_TOTALS[key];
  const part = (name: keyof Known) => ({ label: ACADEMIC_LABELS[name], amount: known[name] });
  return addUp(label, plus.map(part), minus.map(part), ACADEMIC.norm);
}

function badField(row: PayrollRow): PayrollFieldKey | "transportAllowance" | null {
  const { transportAllowance } = row;
  if (!isPesos(transportAllowance) || transportAllowance < 0 || transportAllowance > MAX_AMOUNT)
    return "transportAllowance";
  return PAYROLL_FIELD_KEYS.find((key) => !isFieldValue(key, row[key])) ?? null;
}

const SHARES = Object.keys(ACADEMIC_SHARES) as ShareKey[];
const TOTALS = Object.keys(ACADEMIC_TOTALS) as TotalKey[];

/**
 * Computes one person by the formula of spec §9. Each amount is rounded half up to the peso where it arises, and each
 * total is the sum of the displayed amounts (spec-decision 27). Deductions above the gross salary give a negative net
 * with a warning; they are not refused (PY-01).
 */
export function computeAcademic(row: PayrollRow): Result<PayrollResult, PayrollProblem> {
  const field = badField(row);
  if (field !== null) return err({ kind: "bad-value", row: row.id, field });
  const overtime = overtimeOf(row);
  if (overtime === null) return err({ kind: "too-large", row: row.id });
  const figures: Partial<Record<PayrollFigure, Pesos>> = { overtimePay: overtime.amount };
  const derivations: Partial<Record<PayrollFigure, Derivation>> = { overtimePay: overtime.derivation };
  const put = (key: PayrollFigure, figure: Figure) => {
    figures[key] = figure.amount;
    derivations[key] = figure.derivation;
  };
  for (const key of SHARES) put(key, shareOf(row, key));
  for (const key of TOTALS) put(key, totalOf({ ...row, ...figures } as Known, key));
  return ok({
    row,
    figures: figures as PayrollResult["figures"],
    derivations: derivations as PayrollResult["derivations"],
  });
}
