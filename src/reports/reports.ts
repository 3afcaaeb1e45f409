import type { BookReport } from "./book-report.ts";
import { ledger } from "./ledger/ledger.ts";
import { ledgers } from "./ledger/ledgers.ts";
import { movementsByMonth } from "./movements-by-month/movements-by-month.ts";
import { partyLedger } from "./party-ledger/party-ledger.ts";
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

/** The report of an address; undefined when there is none. */
export function reportAt(path: string): RegisteredReport | undefined {
  return REPORTS.find((report) => report.path === path);
}

/** The place of a report, for a link or a navigation. */
export function reportPlace(report: RegisteredReport) {
  return { to: "/dashboard/libro-contable/$report", params: { report } } as const;
}
