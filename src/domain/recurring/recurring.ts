import type { AccountCode } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { BookId, EntryId, RecurringId } from "../kernel/ids.ts";
import type { Pesos } from "../kernel/pesos.ts";

/** French: equal payments. German: equal capital. */
export const LOAN_METHODS = ["french", "german"] as const;
export type LoanMethod = (typeof LOAN_METHODS)[number];

/** The same entry each month; `asks`: its amount is asked each time. */
export interface MonthlyPlan {
  readonly kind: "monthly";
  readonly lines: readonly EntryLine[];
  readonly asks: boolean;
}

/** What was paid ahead becomes an expense month by month. */
export interface DeferredPlan {
  readonly kind: "deferred";
  readonly expense: AccountCode;
  readonly prepaid: AccountCode;
  readonly total: Pesos;
  readonly months: number;
}

/** What a loan is made of, without its accounts. */
export interface LoanTerms {
  readonly method: LoanMethod;
  readonly principal: Pesos;
  /** Percent of each month on what is still owed. */
  readonly rate: number;
  readonly months: number;
}

/** The payments of a loan that was received. */
export interface LoanPlan extends LoanTerms {
  readonly kind: "loan";
  readonly debt: AccountCode;
  readonly interest: AccountCode;
  readonly money: AccountCode;
}

export type RecurringPlan = MonthlyPlan | DeferredPlan | LoanPlan;

export const MARK_KINDS = ["posted", "skipped"] as const;

/** What was done on one of its days. */
export interface RecurringMark {
  readonly date: Day;
  readonly kind: (typeof MARK_KINDS)[number];
  /** The entry that was posted. */
  readonly entryId?: EntryId;
  /** The amount that was written instead of the planned one. */
  readonly amount?: Pesos;
}

export const RECURRING_STATES = ["active", "stopped"] as const;
export type RecurringState = (typeof RECURRING_STATES)[number];

/** What a person says of it. */
export interface RecurringFields {
  readonly description: string;
  /** The first day; the others are the same day of each month, or its last one. */
  readonly first: Day;
  /** No day after it; null without an end. What has a number of months ends by itself. */
  readonly last: Day | null;
  readonly plan: RecurringPlan;
  readonly state: RecurringState;
}

/** An entry that comes again each month, proposed on its day and never posted by itself. */
export interface Recurring extends RecurringFields {
  readonly id: RecurringId;
  readonly bookId: BookId;
  /** In the order of their days, one for each. */
  readonly marks: readonly RecurringMark[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** Why nothing was written. */
export type RecurringRefusal =
  | { readonly kind: "unknown-recurring" }
  /** Another tab saved it, or its day was registered or skipped there. */
  | { readonly kind: "recurring-changed" }
  | { readonly kind: "bad-recurring"; readonly problems: readonly RecurringProblem[] };

export type RecurringProblem =
  | "description"
  | "amount"
  | "months"
  | "rate"
  | "payments"
  | "received"
  | "grace"
  | "accounts"
  | "end"
  | "unbalanced";
