import { formatDecimal, formatNumber } from "#domain/kernel/format.ts";
import { PAYROLL_FIELDS, type PayrollFieldKey } from "#domain/payroll/calculator/payroll-fields.data.ts";

/** No field stores more decimals. */
const MOST_DECIMALS = 4;

function decimalsOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}

/** A value as its field shows it: "1.234.567", "4,0", "0,522", "25". At least the decimals of its step. */
export function fieldText(key: PayrollFieldKey, value: number): string {
  const { kind, step } = PAYROLL_FIELDS[key];
  if (kind === "amount") return formatNumber(value);
  const decimals = Math.min(Math.max(decimalsOf(value), decimalsOf(step ?? 0)), MOST_DECIMALS);
  return formatDecimal(value, decimals);
}

/** One step up or down, within the field's limits; null for a field without steps. */
export function stepped(key: PayrollFieldKey, value: number, by: 1 | -1): number | null {
  const { step, max } = PAYROLL_FIELDS[key];
  if (step === null) return null;
  const units = 10 ** MOST_DECIMALS;
  const next = Math.round((value + by * step) * units) / units;
  return Math.min(Math.max(next, 0), max);
}
