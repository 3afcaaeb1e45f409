import { BOOK_PLACES } from "./book-places.ts";
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

/** What stands at a report's address. */
type ReportPlace = RegisteredReport | (typeof BOOK_PLACES)[keyof typeof BOOK_PLACES];

/** What stands at an address; undefined when nothing does. */
export function reportAt(path: string): ReportPlace | undefined {
  return [...REPORTS, ...Object.values(BOOK_PLACES)].find((report) => report.path === path);
}

/** The place of a report, for a link or a navigation. */
export function reportPlace(report: ReportPlace) {
  return { to: "/dashboard/libro-contable/$report", params: { report } } as const;
}
