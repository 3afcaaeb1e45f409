import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { BenefitPay } from "#domain/payroll/benefits/average-pay.ts";
import { type PaidStretch, payHistory } from "#domain/payroll/benefits/pay-history.ts";
import type { Provided } from "#domain/payroll/benefits/provided.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { salaryOn } from "#domain/payroll/employee/salary-on.ts";
import type { OpenLiability } from "#domain/payroll/payment/liability-payment.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { benefitSpan } from "#domain/payroll/settlement/benefits-due.ts";
import { EARLIER_OF, type EarlierClaim, earlierClaims } from "#domain/payroll/settlement/earlier-benefits.ts";
import { earlierBenefit, type KnownPay, knownPay, providedOf } from "#domain/payroll/settlement/known-pay.ts";
import { owedIn } from "#domain/payroll/settlement/owed-in.ts";
import {
  NOTHING_PAID,
  type PaidBenefits,
  paidOnRecord,
  usedOnRecord,
} from "#domain/payroll/settlement/paid-benefits.ts";
import type { EndReason } from "#domain/payroll/settlement/settlement-concepts.data.ts";
import type { EarlierConcept, SettlementOrder } from "#domain/payroll/settlement/settlement-order.ts";
import { covers, type PaymentContent } from "#domain/payroll/settlement/stored-payment.ts";

/** Monthly averages that a settlement is computed on. */
export const AVERAGES = [
  "salaryOfYear",
  "variableOfYear",
  "transportOfYear",
  "salaryOfSemester",
  "variableOfSemester",
  "transportOfSemester",
  "vacationVariable",
] as const;

export type AverageKey = (typeof AVERAGES)[number];

const UNPAID = ["unpaidSemester", "unpaidEarlier", "unpaidBefore"] as const;

type UnpaidKey = (typeof UNPAID)[number];

export const SETTLEMENT_TERMS = ["indefinite", "fixed", "work"] as const;
export type SettlementTerm = (typeof SETTLEMENT_TERMS)[number];

/**
 * Input for a contract's end. Unpaid days are entered for periods that do not overlap, so that they cannot contradict
 * each other. Null, or absent: the value that the closed runs and the books give.
 */
export interface SettlementDraft extends Readonly<Record<UnpaidKey, number | null>> {
  readonly end: Day | null;
  readonly reason: EndReason;
  readonly term: SettlementTerm;
  readonly agreedEnd: Day | null;
  readonly averages: Readonly<Partial<Record<AverageKey, Pesos>>>;
  readonly vacationDaysTaken: number | null;
  readonly paid: Partial<PaidBenefits>;
  /** Whether a benefit of an earlier year or semester is unpaid. */
  readonly earlier: Readonly<Partial<Record<EarlierConcept, boolean>>>;
}

/** `settled`: the last day of a settlement posted earlier. */
export function startSettlementDraft(
  { contract }: Employee,
  today: Day,
  settled: Day | null = null,
): SettlementDraft {
  return {
    end: contract.end ?? settled ?? (today < contract.start ? contract.start : today),
    reason: "resignation",
    term: "indefinite",
    agreedEnd: null,
    averages: {},
    unpaidSemester: null,
    unpaidEarlier: null,
    unpaidBefore: null,
    vacationDaysTaken: null,
    paid: {},
    earlier: {},
  };
}

/** Payments on record in the books for the year and semester in which the contract ends. */
export function recordedOf(
  { end }: SettlementDraft,
  { id, contract: { start } }: Employee,
  payments: readonly PaymentContent[],
): PaidBenefits {
  return end === null ? NOTHING_PAID : paidOnRecord(payments, { id, start }, end);
}

/** A payment on record; `open`: what it left owed and what was paid of that, if the books were asked. */
export interface RecordedPayment extends PaymentContent {
  readonly open?: readonly OpenLiability[];
}

/** What the application knows of the person's pay. */
export interface PayOnFile {
  readonly history: readonly PaidStretch[];
  readonly payments: readonly RecordedPayment[];
}

export const NOTHING_ON_FILE: PayOnFile = { history: [], payments: [] };

export function payOnFile(
  { id, contract: { start } }: Employee,
  runs: readonly StoredRun[],
  payments: readonly RecordedPayment[],
): PayOnFile {
  return { history: payHistory(runs, { id, start }), payments };
}

/** A benefit of an earlier year or semester as it is offered. */
export interface EarlierChoice {
  readonly claim: EarlierClaim;
  readonly isUnpaid: boolean;
  /** The amount consolidated in the books; null if none. */
  readonly consolidated: Pesos | null;
  /** Whether the books paid what they consolidated for everybody, or a part of it. */
  readonly paid: "whole" | "part" | null;
}

/** What the books paid of a consolidation: to the fund, or to all people at once. */
function paidOf(concept: EarlierConcept, open: RecordedPayment["open"]): EarlierChoice["paid"] {
  const owed = open?.find(({ account }) => account === owedIn(EARLIER_OF[concept]));
  if (owed === undefined || owed.paid === 0) return null;
  return owed.left === 0 ? "whole" : "part";
}

