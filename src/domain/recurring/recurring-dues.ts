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
import type {
  DeferredPlan,
  LoanPlan,
  Recurring,
  RecurringFields,
  RecurringMark,
  RecurringPlan,
} from "./recurring.ts";

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

/** A loan on a day: its payments until then made, but those that were skipped. */
export interface LoanState {
  /** Payments until the day. */
  readonly paid: number;
  readonly owed: Pesos;
  /** Capital of the payments until the day that were skipped; it is part of what is owed, and due (RC-06). */
  readonly skipped: Pesos;
  /** Capital of those that wait to be registered; counted as paid. */
  readonly waiting: Pesos;
  /** What of it is paid in the twelve months after the day (NIIF para PYMES 4.7), and what later. */
  readonly current: Pesos;
  readonly later: Pesos;
  /** Interest by the table of the days since the last payment, of thirty a month (NIIF para PYMES 2.36); arrears are not of it. */
  readonly accrued: Pesos;
  readonly days: number;
}

/** Capital of the payments until a day that were skipped, and of those that wait; nothing where no mark is known. */
function unpaidCapital({ plan, marks }: RecurringLoan, days: readonly Day[]) {
  const rows = loanTable(plan);
  const kinds = new Map((marks ?? []).map(({ date, kind }) => [date, kind]));
  const sumOf = (kind: RecurringMark["kind"] | undefined) =>
    sum(days.map((date, at) => (kinds.get(date) === kind ? (rows[at]?.capital ?? ZERO) : ZERO)));
  return { skipped: sumOf("skipped"), waiting: marks === undefined ? ZERO : sumOf(undefined) };
}

/** Where a loan stands on a day; one that ends before its last payment (it was paid ahead) owes what was skipped alone. */
export function loanOn(loan: RecurringLoan, on: Day): LoanState {
  const { plan, first, last } = loan;
  const rows = loanTable(plan);
  const past = recurringDays(loan, on);
  const paid = past.length;
  const isStopped = loan.state === "stopped";
  const isOver = isStopped || (last !== null && last <= on);
  const { skipped, waiting } = unpaidCapital(loan, isStopped ? [] : past);
  const byTable = isOver ? ZERO : (rows[paid - 1]?.balance ?? plan.principal);
  const owed = pesos(byTable + skipped);
  // On this day nobody knew that it would end before its last payment.
  const within = recurringDays({ ...loan, last: null }, addMonthsToDay(on, YEAR)).length;
  const next = isOver ? [] : rows.slice(paid, within);
  const current = sum([skipped, ...next.map(({ capital }) => capital)]);
  const since = addMonthsToDay(first, paid - 1);
  const days = Math.min(MONTH_DAYS, Math.max(0, days360(since, on)));
  const accrued = pesos(Math.round((byTable * plan.rate * days) / (100 * MONTH_DAYS)));
  return { paid, owed, skipped, waiting, current, later: pesos(owed - current), accrued, days };
}

/** The loans of what repeats on the last day of a period, each with what it accrued since its last payment. */
export function closingLoans(
  recurrings: readonly (RecurringFields & Partial<Pick<Recurring, "marks">>)[],
  on: Day,
): readonly ClosingLoan[] {
  return recurrings.flatMap(({ plan, ...fields }) => {
    if (plan.kind !== "loan") return [];
    const { accrued, days, owed: all, skipped } = loanOn({ ...fields, plan }, on);
    const owed = pesos(all - skipped);
    if (owed === 0) return [];
    const { interest, debt, rate } = plan;
    return [{ name: fields.description, interest, debt, accrued, days, owed, rate }];
  });
}
