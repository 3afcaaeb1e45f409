import { formatNumber } from "#domain/kernel/format.ts";

/**
 * Accounting format: "1.234.567", negative "(1.234.567)", null "—". For sums over several books, which are plain
 * numbers: they may leave the safe range of pesos.
 */
export function figureText(amount: number | null): string {
  if (amount === null || Math.round(amount) === 0) return "—";
  const text = formatNumber(Math.abs(amount));
  return amount < 0 ? `(${text})` : text;
}
