import type { Day } from "../kernel/day.ts";

/** A rate as a pair of whole numbers: [25, 1000] is 2,5 %. */
export type Rate = readonly [numerator: number, denominator: number];

/** Rates of the sample's own years, fixed here: the sample is history, and later rates must not change it. */
export const RATES = {
  /** ET art. 468. */
  iva: [19, 100],
  /** ET arts. 365 and 401, Decreto 1625 de 2016: purchases, services, rent of property, fees. */
  purchases: [25, 1000],
  services: [4, 100],
  rent: [35, 1000],
  fees: [11, 100],
  /** Bogotá, other trade: 11,04 per thousand (Acuerdo 65 de 2002, art. 3). */
  ica: [1104, 100_000],
  /** ET art. 240. */
  incomeTax: [35, 100],
  /** ET art. 872: 4 per thousand of what leaves the bank account. */
  bankDebits: [4, 1000],
} as const satisfies Readonly<Record<string, Rate>>;

/** Minimum purchase subject to withholding, by start date: 10 UVT, and 27 UVT while Decreto 572 was suspended. */
const PURCHASE_FLOORS: readonly (readonly [from: string, floor: number])[] = [
  ["2026-07-01", 524_000],
  ["2026-05-08", 1_414_000],
  ["2026-01-01", 524_000],
  ["2025-06-01", 498_000],
  ["2025-01-01", 1_345_000],
];

export function purchaseFloor(date: Day): number {
  return PURCHASE_FLOORS.find(([from]) => date >= from)?.[1] ?? 0;
}
