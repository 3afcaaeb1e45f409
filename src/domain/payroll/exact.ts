import { isPesos, type Pesos, pesos } from "../kernel/pesos.ts";

/**
 * An amount before rounding, as a fraction of whole numbers: the hour of $ 2.200.000 ÷ 210 has no end in decimals,
 * and 8 of them must still add up exactly (NU-01). The denominator is above zero.
 */
export interface Exact {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** A quantity typed by people (hours, days, percent) keeps at most four decimals. */
const UNITS = 10_000;

export function exact(value: number): Exact {
  if (Number.isSafeInteger(value)) return { top: BigInt(value), bottom: 1n };
  return { top: BigInt(Math.round(value * UNITS)), bottom: BigInt(UNITS) };
}

export function times(a: Exact, factor: number): Exact {
  const b = exact(factor);
  return { top: a.top * b.top, bottom: a.bottom * b.bottom };
}

/** The divisor is above zero. */
export function over(a: Exact, divisor: number): Exact {
  const b = exact(divisor);
  return { top: a.top * b.bottom, bottom: a.bottom * b.top };
}

export function plus(a: Exact, b: Exact): Exact {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
}

function nearest(top: bigint, bottom: bigint): bigint {
  const size = top < 0n ? -top : top;
  const rounded = (2n * size + bottom) / (2n * bottom);
  return top < 0n ? -rounded : rounded;
}

/** To the nearest peso, halves away from zero (decision 27); null outside the safe range. */
export function toPesos(value: Exact): Pesos | null {
  const rounded = Number(nearest(value.top, value.bottom));
  return isPesos(rounded) ? rounded : null;
}

/** To the nearest multiple of so many pesos, halves away from zero. The value is within what payroll bounds. */
export function nearestMultiple(value: Exact, multiple: number): Pesos {
  return pesos(Number(nearest(value.top, value.bottom * BigInt(multiple))) * multiple);
}

/** Up to the next multiple of so many pesos, as the PILA form counts (Decreto 780 de 2016 art. 3.2.1.5). */
export function nextMultiple(value: Exact, multiple: number): Pesos {
  const step = value.bottom * BigInt(multiple);
  return pesos(Number((value.top + step - 1n) / step) * multiple);
}

/** For showing only: the value with two decimals, halves away from zero. */
export function toShown(value: Exact): number {
  return Number(nearest(value.top * 100n, value.bottom)) / 100;
}

/** Whether the value is no whole number. */
export function hasFraction(value: Exact): boolean {
  return value.top % value.bottom !== 0n;
}
