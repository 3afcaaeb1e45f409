import type { ExerciseTopic } from "../../exercise.ts";
import { ERRORS_PLAN } from "./errors-plan.ts";
import { RATIOS_PLAN, STATEMENTS_PLAN } from "./figures-plan.ts";
import { INVENTORY_PLAN } from "./inventory-plan.ts";
import { PAYROLL_PLAN } from "./payroll-plan.ts";
import { RECONCILIATION_PLAN } from "./reconciliation-plan.ts";
import type { TopicPlan } from "./topic-plan.ts";

const PLANS: Readonly<Partial<Record<ExerciseTopic, TopicPlan>>> = {
  inventory: INVENTORY_PLAN,
  payroll: PAYROLL_PLAN,
  reconciliation: RECONCILIATION_PLAN,
  statements: STATEMENTS_PLAN,
  errors: ERRORS_PLAN,
  ratios: RATIOS_PLAN,
};

/** How a topic lays its cases; undefined for one whose cases are stories of operations. */
export function planOf(topic: ExerciseTopic): TopicPlan | undefined {
  return PLANS[topic];
}
