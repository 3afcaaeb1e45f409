import type { SchemaVersion } from "./version.ts";

/** Companies may say how often they close. Absent: every year, so nothing is rewritten; older code would drop it. */
export const v7Cuts: SchemaVersion = { number: 7, stores: {} };
