import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Book } from "#domain/company/book.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import type { StockStore } from "#domain/inventory/store.ts";
import { storeNamesProblem } from "#domain/inventory/store-units.ts";
import { plainLine } from "#domain/kernel/graphemes.ts";
import type { BookId, StoreId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { fold } from "#domain/kernel/spanish.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { StockResult } from "../../inventory/stock-work.ts";
import { type BookCommand, isWritable } from "../../pages/book-work.ts";

export interface SetStores extends BookCommand {
  /** All of them: the first stays the first, since what names no store is there. */
  readonly stores: readonly StockStore[];
  /** Those that were on screen (MT-02). */
  readonly seen: readonly StockStore[];
}

/** Whether anything of a book was ever in a store, voided moves too: undo brings them back. */
async function isUsed(db: CuadraDatabase, bookId: BookId, id: StoreId): Promise<boolean> {
  const ofBook = { bookId };
  const moves = await db.stockMoves.where(ofBook).toArray();
  const transfers = await db.stockTransfers.where(ofBook).toArray();
  return (
    moves.some(({ store }) => store === id) || transfers.some(({ from, to }) => from === id || to === id)
  );
}

/**
 * Names the stores of a book. One that has moves stays, and so does the first (IN-14). `undoRecords` takes it back. Returns
 * the book.
 */
export function setStores(storage: AppStorage, command: SetStores): Promise<StockResult<Book>> {
  const { db } = storage;
  const { bookId, seen } = command;
  const head = { id: command.id, kind: "set-stores", bookId } as const;
  const tables = ["books", "stockMoves", "stockTransfers"] as const;
  return runCommand<Book, StockRefusal | Refusal>(storage, head, tables, async () => {
    const before = await db.books.get(bookId);
    const refusal = isWritable(before);
    if (refusal || before === undefined) return err(refusal ?? { kind: "unknown-book" });
    if (before.stock === undefined) return err({ kind: "no-stock" });
    const known = before.stock.stores ?? [];
    if (
      known.length !== seen.length ||
      known.some(
        ({ id, name, closed }, at) =>
          seen[at]?.id !== id || seen[at]?.name !== name || seen[at]?.closed !== closed,
      )
    )
      return err({ kind: "stores-changed" });
    // Names alone are said here: `closeStore` and `openStore` say the rest.
    const stores = command.stores.map(({ id, name }): StockStore => {
      const isClosed = known.some((each) => each.id === id && each.closed === true);
      return { id, name: plainLine(name), ...(isClosed && { closed: true }) };
    });
    const problem = stores.length === 0 ? "name" : storeNamesProblem(stores, fold);
    if (problem !== null) return err({ kind: "bad-store", problem });
    for (const [place, { id, name }] of known.entries()) {
      const isFirst = place === 0 && stores[0]?.id !== id;
      const isGone = !stores.some((each) => each.id === id);
      if (isFirst || (isGone && (await isUsed(db, bookId, id))))
        return err({ kind: "store-in-use", store: name });
    }
    const at = storage.clock.now();
    const after: Book = {
      ...before,
      stock: { ...before.stock, stores },
      updatedAt: at,
      version: before.version + 1,
    };
    const changes = [{ table: "books" as const, key: bookId, before, after }];
    return ok({ answer: after, changes, write: () => db.books.put(after) });
  });
}
