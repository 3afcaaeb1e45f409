import type { AccountCode, Side } from "../accounting/account.ts";
import type { ClosingLoan } from "../accounting/closing/accrued-interest.ts";
import { entryTotals } from "../accounting/entries/check-entry.ts";
import { copiedLines } from "../accounting/entries/copied-lines.ts";
import type { EntryContent, EntryLine } from "../accounting/entries/entry.ts";
import { addMonthsToDay } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { type Pesos, pesos, sum, ZERO } from "../kernel/pesos.ts";
import { loanTable } from "./loan-table.ts";
import { days360, MONTH_DAYS } from "./part-months.ts";
import type { DeferredPlan, LoanPlan, Recurring, RecurringFields, RecurringPlan } from "./recurring.ts";

/** Days that are proposed at once at most: fifty years. */
export const MOST_MONTHS = 600;

/** What repeats and is a loan; `marks`: what was done on its days, where that is known. */
export type RecurringLoan = RecurringFields & { readonly plan: LoanPlan } & Partial<Pick<Recurring, "marks">>;

const YEAR = 12;

/** An entry that waits to be registered. */
export interface DueEntry {
  readonly recurring: Recurring;
  readonly date: Day;
  /** Which one it is, from 1; `of` how many, null without an end. */
  readonly at: number;
  readonly of: number | null;
  readonly lines: readonly EntryLine[];
}

function lineOf(account: AccountCode, side: Side, amount: Pesos): EntryLine {
  return {
    account,
    debit: side === "debit" ? amount : ZERO,
    credit: side === "credit" ? amount : ZERO,
  };
}

/** The share of one month; the last one takes what is left (RC-02). */
export function deferredShare({ total, months }: Pick<DeferredPlan, "total" | "months">, at: number): Pesos {
  const share = Math.floor(total / months);
  return pesos(at === months ? total - share * (months - 1) : share);
}

function loanLines(plan: LoanPlan, at: number): readonly EntryLine[] {
  const row = loanTable(plan)[at - 1];
  if (row === undefined) return [];
  return [
    lineOf(plan.debt, "debit", row.capital),
    lineOf(plan.interest, "debit", row.interest),
    lineOf(plan.money, "credit", row.payment),
  ];
}

/** The lines of its entry number `at`, from 1. */
export function recurringLines(plan: RecurringPlan, at: number): readonly EntryLine[] {
  // A record may have been kept with the notes of its model.
  if (plan.kind === "monthly") return copiedLines(plan.lines);
  const share = plan.kind === "deferred" ? deferredShare(plan, at) : ZERO;
  const lines =
    plan.kind === "loan"
      ? loanLines(plan, at)
      : [lineOf(plan.expense, "debit", share), lineOf(plan.prepaid, "credit", share)];
  return lines.filter(({ debit, credit }) => debit + credit > 0);
}

/** Whether another amount may be written: only where one line stands against one. */
export function takesAmount({ plan }: Pick<RecurringFields, "plan">): boolean {
  return plan.kind === "monthly" && plan.asks && plan.lines.length === 2;
}

/** The lines with this amount on both sides. */
export function linesWithAmount(lines: readonly EntryLine[], amount: Pesos): readonly EntryLine[] {
  return lines.map((line) => ({
    ...line,
    debit: line.debit > 0 ? amount : ZERO,
    credit: line.credit > 0 ? amount : ZERO,
  }));
}

export function countOf(plan: RecurringPlan): number | null {
  return plan.kind === "monthly" ? null : plan.months;
}

/** Its days until this one, in order. The 31st is the last day of a shorter month, and the 31st again after it. */
export function recurringDays(fields: Pick<RecurringFields, "first" | "last" | "plan">, until: Day): Day[] {
  const { first, last, plan } = fields;
  const most = Math.min(countOf(plan) ?? MOST_MONTHS, MOST_MONTHS);
  const days: Day[] = [];
  for (let at = 0; at < most; at += 1) {
    const day = addMonthsToDay(first, at);
    if (day > until || (last !== null && day > last)) break;
    days.push(day);
  }
  return days;
}

/** What of it waits until a day: neither registered nor skipped, each day once (RC-01). */
export function recurringDues(recurring: Recurring, until: Day): readonly DueEntry[] {
  if (recurring.state === "stopped") return [];
  const done = new Set(recurring.marks.map(({ date }) => date));
  const { plan } = recurring;
  return recurringDays(recurring, until)
    .map((date, index) => ({ date, at: index + 1 }))
    .filter(({ date }) => !done.has(date))
    .map(({ date, at }) => ({ recurring, date, at, of: countOf(plan), lines: recurringLines(plan, at) }));
}

/** All that waits, the oldest first. */
export function dueEntries(all: readonly Recurring[], until: Day): readonly DueEntry[] {
  return all
    .flatMap((each) => recurringDues(each, until))
    .sort((a, b) =>
      a.date === b.date ? (a.recurring.id < b.recurring.id ? -1 : 1) : a.date < b.date ? -1 : 1,
    );
}

/** The entry that is written of it. `amount`: instead of the planned one, where it takes one. */
export function dueContent({ recurring, date, at, of, lines }: DueEntry, amount: Pesos | null): EntryContent {
  const numbered = of === null ? recurring.description : `${recurring.description} (${at} de ${of})`;
  const own = amount !== null && takesAmount(recurring) ? linesWithAmount(lines, amount) : lines;
  return { date, description: numbered, reference: "", lines: own };
}

/** What an entry comes to. */
export function dueTotal(lines: readonly EntryLine[]): Pesos {
  return entryTotals(lines)?.debit ?? ZERO;
}

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
export function loanOn(loan: RecurringLoan, on: Day): LoanState {
  const { plan, first, last } = loan;
  const rows = loanTable(plan);
  const paid = recurringDays(loan, on).length;
  const isOver = loan.state === "stopped" || (last !== null && last <= on);
  const owed = isOver ? ZERO : (rows[paid - 1]?.balance ?? plan.principal);
  // On this day nobody knew that it would end before its last payment.
  const within = recurringDays({ ...loan, last: null }, addMonthsToDay(on, YEAR)).length;
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
