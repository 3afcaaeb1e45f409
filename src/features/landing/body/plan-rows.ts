import { PLAN_LIMITS, type Plan, type PlanLimits } from "#domain/access/plan.ts";
import { bodyTexts } from "./texts.ts";

const { plans: texts } = bodyTexts;

export interface PlanRow {
  readonly label: string;
  readonly value: string;
}

type ShownLimit = keyof typeof texts.rows & keyof PlanLimits;

const SHOWN: readonly ShownLimit[] = [
  "companies",
  "books",
  "fiscalProfiles",
  "dashboardStatements",
  "savedStatements",
  "exportsPerMonth",
  "guidedUses",
  "payrollPeople",
];

function countText(limit: number): string {
  return Number.isFinite(limit) ? String(limit) : texts.unlimited;
}

/** What a plan holds, as its limits say: no number is written twice. */
export function planRows(plan: Plan): readonly PlanRow[] {
  const limits = PLAN_LIMITS[plan];
  const counts = SHOWN.map((name) => ({ label: texts.rows[name], value: countText(limits[name]) }));
  const exports = limits.exportsPerMonth;
  const ads = Number.isFinite(exports) ? texts.adsFree(exports) : texts.adsPremium;
  const words = [texts.analysis, texts.interpretation].map((row) => ({ label: row.label, value: row[plan] }));
  return [...counts, { label: texts.ads, value: ads }, ...words];
}
