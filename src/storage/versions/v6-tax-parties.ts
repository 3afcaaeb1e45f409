import type { SchemaVersion } from "./version.ts";

/** Adds what a book remembers of its third parties for their taxes. */
export const v6TaxParties: SchemaVersion = { number: 6, stores: { parties: "id, bookId" } };
