import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { Figure } from "../derivation/chain.ts";
import { amountStep, resultStep } from "../derivation/derivation.ts";
import type { ConceptKey } from "../slip/concepts.data.ts";
import type { MonthSoFar, SlipLine } from "../slip/slip.ts";

// What the law decides by month is settled by the second fortnight: two fortnights are one month.

/** What the second fortnight settles besides contributions and tax. */
export const SETTLED = [
  "transport",
  "severance",
  "severanceInterest",
  "serviceBonus",
  "vacationProvision",
] as const satisfies readonly ConceptKey[];

export function isSettled(concept: ConceptKey): boolean {
  return SETTLED.some((each) => each === concept);
}

/** The month's figure minus what a slip of the same month already charged. */
export function withoutCharged(month: Figure, charged: Pesos | undefined): Figure {
  if (charged === undefined || charged === 0) return month;
  const amount = pesos(month.amount - charged);
  const { steps, norm } = month.derivation;
  const taken = amountStep("−", "En la primera quincena", charged);
  return { amount, derivation: { steps: [...steps, taken, resultStep(amount, "En este período")], norm } };
}

export function chargedWith(
  charged: MonthSoFar["charged"],
  lines: readonly SlipLine[],
): MonthSoFar["charged"] {
  const all: Partial<Record<ConceptKey, Pesos>> = { ...charged };
  for (const { concept, amount } of lines) all[concept] = pesos((all[concept] ?? 0) + amount);
  return all;
}
