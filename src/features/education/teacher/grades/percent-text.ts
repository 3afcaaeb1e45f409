import { formatDecimal } from "#domain/kernel/format.ts";

/** A percent without needless decimals: "8%", "7,5%". */
export function percentText(percent: number): string {
  return `${formatDecimal(percent, Number.isInteger(percent) ? 0 : percent * 10 === Math.round(percent * 10) ? 1 : 2)}%`;
}
