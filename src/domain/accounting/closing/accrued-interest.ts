import type { Day } from "../../kernel/day.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { AccountCode } from "../account.ts";
import type { Entry, EntryLine } from "../entries/entry.ts";
import type { PucOf } from "./closing-entry.ts";
import { type ClosingPeriod, dayAfter } from "./closing-period.ts";

/** A loan of the register on the last day of a period. */
export interface ClosingLoan {
  readonly name: string;
  readonly interest: AccountCode;
  readonly debt: AccountCode;
  /** Interest since its last payment, the days of it, and what they count on. */
  readonly accrued: Pesos;
  readonly days: number;
  readonly owed: Pesos;
  /** Percent of each month. */
  readonly rate: number;
}

/** Accrued interest in the books: lines of the period's last day, and those that gave it back on the next one. */
export interface AccruedInterest {
  readonly recorded: readonly EntryLine[];
  readonly back: readonly EntryLine[];
}

/** The two days on which interest is accrued and given back. */
export function accrualDays(period: ClosingPeriod): ReadonlySet<Day> {
  return new Set([period.to, dayAfter(period)]);
}

/** Whether an account is of interest: 5305, or what a loan says. */
export function interestAccounts(
  loans: readonly ClosingLoan[],
  pucOf: PucOf,
): (account: AccountCode) => boolean {
  const own = new Set(loans.map(({ interest }) => interest));
  return (account) => own.has(account) || pucOf(account).startsWith("5305");
}

const OWED = /^(?:21|2335)/;

/** Interest against what is owed for it, without cash: no payment and no charge of a bank. */
function isAccrual(
  { lines }: Pick<Entry, "lines">,
  pucOf: PucOf,
  isInterest: (account: AccountCode) => boolean,
): boolean {
  const accounts = lines.map(({ account }) => account);
  const isOwed = (account: AccountCode) => OWED.test(pucOf(account));
  return (
    accounts.every((each) => isInterest(each) || isOwed(each)) &&
    accounts.some(isInterest) &&
    accounts.some(isOwed)
  );
}

/** `entries`: those of `accrualDays`. */
export function accruedInterest(
  entries: readonly Entry[],
  loans: readonly ClosingLoan[],
  period: ClosingPeriod,
  pucOf: PucOf,
): AccruedInterest {
  const isInterest = interestAccounts(loans, pucOf);
  const next = dayAfter(period);
  const own = entries.filter((entry) => entry.status === "posted" && isAccrual(entry, pucOf, isInterest));
  const charges = ({ lines }: Entry) =>
    lines.reduce((sum, { account, debit, credit }) => (isInterest(account) ? sum + debit - credit : sum), 0) >
    0;
  // One that was reversed on another day counts as none; its reversal on the next day gives it back.
  const recorded = own.filter(
    (entry) =>
      entry.date === period.to &&
      charges(entry) &&
      (entry.reversedBy === undefined || entry.reversedBy.date === next),
  );
  const back = own.filter((entry) => entry.date === next && !charges(entry) && !entry.reversedBy);
  const linesOf = (some: readonly Entry[]) => some.flatMap(({ lines }) => lines);
  return { recorded: linesOf(recorded), back: linesOf(back) };
}
