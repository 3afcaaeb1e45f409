import { day, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { LAW_FROM } from "#domain/law/horizon.ts";
import { type BenefitPay, bonusPay, severancePay, spanPay } from "#domain/payroll/benefits/average-pay.ts";
import { type PaidStretch, payHistory } from "#domain/payroll/benefits/pay-history.ts";
import { type Provided, providedFor } from "#domain/payroll/benefits/provided.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { createLawReader, type LawReader, type UnknownLaw } from "#domain/payroll/law/law.ts";
import { type DaySpan, overlap } from "#domain/payroll/run/period.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import {
  type BenefitOrder,
  type BenefitsDue,
  benefitDay,
  benefitSpan,
  benefitsDue,
} from "#domain/payroll/settlement/benefits-due.ts";
import { paidBefore, providedLeft } from "#domain/payroll/settlement/paid-before.ts";
import type { SettlementConcept } from "#domain/payroll/settlement/settlement-concepts.data.ts";
import {
  type BenefitKind,
  type Claim,
  covers,
  type PaidPerson,
} from "#domain/payroll/settlement/stored-payment.ts";
import type { PostedPayment } from "#storage/queries/payroll/payments.ts";

/** Inputs for a person's semester or year that are not in the contract. */
export interface BenefitExtras extends BenefitPay {
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
  /** What the books lack of it since: later pay raised the average, or its provision was another. */
  readonly rest: BenefitsDue | null;
  /** As typed, else by the closed runs. */
  readonly extras: BenefitExtras;
}

export interface StaffBenefits {
  readonly people: readonly PersonBenefits[];
  readonly net: Pesos;
  /** People in the entry: those already paid are included only on request, or with what the books lack. */
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

/** The days of a benefit that a contract serves; null if none. */
function servedSpan({ kind, year }: BenefitChoice, { start }: Employee["contract"]): DaySpan | null {
  const whole = benefitSpan(kind, year);
  return overlap(whole, { from: start, to: whole.to });
}

/** What closed runs say of a person's semester or year. */
function knownExtras(
  { contract }: Employee,
  { kind }: BenefitChoice,
  span: DaySpan,
  history: readonly PaidStretch[],
): BenefitExtras {
  const pay = spanPay(history, contract, span);
  const found = kind === "severance" ? severancePay(pay) : bonusPay(pay);
  return { ...found, unpaidDays: pay.unpaidDays, again: false };
}

function providedBy({ kind }: BenefitChoice, span: DaySpan, history: readonly PaidStretch[]): Provided {
  const benefits =
    kind === "severance" ? (["severance", "severanceInterest"] as const) : (["serviceBonus"] as const);
  return Object.fromEntries(
    benefits.flatMap((benefit) => {
      const amount = providedFor(history, span, benefit);
      return amount === null ? [] : [[benefit, amount]];
    }),
  );
}

/** The records of a benefit that count, as far as they concern a person. */
function recordsOf(payments: readonly PostedPayment[], claim: Claim): readonly PaidPerson[] {
  return payments
    .filter(({ payment }) => payment.what === claim.what && covers(payment, claim))
    .flatMap(({ payment }) => payment.people.filter(({ employeeId }) => employeeId === claim.employeeId));
}

/**
 * What the books lack of a benefit that they hold, once runs provided for all its days: a prima paid before the last
 * run of its semester was settled on the average of the months before it (CST art. 306).
 */
function restOf(order: BenefitOrder, records: readonly PaidPerson[], read: LawReader): BenefitsDue | null {
  const { provided = {} } = order;
  const before = paidBefore(records);
  if (before === null || Object.keys(provided).length === 0) return null;
  const left = providedLeft(provided, before);
  const found = benefitsDue({ ...order, provided: left, before: before.paid }, read);
  if (!found.ok) return null;
  const isLacking = found.value.net !== 0 || Object.values(left).some((amount) => amount !== 0);
  return isLacking ? found.value : null;
}

/**
 * Benefits due to all employees of a company. Those who leave on or before the last day counted get them in the
 * settlement; those with nothing due are left out. `payments`: those that count in the books, last posted first.
 */
export function benefitsOfStaff(
  employees: readonly Employee[],
  choice: BenefitChoice,
  extras: ReadonlyMap<Employee["id"], BenefitExtras>,
  payments: readonly PostedPayment[],
  runs: readonly StoredRun[] = [],
  read: LawReader = createLawReader(),
): Result<StaffBenefits, UnknownLaw> {
  const { kind, year } = choice;
  const people: PersonBenefits[] = [];
  let hasLeavers = false;
  for (const employee of employees) {
    const contract = { ...employee.contract, id: employee.id };
    const span = servedSpan(choice, contract);
    const history = span === null ? [] : payHistory(runs, contract);
    const own =
      extras.get(employee.id) ?? (span === null ? NO_EXTRAS : knownExtras(employee, choice, span, history));
    const { again: _, unpaidDays, variable, ...fixed } = own;
    const provided = span === null ? {} : providedBy(choice, span, history);
    const order = { contract, kind, year, variable, fixed, unpaidDays, provided };
    const due = benefitsDue(order, read);
    if (!due.ok) return err(due.error);
    const { end } = contract;
    const leaves = end !== null && end <= due.value.until;
    hasLeavers ||= leaves && due.value.lines.length > 0;
    const isTouched = extras.has(employee.id) && contract.kind !== "integral";
    const claim = { what: kind, day: due.value.until, employeeId: employee.id, start: contract.start };
    const paid = payments.find(({ payment }) => covers(payment, claim)) ?? null;
    const rest = paid?.payment.what === kind ? restOf(order, recordsOf(payments, claim), read) : null;
    if (!leaves && (due.value.lines.length > 0 || isTouched))
      people.push({ employee, due: due.value, paid, rest, extras: own });
  }
  const toPost = people.filter(
    ({ employee, due, paid, rest }) =>
      due.lines.length > 0 && (paid === null || rest !== null || extras.get(employee.id)?.again),
  );
  return ok({ people, toPost, net: sum(people.map(({ due }) => due.net)), hasLeavers });
}

/** What a person's part of the entry is: all of it, or what the books lack. */
export function postedPart({ due, rest, extras }: PersonBenefits): BenefitsDue {
  return rest === null || extras.again ? due : rest;
}

/** The day of the entry. What only completes earlier ones is known with the last run, on the last day that it covers. */
export function entryDay({ kind, year }: BenefitChoice, toPost: readonly PersonBenefits[], today: Day): Day {
  const completes = toPost.every(({ rest, extras }) => rest !== null && !extras.again);
  return completes ? benefitSpan(kind, year).to : benefitDay(kind, year, today);
}

/** Amount due to a person for a concept; zero without such a line. */
export function benefitAmountOf({ due }: PersonBenefits, concept: SettlementConcept): Pesos {
  return due.lines.find((line) => line.concept === concept)?.amount ?? ZERO;
}
