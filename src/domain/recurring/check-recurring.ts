import { entryTotals, MAX_TEXT } from "../accounting/entries/check-entry.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { plainLine } from "../kernel/graphemes.ts";
import { loanTable } from "./loan-table.ts";
import type { LoanPlan, RecurringFields, RecurringPlan, RecurringProblem } from "./recurring.ts";
import { MOST_MONTHS } from "./recurring-dues.ts";

/** More a month than any law allows. */
const MOST_RATE = 20;

const isMonths = (months: number) => Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS;

/** A payment that leaves no capital would never pay the loan back. */
function paysBack(plan: LoanPlan): boolean {
  return loanTable(plan).every(({ capital }) => capital > 0);
}

/** Whether it leaves every account as it was: one account stands on both sides, for the same third party. */
function movesNothing(lines: readonly EntryLine[]): boolean {
  const nets = new Map<string, number>();
  for (const { account, thirdParty = "", debit, credit } of lines) {
    const key = `${account} ${thirdParty}`;
    nets.set(key, (nets.get(key) ?? 0) + debit - credit);
  }
  return [...nets.values()].every((net) => net === 0);
}

function planProblems(plan: RecurringPlan): readonly RecurringProblem[] {
  if (plan.kind === "monthly") {
    const totals = entryTotals(plan.lines);
    const isWhole = plan.lines.length >= 2 && totals !== null && totals.debit > 0;
    if (!isWhole || totals.debit !== totals.credit) return ["unbalanced"];
    return movesNothing(plan.lines) ? ["accounts"] : [];
  }
  const amount = plan.kind === "deferred" ? plan.total : plan.principal;
  const accounts =
    plan.kind === "deferred" ? [plan.expense, plan.prepaid] : [plan.debt, plan.interest, plan.money];
  const isDistinct = new Set(accounts).size === accounts.length && !accounts.some((code) => code === "");
  const isRate = plan.kind === "deferred" || (plan.rate >= 0 && plan.rate <= MOST_RATE);
  const problems: readonly RecurringProblem[] = [
    ...(amount > 0 && amount >= plan.months ? [] : (["amount"] as const)),
    ...(isMonths(plan.months) ? [] : (["months"] as const)),
    ...(isRate ? [] : (["rate"] as const)),
    ...(isDistinct ? [] : (["accounts"] as const)),
  ];
  return problems.length === 0 && plan.kind === "loan" && !paysBack(plan) ? ["payments"] : problems;
}

/** What keeps it from being saved; empty if nothing does. */
export function checkRecurring({
  description,
  first,
  last,
  plan,
}: RecurringFields): readonly RecurringProblem[] {
  const named = plainLine(description);
  return [
    ...(named === "" || named.length > MAX_TEXT - 20 ? (["description"] as const) : []),
    ...(last !== null && last < first ? (["end"] as const) : []),
    ...planProblems(plan),
  ];
}
