import type { Indicators } from "../accounting/indicators.ts";
import type { Month } from "../kernel/day.ts";

/** An issue in a company that an accountant should look at; urgent ones are listed first. */
export type CompanyAlert =
  | { readonly kind: "unbalanced"; readonly urgent: true; readonly difference: number }
  | { readonly kind: "low-liquidity"; readonly urgent: true }
  | { readonly kind: "over-limit"; readonly urgent: false }
  | { readonly kind: "drafts"; readonly urgent: false; readonly drafts: number }
  | { readonly kind: "open-months"; readonly urgent: false; readonly months: number }
  /** Entries in a month far from all others: most likely a mistyped year. */
  | { readonly kind: "stray-months"; readonly urgent: false; readonly months: readonly Month[] }
  | { readonly kind: "cash-overdrawn"; readonly urgent: false }
  | { readonly kind: "no-fiscal-profile"; readonly urgent: false };

export interface AlertInput {
  /** null while nothing has been posted. */
  readonly indicators: Indicators | null;
  readonly difference: number;
  readonly drafts: number;
  /** Months with entries before the current one that are not closed. */
  readonly openBefore: readonly Month[];
  /** Months with entries far from all others (`strayMonths`). */
  readonly strays: readonly Month[];
  /** Balance of cash (1105). */
  readonly cash: number;
  readonly hasFiscalProfile: boolean;
  readonly readOnly: boolean;
}

/** Fewer open months are normal while a month's work is being finished. */
const MANY_OPEN_MONTHS = 2;

export function companyAlerts(input: AlertInput): CompanyAlert[] {
  const alerts: CompanyAlert[] = [];
  if (input.difference !== 0) alerts.push({ kind: "unbalanced", urgent: true, difference: input.difference });
  if (input.indicators?.liquidity.status === "bad") alerts.push({ kind: "low-liquidity", urgent: true });
  if (input.readOnly) alerts.push({ kind: "over-limit", urgent: false });
  if (input.drafts > 0) alerts.push({ kind: "drafts", urgent: false, drafts: input.drafts });
  if (input.openBefore.length >= MANY_OPEN_MONTHS)
    alerts.push({ kind: "open-months", urgent: false, months: input.openBefore.length });
  if (input.strays.length > 0) alerts.push({ kind: "stray-months", urgent: false, months: input.strays });
  if (input.cash < 0) alerts.push({ kind: "cash-overdrawn", urgent: false });
  if (!input.hasFiscalProfile) alerts.push({ kind: "no-fiscal-profile", urgent: false });
  return alerts;
}
