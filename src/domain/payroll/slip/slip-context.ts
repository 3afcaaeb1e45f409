import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { timesPesos } from "../../kernel/rounding.ts";
import type { ParameterKey } from "../../law/parameters.ts";
import type { Contract, RunSettings } from "../employee/contract.ts";
import type { Law } from "../law/law.ts";
import type { LeaveDays } from "../leave/leave.ts";
import type { PeriodInput } from "../run/period-input.ts";
import type { MonthSoFar } from "./slip.ts";

/** What every rule of a slip may look at. */
export interface SlipContext {
  readonly contract: Contract;
  readonly input: PeriodInput;
  readonly settings: RunSettings;
  /** Of the period's last day; hours have the law of their own. */
  readonly law: Law;
  readonly leave: readonly LeaveDays[];
  /** Of contract, in the period. */
  readonly days: number;
  /** Those, without unpaid leave. */
  readonly paidDays: number;
  readonly workedDays: number;
  readonly soFar: MonthSoFar;
  /** Nothing more of the month will be paid to this person: its limits are compared with what there is. */
  readonly closesMonth: boolean;
}

/** So many minimum wages, in pesos. */
export function inMinimumWages(law: Law, key: ParameterKey): Pesos {
  return timesPesos(pesos(law.values.minimumWage.value), law.values[key].value);
}

/**
 * An amount of the month so far as a limit of the month sees it: a first fortnight is taken for half of it, so that
 * nobody pays in the second what the first should have taken.
 */
export function asMonthly({ closesMonth, soFar, paidDays }: SlipContext, amount: number): number {
  const days = soFar.days + paidDays;
  return closesMonth || days === 0 ? amount : (amount * 30) / days;
}
