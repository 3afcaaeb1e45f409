import type { AccountCode } from "#domain/accounting/account.ts";
import type { Month } from "#domain/kernel/day.ts";

/** Link of a check: a month of the journal, an account's ledger, the trial balance of the year, or another screen of the book. */
export type CheckWay =
  | { readonly to: "journal"; readonly month: Month }
  | { readonly to: "ledger"; readonly account: AccountCode }
  | { readonly to: "trial" }
  | { readonly to: "assets" };

export interface ClosingCheck {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly state: "done" | "missing" | "waiting";
  /** Where the check can be examined. */
  readonly way?: CheckWay;
}

export interface CheckGroup {
  readonly title: string;
  readonly checks: readonly ClosingCheck[];
}
