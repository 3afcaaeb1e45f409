import { mayBeNonCurrent } from "../accounting/non-current.ts";
import { addMonthsToDay } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { pesos } from "../kernel/pesos.ts";
import { type LoanState, loanOn, type RecurringLoan } from "./recurring-dues.ts";

/** The loans of one account on a day, all their payments until then made. */
export interface LoanParts {
  /** Paid in the twelve months after the day, and later. */
  readonly current: number;
  readonly later: number;
  /** Capital of the payments until the day that wait to be registered or were skipped: the books say whether it is owed. */
  readonly waiting: number;
}

function byTable(state: LoanState): LoanState {
  const { owed, current, skipped } = state;
  return { ...state, owed: pesos(owed - skipped), current: pesos(current - skipped) };
}

export interface StandingLoan extends LoanState {
  readonly loan: RecurringLoan;
}

/**
 * Loans on a day, as their tables stood then. A payment that was skipped may have been registered by hand: it is left to
 * what the books owe beyond the tables.
 */
function loansOn(loans: readonly RecurringLoan[], on: Day): StandingLoan[] {
  return (
    loans
      // What is left of one that was paid ahead begins then: until then the whole of it stands.
      .filter(({ first }) => on >= addMonthsToDay(first, -1))
      .map((loan) => ({ loan, ...byTable(loanOn(loan, on)) }))
  );
}

/** Those that are owed by their tables. */
export function standingLoans(loans: readonly RecurringLoan[], on: Day): StandingLoan[] {
  return loansOn(loans, on).filter(({ owed }) => owed > 0);
}

/** The loans by the account that they are owed on, with those whose table is over and has payments that nobody registered. */
export function loanPartsOn(loans: readonly RecurringLoan[], on: Day): ReadonlyMap<string, LoanParts> {
  const parts = new Map<string, LoanParts>();
  for (const { loan, owed, current, later, waiting, skipped } of loansOn(loans, on)) {
    if (owed + waiting + skipped === 0) continue;
    const { debt } = loan.plan;
    const known = parts.get(debt) ?? { current: 0, later: 0, waiting: 0 };
    parts.set(debt, {
      current: known.current + current,
      later: known.later + later,
      waiting: known.waiting + waiting + skipped,
    });
  }
  return parts;
}

interface Owed {
  readonly puc: string;
  /** What the books owe on the account. */
  readonly owed: number;
  /** Whether a book says that the account is paid in more than a year. */
  readonly isLong: boolean;
  readonly parts: LoanParts | undefined;
}

/**
 * What of an account's balance falls due within twelve months (NIIF para PYMES 4.7) by the tables of its loans; null
 * where they decide nothing. What no table tells is as the book says of the account, except payments that wait, which
 * are due. Where the books owe less than the tables, the later payments are what is missing.
 */
export function dueWithinYear({ puc, owed, isLong, parts }: Owed): number | null {
  if (parts === undefined || owed <= 0 || !mayBeNonCurrent(puc)) return null;
  const { current, later, waiting } = parts;
  if (!isLong) return owed - Math.max(0, Math.min(later, owed - current));
  const overdue = Math.min(waiting, Math.max(0, owed - current - later));
  return Math.min(owed, current + overdue);
}
