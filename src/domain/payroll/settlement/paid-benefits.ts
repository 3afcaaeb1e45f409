import { dayParts, yearOf } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { MAX_PESOS, type Pesos, pesos, trySum, ZERO } from "../../kernel/pesos.ts";
import { amountStep, resultStep } from "../derivation/derivation.ts";
import type { SettlementLine } from "./benefit-lines.ts";
import type { SettlementConcept } from "./settlement-concepts.data.ts";
import type { PaymentContent } from "./stored-payment.ts";

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
 * Earlier payments, from posted records, to a person whose contract ends on a day. Settlements are excluded: one for
 * this contract is the one being made, and one for an earlier contract paid that contract's days.
 */
export function paidOnRecord(
  payments: readonly PaymentContent[],
  { id, start }: { readonly id: string; readonly start: Day },
  end: Day,
): PaidBenefits {
  const counting = payments.filter(
    ({ what, day }) => what !== "settlement" && day >= start && yearOf(day) === yearOf(end),
  );
  const paid = (concept: keyof PaidBenefits, of: readonly PaymentContent[]) => {
    const own = of.flatMap(({ people }) => people.filter(({ employeeId }) => employeeId === id));
    const amounts = own.flatMap((person) => person.paid.filter(([name]) => name === concept));
    // A sum out of range is larger than any settlement, which then reports it.
    return trySum(amounts.map(([, amount]) => amount)) ?? MAX_PESOS;
  };
  const ofSemester = counting.filter(({ day }) => isFirstSemester(day) === isFirstSemester(end));
  return {
    severance: paid("severance", counting),
    severanceInterest: paid("severanceInterest", counting),
    serviceBonus: paid("serviceBonus", ofSemester),
  };
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
