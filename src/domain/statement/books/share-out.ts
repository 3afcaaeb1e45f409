import { type Pesos, pesos } from "../../kernel/pesos.ts";

interface Part<Key> {
  readonly key: Key;
  readonly floor: bigint;
  /** Remainder, over the same denominator for all parts. */
  readonly rest: bigint;
  readonly weight: number;
}

function floorDivide(top: bigint, bottom: bigint): bigint {
  const quotient = top / bottom;
  return top % bottom !== 0n && top < 0n ? quotient - 1n : quotient;
}

function cut<Key>(weights: readonly (readonly [Key, number])[], units: bigint, base: bigint): Part<Key>[] {
  const sign = base < 0n ? -1n : 1n;
  return weights.map(([key, weight]) => {
    const top = BigInt(weight) * units * sign;
    const floor = floorDivide(top, base * sign);
    return { key, floor, rest: top - floor * base * sign, weight };
  });
}

/** Larger remainders first; ties are broken by weight, so that the input order does not matter (I-27). */
function byRest<Key>(a: Part<Key>, b: Part<Key>): number {
  if (a.rest !== b.rest) return a.rest > b.rest ? -1 : 1;
  return Math.abs(b.weight) - Math.abs(a.weight) || b.weight - a.weight;
}

/**
 * Each weight's share of `units` (whole numbers, weight × units ÷ base): each within one of its exact value, with a
 * total as close as possible to the exact sum (I-27, largest remainders). `base` is not zero.
 */
function inUnits<Key>(
  weights: readonly (readonly [Key, number])[],
  units: number,
  base: number,
): Map<Key, number> {
  const parts = cut(weights, BigInt(units), BigInt(base));
  const whole = BigInt(Math.abs(base));
  const exact = parts.reduce((sum, part) => sum + part.floor * whole + part.rest, 0n);
  const target = floorDivide(2n * exact + whole, 2n * whole);
  let missing = Number(target - parts.reduce((sum, part) => sum + part.floor, 0n));
  const made = new Map<Key, number>();
  for (const part of [...parts].sort(byRest)) {
    made.set(part.key, Number(part.floor) + (missing > 0 ? 1 : 0));
    missing -= 1;
  }
  return new Map(weights.map(([key]) => [key, made.get(key) ?? 0]));
}

/** Thousandths of the base, for percentages with one decimal that add up; null when the base is zero (NU-07). */
export function thousandths<Key>(
  weights: readonly (readonly [Key, number])[],
  base: number,
): Map<Key, number> | null {
  return base === 0 ? null : inUnits(weights, 1000, base);
}

/** Splits an amount by weights of one sign, not all zero; the parts sum exactly to it (I-27). */
export function shareOut<Key>(total: Pesos, weights: readonly (readonly [Key, number])[]): Map<Key, Pesos> {
  const base = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map([...inUnits(weights, total, base)].map(([key, part]) => [key, pesos(part)]));
}
