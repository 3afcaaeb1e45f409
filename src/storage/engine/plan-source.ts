import { type LimitKey, PLAN_LIMITS } from "#domain/access/limits.ts";
import { type Plan, UNLIMITED } from "#domain/access/plan.ts";
import { SAMPLE_DATABASE } from "./database-names.ts";

/** Plan that applies to a database's commands. `none`: no limits, as in the sample company. */
export type WritingPlan = Plan | "none";

export interface PlanSource {
  /** The last known plan, for commands that cannot wait. */
  now(): WritingPlan;
  /** Asks the plan's source; call before a transaction opens. */
  fresh(): Promise<WritingPlan>;
}

export function fixedPlan(plan: WritingPlan): PlanSource {
  return { now: () => plan, fresh: async () => plan };
}

/** Default limits: none for the sample company, the free plan's otherwise. */
export function defaultPlan(database: string): PlanSource {
  return fixedPlan(database === SAMPLE_DATABASE ? "none" : "free");
}

export function mostOf(plan: WritingPlan, limit: LimitKey): number {
  return plan === "none" ? UNLIMITED : PLAN_LIMITS[plan][limit];
}
