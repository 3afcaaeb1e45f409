import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { isPeriodic } from "#domain/inventory/cost-system.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import { isPlayed, type PlayedInventories, type PlayNames } from "#domain/inventory/play-inventories.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId, StockMoveId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { nextMove } from "../../inventory/move-lines.ts";
import { MOVE_TABLES, type StockResult, settingsOf } from "../../inventory/stock-work.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";
import { playedInventories } from "../../queries/inventory/played-inventories.ts";
import { postWithin } from "../entries/post-entry.ts";

type PlayedSums = Pick<PlayedInventories, "initial" | "purchases" | "returns" | "final">;

export interface PlayStock extends BookCommand {
  readonly entryId: EntryId;
  /** The mark that the entry is of no item. */
  readonly moveId: StockMoveId;
  readonly date: Day;
  readonly description: string;
  readonly names: PlayNames;
  /** As it was on screen. */
  readonly seen: PlayedSums;
}

const isSame = (one: PlayedSums, other: PlayedSums) =>
  (["initial", "purchases", "returns", "final"] as const).every((key) => one[key] === other[key]);

/**
 * Posts the juego de inventarios of a period (IN-13): an entry as any other, marked as of no item. Refused where it is no
 * longer what was seen, or played already. `undoCommand` takes it back.
 */
export function playStock(storage: AppStorage, command: PlayStock): Promise<StockResult<Entry>> {
  const { id, bookId, entryId, moveId, date, description, names, seen } = command;
  const body = async (work: BookWork): Promise<Result<Entry, StockRefusal | Refusal>> => {
    const settings = settingsOf(work);
    if (!settings.ok) return settings;
    if (!isPeriodic(settings.value.methods, date)) return err({ kind: "not-periodic", year: yearOf(date) });
    const played = await playedInventories(storage, work.book, date, names);
    if (isPlayed(played)) return err({ kind: "played-already" });
    if (!isSame(played, seen)) return err({ kind: "nothing-to-settle" });
    const content = { date, description, reference: "", lines: played.lines };
    const posted = await postWithin(work, { id, bookId, entryId, content, origin: "journal" });
    if (!posted.ok) return posted;
    const mark: InventoryMove = {
      id: moveId,
      bookId,
      number: nextMove(work),
      kind: "out",
      date,
      description,
      reference: "",
      counter: STOCK_ACCOUNTS[work.book.chart].cost,
      lines: [],
      entryId,
      entryNumber: posted.value.number,
      typedLines: played.lines.length,
      status: "posted",
      createdAt: work.at,
      updatedAt: work.at,
      version: 1,
    };
    await storage.db.stockMoves.add(mark);
    work.changes.push({ table: "stockMoves", key: moveId, before: null, after: mark });
    return ok(posted.value);
  };
  return changeBook<Entry, StockRefusal>(storage, command, "post-stock", body, {
    tables: MOVE_TABLES,
    months: [monthOf(date)],
  });
}
