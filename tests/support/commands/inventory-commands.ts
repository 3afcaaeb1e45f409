import type { BookId } from "#domain/kernel/ids.ts";
import { postStock, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { saveItems, setStockMethod } from "#storage/commands/inventory/save-item.ts";
import { newId } from "#storage/engine/environment.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { BRUSH, line, stockDraft, stocked } from "../records/stock.ts";

const head = (bookId: BookId) => ({ id: newId("command"), bookId });
const SEEN = { accepts: true, adjustment: "Ajuste de costos" };

/** Commands of the inventory, each over what it needs. */
export const INVENTORY_COMMANDS: Readonly<Record<string, PrepareCommand>> = {
  setStockMethod: async (storage, bookId) => () =>
    setStockMethod(storage, { ...head(bookId), year: 2026, method: "peps" }),
  saveItems: async (storage, bookId) => {
    await stocked(storage, bookId);
    const items = [{ itemId: newId("item"), fields: { ...BRUSH, code: "OTRA" }, version: null }];
    return () => saveItems(storage, { ...head(bookId), items });
  },
  // Of an earlier day than a sale, so that it corrects what that cost.
  postStock: async (storage, bookId) => {
    const [item] = await stocked(storage, bookId);
    if (item === undefined) throw new Error("no item");
    const earlier = [
      stockDraft("purchase", "2026-11-03", [line(item, 2, 100)]),
      stockDraft("sale", "2026-11-05", [line(item, 1, 90)]),
    ];
    for (const move of earlier) await postStock(storage, { ...head(bookId), moves: [move], ...SEEN });
    const moves = [stockDraft("purchase", "2026-11-04", [line(item, 2, 300)])];
    return () => postStock(storage, { ...head(bookId), moves, ...SEEN });
  },
  voidStock: async (storage, bookId) => {
    const [item] = await stocked(storage, bookId);
    if (item === undefined) throw new Error("no item");
    const move = stockDraft("purchase", "2026-11-03", [line(item, 2, 100)]);
    await postStock(storage, { ...head(bookId), moves: [move], ...SEEN });
    return () => voidStock(storage, { ...head(bookId), moveId: move.moveId, ...SEEN });
  },
};
