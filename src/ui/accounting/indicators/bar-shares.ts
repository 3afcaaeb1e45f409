import type { Pesos } from "#domain/kernel/pesos.ts";

interface BarShare {
  /** Share of the whole width, from 0 to 1. */
  readonly filled: number;
  readonly missing: number;
}

// A smaller part would be invisible, and the difference is what matters.
const LEAST_MISSING = 0.12;

function shareOf(amount: number, whole: number): BarShare {
  if (whole === 0) return { filled: 0, missing: 0 };
  if (amount === whole) return { filled: 1, missing: 0 };
  const missing = Math.max(LEAST_MISSING, 1 - amount / whole);
  return { filled: 1 - missing, missing };
}

/** Both sides, scaled to the larger one. */
export function barShares(debit: Pesos, credit: Pesos): readonly [BarShare, BarShare] {
  const whole = Math.max(debit, credit);
  return [shareOf(debit, whole), shareOf(credit, whole)];
}
