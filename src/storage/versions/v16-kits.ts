import type { SchemaVersion } from "./version.ts";

/**
 * Items may be kits, lines of moves may say the kit that they left with, and stores may be closed. Absent, they are none and
 * open, so nothing is rewritten; older code would sell a kit as an item without stock, and drop what it is made of.
 */
export const v16Kits: SchemaVersion = { number: 16, stores: {} };
