import type { Plan } from "#domain/access/plan.ts";
import { planLines } from "#session/gates/plan-words.ts";
import { bodyTexts } from "./texts.ts";

const { analysis, interpretation } = bodyTexts.plans;

interface PlanRow {
  readonly label: string;
  readonly value: string;
}

/** Contents of a plan: its limits, then its features. */
export function landingPlanRows(plan: Plan): readonly PlanRow[] {
  return [...planLines(), analysis, interpretation].map((row) => ({ label: row.label, value: row[plan] }));
}
