import type { BookReport } from "./book-report.ts";
import { ledger } from "./ledger/ledger.ts";
import { ledgers } from "./ledger/ledgers.ts";
import { movementsByMonth } from "./movements-by-month/movements-by-month.ts";
import { partyLedger } from "./party-ledger/party-ledger.ts";
import { reconciliationPlace } from "./reconciliation/reconciliation-place.ts";
import { mainLedger } from "./trial-balance/main-ledger.ts";
import { trialBalanceEntry } from "./trial-balance/trial-balance.ts";

/** The reports of a book, in the order of the tabs. */
export const REPORTS = [
  ledger,
  ledgers,
  trialBalanceEntry,
  mainLedger,
  movementsByMonth,
  partyLedger,
] as const satisfies readonly BookReport[];

export type RegisteredReport = (typeof REPORTS)[number];

/** What repeats in a book: among its reports by its address, with a screen of its own. */
export const recurringSection: { readonly path: "recurrentes"; readonly load?: undefined } = {
  path: "recurrentes",
};

/** What stands at a report's address: a report, the reconciliation, or what repeats. */
type ReportPlace = RegisteredReport | typeof reconciliationPlace | typeof recurringSection;

/** What stands at an address; undefined when nothing does. */
export function reportAt(path: string): ReportPlace | undefined {
  return [...REPORTS, reconciliationPlace, recurringSection].find((report) => report.path === path);
}

/** The place of a report, for a link or a navigation. */
export function reportPlace(report: ReportPlace) {
  return { to: "/dashboard/libro-contable/$report", params: { report } } as const;
}
