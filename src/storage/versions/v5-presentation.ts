import type { SchemaVersion } from "./version.ts";

/**
 * Months hold sums by third party, entries the activity of their cash, and books their cash equivalents. All may be
 * absent, so nothing is rewritten: older code would drop them, and must not write here.
 */
export const v5Presentation: SchemaVersion = { number: 5, stores: {} };
