import type { Day } from "../../kernel/calendar-day.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { Contract } from "../employee/contract.ts";
import type { PaidBenefits } from "./paid-benefits.ts";
import type { EndReason } from "./settlement-concepts.data.ts";

/** What is known of a contract on its last day. */
export interface SettlementOrder {
  readonly contract: Contract;
  readonly end: Day;
  readonly reason: EndReason;
  /** The last day agreed to in a contract with a term; null for an indefinite one. */
  readonly agreedEnd: Day | null;
  /** A month's overtime, commissions and other variable pay on average: of the year, and of the semester. */
  readonly variableOfYear: Pesos;
  readonly variableOfSemester: Pesos;
  /** Unpaid leave, in days: of the year, of the semester, and since the contract began. */
  readonly unpaidDays: { readonly year: number; readonly semester: number; readonly all: number };
  /** Working days of vacation already taken or paid; fifteen are owed for each year. */
  readonly vacationDaysTaken: number;
  readonly paid: PaidBenefits;
}
