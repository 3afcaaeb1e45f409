import type { Pesos } from "../kernel/pesos.ts";
import { roundHalfUp } from "../kernel/rounding.ts";

/** Decimals kept of a percentage: 11,04 per thousand is 1,104 %, and no rate in use has more than three. */
const UNITS = 10_000;

/** Stored form of a typed rate: 0 to 100 with at most four decimals; text that is not a number gives 0 (spec §5). */
export function cleanPercent(value: unknown): number {
  const number = typeof value === "string" ? readNumber(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return 0;
  return Math.round(Math.min(Math.max(number, 0), 100) * UNITS) / UNITS;
}

/** "2,5", "2.5" and "2,5 %". */
function readNumber(text: string): number {
  const clean = text.replace("%", "").trim().replace(",", ".");
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(clean) ? Number(clean) : Number.NaN;
}

/** The part of an amount that a percentage names, to the nearest peso. */
export function percentOf(amount: Pesos, percent: number): Pesos {
  return roundHalfUp(amount, Math.round(percent * UNITS), 100 * UNITS);
}
