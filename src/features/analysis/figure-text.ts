import { formatNumber } from "#domain/kernel/format.ts";

/**
 * As in books: "1.234.567", below zero "(1.234.567)", nothing "—". For sums over books, which are plain numbers: they
 * may leave the safe range of pesos.
 */
export function figureText(amount: number | null): string {
  if (amount === null || Math.round(amount) === 0) return "—";
  const text = formatNumber(Math.abs(amount));
  return amount < 0 ? `(${text})` : text;
}
