import type { SchemaVersion } from "./version.ts";

/**
 * Books may restate comparative figures, companies keep notes of their own and leave notes out with a reason, and items
 * what suppliers call them. Absent: nobody said so, and nothing is rewritten; older code would drop it.
 */
export const v14RestatedFigures: SchemaVersion = { number: 14, stores: {} };
