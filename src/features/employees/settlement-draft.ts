import type { Day } from "#domain/kernel/calendar-day.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { Employee } from "#domain/payroll/employee.ts";
import { NOTHING_PAID, type PaidBenefits } from "#domain/payroll/paid-benefits.ts";
import type { SettlementOrder } from "#domain/payroll/settle-contract.ts";
import type { EndReason } from "#domain/payroll/settlement-concepts.data.ts";

/** What is typed of a contract's end. Unpaid days in parts that do not overlap, so that they cannot contradict each other. */
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
  readonly paid: PaidBenefits;
}

export function startDraft({ contract }: Employee, today: Day): SettlementDraft {
  return {
    end: contract.end ?? (today < contract.start ? contract.start : today),
    reason: "resignation",
    term: "indefinite",
    agreedEnd: null,
    variableOfYear: ZERO,
    variableOfSemester: ZERO,
    unpaidSemester: 0,
    unpaidEarlier: 0,
    unpaidBefore: 0,
    vacationDaysTaken: 0,
    paid: NOTHING_PAID,
  };
}

/** As the domain settles it; null while a day is missing. */
export function orderOf(draft: SettlementDraft, { id, contract }: Employee): SettlementOrder | null {
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
    paid: draft.paid,
  };
}
