import { type Exact, exact, over, product, timesExact, UNITS } from "./exact.ts";
import { isPesos, type Pesos, pesos } from "./pesos.ts";

// Every rounding of an amount. Halves go away from zero unless a function says otherwise (spec-decision 27).

function nearest(top: number | bigint, bottom: number | bigint): number {
  if (typeof top === "number" && typeof bottom === "number") {
    const twice = 2 * Math.abs(top) + bottom;
    // The quotient of two safe integers never rounds up to the next integer, so the floor is exact.
    if (Number.isSafeInteger(twice)) return Math.sign(top) * Math.floor(twice / (2 * bottom));
  }
  const [large, divisor] = [BigInt(top), BigInt(bottom)];
  const size = large < 0n ? -large : large;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  return large < 0n ? -rounded : rounded;
}

/** To the nearest peso; null outside the safe range. */
export function toPesos(value: Exact): Pesos | null {
  const rounded = nearest(value.top, value.bottom) + 0;
  return isPesos(rounded) ? rounded : null;
}

/**
 * amount × numerator ÷ denominator to the nearest peso: 50 × 19 ÷ 100 is 10. Rates are pairs of whole numbers (2,5 % is
 * 25 over 1000), so no fraction is ever held in binary (NU-01).
 */
export function roundHalfUp(amount: Pesos, numerator: number, denominator: number): Pesos {
  const sign = denominator < 0 ? -1 : 1;
  return pesos(nearest(product(amount, sign * numerator), sign * denominator));
}

/** A percentage of an amount to the nearest peso. */
export function percentOf(amount: Pesos, percent: number): Pesos {
  const { top, bottom } = over(timesExact(exact(amount), percent), 100);
  return pesos(nearest(top, bottom));
}

/** An amount so many times, to the nearest peso: 1,5 minimum wages. */
export function timesPesos(amount: Pesos, count: number): Pesos {
  const { top, bottom } = timesExact(exact(amount), count);
  return pesos(nearest(top, bottom));
}

/** To the nearest multiple of so many pesos. */
export function nearestMultiple(value: Exact, multiple: number): Pesos {
  return pesos(nearest(value.top, product(value.bottom, multiple)) * multiple);
}

/** Rounds up to the next multiple of `multiple` pesos, as the PILA form does (Decreto 780 de 2016 art. 3.2.1.5). */
export function nextMultiple(value: Exact, multiple: number): Pesos {
  const step = BigInt(value.bottom) * BigInt(multiple);
  return pesos(Number((BigInt(value.top) + step - 1n) / step) * multiple);
}

/** For showing only: the value with two decimals. */
export function toShown(value: Exact): number {
  return nearest(product(value.top, 100), value.bottom) / 100;
}

/** A quantity (hours, days, percent) with the four decimals that are kept of one. */
export function roundQuantity(value: number): number {
  return Math.round(value * UNITS) / UNITS;
}
