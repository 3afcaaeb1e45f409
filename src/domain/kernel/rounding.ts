import { type Pesos, pesos } from "./pesos.ts";

/**
 * amount × numerator ÷ denominator to the nearest peso, halves away from zero: 50 × 19 ÷ 100 is 10. Rates are
 * pairs of whole numbers (2,5 % is 25 over 1000), so no fraction is ever held in binary (NU-01).
 */
export function roundHalfUp(amount: Pesos, numerator: number, denominator: number): Pesos {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const negative = product < 0n !== divisor < 0n;
  const top = product < 0n ? -product : product;
  const bottom = divisor < 0n ? -divisor : divisor;
  const rounded = Number((2n * top + bottom) / (2n * bottom));
  return pesos(negative ? -rounded : rounded);
}
