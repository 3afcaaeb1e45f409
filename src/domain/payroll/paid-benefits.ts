import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import type { SettlementLine } from "./benefit-lines.ts";
import { amountStep, resultStep } from "./derivation.ts";
import type { SettlementConcept } from "./settlement-concepts.data.ts";

/** What was paid before of the running year's cesantías and their interest, and of the running semester's prima. */
export type PaidBenefits = Readonly<Record<"severance" | "severanceInterest" | "serviceBonus", Pesos>>;

export const NOTHING_PAID: PaidBenefits = { severance: ZERO, severanceInterest: ZERO, serviceBonus: ZERO };

export function paidOf(paid: PaidBenefits, concept: SettlementConcept): Pesos {
  return concept === "severance" || concept === "severanceInterest" || concept === "serviceBonus"
    ? paid[concept]
    : ZERO;
}

/** The line less what was paid of it: never below zero, since what was paid too much is not simply taken back (CST art. 149). */
export function lessPaid(line: SettlementLine, paid: Pesos): SettlementLine {
  if (paid === 0) return line;
  const amount = pesos(Math.max(line.amount - paid, 0));
  const { steps, norm } = line.derivation;
  const taken = amountStep("−", "Ya pagado", paid);
  return {
    ...line,
    amount,
    paid,
    derivation: { steps: [...steps, taken, resultStep(amount, "Por pagar")], norm },
  };
}
