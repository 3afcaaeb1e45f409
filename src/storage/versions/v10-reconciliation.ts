import type { SchemaVersion } from "./version.ts";

/** What banks say of accounts by month, and which of their lines are lines of the book. */
export const v10Reconciliation: SchemaVersion = {
  number: 10,
  stores: { extracts: "id, bookId", matches: "id, bookId" },
};
