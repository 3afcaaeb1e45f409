import { type LimitKey, PLAN_LIMITS } from "#domain/access/limits.ts";
import { type Plan, UNLIMITED } from "#domain/access/plan.ts";
import { SAMPLE_DATABASE } from "./database-names.ts";

/** By which plan a database is written. `none`: nothing counts there, as in the sample company. */
export type WritingPlan = Plan | "none";

export interface PlanSource {
  /** What was last heard; for commands that cannot wait. */
  now(): WritingPlan;
  /** Asks whoever decides, before a transaction opens. */
  fresh(): Promise<WritingPlan>;
}

export function fixedPlan(plan: WritingPlan): PlanSource {
  return { now: () => plan, fresh: async () => plan };
}

/** Where nobody says: the sample holds anything, everybody else what the free plan holds. */
export function defaultPlan(database: string): PlanSource {
  return fixedPlan(database === SAMPLE_DATABASE ? "none" : "free");
}

export function mostOf(plan: WritingPlan, limit: LimitKey): number {
  return plan === "none" ? UNLIMITED : PLAN_LIMITS[plan][limit];
}
