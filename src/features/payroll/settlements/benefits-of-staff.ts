import { day, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { LAW_FROM } from "#domain/law/horizon.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { createLawReader, type UnknownLaw } from "#domain/payroll/law/law.ts";
import { type BenefitsDue, benefitsDue } from "#domain/payroll/settlement/benefits-due.ts";
import type { SettlementConcept } from "#domain/payroll/settlement/settlement-concepts.data.ts";
import { type BenefitKind, covers } from "#domain/payroll/settlement/stored-payment.ts";
import type { PostedPayment } from "#storage/queries/payroll/payments.ts";

/** Inputs for a person's semester or year that are not in the contract. */
export interface BenefitExtras {
  readonly variable: Pesos;
  readonly unpaidDays: number;
  /** Post the person again although the benefit is already in the books. */
  readonly again: boolean;
}

export const NO_EXTRAS: BenefitExtras = { variable: ZERO, unpaidDays: 0, again: false };

export interface PersonBenefits {
  readonly employee: Employee;
  readonly due: BenefitsDue;
  /** The payment that already covers it: the same benefit, or the contract's settlement. */
  readonly paid: PostedPayment | null;
}

export interface StaffBenefits {
  readonly people: readonly PersonBenefits[];
  readonly net: Pesos;
  /** People in the entry: those already paid are included only on request. */
  readonly toPost: readonly PersonBenefits[];
  /** Some employee left before the last day counted. */
  readonly hasLeavers: boolean;
}

export interface BenefitChoice {
  readonly kind: BenefitKind;
  readonly year: number;
}

/** The next benefit to fall due. */
export function nextBenefit(today: Day): BenefitChoice {
  const kind = today <= day(`${yearOf(today)}-06-30`) ? "first-bonus" : "second-bonus";
  return { kind, year: yearOf(today) };
}

/** Years since the first one with known law, newest first. */
export function benefitYears(today: Day): readonly number[] {
  const first = yearOf(LAW_FROM);
  return Array.from({ length: Math.max(yearOf(today) - first + 1, 1) }, (_, index) => yearOf(today) - index);
}

/**
 * Benefits due to all employees of a company. Those who leave on or before the last day counted get them in the
 * settlement; those with nothing due are left out. `payments`: those that count in the books, last posted first.
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

/** Amount due to a person for a concept; zero without such a line. */
export function benefitAmountOf({ due }: PersonBenefits, concept: SettlementConcept): Pesos {
  return due.lines.find((line) => line.concept === concept)?.amount ?? ZERO;
}
