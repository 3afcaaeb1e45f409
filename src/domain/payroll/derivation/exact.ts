import { isPesos, type Pesos, pesos } from "../../kernel/pesos.ts";

/**
 * An amount before rounding, as a fraction of whole numbers: the hour of $ 2.200.000 ÷ 210 has no end in decimals,
 * and 8 of them must still add up exactly (NU-01). Plain numbers while they are safe, which is nearly always and much
 * quicker; large ones where they are not. The denominator is above zero.
 */
export interface Exact {
  readonly top: number | bigint;
  readonly bottom: number | bigint;
}

/** A quantity typed by people (hours, days, percent) keeps at most four decimals. */
const UNITS = 10_000;

function product(a: number | bigint, b: number): number | bigint {
  if (typeof a === "number") {
    const small = a * b;
    if (Number.isSafeInteger(small)) return small;
  }
  return BigInt(a) * BigInt(b);
}

export function exact(value: number): Exact {
  if (Number.isSafeInteger(value)) return { top: value, bottom: 1 };
  return { top: Math.round(value * UNITS), bottom: UNITS };
}

/** The same while a figure is worked out in place: a payroll makes too many of them to throw each one away. */
export interface WorkingExact {
  top: number | bigint;
  bottom: number | bigint;
}

export function multiply(value: WorkingExact, factor: number): void {
  if (Number.isSafeInteger(factor)) {
    value.top = product(value.top, factor);
    return;
  }
  value.top = product(value.top, Math.round(factor * UNITS));
  value.bottom = product(value.bottom, UNITS);
}

/** The divisor is above zero. */
export function divide(value: WorkingExact, divisor: number): void {
  if (Number.isSafeInteger(divisor)) {
    value.bottom = product(value.bottom, divisor);
    return;
  }
  value.top = product(value.top, UNITS);
  value.bottom = product(value.bottom, Math.round(divisor * UNITS));
}

export function addPesos(value: WorkingExact, amount: Pesos): void {
  const more = product(value.bottom, amount);
  const sum = typeof value.top === "number" && typeof more === "number" ? value.top + more : Number.NaN;
  value.top = Number.isSafeInteger(sum) ? sum : BigInt(value.top) + BigInt(more);
}

export function times(a: Exact, factor: number): Exact {
  const value = { top: a.top, bottom: a.bottom };
  multiply(value, factor);
  return value;
}

export function over(a: Exact, divisor: number): Exact {
  const value = { top: a.top, bottom: a.bottom };
  divide(value, divisor);
  return value;
}

/** Halves away from zero. */
function nearest(top: number | bigint, bottom: number | bigint): number {
  if (typeof top === "number" && typeof bottom === "number") {
    const twice = 2 * Math.abs(top) + bottom;
    // The quotient of two safe whole numbers never rounds past a whole one, so the floor is exact.
    if (Number.isSafeInteger(twice)) return Math.sign(top) * Math.floor(twice / (2 * bottom));
  }
  const [large, divisor] = [BigInt(top), BigInt(bottom)];
  const size = large < 0n ? -large : large;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  return large < 0n ? -rounded : rounded;
}

/** Rounds to the nearest peso, halves away from zero (spec-decision 27); null outside the safe range. */
export function toPesos(value: Exact): Pesos | null {
  const rounded = nearest(value.top, value.bottom) + 0;
  return isPesos(rounded) ? rounded : null;
}

/** To the nearest multiple of so many pesos, halves away from zero. The value is within what payroll bounds. */
export function nearestMultiple(value: Exact, multiple: number): Pesos {
  return pesos(nearest(value.top, product(value.bottom, multiple)) * multiple);
}

/** Up to the next multiple of so many pesos, as the PILA form counts (Decreto 780 de 2016 art. 3.2.1.5). */
export function nextMultiple(value: Exact, multiple: number): Pesos {
  const step = BigInt(value.bottom) * BigInt(multiple);
  return pesos(Number((BigInt(value.top) + step - 1n) / step) * multiple);
}

/** For showing only: the value with two decimals, halves away from zero. */
export function toShown(value: Exact): number {
  return nearest(product(value.top, 100), value.bottom) / 100;
}

/** Whether the value is no whole number. */
export function hasFraction({ top, bottom }: Exact): boolean {
  if (typeof top === "number" && typeof bottom === "number") return top % bottom !== 0;
  return BigInt(top) % BigInt(bottom) !== 0n;
}

/** A percentage of an amount to the nearest peso, where nobody asks how it came to be. */
export function percentOf(amount: Pesos, percent: number): Pesos {
  const value = over(times({ top: amount, bottom: 1 }, percent), 100);
  return pesos(nearest(value.top, value.bottom));
}
