import type { SchemaVersion } from "./version.ts";

/**
 * Books may say why a point of a closing does not apply, and companies keep the texts of their notes and their group of
 * the Decreto 2420. Absent: nobody said so, and nothing is rewritten; older code would drop it.
 */
export const v12ClosingNotes: SchemaVersion = { number: 12, stores: {} };
