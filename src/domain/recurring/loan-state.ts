import { addMonthsToDay } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { MONTH_DAYS } from "./part-months.ts";
import type { LoanPlan, Recurring, RecurringFields } from "./recurring.ts";
import { loanOn, recurringDays } from "./recurring-dues.ts";

type Loan = RecurringFields & { readonly plan: LoanPlan };

/** What is paid ahead of a loan. */
export interface Prepayment {
  readonly date: Day;
  readonly amount: Pesos;
  /** Payments that are left after it: fewer, or as many of less. */
  readonly months: number;
}

export type PrepaymentProblem = "amount" | "months" | "paid" | "later";

export interface PrepaidLoan {
  /** The loan until its last payment before. */
  readonly until: RecurringFields;
  /** What was paid ahead, and the loan that is left; only the first where nothing is. */
  readonly records: readonly RecurringFields[];
  /** Interest of what is paid ahead since the last payment, paid with it; `days` of thirty a month. */
  readonly interest: Pesos;
  readonly days: number;
}

/**
 * A loan of which capital is paid ahead (Ley 1555 de 2012): its payments until the day stay as they are, and what is
 * left is paid in as many payments as is said. Between two payments the interest of what is paid ahead goes with it
 * (RC-05).
 */
export function prepaidLoan(
  { marks, ...loan }: Loan & Partial<Pick<Recurring, "marks">>,
  { date, amount, months }: Prepayment,
  names: { readonly ahead: string },
): Result<PrepaidLoan, PrepaymentProblem> {
  const { plan, first } = loan;
  const days = recurringDays(loan, date);
  // Without its marks: what was skipped is of its own payments, which may be proposed again; the table is paid ahead.
  const state = loanOn(loan, date);
  const { owed } = state;
  if (owed === 0 || date < addMonthsToDay(first, -1)) return err("paid");
  if (marks?.some((mark) => mark.date > date)) return err("later");
  if (amount <= 0 || amount > owed) return err("amount");
  const left = pesos(owed - amount);
  if (left > 0 && !(Number.isInteger(months) && months >= 1 && months <= plan.months)) return err("months");
  const name = loan.description.trim();
  const at = days.at(-1);
  const until: RecurringFields = at === undefined ? { ...loan, state: "stopped" } : { ...loan, last: at };
  // The next payment has the interest of what is left alone: that of what is paid ahead is paid with it.
  const interest = pesos(Math.round((amount * plan.rate * state.days) / (100 * MONTH_DAYS)));
  const lines = [
    { account: plan.debt, debit: amount, credit: ZERO },
    ...(interest > 0 ? [{ account: plan.interest, debit: interest, credit: ZERO }] : []),
    { account: plan.money, debit: ZERO, credit: pesos(amount + interest) },
  ];
  const ahead: RecurringFields = {
    description: `${name}: ${names.ahead}`,
    first: date,
    last: date,
    state: "active",
    plan: { kind: "monthly", asks: false, lines },
  };
  const rest: RecurringFields = {
    ...loan,
    first: addMonthsToDay(first, days.length),
    last: null,
    state: "active",
    plan: { ...plan, principal: left, months },
  };
  return ok({ until, records: left === 0 ? [ahead] : [ahead, rest], interest, days: state.days });
}
