import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Book } from "#domain/company/book.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import type { StockStore, StockTransfer } from "#domain/inventory/store.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { ItemId, StoreId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import { nextMove } from "../../inventory/move-lines.ts";
import { StockReads } from "../../inventory/stock-reads.ts";
import {
  MOVE_TABLES,
  type StockResult,
  settingsOf,
  stockPlan,
  writeStock,
} from "../../inventory/stock-work.ts";
import { type BookCommand, type BookWork, changeBook, isWritable } from "../../pages/book-work.ts";
import { storeUnits } from "../../queries/inventory/inventory.ts";

export interface CloseStore extends BookCommand {
  readonly storeId: StoreId;
}

type Refused = StockRefusal | Refusal;

/** What a store holds, by item; below zero too. */
async function heldBy(
  storage: AppStorage,
  { id, stock }: Book,
  store: StoreId,
): Promise<readonly (readonly [ItemId, number])[]> {
  const units = await storeUnits(storage, id, stock?.stores ?? []);
  return [...(units.get(store) ?? [])].filter(([, quantity]) => quantity !== 0);
}

/** Changes one store of a book; null where it is as wanted already. */
function changeStore(
  storage: AppStorage,
  { id, bookId, storeId }: CloseStore,
  change: (book: Book, store: StockStore, place: number) => Promise<Result<StockStore, Refused>>,
): Promise<StockResult<Book>> {
  const { db } = storage;
  const head = { id, kind: "set-stores", bookId } as const;
  return runCommand<Book, Refused>(storage, head, ["books", "stockMonths"], async () => {
    const before = await db.books.get(bookId);
    const refusal = isWritable(before);
    if (refusal || before === undefined) return err(refusal ?? { kind: "unknown-book" });
    if (before.stock === undefined) return err({ kind: "no-stock" });
    const known = before.stock.stores ?? [];
    const place = known.findIndex((store) => store.id === storeId);
    const store = known[place];
    if (store === undefined) return err({ kind: "unknown-store" });
    const changed = await change(before, store, place);
    if (!changed.ok) return changed;
    const stores = known.map((each) => (each === store ? changed.value : each));
    const at = storage.clock.now();
    const stock = { ...before.stock, stores };
    const after: Book = { ...before, stock, updatedAt: at, version: before.version + 1 };
    const changes = [{ table: "books" as const, key: bookId, before, after }];
    return ok({ answer: after, changes, write: () => db.books.put(after) });
  });
}

/**
 * Closes a store that holds nothing: it takes no moves, and those that it had stay as they are (IN-51). Refused for the
 * first one, with how many items where it holds some, and where another tab closed it. `undoRecords` takes it back.
 */
export function closeStore(storage: AppStorage, command: CloseStore): Promise<StockResult<Book>> {
  return changeStore(storage, command, async (book, { id, name, closed }, place) => {
    if (place === 0) return err({ kind: "main-store", store: name });
    if (closed === true) return err({ kind: "stores-changed" });
    const held = await heldBy(storage, book, id);
    if (held.length > 0) return err({ kind: "store-holds", store: name, items: held.length });
    return ok({ id, name, closed: true });
  });
}

/** Opens a closed store again. `undoRecords` takes it back, unless something moved since. */
export function openStore(storage: AppStorage, command: CloseStore): Promise<StockResult<Book>> {
  return changeStore(storage, command, async (_book, { id, name, closed }) =>
    closed === true ? ok({ id, name }) : err({ kind: "stores-changed" }),
  );
}

export interface EmptyStore extends BookCommand {
  readonly from: StoreId;
  readonly to: StoreId;
  readonly date: Day;
  readonly reference: string;
}

/**
 * Moves all that a store holds to another one, read where it is written: what another tab sold meanwhile is not moved
 * (IN-51). What it lacks, sold below zero there, comes from the other one. `undoCommand` takes it back.
 */
export function emptyStore(
  storage: AppStorage,
  command: EmptyStore,
): Promise<StockResult<readonly StockTransfer[]>> {
  const { db } = storage;
  const { bookId, from, to, date, reference } = command;
  const body = async (work: BookWork): Promise<Result<readonly StockTransfer[], Refused>> => {
    const reads = new StockReads(db, bookId);
    const settings = settingsOf(work);
    if (!settings.ok) return settings;
    if (from === to) return err({ kind: "same-store" });
    const closed = await work.closedMonth(monthOf(date));
    if (closed) return err({ kind: "closed-month", month: closed });
    const held = await heldBy(storage, work.book, from);
    if (held.length === 0) return err({ kind: "no-lines" });
    const number = nextMove(work);
    const stamp = { createdAt: work.at, updatedAt: work.at, version: 1 };
    const bring = held.map(([itemId, quantity]): StockTransfer => {
      const way = quantity > 0 ? { from, to } : { from: to, to: from };
      const id = storage.newId("stockTransfer");
      return { id, bookId, number, date, itemId, quantity: Math.abs(quantity), ...way, reference, ...stamp };
    });
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
