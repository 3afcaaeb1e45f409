import type { Pesos } from "./pesos.ts";

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
export const UNITS = 10_000;

/** Of whole numbers, without loss. */
export function product(a: number | bigint, b: number): number | bigint {
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

/** Whether the value is no whole number. */
export function hasFraction({ top, bottom }: Exact): boolean {
  if (typeof top === "number" && typeof bottom === "number") return top % bottom !== 0;
  return BigInt(top) % BigInt(bottom) !== 0n;
}
