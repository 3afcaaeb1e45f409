import type { Plan } from "#domain/access/plan.ts";
import { planLines } from "#session/gates/plan-words.ts";
import { bodyTexts } from "./texts.ts";

const { analysis, interpretation } = bodyTexts.plans;

interface PlanRow {
  readonly label: string;
  readonly value: string;
}

/** What a plan holds: its limits, then what it can do with the figures. */
export function planRows(plan: Plan): readonly PlanRow[] {
  return [...planLines(), analysis, interpretation].map((row) => ({ label: row.label, value: row[plan] }));
}
