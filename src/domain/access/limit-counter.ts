import { type LimitKey, PLAN_LIMITS } from "./limits.ts";
import { type Plan, UNLIMITED } from "./plan.ts";

/** Usage of a limit, for the counter inside its button: plain, amber when one is left, red when full. */
export interface LimitCounter {
  readonly now: number;
  readonly most: number;
  readonly tone: "plain" | "last" | "full";
}

/** Null when the plan has no such limit. */
export function limitCounter(plan: Plan, limit: LimitKey, now: number): LimitCounter | null {
  const most = PLAN_LIMITS[plan][limit];
  if (most === UNLIMITED) return null;
  return { now, most, tone: now >= most ? "full" : now === most - 1 ? "last" : "plain" };
}

/** From this many on, the workspace shows its counter of saved statements (spec §9). */
export const SAVED_STATEMENTS_BADGE_FROM = 8;

/** Counter of statements saved from a workspace; null below that. */
export function savedStatementsCounter(plan: Plan, now: number): LimitCounter | null {
  return now < SAVED_STATEMENTS_BADGE_FROM ? null : limitCounter(plan, "savedStatements", now);
}

/**
 * Counter of saved statements on the dashboard: against its own limit and, beyond that, against the workspaces' limit
 * (spec-decision 7), so that it never reads "4 de 3".
 */
export function shelfCounter(plan: Plan, now: number): LimitCounter | null {
  const fits = now <= PLAN_LIMITS[plan].dashboardStatements;
  return limitCounter(plan, fits ? "dashboardStatements" : "savedStatements", now);
}
