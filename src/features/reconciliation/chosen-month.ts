import type { Account } from "#domain/accounting/account.ts";
import { addMonths, monthsBetween } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BankAccounts } from "./use-reconciliation.ts";

/** Months back that are offered. */
const MONTHS_BACK = 24;

export interface ChosenMonth {
  readonly account: Account;
  readonly month: Month;
  /** The months that may be chosen, the latest first. */
  readonly months: readonly Month[];
  /** Those whose reconciliation was closed. */
  readonly closed: ReadonlySet<Month>;
}

/** The account and the month of the address, or else those that were reconciled last; null without an account of a bank. */
export function chosenMonth(
  { accounts, extracts }: BankAccounts,
  asked: { readonly cuenta?: string; readonly periodo?: Month },
  now: Month,
): ChosenMonth | null {
  const wanted = asked.cuenta ?? extracts.at(-1)?.account;
  const account = accounts.find(({ code }) => code === wanted) ?? accounts[0];
  if (account === undefined) return null;
  const own = extracts.filter((each) => each.account === account.code);
  const month = asked.periodo ?? own.at(-1)?.month ?? now;
  const offered = new Set([
    ...monthsBetween(addMonths(now, -MONTHS_BACK), now),
    ...own.map((each) => each.month),
    month,
  ]);
  return {
    account,
    month,
    months: [...offered].sort().reverse(),
    closed: new Set(own.filter((each) => each.closed).map((each) => each.month)),
  };
}
