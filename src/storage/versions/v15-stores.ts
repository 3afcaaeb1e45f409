import type { SchemaVersion } from "./version.ts";

/**
 * What went from one store to another. Books may name their stores, and moves, kardex and months say which; absent, it is
 * the first one, and nothing is rewritten; older code would drop it.
 */
export const v15Stores: SchemaVersion = {
  number: 15,
  stores: { stockTransfers: "id, bookId, [bookId+itemId]" },
};
