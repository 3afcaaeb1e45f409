import type { SchemaVersion } from "./version.ts";

/** Own accounts may be closed to new entries. Absent: open, so nothing is rewritten; older code would drop it. */
export const v9ClosedAccounts: SchemaVersion = { number: 9, stores: {} };
