import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import type { StockLine } from "#domain/inventory/inventory-move.ts";
import type { StockTransfer } from "#domain/inventory/store.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { StockTransferId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { nextMove, refuseTransfer } from "../../inventory/move-lines.ts";
import { StockReads } from "../../inventory/stock-reads.ts";
import {
  MOVE_TABLES,
  type StockResult,
  settingsOf,
  stockPlan,
  writeStock,
} from "../../inventory/stock-work.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";

export interface TransferStock
  extends BookCommand,
    Pick<StockTransfer, "date" | "from" | "to" | "reference"> {
  readonly lines: readonly (Pick<StockLine, "itemId" | "quantity"> & {
    readonly transferId: StockTransferId;
  })[];
}

/**
 * Moves units between stores without any entry: no cost of any item changes (IN-14). Refused where the store has fewer on
 * that day, unless the book sells below zero, and in a closed month. `undoCommand` takes it back. Returns the transfers.
 */
export function transferStock(
  storage: AppStorage,
  command: TransferStock,
): Promise<StockResult<readonly StockTransfer[]>> {
  const { db } = storage;
  const { bookId, date, from, to, reference } = command;
  const body = async (work: BookWork): Promise<Result<readonly StockTransfer[], StockRefusal | Refusal>> => {
    const reads = new StockReads(db, bookId);
    const settings = settingsOf(work);
    if (!settings.ok) return settings;
    if (from === to) return err({ kind: "same-store" });
    const lines = command.lines.map((line) => ({ ...line, amount: ZERO }));
    const refusal = await refuseTransfer(reads, lines);
    if (refusal) return err(refusal);
    const closed = await work.closedMonth(monthOf(date));
    if (closed) return err({ kind: "closed-month", month: closed });
    const number = nextMove(work);
    const stamp = { createdAt: work.at, updatedAt: work.at, version: 1 };
    const bring = command.lines.map(
      ({ transferId: id, itemId, quantity }): StockTransfer => ({
        id,
        bookId,
        number,
        date,
        itemId,
        quantity,
        from,
        to,
        reference,
        ...stamp,
      }),
    );
    const planned = await stockPlan(reads, settings.value, { add: [], remove: [], bring });
    if (!planned.ok) return planned;
    await Promise.all([db.stockTransfers.bulkAdd(bring), writeStock(reads, planned.value, settings.value)]);
    for (const after of bring)
      work.changes.push({ table: "stockTransfers", key: after.id, before: null, after });
    return ok(bring);
  };
  return changeBook<readonly StockTransfer[], StockRefusal>(storage, command, "transfer-stock", body, {
    tables: MOVE_TABLES,
    months: [monthOf(date)],
  });
}

export interface DropTransfer extends BookCommand {
  readonly transferId: StockTransferId;
}

/** Takes a transfer of an item back: its units are where they came from. Refused where they have left since. */
export function dropTransfer(
  storage: AppStorage,
  command: DropTransfer,
): Promise<StockResult<StockTransfer>> {
  const { db } = storage;
  const { bookId, transferId } = command;
  const body = async (work: BookWork): Promise<Result<StockTransfer, StockRefusal | Refusal>> => {
    const reads = new StockReads(db, bookId);
    const settings = settingsOf(work);
    if (!settings.ok) return settings;
    const before = await db.stockTransfers.get(transferId);
    if (before?.bookId !== bookId) return err({ kind: "unknown-transfer" });
    const closed = await work.closedMonth(monthOf(before.date));
    if (closed) return err({ kind: "closed-month", month: closed });
    const planned = await stockPlan(reads, settings.value, { add: [], remove: [], take: [before] });
    if (!planned.ok) return planned;
    await Promise.all([
      db.stockTransfers.delete(transferId),
      writeStock(reads, planned.value, settings.value),
    ]);
    work.changes.push({ table: "stockTransfers", key: transferId, before, after: null });
    return ok(before);
  };
  return changeBook<StockTransfer, StockRefusal>(storage, command, "drop-transfer", body, {
    tables: MOVE_TABLES,
  });
}
