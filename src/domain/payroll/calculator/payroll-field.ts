import { type AmountProblem, parseAmount } from "../../kernel/parse-amount.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { Result } from "../../kernel/result.ts";
import { PAYROLL_FIELDS, type PayrollFieldKey } from "./payroll-fields.data.ts";
import { type PayrollRow, WHOLE_MONTH } from "./payroll-row.ts";
import { readQuantity } from "./read-quantity.ts";

export type PayrollFieldProblem = AmountProblem;

/** New value of a field; unreadable text gives 0, with the problem shown beside it (NU-01). */
export interface FieldReading {
  readonly value: number;
  readonly problem: PayrollFieldProblem | null;
}

/** Parses typed or pasted text for a field. Never throws and never misreads text as another number. */
export function readPayrollField(key: PayrollFieldKey, text: string): FieldReading {
  const field = PAYROLL_FIELDS[key];
  const read: Result<number, PayrollFieldProblem> =
    field.kind === "amount" ? parseAmount(text) : readQuantity(text, field.max);
  if (!read.ok) return { value: 0, problem: read.error };
  if (field.kind === "days" && !Number.isInteger(read.value)) return { value: 0, problem: "decimals" };
  return read.value > field.max ? { value: 0, problem: "too-large" } : { value: read.value, problem: null };
}

/** Value of a row's field. */
export function fieldValue(row: PayrollRow, key: PayrollFieldKey): number {
  return row[key] ?? WHOLE_MONTH;
}

/** The row with the new value in the field; an invalid value leaves the row unchanged. */
export function withField(row: PayrollRow, key: PayrollFieldKey, value: number): PayrollRow {
  if (!isFieldValue(key, value)) return row;
  if (key !== "workedDays" || value !== WHOLE_MONTH) return { ...row, [key]: value as Pesos };
  // A whole month is stored as if never entered, so that such rows are equal whenever they were saved.
  const { workedDays: _whole, ...rest } = row;
  return rest;
}

/** Whether the value is valid for the field: finite, not negative, at most its maximum; amounts and days whole. */
export function isFieldValue(key: PayrollFieldKey, value: unknown): value is number {
  const { kind, max } = PAYROLL_FIELDS[key];
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0 || value > max) return false;
  if (Object.is(value, -0)) return false;
  return (kind !== "amount" && kind !== "days") || Number.isSafeInteger(value);
}
