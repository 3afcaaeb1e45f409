import type { SchemaVersion } from "./version.ts";

/** What banks say of accounts by month, which of their lines are lines of the book, and what comes again each month. */
export const v10Reconciliation: SchemaVersion = {
  number: 10,
  stores: { extracts: "id, bookId", matches: "id, bookId", recurrings: "id, bookId" },
};
