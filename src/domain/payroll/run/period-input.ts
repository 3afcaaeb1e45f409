import type { Day } from "../../kernel/calendar-day.ts";
import { type Pesos, ZERO } from "../../kernel/pesos.ts";
import type { HourKind } from "../earnings/overtime-kinds.data.ts";
import type { AbsenceKind } from "../leave/absences.data.ts";

/**
 * Hours of one kind on a day, or in all between two days: the law of those days decides what they pay. Days between
 * which the law changes must be typed apart.
 */
export interface HoursEntry {
  readonly kind: HourKind;
  readonly hours: number;
  readonly date: Day;
  /** The last day, for hours typed as a total. */
  readonly until?: Day;
}

/** The whole absence, also where it begins before the period or goes on after it. */
export interface Absence {
  readonly kind: AbsenceKind;
  readonly from: Day;
  readonly to: Day;
}

/** In the order in which they are taken: what a judge or the law orders comes before what the person agreed to. */
export const DEDUCTION_KINDS = [
  "alimony",
  "garnishment",
  "cooperative",
  "libranza",
  "union",
  "employeeFund",
  "loan",
  "otherDeduction",
] as const;

export type DeductionKind = (typeof DEDUCTION_KINDS)[number];

export interface Deduction {
  readonly kind: DeductionKind;
  /** "Cuota 3 de 6"; empty for the name of its kind alone. */
  readonly detail: string;
  readonly amount: Pesos;
}

/** What is new for one person in one period (novedades). Amounts are the period's, in whole pesos. */
export interface PeriodInput {
  readonly hours: readonly HoursEntry[];
  readonly commissions: Pesos;
  readonly salaryBonus: Pesos;
  readonly nonSalary: Pesos;
  readonly absences: readonly Absence[];
  readonly deductions: readonly Deduction[];
}

export const NOTHING_NEW: PeriodInput = {
  hours: [],
  commissions: ZERO,
  salaryBonus: ZERO,
  nonSalary: ZERO,
  absences: [],
  deductions: [],
};
