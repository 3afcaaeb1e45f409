import { PLAN_LIMITS, type Plan, type PlanLimits, UNLIMITED } from "#domain/access/plan.ts";
import { type Capability, may } from "#domain/access/policy.ts";
import { upgradeTexts as texts } from "./texts.ts";

export interface PlanRow {
  readonly label: string;
  readonly free: string;
  readonly premium: string;
}

const LIMITS = [
  "companies",
  "books",
  "fiscalProfiles",
  "dashboardStatements",
  "savedStatements",
  "exportsPerMonth",
  "guidedUses",
  "payrollPeople",
] as const satisfies readonly (keyof PlanLimits & keyof typeof texts.limits)[];

const CAPABILITIES = [
  "delete-company",
  "export-all-statements",
  "export-book-to-statements",
  "book-statistics",
  "horizontal-analysis",
  "ai-chat",
] as const satisfies readonly (Capability & keyof typeof texts.capabilities)[];

function limitText(plan: Plan, limit: keyof PlanLimits): string {
  const most = PLAN_LIMITS[plan][limit];
  return most === UNLIMITED ? texts.unlimited : String(most);
}

function capabilityText(plan: Plan, capability: Capability): string {
  return may(capability, { who: plan }).allowed ? texts.yes : texts.no;
}

/** What each plan holds, as the limits and the policy say: nothing is written twice. */
export function planRows(): readonly PlanRow[] {
  return [
    ...LIMITS.map((limit) => ({
      label: texts.limits[limit],
      free: limitText("free", limit),
      premium: limitText("premium", limit),
    })),
    { label: texts.ads, free: texts.adsFrom(PLAN_LIMITS.free.exportsPerMonth + 1), premium: texts.adsNever },
    ...CAPABILITIES.map((capability) => ({
      label: texts.capabilities[capability],
      free: capabilityText("free", capability),
      premium: capabilityText("premium", capability),
    })),
  ];
}
