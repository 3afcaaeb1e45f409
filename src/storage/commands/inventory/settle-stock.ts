import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { isPeriodic } from "#domain/inventory/cost-system.ts";
import { settlingLines } from "#domain/inventory/settle-stock.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId, StockMoveId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { MOVE_TABLES, type StockResult, settingsOf } from "../../inventory/stock-work.ts";
import { tellWithin } from "../../inventory/told-work.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";
import { inventoryOf } from "../../queries/inventory/inventory.ts";
import { postWithin } from "../entries/post-entry.ts";

export interface SettleStock extends BookCommand {
  readonly entryId: EntryId;
  /** The mark that the entry is of no item. */
  readonly moveId: StockMoveId;
  readonly date: Day;
  readonly description: string;
  /** What the ledger had more than the kardex, as it was on screen. */
  readonly difference: Pesos;
}

/**
 * Posts the entry that brings the account of the stock to the value of the kardex (IN-08). Refused where the difference is
 * no longer what was seen: pressed twice, or settled in another tab, it would be taken out twice.
 */
export function settleStock(storage: AppStorage, command: SettleStock): Promise<StockResult<Entry>> {
  const body = async (work: BookWork): Promise<Result<Entry, StockRefusal | Refusal>> => {
    const settings = settingsOf(work);
    if (!settings.ok) return settings;
    const { id, bookId, entryId, moveId, date, description, difference } = command;
    // Under the periodic system they differ until the inventories are played.
    if (isPeriodic(settings.value.methods, date)) return err({ kind: "nothing-to-settle" });
    const { value, ledger } = await inventoryOf(storage, work.book, null);
    if (ledger - value !== difference || difference === 0) return err({ kind: "nothing-to-settle" });
    const content = {
      date,
      description,
      reference: "",
      lines: settlingLines(difference, work.book.chart),
    };
    const posted = await postWithin(work, { id, bookId, entryId, content, origin: "journal" });
    if (!posted.ok) return posted;
    const mark = { moveId, lines: [], accepts: false, adjustment: "" };
    const marked = await tellWithin(storage, work, command, posted.value, mark);
    return marked.ok ? ok(posted.value) : marked;
  };
  return changeBook<Entry, StockRefusal>(storage, command, "post-stock", body, {
    tables: MOVE_TABLES,
    months: [monthOf(command.date)],
  });
}
