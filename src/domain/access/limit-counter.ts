import { PLAN_LIMITS, type Plan, type PlanLimits, UNLIMITED } from "./plan.ts";

/** How full a limit is, for the counter inside the button it concerns: plain, amber at the last one, red when full. */
export interface LimitCounter {
  readonly now: number;
  readonly most: number;
  readonly tone: "plain" | "last" | "full";
}

/** Null where there is no limit to speak of. */
export function limitCounter(plan: Plan, limit: keyof PlanLimits, now: number): LimitCounter | null {
  const most = PLAN_LIMITS[plan][limit];
  if (most === UNLIMITED) return null;
  return { now, most, tone: now >= most ? "full" : now === most - 1 ? "last" : "plain" };
}

/** The same for statements saved from a workspace, which speaks up only from the eighth on (§9). */
export function savedStatementsCounter(plan: Plan, now: number): LimitCounter | null {
  return now < PLAN_LIMITS[plan].savedStatementsBadgeFrom ? null : limitCounter(plan, "savedStatements", now);
}

/**
 * Saved statements as the panel counts them: against what fits from there, and beyond it against what the workspaces
 * save (decision 7), so that nobody reads "4 de 3".
 */
export function shelfCounter(plan: Plan, now: number): LimitCounter | null {
  const fits = now <= PLAN_LIMITS[plan].dashboardStatements;
  return limitCounter(plan, fits ? "dashboardStatements" : "savedStatements", now);
}
