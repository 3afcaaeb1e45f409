import { roundQuantity } from "../kernel/rounding.ts";

/**
 * Stored form of a typed rate: 0 to 100 with at most four decimals (11,04 per thousand is 1,104 %); text that is not a
 * number gives 0 (spec §5).
 */
export function cleanPercent(value: unknown): number {
  const number = typeof value === "string" ? readNumber(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return 0;
  return roundQuantity(Math.min(Math.max(number, 0), 100));
}

/** Accepts "2,5", "2.5" and "2,5 %". */
function readNumber(text: string): number {
  const clean = text.replace("%", "").trim().replace(",", ".");
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(clean) ? Number(clean) : Number.NaN;
}
