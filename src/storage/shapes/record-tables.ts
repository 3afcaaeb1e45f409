import type { ChangeTable } from "./rows.ts";

/** Tables of whole records that screens name: the trail keeps each change of one with what it was before. */
export const RECORD_TABLES = [
  "companies",
  "fiscalProfiles",
  "statements",
  "analyses",
  "calculations",
  "payrollRuns",
  "settlements",
  "benefitPayments",
  "employees",
  "parties",
  "extracts",
  "matches",
  "recurrings",
  "items",
  "rules",
  "attachments",
] as const satisfies readonly ChangeTable[];

/** The same of records that have entries, and commands of their own that take them back. */
export const POSTED_TABLES = [
  "stockMoves",
  "stockTransfers",
  "assets",
] as const satisfies readonly ChangeTable[];
