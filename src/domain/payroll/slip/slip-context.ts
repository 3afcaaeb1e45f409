import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { timesPesos } from "../../kernel/rounding.ts";
import type { ParameterKey } from "../../law/parameters.ts";
import type { Contract, RunSettings } from "../employee/contract.ts";
import type { Law } from "../law/law.ts";
import type { LeaveDays } from "../leave/leave.ts";
import type { PeriodInput } from "../run/period-input.ts";
import type { SalaryDays, SalaryTimes } from "./salary-days.ts";
import type { MonthSoFar } from "./slip.ts";

/** Everything the rules of a slip may read. */
export interface SlipContext {
  /** As it stands on the last day of the period. */
  readonly contract: Contract;
  readonly input: PeriodInput;
  readonly settings: RunSettings;
  /** Law of the period's last day; hours use the law of their own day. */
  readonly law: Law;
  readonly leave: readonly LeaveDays[];
  /** The days by their salary: more than one where it was raised within the period. */
  readonly salaries: readonly SalaryDays[];
  readonly salaryTimes: SalaryTimes;
  /** Contract days in the period. */
  readonly days: number;
  /** The same, without unpaid leave. */
  readonly paidDays: number;
  readonly workedDays: number;
  readonly soFar: MonthSoFar;
  /** This person gets no further pay in the month, so monthly limits apply to the actual amounts. */
  readonly closesMonth: boolean;
}

/** A multiple of the minimum wage, in pesos. */
export function inMinimumWages(law: Law, key: ParameterKey): Pesos {
  return timesPesos(pesos(law.values.minimumWage.value), law.values[key].value);
}

/**
 * Projects an amount of the month to date to a full month, to compare it with a monthly limit: a first fortnight
 * counts as half a month, so that the second is not charged what the first should have paid.
 */
export function asMonthly({ closesMonth, soFar, paidDays }: SlipContext, amount: number): number {
  const days = soFar.days + paidDays;
  return closesMonth || days === 0 ? amount : (amount * 30) / days;
}