function consolidatedOf(
  claim: EarlierClaim,
  { id, contract }: Employee,
  payments: readonly RecordedPayment[],
) {
  const { kind, year, concept } = claim;
  const day = benefitSpan(kind, year).to;
  const found = payments.find((each) =>
    each.what === "settlement"
      ? false
      : covers(each, { what: kind, day, employeeId: id, start: contract.start }),
  );
  const own = found?.people.find(({ employeeId }) => employeeId === id)?.paid ?? [];
  const amount = own.find(([name]) => name === EARLIER_OF[concept])?.[1] ?? null;
  return { amount, paid: amount === null ? null : paidOf(concept, found?.open) };
}

/**
 * Cesantías on record are owed to the fund or the person until the books pay them (Ley 50 de 1990, art. 99); a prima on
 * record is paid.
 */
export function earlierChoices(
  { end, earlier }: SettlementDraft,
  employee: Employee,
  payments: readonly RecordedPayment[],
): readonly EarlierChoice[] {
  if (end === null) return [];
  return earlierClaims(employee.contract, end).map((claim) => {
    const { amount: recorded, paid } = consolidatedOf(claim, employee, payments);
    const isBonus = claim.concept === "earlierBonus";
    const isLikely = claim.isLikely && paid === null && !(isBonus && recorded !== null);
    const isUnpaid = earlier[claim.concept] ?? isLikely;
    return { claim, isUnpaid, consolidated: isBonus ? null : recorded, paid: isBonus ? null : paid };
  });
}

/** Averages as typed, else by the closed runs, else by the contract. */
export function averagesOf(
  { averages, end }: SettlementDraft,
  { id, contract }: Employee,
  history: readonly PaidStretch[],
): { readonly known: KnownPay | null; readonly shown: Readonly<Record<AverageKey, Pesos>> } {
  const known = end === null ? null : knownPay({ ...contract, id }, end, history);
  const last = end === null ? contract.salary : salaryOn(contract, end);
  const found: Record<AverageKey, Pesos> = {
    salaryOfYear: known?.year.salary ?? last,
    variableOfYear: known?.year.variable ?? ZERO,
    transportOfYear: known?.year.transport ?? ZERO,
    salaryOfSemester: known?.semester.salary ?? last,
    variableOfSemester: known?.semester.variable ?? ZERO,
    transportOfSemester: known?.semester.transport ?? ZERO,
    vacationVariable: known?.vacationVariable ?? ZERO,
  };
  return { known, shown: { ...found, ...averages } };
}

/** Unpaid days as typed, else by the closed runs. */
export function unpaidOf(
  draft: SettlementDraft,
  known: KnownPay | null,
): Readonly<Record<UnpaidKey, number>> {
  const { semester, year, all } = known?.unpaidDays ?? { semester: 0, year: 0, all: 0 };
  return {
    unpaidSemester: draft.unpaidSemester ?? semester,
    unpaidEarlier: draft.unpaidEarlier ?? year - semester,
    unpaidBefore: draft.unpaidBefore ?? all - year,
  };
}

function fixedOf(salary: Pesos, typed: Pesos | undefined, { transport }: BenefitPay) {
  const due = typed ?? transport;
  return due === undefined ? { salary } : { salary, transport: due };
}

/** What payments on record took out of the provisions; nothing is known of what somebody typed over them. */
function usedBefore(
  payments: readonly RecordedPayment[],
  contract: Employee["contract"] & { readonly id: string },
  end: Day,
  { paid }: SettlementDraft,
): Provided {
  const used = Object.entries(usedOnRecord(payments, contract, end));
  return Object.fromEntries(used.filter(([benefit]) => !(benefit in paid)));
}

/** Converts the draft to the domain's input; null while a day is missing. `recorded`: see `recordedOf`. */
export function orderOf(
  draft: SettlementDraft,
  employee: Employee,
  recorded: PaidBenefits = NOTHING_PAID,
  { history, payments }: PayOnFile = NOTHING_ON_FILE,
): SettlementOrder | null {
  const { end, term, agreedEnd, averages } = draft;
  const { known, shown } = averagesOf(draft, employee, history);
  if (end === null || known === null || (term !== "indefinite" && agreedEnd === null)) return null;
  const contract = { ...employee.contract, id: employee.id };
  const { unpaidSemester, unpaidEarlier, unpaidBefore } = unpaidOf(draft, known);
  const year = unpaidSemester + unpaidEarlier;
  const paid = { ...recorded, ...draft.paid };
  return {
    contract,
    end,
    reason: draft.reason,
    agreedEnd: term === "indefinite" ? null : agreedEnd,
    isForWork: term === "work",
    variableOfYear: shown.variableOfYear,
    variableOfSemester: shown.variableOfSemester,
    fixedOfYear: fixedOf(shown.salaryOfYear, averages.transportOfYear, known.year),
    fixedOfSemester: fixedOf(shown.salaryOfSemester, averages.transportOfSemester, known.semester),
    vacationVariable: shown.vacationVariable,
    unpaidDays: { semester: unpaidSemester, year, all: year + unpaidBefore },
    vacationDaysTaken: draft.vacationDaysTaken ?? known.vacationDays,
    // A typed average says more than the runs.
    ...(averages.variableOfYear === undefined ? { incomeOfHalfYear: known.incomeOfHalfYear } : {}),
    paid,
    provided: providedOf(contract, end, history, paid, usedBefore(payments, contract, end, draft)),
    earlier: earlierChoices(draft, employee, payments)
      .filter(({ isUnpaid }) => isUnpaid)
      .map(({ claim, consolidated }) => earlierBenefit(contract, claim, history, consolidated)),
  };
}
