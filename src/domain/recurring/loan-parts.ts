import { mayBeNonCurrent } from "../accounting/non-current.ts";
import { addMonthsToDay } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { loanTable } from "./loan-table.ts";
import { type LoanState, loanOn, type RecurringLoan, recurringDays } from "./recurring-dues.ts";

/** The loans of one account on a day, all their payments until then made. */
export interface LoanParts {
  /** Paid in the twelve months after the day, and later. */
  readonly current: number;
  readonly later: number;
  /** Capital of the payments until the day that wait to be registered. */
  readonly waiting: number;
}

export interface StandingLoan extends LoanState {
  readonly loan: RecurringLoan;
}

/** The loans that are owed on a day, as their tables stood then. */
export function standingLoans(loans: readonly RecurringLoan[], on: Day): StandingLoan[] {
  return (
    loans
      // What is left of one that was paid ahead begins then: until then the whole of it stands.
      .filter(({ first }) => on >= addMonthsToDay(first, -1))
      .map((loan) => ({ loan, ...loanOn(loan, on) }))
      .filter(({ owed }) => owed > 0)
  );
}

function waitingCapital(loan: RecurringLoan, on: Day): number {
  const { plan, marks } = loan;
  if (marks === undefined) return 0;
  const done = new Set(marks.map(({ date }) => date));
  const rows = loanTable(plan);
  return recurringDays(loan, on).reduce(
    (sum, date, at) => sum + (done.has(date) ? 0 : (rows[at]?.capital ?? 0)),
    0,
  );
}

/** The loans by the account that they are owed on. */
export function loanPartsOn(loans: readonly RecurringLoan[], on: Day): ReadonlyMap<string, LoanParts> {
  const parts = new Map<string, LoanParts>();
  for (const { loan, current, later } of standingLoans(loans, on)) {
    const { debt } = loan.plan;
    const known = parts.get(debt) ?? { current: 0, later: 0, waiting: 0 };
    parts.set(debt, {
      current: known.current + current,
      later: known.later + later,
      waiting: known.waiting + waitingCapital(loan, on),
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
