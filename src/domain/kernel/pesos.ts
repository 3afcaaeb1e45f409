import type { Brand } from "./brand.ts";
import { invariant } from "./invariant.ts";

/** Whole Colombian pesos. Always a safe integer, never −0. */
export type Pesos = Brand<number, "Pesos">;

export const MAX_PESOS = Number.MAX_SAFE_INTEGER as Pesos;
export const ZERO = 0 as Pesos;

export function isPesos(value: unknown): value is Pesos {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

/** The only conversion from a number to pesos. Throws on a bug; user and file input is validated before. */
export function pesos(value: number): Pesos {
  const clean = value === 0 ? 0 : value;
  // Written only where it fails: every sum of a book passes here, and a number costs more to write than to add.
  if (!isPesos(clean)) invariant(false, `not whole pesos within the safe range: ${value}`);
  return clean;
}

/** The sum, or null if it would leave the safe range (NU-04). */
export function trySum(amounts: Iterable<number>): Pesos | null {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
    if (!Number.isSafeInteger(sum)) return null;
  }
  return isPesos(sum) ? sum : null;
}

/** The sum of amounts already known to fit, such as those of a book whose writes were checked. */
export function sum(amounts: Iterable<number>): Pesos {
  const total = trySum(amounts);
  invariant(total !== null, "the sum leaves the safe range of pesos");
  return total;
}

export function add(a: Pesos, b: Pesos): Pesos {
  return pesos(a + b);
}

export function subtract(a: Pesos, b: Pesos): Pesos {
  return pesos(a - b);
}

export function negate(a: Pesos): Pesos {
  return pesos(-a);
}

export function abs(a: Pesos): Pesos {
  return pesos(Math.abs(a));
}
