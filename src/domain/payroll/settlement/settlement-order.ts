import type { Day } from "../../kernel/day.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { Contract } from "../employee/contract.ts";
import type { PaidBenefits } from "./paid-benefits.ts";
import type { EndReason } from "./settlement-concepts.data.ts";

/** Data of a contract on its last day. */
export interface SettlementOrder {
  readonly contract: Contract;
  readonly end: Day;
  readonly reason: EndReason;
  /** The agreed last day of a fixed-term contract; null for an indefinite one. */
  readonly agreedEnd: Day | null;
  /** Average monthly variable pay (overtime, commissions and the like): of the year, and of the semester. */
  readonly variableOfYear: Pesos;
  readonly variableOfSemester: Pesos;
  /** Days of unpaid leave: in the year, in the semester, and since the contract began. */
  readonly unpaidDays: { readonly year: number; readonly semester: number; readonly all: number };
  /** Working days of vacation already taken or paid; fifteen are due per year. */
  readonly vacationDaysTaken: number;
  readonly paid: PaidBenefits;
}
