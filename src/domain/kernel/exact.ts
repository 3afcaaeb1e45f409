import type { Pesos } from "./pesos.ts";

/**
 * An unrounded amount as a fraction of whole numbers: the hourly rate $ 2.200.000 ÷ 210 has no finite decimal form,
 * and 8 such hours must still add up exactly (NU-01). Uses numbers while they are safe, nearly always and much
 * faster; bigints otherwise. The denominator is above zero.
 */
export interface Exact {
  readonly top: number | bigint;
  readonly bottom: number | bigint;
}

/** Typed quantities (hours, days, percent) keep at most four decimals. */
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

/** A mutable `Exact`: a payroll computes too many figures to allocate one per step. */
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

/** The divisor must be above zero. */
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

export function timesExact(a: Exact, factor: number): Exact {
  const value = { top: a.top, bottom: a.bottom };
  multiply(value, factor);
  return value;
}

export function over(a: Exact, divisor: number): Exact {
  const value = { top: a.top, bottom: a.bottom };
  divide(value, divisor);
  return value;
}

function asBigint({ top, bottom }: Exact): readonly [top: bigint, bottom: bigint] {
  return [BigInt(top), BigInt(bottom)];
}

export function addExact(a: Exact, b: Exact): Exact {
  const [numbers, { top: one }, { top: other }] = [a.bottom === b.bottom, a, b];
  const sum = numbers && typeof one === "number" && typeof other === "number" ? one + other : Number.NaN;
  if (Number.isSafeInteger(sum)) return { top: sum, bottom: a.bottom };
  const [[top, bottom], [more, under]] = [asBigint(a), asBigint(b)];
  return { top: top * under + more * bottom, bottom: bottom * under };
}

export function isLess(a: Exact, b: Exact): boolean {
  const [[top, bottom], [more, under]] = [asBigint(a), asBigint(b)];
  return top * under < more * bottom;
}

/** Whether the value is not a whole number. */
export function hasFraction({ top, bottom }: Exact): boolean {
  if (typeof top === "number" && typeof bottom === "number") return top % bottom !== 0;
  return BigInt(top) % BigInt(bottom) !== 0n;
}
