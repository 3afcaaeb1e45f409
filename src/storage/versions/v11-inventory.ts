import type { SchemaVersion } from "./version.ts";

/** What happens to items, the kardex of each item and year, what all items moved in a month, and fixed assets. */
export const v11Inventory: SchemaVersion = {
  number: 11,
  stores: {
    stockMoves: "id, [itemId+date], bookId, entryId",
    stockCards: "[bookId+itemId+year]",
    stockMonths: "[bookId+month]",
    assets: "id, bookId",
  },
};
