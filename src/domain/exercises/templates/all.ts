import { seeded } from "../../sample/seeded.ts";
import type { Exercise } from "../exercise.ts";
import { type ExerciseTemplate, isSeed } from "../template.ts";
import { ADJUSTMENTS } from "./adjustments.ts";
import { CYCLE } from "./cycle.ts";
import { ENTRIES } from "./entries.ts";
import { EQUATION } from "./equation.ts";
import { PLANTED_ERRORS } from "./errors.ts";
import { INVENTORY } from "./inventory.ts";
import { PAYROLL } from "./payroll.ts";
import { RATIOS } from "./ratios.ts";
import { RECONCILIATION } from "./reconciliation.ts";
import { STATEMENTS } from "./statements.ts";
import { TRADE } from "./trade.ts";
import { VAT_EXERCISES } from "./vat.ts";
import { WITHHOLDING_EXERCISES } from "./withholding.ts";

/** The bank, in the order of a course. A new version of a template stands beside the old one. */
export const EXERCISE_TEMPLATES: readonly ExerciseTemplate[] = [
  ...EQUATION,
  ...ENTRIES,
  ...TRADE,
  ...VAT_EXERCISES,
  ...WITHHOLDING_EXERCISES,
  ...INVENTORY,
  ...PAYROLL,
  ...ADJUSTMENTS,
  ...RECONCILIATION,
  ...CYCLE,
  ...STATEMENTS,
  ...PLANTED_ERRORS,
  ...RATIOS,
];

/** The exercise that a template of that version makes from a seed; null where there is none such, or no such seed. */
export function makeExercise(templateId: string, version: number, seed: number): Exercise | null {
  const template = EXERCISE_TEMPLATES.find((each) => each.id === templateId && each.version === version);
  if (template === undefined || !isSeed(seed)) return null;
  return { source: { template: templateId, version, seed }, ...template.make(seeded(seed)) };
}
