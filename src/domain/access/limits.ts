import type { Counts } from "./counts.ts";
import { LIMITS, type LimitWords } from "./limits.data.ts";
import { type Plan, UNLIMITED } from "./plan.ts";

export type LimitKey = keyof typeof LIMITS;
/** The text of a refusal for a limit. */
export type LimitText = (typeof LIMITS)[LimitKey]["refusal"];

/** In the order in which the plans are compared. */
export const LIMIT_KEYS = Object.keys(LIMITS) as readonly LimitKey[];

/** How many of each a plan holds. */
export type PlanLimits = Readonly<Record<LimitKey, number>>;

function limitsOf(plan: Plan): PlanLimits {
  return Object.fromEntries(LIMIT_KEYS.map((key) => [key, LIMITS[key].most[plan]])) as PlanLimits;
}

export const PLAN_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  free: limitsOf("free"),
  premium: limitsOf("premium"),
};

/** Whether one more may be added to `count`. */
export function hasRoom(plan: Plan, limit: LimitKey, count: number): boolean {
  return count < PLAN_LIMITS[plan][limit];
}

/** Whether nothing of an account can be over the plan, so that nobody has to look. */
export function holdsEverything(plan: Plan): boolean {
  return LIMIT_KEYS.every((key) => LIMITS[key].over === null || PLAN_LIMITS[plan][key] === UNLIMITED);
}

/** How much of a limit is used; null where that is not counted. */
export function usedOf(key: LimitKey, counts: Partial<Counts>): number | null {
  return counts[LIMITS[key].counts] ?? null;
}

/** The limits that a place shows, with its words for them. */
export function limitsShownBy(
  place: Exclude<keyof LimitWords, "assistant">,
): readonly { readonly key: LimitKey; readonly label: string }[] {
  return LIMIT_KEYS.flatMap((key) => {
    const label = LIMITS[key].words[place];
    return label === null ? [] : [{ key, label }];
  });
}
