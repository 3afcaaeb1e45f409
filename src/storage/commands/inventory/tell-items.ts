import type { EntryLink } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { err, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { MOVE_TABLES, type StockResult } from "../../inventory/stock-work.ts";
import { type ToldItems, tellWithin } from "../../inventory/told-work.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";

export interface TellItems extends BookCommand, ToldItems {
  readonly entry: EntryLink;
  /** Version that the person saw (MT-02). */
  readonly version: number;
}

/**
 * Says of which items an entry is that was written in a journal, from an invoice or from a list (IN-07). `undoCommand`
 * takes it back, `voidStock` takes the items off the entry again.
 */
export function tellItems(storage: AppStorage, command: TellItems): Promise<StockResult<InventoryMove>> {
  const body = async (work: BookWork): Promise<Result<InventoryMove, StockRefusal | Refusal>> => {
    const entry = await work.pages.find(command.entry);
    if (!entry) return err({ kind: "unknown-entry" });
    if (entry.version !== command.version) return err({ kind: "stale", current: entry });
    return tellWithin(storage, work, command, entry, command);
  };
  return changeBook<InventoryMove, StockRefusal>(storage, command, "post-stock", body, {
    tables: MOVE_TABLES,
    months: [monthOf(command.entry.date)],
  });
}
