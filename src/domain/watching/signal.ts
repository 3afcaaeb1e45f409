import type { AccountCode, Side } from "../accounting/account.ts";
import type { MonthSpan } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import type { BookId } from "../kernel/ids.ts";

/** An account of costs or expenses that grew faster than sales (VG-01). */
export interface CostGrowth {
  readonly kind: "cost-growth";
  /** A PUC account of four digits. */
  readonly account: string;
  readonly span: MonthSpan;
  readonly against: MonthSpan;
  readonly now: number;
  readonly before: number;
  /** Growth as a share, and that of sales. */
  readonly share: number;
  readonly salesShare: number;
  /** What it costs above the growth of sales. */
  readonly excess: number;
}

/** Sales fell (VG-02). */
export interface SalesDrop {
  readonly kind: "sales-drop";
  readonly span: MonthSpan;
  readonly against: MonthSpan;
  readonly now: number;
  readonly before: number;
  /** Below zero. */
  readonly share: number;
}

/** Cash covers less than a month of expenses (VG-03). */
export interface CashCover {
  readonly kind: "cash-cover";
  readonly cash: number;
  /** Mean expenses of a month that are paid in cash. */
  readonly monthly: number;
  /** Months that the cash covers. */
  readonly share: number;
  readonly on: Day;
}

/** One third party holds a large part of what is sold or bought (VG-04). */
export interface PartyShare {
  readonly kind: "customer-share" | "supplier-share";
  readonly party: string;
  readonly amount: number;
  readonly total: number;
  readonly share: number;
  readonly span: MonthSpan;
  /** `named`: of the lines of sales; `credit`: of what was sold or bought on credit. */
  readonly basis: "named" | "credit";
}

interface OfBook {
  readonly book: BookId;
}

/** A balance against the nature of its account (VG-05). */
export interface AbnormalBalanceSignal extends OfBook {
  readonly kind: "against-nature";
  readonly account: AccountCode;
  readonly name: string;
  readonly amount: number;
  /** The side on which the balance stands. */
  readonly side: Side;
}

/** Entries that look like the same one written twice (VG-06). */
export interface Duplicates extends OfBook {
  readonly kind: "duplicates";
  /** The numbers of each group, latest group first. */
  readonly groups: readonly (readonly number[])[];
  readonly date: Day;
  readonly amount: number;
}

/** Amounts begin with one digit more often than amounts usually do (VG-07). */
export interface FirstDigit extends OfBook {
  readonly kind: "first-digit";
  readonly entries: number;
  readonly digit: number;
  readonly share: number;
  readonly usual: number;
}

/** Entries dated years away from the others (VG-08). */
export interface StrayYear extends OfBook {
  readonly kind: "stray-year";
  readonly months: readonly Month[];
}

/** Customers owe for more than ninety days (VG-09). */
export interface OldReceivables extends OfBook {
  readonly kind: "old-receivables";
  readonly owed: number;
  readonly old: number;
  readonly share: number;
}

/** A tax whose declaration was due, without a payment in the books (VG-10). */
export interface TaxUnpaid extends OfBook {
  readonly kind: "vat-unpaid" | "withheld-unpaid";
  readonly left: number;
  /** The last month of its declaration. */
  readonly month: Month;
}

/** Numbers that a run of sales documents lacks (VG-11). */
export interface MissingNumbers extends OfBook {
  readonly kind: "missing-numbers";
  readonly prefix: string;
  readonly missing: readonly number[];
  readonly first: number;
  readonly last: number;
}

/** Something in the books that a person should look at, with the figures that say so. */
export type Signal =
  | CostGrowth
  | SalesDrop
  | CashCover
  | PartyShare
  | AbnormalBalanceSignal
  | Duplicates
  | FirstDigit
  | StrayYear
  | OldReceivables
  | TaxUnpaid
  | MissingNumbers;

/** A signal that a person looked at (VG-12): it stays away while its figure is the same. */
export interface ReviewedSignal {
  readonly signal: string;
  readonly figure: string;
  readonly day: Day;
}

const percent = (share: number) => String(Math.round(share * 100));

/** Tells a signal from the others of its kind, whatever its figure. */
export function signalKey(signal: Signal): string {
  switch (signal.kind) {
    case "cost-growth":
      return `${signal.kind}/${signal.account}`;
    case "customer-share":
    case "supplier-share":
      return `${signal.kind}/${signal.party}`;
    case "against-nature":
      return `${signal.kind}/${signal.book}/${signal.account}`;
    case "missing-numbers":
      return `${signal.kind}/${signal.book}/${signal.prefix}`;
    case "sales-drop":
    case "cash-cover":
      return signal.kind;
    default:
      return `${signal.kind}/${signal.book}`;
  }
}

/** The figure of a signal as it is told: another one is news. */
export function signalFigure(signal: Signal): string {
  switch (signal.kind) {
    case "cost-growth":
    case "sales-drop":
      return `${signal.span.last} ${percent(signal.share)}`;
    case "cash-cover":
      return signal.share.toFixed(1);
    case "customer-share":
    case "supplier-share":
      return percent(signal.share);
    case "against-nature":
      return `${signal.side} ${signal.amount}`;
    case "duplicates":
      return signal.groups.map((numbers) => numbers.join("=")).join(" ");
    case "first-digit":
      return `${signal.digit} ${percent(signal.share)}`;
    case "stray-year":
      return signal.months.join(" ");
    case "old-receivables":
      return String(signal.old);
    case "vat-unpaid":
    case "withheld-unpaid":
      return `${signal.month} ${signal.left}`;
    case "missing-numbers":
      return signal.missing.join(" ");
  }
}

/** How many reviewed signals a company keeps; the oldest go first. */
export const MOST_REVIEWED = 100;

/** The reviewed signals with one more, or without it (`null`). */
export function withReviewed(
  known: readonly ReviewedSignal[],
  signal: string,
  seen: Omit<ReviewedSignal, "signal"> | null,
): readonly ReviewedSignal[] {
  const rest = known.filter((each) => each.signal !== signal);
  return seen === null ? rest : [...rest, { signal, ...seen }].slice(-MOST_REVIEWED);
}

/** Whether a person looked at this signal with this figure; the day of it, or null. */
export function reviewedOn(signal: Signal, known: readonly ReviewedSignal[]): Day | null {
  const key = signalKey(signal);
  const figure = signalFigure(signal);
  return known.find((each) => each.signal === key && each.figure === figure)?.day ?? null;
}
