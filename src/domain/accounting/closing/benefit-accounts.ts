import { monthOf } from "../../kernel/calendar-day.ts";
import type { Month } from "../../kernel/day.ts";
import { withoutMovements } from "../../statement/books/period-facts.ts";
import type { Entry } from "../entries/entry.ts";
import { undonePairs } from "../entries/undone-pairs.ts";
import { type Balances, balancesOfLines } from "../ledger/balances.ts";
import type { PucOf } from "./closing-entry.ts";

/**
 * The four benefits that accrue monthly and are paid later (Código Sustantivo del Trabajo, 186, 249, 306; Ley 52 de
 * 1975).
 */
export const BENEFITS = ["severance", "interest", "bonus", "vacation"] as const;
export type Benefit = (typeof BENEFITS)[number];

interface BenefitAccounts {
  /** Estimated liability by month, and the consolidated one of the year's end (Decreto 2650 de 1993). */
  readonly provision: string;
  readonly consolidated: string;
  /** What follows 51, 52 or a cost account of class 7. */
  readonly expense: string;
}

export const BENEFIT_ACCOUNTS: Readonly<Record<Benefit, BenefitAccounts>> = {
  severance: { provision: "261005", consolidated: "2510", expense: "0530" },
  interest: { provision: "261010", consolidated: "2515", expense: "0533" },
  bonus: { provision: "261020", consolidated: "2520", expense: "0536" },
  vacation: { provision: "261015", consolidated: "2525", expense: "0539" },
};

/** 2610 as a whole provides for all four. */
export const ALL_BENEFITS = /^2610$/;

/** What benefits are charged to, and where they are owed. */
const EXPENSE = /^(?:5[12]|7\d)05(?:30|33|36|39)/;

export function isBenefitAccount(puc: string): boolean {
  return EXPENSE.test(puc) || /^(?:2610|2510|2515|2520|2525)/.test(puc);
}

interface MonthBalances {
  readonly month: Month;
  readonly balances: Balances;
}

/** Whether an expense of benefits was credited: only then may a provision have been reversed. */
export function mayHaveUndone(months: readonly MonthBalances[], pucOf: PucOf): boolean {
  return months.some(({ balances }) =>
    [...balances].some(([code, { credit }]) => credit > 0 && EXPENSE.test(pucOf(code))),
  );
}

/**
 * The months without the entries that were reversed among these: what a benefit was credited with tells what was
 * provided, since payments debit it, and a reversal leaves the credit of what it took back.
 */
export function withoutUndone<Each extends MonthBalances>(
  months: readonly Each[],
  entries: readonly Entry[],
): readonly Each[] {
  const undone = undonePairs(entries);
  if (undone.length === 0) return months;
  return months.map((each) => {
    const lines = undone.filter(({ date }) => monthOf(date) === each.month).flatMap((entry) => entry.lines);
    return { ...each, balances: withoutMovements(each.balances, balancesOfLines(lines)) };
  });
}

/** Expenses that only salaries have. */
export const SALARIES = /^(?:5[12]05(?:03|06|$)|72)/;
