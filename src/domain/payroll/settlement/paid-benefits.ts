import { dayParts, yearOf } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { MAX_PESOS, type Pesos, pesos, trySum, ZERO } from "../../kernel/pesos.ts";
import { amountStep, resultStep } from "../derivation/derivation.ts";
import type { SettlementLine } from "./benefit-lines.ts";
import { paidBefore } from "./paid-before.ts";
import type { SettlementConcept } from "./settlement-concepts.data.ts";
import type { PaidPerson, PaymentContent } from "./stored-payment.ts";

/** Earlier payments of the current year's cesantías and interest, and of the current semester's prima. */
export type PaidBenefits = Readonly<Record<"severance" | "severanceInterest" | "serviceBonus", Pesos>>;

export const NOTHING_PAID: PaidBenefits = { severance: ZERO, severanceInterest: ZERO, serviceBonus: ZERO };

export function paidOf(paid: PaidBenefits, concept: SettlementConcept): Pesos {
  return concept === "severance" || concept === "severanceInterest" || concept === "serviceBonus"
    ? paid[concept]
    : ZERO;
}

const isFirstSemester = (day: Day) => dayParts(day).month <= 6;

/**
 * The records of a benefit of a person whose contract ends on a day. Settlements are excluded: one for this contract is
 * the one being made, and one for an earlier contract paid that contract's days.
 */
function recordsOf(
  payments: readonly PaymentContent[],
  { id, start }: { readonly id: string; readonly start: Day },
  end: Day,
  concept: keyof PaidBenefits,
): readonly PaidPerson[] {
  return payments
    .filter(({ what, day }) => what !== "settlement" && day >= start && yearOf(day) === yearOf(end))
    .filter(({ day }) => concept !== "serviceBonus" || isFirstSemester(day) === isFirstSemester(end))
    .flatMap(({ people }) => people.filter(({ employeeId }) => employeeId === id))
    .filter(({ paid }) => paid.some(([name]) => name === concept));
}

/** Earlier payments, from posted records, to a person whose contract ends on a day. */
export function paidOnRecord(
  payments: readonly PaymentContent[],
  contract: { readonly id: string; readonly start: Day },
  end: Day,
): PaidBenefits {
  const paid = (concept: keyof PaidBenefits) => {
    const own = recordsOf(payments, contract, end, concept);
    const amounts = own.flatMap((person) => person.paid.filter(([name]) => name === concept));
    // A sum out of range is larger than any settlement, which then reports it.
    return trySum(amounts.map(([, amount]) => amount)) ?? MAX_PESOS;
  };
  return {
    severance: paid("severance"),
    severanceInterest: paid("severanceInterest"),
    serviceBonus: paid("serviceBonus"),
  };
}

/** What the entries of those payments took out of the provisions; a benefit of which that is not noted is left out. */
export function usedOnRecord(
  payments: readonly PaymentContent[],
  contract: { readonly id: string; readonly start: Day },
  end: Day,
): Readonly<Partial<PaidBenefits>> {
  const found: Partial<Record<keyof PaidBenefits, Pesos>> = {};
  for (const concept of Object.keys(NOTHING_PAID) as (keyof PaidBenefits)[]) {
    const own = recordsOf(payments, contract, end, concept);
    const before = paidBefore(own);
    if (before !== null) found[concept] = before.used.get(concept) ?? ZERO;
  }
  return found;
}

/**
 * The line minus what was already paid: never below zero, because an overpayment cannot simply be taken back (CST
 * art. 149).
 */
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
