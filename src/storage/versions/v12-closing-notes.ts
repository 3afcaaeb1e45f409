import type { SchemaVersion } from "./version.ts";

/** Books may say why a point of a closing does not apply. Absent: nobody said so, and nothing is rewritten. */
export const v12ClosingNotes: SchemaVersion = { number: 12, stores: {} };
