import type { Exact } from "../kernel/exact.ts";
import type { GradeScale, RoundingPolicy } from "./classroom.ts";

/** Fractions of the full grade are read to nine decimals, so that 0.59 × 5 is 2.95 and not a little less (NU-01). */
const GRAIN = 1_000_000_000;

export function exactGrade(raw: number): Exact {
  return { top: Math.round(raw * GRAIN), bottom: GRAIN };
}

export function gradeFraction({ top, bottom }: Exact): number {
  return Number((BigInt(top) * BigInt(GRAIN)) / BigInt(bottom)) / GRAIN;
}

/** How many steps the full grade has: 50 of 0.1 on the scale of 0 to 5. Letters and words go by whole percent. */
export function stepsOf(scale: GradeScale, { decimals }: RoundingPolicy): number {
  if (scale === "0-5") return 5 * 10 ** decimals;
  return scale === "0-100" ? 100 * 10 ** decimals : 100;
}

/** To the nearest step; halves go up. */
export function nearestStep({ top, bottom }: Exact, steps: number): number {
  const [above, below] = [BigInt(top) * BigInt(steps), BigInt(bottom)];
  return Number((2n * above + below) / (2n * below));
}

export function rounded(value: Exact, steps: number): Exact {
  return { top: nearestStep(value, steps), bottom: steps };
}
