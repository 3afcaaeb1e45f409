import type { Day } from "../../kernel/day.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { BenefitPay, FixedPay } from "../benefits/average-pay.ts";
import type { Provided } from "../benefits/provided.ts";
import type { Contract } from "../employee/contract.ts";
import type { PaidBenefits } from "./paid-benefits.ts";
import type { EndReason } from "./settlement-concepts.data.ts";

/** Benefits of a year or semester that was over before the contract ended, and that are still unpaid. */
export type EarlierConcept = "earlierSeverance" | "earlierInterest" | "earlierBonus";

/** One of them, with the pay and the unpaid days of its own year or semester. */
export interface EarlierBenefit {
  readonly concept: EarlierConcept;
  readonly pay: BenefitPay;
  readonly unpaidDays: number;
  /** The amount that the books consolidated on the last day of the year; null if none, and then it is computed. */
  readonly consolidated: Pesos | null;
  readonly provided?: Provided;
}

/** Data of a contract on its last day. */
export interface SettlementOrder {
  readonly contract: Contract;
  readonly end: Day;
  readonly reason: EndReason;
  /** The agreed last day of a fixed-term contract, or the day on which the work ends; null for an indefinite one. */
  readonly agreedEnd: Day | null;
  /** A contract for a piece of work (obra o labor), whose indemnity is at least 15 days (CST art. 64). */
  readonly isForWork?: boolean;
  /** Average monthly variable pay (overtime, commissions and the like): of the year, and of the semester. */
  readonly variableOfYear: Pesos;
  readonly variableOfSemester: Pesos;
  /** Average salary and allowance of the year and of the semester, where they replace the last ones. */
  readonly fixedOfYear?: FixedPay;
  readonly fixedOfSemester?: FixedPay;
  /** Average of commissions, salary bonuses and night surcharge over the last year of service (CST art. 192). */
  readonly vacationVariable?: Pesos;
  /** Average monthly income of the last six months (ET art. 206 num. 4); absent: the salary with the year's average. */
  readonly incomeOfHalfYear?: Pesos;
  /** Days of unpaid leave: in the year, in the semester, and since the contract began. */
  readonly unpaidDays: { readonly year: number; readonly semester: number; readonly all: number };
  /** Working days of vacation already taken or paid; fifteen are due per year. */
  readonly vacationDaysTaken: number;
  readonly paid: PaidBenefits;
  readonly earlier?: readonly EarlierBenefit[];
  readonly provided?: Provided;
}
