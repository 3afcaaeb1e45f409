import type { Plan } from "#domain/access/plan.ts";
import { type Capability, may } from "#domain/access/policy.ts";
import { type PlanLine, planLines } from "#session/gates/plan-words.ts";
import { upgradeTexts as texts } from "./texts.ts";

const CAPABILITIES = [
  "delete-company",
  "export-all-statements",
  "export-book-to-statements",
  "book-statistics",
  "horizontal-analysis",
  "ai-chat",
] as const satisfies readonly (Capability & keyof typeof texts.capabilities)[];

function capabilityText(plan: Plan, capability: Capability): string {
  return may(capability, { who: plan }).allowed ? texts.yes : texts.no;
}

/** What each plan holds, as the limits and the policy say: nothing is written twice. */
export function planRows(): readonly PlanLine[] {
  return [
    ...planLines(),
    ...CAPABILITIES.map((capability) => ({
      label: texts.capabilities[capability],
      free: capabilityText("free", capability),
      premium: capabilityText("premium", capability),
    })),
  ];
}
