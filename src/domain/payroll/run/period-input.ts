import type { Day } from "../../kernel/day.ts";
import { type Pesos, ZERO } from "../../kernel/pesos.ts";
import type { HourKind } from "../earnings/overtime-kinds.data.ts";
import type { AbsenceKind } from "../leave/absences.data.ts";
import type { PayrollPeriod } from "./period.ts";

/**
 * Hours of one kind on a day, or a total between two days: the law of those days decides their pay. Days before and
 * after a change of law must be entered separately.
 */
export interface HoursEntry {
  readonly kind: HourKind;
  readonly hours: number;
  readonly date: Day;
  /** The last day, for hours entered as a total. */
  readonly until?: Day;
  /** `hours` counts whole days of work: a day is a thirtieth of the month, whatever hours it has (CST art. 179). */
  readonly isDays?: true;
  /** Surcharge over an ordinary hour, in percent, that is paid instead of the law's, which is the least. */
  readonly surcharge?: number;
}

/** The whole absence, even if it begins before the period or continues after it. */
export interface Absence {
  readonly kind: AbsenceKind;
  readonly from: Day;
  readonly to: Day;
  /** Monthly salary of the day on which it began, where an earlier run paid another one then than the contract says. */
  readonly salary?: Pesos;
}

/** In order of priority: deductions ordered by a judge or the law come before those agreed by the employee. */
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
  /** "Cuota 3 de 6"; empty to show only the name of its kind. */
  readonly detail: string;
  readonly amount: Pesos;
}

/** Monthly averages of variable pay over the year before a period, which days of leave are paid on too. */
export interface LeaveAverages {
  /** Overtime, surcharges, commissions and bonuses: sick leave, accidents and licences (CST arts. 228 and 236). */
  readonly variable: Pesos;
  /** Commissions, bonuses and night surcharge: vacations (CST art. 192). */
  readonly vacation: Pesos;
}

/** What a raise dated back left unpaid in a closed run, and what is paid of it now (PY-31). */
export interface SalaryArrears {
  readonly of: PayrollPeriod;
  readonly owed: Pesos;
  /** As proposed, or typed; zero where it is paid apart. */
  readonly amount: Pesos;
}

/** One person's variable inputs for one period (novedades). Amounts are per period, in whole pesos. */
export interface PeriodInput {
  readonly hours: readonly HoursEntry[];
  readonly commissions: Pesos;
  readonly salaryBonus: Pesos;
  readonly nonSalary: Pesos;
  readonly absences: readonly Absence[];
  readonly deductions: readonly Deduction[];
  /** Averages for days of leave; absent: nothing varied. */
  readonly leaveAverages?: LeaveAverages;
  /** Of runs that were closed before a raise; absent: none. */
  readonly arrears?: readonly SalaryArrears[];
}

export const NOTHING_NEW: PeriodInput = {
  hours: [],
  commissions: ZERO,
  salaryBonus: ZERO,
  nonSalary: ZERO,
  absences: [],
  deductions: [],
};

/** Drops lines of zero hours: they are still being typed, pay nothing, and must not block the figures. */
export function withoutBlankLines(input: PeriodInput): PeriodInput {
  return { ...input, hours: input.hours.filter((each) => each.hours > 0) };
}
