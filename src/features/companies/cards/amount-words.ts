import { formatNumber } from "#domain/kernel/format.ts";

/** "$ 1.234.567" for sums over many books, which may leave the safe range of pesos. */
export function amountWords(value: number): string {
  return `${value < 0 ? "\u2212" : ""}$\u00a0${formatNumber(Math.abs(value))}`;
}
