import { type Day, day, yearOf } from "#domain/kernel/calendar-day.ts";
import { type Pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { LAW_FROM } from "#domain/law/horizon.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { createLawReader, type UnknownLaw } from "#domain/payroll/law/law.ts";
import { type BenefitsDue, benefitsDue } from "#domain/payroll/settlement/benefits-due.ts";
import { type BenefitKind, covers } from "#domain/payroll/settlement/kept-payment.ts";
import type { SettlementConcept } from "#domain/payroll/settlement/settlement-concepts.data.ts";
import type { PostedPayment } from "#storage/queries/payroll/payments.ts";

/** What a contract does not say of a person's semester or year. */
export interface BenefitExtras {
  readonly variable: Pesos;
  readonly unpaidDays: number;
  /** Somebody who has it in the books already is posted all the same. */
  readonly again: boolean;
}

export const NO_EXTRAS: BenefitExtras = { variable: ZERO, unpaidDays: 0, again: false };

export interface PersonBenefits {
  readonly employee: Employee;
  readonly due: BenefitsDue;
  /** The payment that holds it already: the same benefit, or the settlement of the contract. */
  readonly paid: PostedPayment | null;
}

export interface StaffBenefits {
  readonly people: readonly PersonBenefits[];
  readonly net: Pesos;
  /** Whom the entry is for: who has it already only where that was asked for. */
  readonly toPost: readonly PersonBenefits[];
  /** Somebody left before the last day that counts. */
  readonly hasLeavers: boolean;
}

export interface BenefitChoice {
  readonly kind: BenefitKind;
  readonly year: number;
}

/** The one that falls due next. */
export function nextBenefit(today: Day): BenefitChoice {
  const kind = today <= day(`${yearOf(today)}-06-30`) ? "first-bonus" : "second-bonus";
  return { kind, year: yearOf(today) };
}

/** From the first year of which the law is known, the newest first. */
export function benefitYears(today: Day): readonly number[] {
  const first = yearOf(LAW_FROM);
  return Array.from({ length: Math.max(yearOf(today) - first + 1, 1) }, (_, index) => yearOf(today) - index);
}

/**
 * What falls due to everybody of a company. Who leaves on the last day that counts, or before, has it in the settlement;
 * whom nothing is due is left out. `payments`: what counts in the books, the last posted first.
 */
export function benefitsOfStaff(
  employees: readonly Employee[],
  { kind, year }: BenefitChoice,
  extras: ReadonlyMap<Employee["id"], BenefitExtras>,
  payments: readonly PostedPayment[],
): Result<StaffBenefits, UnknownLaw> {
  const read = createLawReader();
  const people: PersonBenefits[] = [];
  let hasLeavers = false;
  for (const employee of employees) {
    const { variable, unpaidDays } = extras.get(employee.id) ?? NO_EXTRAS;
    const contract = { ...employee.contract, id: employee.id };
    const due = benefitsDue({ contract, kind, year, variable, unpaidDays }, read);
    if (!due.ok) return err(due.error);
    const { end } = contract;
    const leaves = end !== null && end <= due.value.until;
    hasLeavers ||= leaves && due.value.lines.length > 0;
    const isTouched = extras.has(employee.id) && contract.kind !== "integral";
    const claim = { what: kind, day: due.value.until, employeeId: employee.id, start: contract.start };
    const paid = payments.find(({ payment }) => covers(payment, claim)) ?? null;
    if (!leaves && (due.value.lines.length > 0 || isTouched)) people.push({ employee, due: due.value, paid });
  }
  const toPost = people.filter(
    ({ employee, due, paid }) => due.lines.length > 0 && (paid === null || extras.get(employee.id)?.again),
  );
  return ok({ people, toPost, net: sum(people.map(({ due }) => due.net)), hasLeavers });
}

/** What a person is due of a concept; nothing where there is no such line. */
export function amountOf({ due }: PersonBenefits, concept: SettlementConcept): Pesos {
  return due.lines.find((line) => line.concept === concept)?.amount ?? ZERO;
}
