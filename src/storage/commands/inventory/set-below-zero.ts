import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Book } from "#domain/company/book.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { StockResult } from "../../inventory/stock-work.ts";
import { type BookCommand, isWritable } from "../../pages/book-work.ts";

export interface SetBelowZero extends BookCommand {
  readonly allowed: boolean;
}

/**
 * Says whether sales of a book may take more than there is (IN-12). What left so stays when it is no longer allowed.
 * `undoRecords` takes it back. Returns the book.
 */
export function setBelowZero(storage: AppStorage, command: SetBelowZero): Promise<StockResult<Book>> {
  const { db } = storage;
  const { bookId, allowed } = command;
  const head = { id: command.id, kind: "set-below-zero", bookId } as const;
  return runCommand<Book, StockRefusal | Refusal>(storage, head, ["books"], async () => {
    const before = await db.books.get(bookId);
    const refusal = isWritable(before);
    if (refusal || before === undefined) return err(refusal ?? { kind: "unknown-book" });
    if (before.stock === undefined) return err({ kind: "no-stock" });
    const stock = { ...before.stock, belowZero: allowed };
    const after: Book = { ...before, stock, updatedAt: storage.clock.now(), version: before.version + 1 };
    const changes = [{ table: "books" as const, key: bookId, before, after }];
    return ok({ answer: after, changes, write: () => db.books.put(after) });
  });
}
