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

/** Counter of statements saved from a workspace; null below the eighth (spec §9). */
export function savedStatementsCounter(plan: Plan, now: number): LimitCounter | null {
  return now < PLAN_LIMITS[plan].savedStatementsBadgeFrom ? null : limitCounter(plan, "savedStatements", now);
}

/**
 * Counter of saved statements on the dashboard: against its own limit and, beyond that, against the workspaces' limit
 * (spec-decision 7), so that it never reads "4 de 3".
 */
export function shelfCounter(plan: Plan, now: number): LimitCounter | null {
  const fits = now <= PLAN_LIMITS[plan].dashboardStatements;
  return limitCounter(plan, fits ? "dashboardStatements" : "savedStatements", now);
}
