import { fold } from "../kernel/spanish.ts";
import type { GradingPolicy } from "./grade-result.ts";

/** Default rubric (ED-10): weights, partial credit and discounts of a classroom whose teacher changed nothing. */
export const DEFAULT_POLICY: GradingPolicy = {
  weights: { account: 0.4, side: 0.2, amount: 0.4 },
  tolerance: { pesos: 1, share: 0.0001 },
  accountDigits: 6,
  otherSubaccount: 0.75,
  sameGroup: 0.4,
  slipShare: 0,
  grouping: true,
  penalties: { "extra-lines": 0.1, unbalanced: 0.1, date: 0.05, "third-party": 0.05 },
  dateDays: 0,
  asksThirdParty: false,
};

/** Whether an amount counts as the right one: within the pesos or the share of the tolerance, the larger one. */
export function amountAgrees(right: number, given: number, { tolerance }: GradingPolicy): boolean {
  return Math.abs(given - right) <= Math.max(tolerance.pesos, tolerance.share * Math.abs(right));
}

/** A name as it is compared: "Río Claro S.A.S." and "rio claro SAS" name one. */
const nameKey = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether a third party counts as the right one. */
export function partyAgrees(right: string, given: string): boolean {
  return nameKey(given) === nameKey(right);
}

/** A sum of fractions such as 0.4 + 0.2 without the noise of binary fractions, so that full marks are exactly 1. */
export function cleanShare(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

/** The same, kept between 0 and 1; 0 for what is no number. */
export function boundedShare(value: number): number {
  return value > 0 ? Math.min(1, cleanShare(value)) : 0;
}
