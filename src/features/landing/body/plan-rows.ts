import { type PlanLine, planLines } from "#session/gates/plan-words.ts";
import { bodyTexts } from "./texts.ts";

const { analysis, interpretation } = bodyTexts.plans;

/** What each plan holds: its limits, then its features. */
export function landingPlanRows(): readonly PlanLine[] {
  return [...planLines(), analysis, interpretation];
}
