import type { ClosingLoan } from "../accounting/closing/accrued-interest.ts";
import { addMonthsToDay } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { type Pesos, pesos, sum, ZERO } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { loanTable } from "./loan-table.ts";
import { days360, MONTH_DAYS } from "./part-months.ts";
import type { LoanPlan, Recurring, RecurringFields } from "./recurring.ts";
import { recurringDays } from "./recurring-dues.ts";

type Loan = RecurringFields & { readonly plan: LoanPlan };

const YEAR = 12;

/** A loan on a day, all its payments until then made. */
export interface LoanState {
  /** Payments until the day. */
  readonly paid: number;
  readonly owed: Pesos;
  /** What of it is paid in the twelve months after the day (NIIF para PYMES 4.7), and what later. */
  readonly current: Pesos;
  readonly later: Pesos;
  /** Interest of the days since the last payment, of thirty a month (NIIF para PYMES 2.36). */
  readonly accrued: Pesos;
  readonly days: number;
}

/** Where a loan stands on a day; a loan that ends before its last payment (it was paid ahead) owes nothing then. */
export function loanOn(loan: Loan, on: Day): LoanState {
  const { plan, first, last } = loan;
  const rows = loanTable(plan);
  const paid = recurringDays(loan, on).length;
  const isOver = loan.state === "stopped" || (last !== null && last <= on);
  const owed = isOver ? ZERO : (rows[paid - 1]?.balance ?? plan.principal);
  const within = recurringDays(loan, addMonthsToDay(on, YEAR)).length;
  const current = isOver ? ZERO : sum(rows.slice(paid, within).map(({ capital }) => capital));
  const since = addMonthsToDay(first, paid - 1);
  const days = Math.min(MONTH_DAYS, Math.max(0, days360(since, on)));
  const accrued = pesos(Math.round((owed * plan.rate * days) / (100 * MONTH_DAYS)));
  return { paid, owed, current, later: pesos(owed - current), accrued, days };
}

/** The loans of what repeats on the last day of a period, each with what it accrued since its last payment. */
export function closingLoans(recurrings: readonly RecurringFields[], on: Day): readonly ClosingLoan[] {
  return recurrings.flatMap(({ plan, ...fields }) => {
    if (plan.kind !== "loan") return [];
    const { accrued, days, owed } = loanOn({ ...fields, plan }, on);
    if (owed === 0) return [];
    const { interest, debt, rate } = plan;
    return [{ name: fields.description, interest, debt, accrued, days, owed, rate }];
  });
}

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
}

/**
 * A loan of which capital is paid ahead (Ley 1555 de 2012): its payments until the day stay as they are, and what is
 * left is paid in as many payments as is said (RC-05).
 */
export function prepaidLoan(
  { marks, ...loan }: Loan & Partial<Pick<Recurring, "marks">>,
  { date, amount, months }: Prepayment,
  names: { readonly ahead: string },
): Result<PrepaidLoan, PrepaymentProblem> {
  const { plan, first } = loan;
  const days = recurringDays(loan, date);
  const { owed } = loanOn(loan, date);
  if (owed === 0 || date < addMonthsToDay(first, -1)) return err("paid");
  if (marks?.some((mark) => mark.date > date)) return err("later");
  if (amount <= 0 || amount > owed) return err("amount");
  const left = pesos(owed - amount);
  if (left > 0 && !(Number.isInteger(months) && months >= 1 && months <= plan.months)) return err("months");
  const name = loan.description.trim();
  const at = days.at(-1);
  const until: RecurringFields = at === undefined ? { ...loan, state: "stopped" } : { ...loan, last: at };
  const lines = [
    { account: plan.debt, debit: amount, credit: ZERO },
    { account: plan.money, debit: ZERO, credit: amount },
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
  return ok({ until, records: left === 0 ? [ahead] : [ahead, rest] });
}
