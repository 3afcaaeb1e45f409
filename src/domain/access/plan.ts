/** The plans of an account. The paid one is also called Pro. */
export type Plan = "free" | "premium";

/** No limit, as a number that every count stays under. */
export const UNLIMITED = Number.POSITIVE_INFINITY;

/** Limits of a plan. Every limit of spec §6 and spec §9 is defined here and nowhere else. */
export interface PlanLimits {
  readonly companies: number;
  readonly fiscalProfiles: number;
  readonly books: number;
  /** Statements made or uploaded from the dashboard (spec-decision 7). */
  readonly dashboardStatements: number;
  /** Statements saved from a workspace (spec-decision 7). */
  readonly savedStatements: number;
  /** From this many on, the workspace shows its counter. */
  readonly savedStatementsBadgeFrom: number;
  /** Exports that run at once in a calendar month of Bogotá (spec-decision 32). */
  readonly exportsPerMonth: number;
  readonly guidedUses: number;
  /** People in one payroll. */
  readonly payrollPeople: number;
}

export const PLAN_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  free: {
    companies: 1,
    fiscalProfiles: 1,
    books: 5,
    dashboardStatements: 3,
    savedStatements: 10,
    savedStatementsBadgeFrom: 8,
    exportsPerMonth: 5,
    guidedUses: 3,
    payrollPeople: 1,
  },
  premium: {
    companies: UNLIMITED,
    fiscalProfiles: UNLIMITED,
    books: UNLIMITED,
    dashboardStatements: UNLIMITED,
    savedStatements: UNLIMITED,
    savedStatementsBadgeFrom: UNLIMITED,
    exportsPerMonth: UNLIMITED,
    guidedUses: UNLIMITED,
    payrollPeople: UNLIMITED,
  },
};

export function isPlan(value: unknown): value is Plan {
  return value === "free" || value === "premium";
}

/** Whether one more may be added to `count`. */
export function hasRoom(plan: Plan, limit: keyof PlanLimits, count: number): boolean {
  return count < PLAN_LIMITS[plan][limit];
}
