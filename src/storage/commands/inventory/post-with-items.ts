import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import type { InvoiceMove } from "#domain/invoice/invoice-moves.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { countRuleUses } from "../../automation/rule-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { postStocked } from "../../inventory/invoice-stock.ts";
import { StockReads } from "../../inventory/stock-reads.ts";
import { MOVE_TABLES, type StockResult } from "../../inventory/stock-work.ts";
import { type BookWork, changeBook } from "../../pages/book-work.ts";
import type { PostEntry } from "../entries/post-entry.ts";

export interface PostWithItems extends PostEntry {
  /** Which items, or that it is of none. */
  readonly stock: InvoiceMove;
  /** Whether costs of other moves that change were seen. */
  readonly accepts: boolean;
  /** What the entries that correct them are called. */
  readonly adjustment: string;
}

/**
 * Posts an entry of a journal with the items that it moves and the cost of what leaves, in one transaction (IN-40):
 * `postEntry` and what `tellItems` would say of it. `undoCommand` takes all of it back.
 */
export function postWithItems(storage: AppStorage, command: PostWithItems): Promise<StockResult<Entry>> {
  const { entryId, content, origin, draft, stock, rules = [], accepts, adjustment } = command;
  const reads = new StockReads(storage.db, command.bookId);
  const body = async (work: BookWork): Promise<Result<Entry, StockRefusal | Refusal>> => {
    // Without the sale that it gives back, what comes back has no cost.
    if (stock.kind === "sale-return" && stock.lines.some(({ source }) => source === undefined))
      return err({ kind: "no-lines" });
    const entry = { entryId, content, stock, origin, ...(draft && { draft }) };
    const said = { items: { made: [], learned: [] }, accepts, adjustment };
    const posted = await postStocked(storage, work, command, [entry], said, reads);
    if (!posted.ok) return posted;
    const [made] = posted.value;
    if (made === undefined) return err({ kind: "nothing-to-tell" });
    if (rules.length > 0) await countRuleUses(work, storage.db, rules, content.date);
    return ok(made);
  };
  return changeBook<Entry, StockRefusal>(storage, command, "post-stock", body, {
    tables: rules.length > 0 ? [...MOVE_TABLES, "rules"] : MOVE_TABLES,
    days: [content.date],
    ahead: () =>
      reads.ahead({ items: stock.lines.map(({ itemId }) => itemId), months: [monthOf(content.date)] }),
    committed: () => reads.leave(command.id),
  });
}
