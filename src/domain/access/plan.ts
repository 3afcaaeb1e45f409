export const PLANS = ["free", "premium"] as const;
/** The plans of an account. The paid one is also called Pro. */
export type Plan = (typeof PLANS)[number];

export function isPlan(value: unknown): value is Plan {
  return PLANS.some((plan) => plan === value);
}

/** No limit: a number greater than every count. */
export const UNLIMITED = Number.POSITIVE_INFINITY;
