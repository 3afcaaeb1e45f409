import { limitsShownBy, PLAN_LIMITS } from "#domain/access/limits.ts";
import { type Plan, UNLIMITED } from "#domain/access/plan.ts";

const UNLIMITED_WORDS = "Sin límite";
const ADS = {
  label: "Anuncios al exportar",
  from: (first: number) => `Desde la ${first}.ª del mes`,
  never: "Nunca",
};

/** One line of the comparison: the same thing in every plan. */
export interface PlanLine extends Readonly<Record<Plan, string>> {
  readonly label: string;
}

function inEach(words: (plan: Plan) => string): Readonly<Record<Plan, string>> {
  return { free: words("free"), premium: words("premium") };
}

function countWords(most: number): string {
  return most === UNLIMITED ? UNLIMITED_WORDS : String(most);
}

function adWords(exportsPerMonth: number): string {
  return exportsPerMonth === UNLIMITED ? ADS.never : ADS.from(exportsPerMonth + 1);
}

/** The plans compared line by line, derived from their limits: no number is written twice. */
export function planLines(): readonly PlanLine[] {
  const lines = limitsShownBy("compared").map(({ key, label }) => ({
    label,
    ...inEach((plan) => countWords(PLAN_LIMITS[plan][key])),
  }));
  return [...lines, { label: ADS.label, ...inEach((plan) => adWords(PLAN_LIMITS[plan].exportsPerMonth)) }];
}
