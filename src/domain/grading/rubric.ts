import type { GradingPolicy, PenaltyKind } from "./grade-result.ts";
import { cleanShare } from "./policy.ts";

/** What a right line is worth is shared among these three. */
export const RUBRIC_WEIGHTS = ["account", "side", "amount"] as const;
export type RubricWeight = (typeof RUBRIC_WEIGHTS)[number];

/** A share as the percent that a form shows; NaN stays NaN. */
export const rubricPercent = (share: number): number => cleanShare(share * 100);
const shareOf = (percent: number): number => cleanShare(percent / 100);

export function withWeight(policy: GradingPolicy, of: RubricWeight, percent: number): GradingPolicy {
  return { ...policy, weights: { ...policy.weights, [of]: shareOf(percent) } };
}

export function withPenalty(policy: GradingPolicy, of: PenaltyKind, percent: number): GradingPolicy {
  return { ...policy, penalties: { ...policy.penalties, [of]: shareOf(percent) } };
}

/** Together in percent; one that cannot be read adds nothing. */
export function weightsTotal({ weights }: GradingPolicy): number {
  return cleanShare(RUBRIC_WEIGHTS.reduce((sum, each) => sum + (rubricPercent(weights[each]) || 0), 0));
}

const isShare = (value: number) => value >= 0 && value <= 1;

/** Whether a rubric grades: its three weights are the whole, and no discount is more than that. */
export function isRubric(policy: GradingPolicy): boolean {
  const shares = [...Object.values(policy.weights), ...Object.values(policy.penalties)];
  const { pesos } = policy.tolerance;
  return (
    shares.every(isShare) &&
    weightsTotal(policy) === 100 &&
    Number.isInteger(pesos) &&
    pesos >= 0 &&
    pesos <= 1_000_000_000
  );
}
