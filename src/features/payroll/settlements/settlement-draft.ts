import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { NOTHING_PAID, type PaidBenefits, paidOnRecord } from "#domain/payroll/settlement/paid-benefits.ts";
import type { EndReason } from "#domain/payroll/settlement/settlement-concepts.data.ts";
import type { SettlementOrder } from "#domain/payroll/settlement/settlement-order.ts";
import type { PaymentContent } from "#domain/payroll/settlement/stored-payment.ts";

/**
 * Input for a contract's end. Unpaid days are entered for periods that do not overlap, so that they cannot contradict
 * each other.
 */
export interface SettlementDraft {
  readonly end: Day | null;
  readonly reason: EndReason;
  readonly term: "indefinite" | "fixed";
  readonly agreedEnd: Day | null;
  readonly variableOfYear: Pesos;
  readonly variableOfSemester: Pesos;
  readonly unpaidSemester: number;
  readonly unpaidEarlier: number;
  readonly unpaidBefore: number;
  readonly vacationDaysTaken: number;
  /** Values typed by the user; the others come from the books. */
  readonly paid: Partial<PaidBenefits>;
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
    variableOfYear: ZERO,
    variableOfSemester: ZERO,
    unpaidSemester: 0,
    unpaidEarlier: 0,
    unpaidBefore: 0,
    vacationDaysTaken: 0,
    paid: {},
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

/** Converts the draft to the domain's input; null while a day is missing. `recorded`: see `recordedOf`. */
export function orderOf(
  draft: SettlementDraft,
  { id, contract }: Employee,
  recorded: PaidBenefits = NOTHING_PAID,
): SettlementOrder | null {
  const { end, term, agreedEnd, unpaidSemester, unpaidEarlier, unpaidBefore } = draft;
  if (end === null || (term === "fixed" && agreedEnd === null)) return null;
  const year = unpaidSemester + unpaidEarlier;
  return {
    contract: { ...contract, id },
    end,
    reason: draft.reason,
    agreedEnd: term === "fixed" ? agreedEnd : null,
    variableOfYear: draft.variableOfYear,
    variableOfSemester: draft.variableOfSemester,
    unpaidDays: { semester: unpaidSemester, year, all: year + unpaidBefore },
    vacationDaysTaken: draft.vacationDaysTaken,
    paid: { ...recorded, ...draft.paid },
  };
}
