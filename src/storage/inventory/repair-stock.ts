import type { ChartKind } from "#domain/accounting/account.ts";
import { isPeriodic } from "#domain/inventory/cost-system.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { StockSettings } from "#domain/inventory/kardex.ts";
import { mendedKits } from "#domain/inventory/kits/kit.ts";
import { type LaidStock, layStock } from "#domain/inventory/lay-stock.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { stockNet } from "#domain/inventory/stock-side.ts";
import { soundStores } from "#domain/inventory/store.ts";
import { storesHolding } from "#domain/inventory/store-units.ts";
import { isOfNoItem, isTold } from "#domain/inventory/told-items.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { readRows } from "../shapes/read-row.ts";
import { itemShape, stockMoveShape, stockTransferShape } from "../shapes/records/inventory-shapes.ts";
import type { StoredEntry } from "../shapes/rows.ts";

/** A store that was closed and holds something, as no command leaves one, is opened again. */
async function openHeld(
  db: CuadraDatabase,
  bookId: BookId,
  { stores = [] }: StockSettings,
  laid: LaidStock,
): Promise<void> {
  const sound = soundStores(stores, storesHolding(laid.months, stores));
  const book = sound === stores ? undefined : await db.books.get(bookId);
  if (book?.stock) await db.books.put({ ...book, stock: { ...book.stock, stores: sound } });
}

export interface StockOfBook {
  readonly bookId: BookId;
  readonly chart: ChartKind;
  readonly settings: StockSettings;
  readonly entries: readonly StoredEntry[];
}

/** The stock of a book as it is to be laid again; `laid` is null where its moves contradict each other. */
export interface StockRepair {
  readonly kept: readonly InventoryMove[];
  readonly lost: readonly InventoryMove[];
  readonly laid: LaidStock | null;
  /** By how much the kardex is worth more than what its entries moved. */
  readonly difference: number;
}

/** What the entries of the stock moved of its account: those of moves, of corrections, and those told of items. */
function ledgerOf({ chart, settings, entries }: StockOfBook, moves: readonly InventoryMove[]): number {
  const told = new Set(
    moves.flatMap((move) =>
      isTold(move) && !isOfNoItem(move) && !isPeriodic(settings.methods, move.date) ? [move.entryId] : [],
    ),
  );
  return entries
    .filter(({ status, origin, id }) => status === "posted" && (origin === "inventory" || told.has(id)))
    .reduce((sum, { lines }) => sum + stockNet(chart, lines), 0);
}

/** Plays what can be read of the moves of a book again. A move whose entry is gone or void is lost. Reads only. */
export async function planRepair(db: CuadraDatabase, book: StockOfBook): Promise<StockRepair> {
  const { bookId, chart, settings, entries } = book;
  const posted = new Set(entries.flatMap(({ id, status }) => (status === "posted" ? [id] : [])));
  const rows = await db.stockMoves.where("bookId").equals(bookId).toArray();
  const moves = readRows(stockMoveShape, rows).filter(({ status }) => status === "posted");
  const kept = moves.filter(({ entryId }) => posted.has(entryId));
  const lost = moves.filter(({ entryId }) => !posted.has(entryId));
  const transfers = readRows(
    stockTransferShape,
    await db.stockTransfers.where("bookId").equals(bookId).toArray(),
  );
  const laid = layStock(
    bookId,
    kept.filter((move) => !isOfNoItem(move)),
    settings,
    transfers,
  );
  if (laid === null) return { kept, lost, laid, difference: 0 };
  // An opening that the book held already has an entry that moves nothing.
  const { inventory } = STOCK_ACCOUNTS[chart];
  const silent = new Set(kept.flatMap(({ id, counter }) => (counter === inventory ? [id] : [])));
  return { kept, lost, laid, difference: laid.valueWithout(silent) - ledgerOf(book, kept) };
}

const ADJUSTMENT = "Ajuste del inventario al reparar el libro";

/**
 * What a move that could not be read, or whose entry is gone, changes in the cost of the others: one entry on the last open
 * day of the stock, so that the account is worth what the kardex is (IN-06). Null for nothing, or where all is closed.
 */
export function repairEntry(
  { chart, entries }: StockOfBook,
  { kept, difference }: StockRepair,
  closed: ReadonlySet<Month>,
  made: { readonly id: EntryId; readonly at: Instant },
): StoredEntry | null {
  const days = kept.map(({ date }) => date).filter((date) => !closed.has(monthOf(date)));
  const date = days.reduce<Day | null>((last, each) => (last === null || each > last ? each : last), null);
  if (difference === 0 || date === null) return null;
  const { inventory, cost } = STOCK_ACCOUNTS[chart];
  const [debit, credit] = difference > 0 ? [inventory, cost] : [cost, inventory];
  const amount = pesos(Math.abs(difference));
  return {
    id: made.id,
    number: entries.reduce((most, { number }) => Math.max(most, number), 0) + 1,
    status: "posted",
    origin: "inventory",
    date,
    description: ADJUSTMENT,
    reference: "",
    lines: [
      { account: debit, debit: amount, credit: ZERO },
      { account: credit, debit: ZERO, credit: amount },
    ],
    createdAt: made.at,
    updatedAt: made.at,
    version: 1,
  };
}

/**
 * Lays the kardex and the months of a book again from its moves and transfers, and takes out of kits what cannot be in
 * them. A lost move is void; where that takes away what others sold, all stays as it is and the check keeps naming it.
 */
export async function repairStock(
  db: CuadraDatabase,
  { bookId, settings, entries }: StockOfBook,
  { kept, lost, laid }: StockRepair,
): Promise<void> {
  const items = readRows(itemShape, await db.items.where("bookId").equals(bookId).toArray());
  await db.items.bulkPut(mendedKits(items).map((item) => ({ ...item, version: item.version + 1 })));
  if (laid === null) return;
  const numbers = new Map(entries.map(({ id, number }) => [id, number] as const));
  await openHeld(db, bookId, settings, laid);
  await Promise.all([
    db.stockCards.where("[bookId+itemId+year]").between([bookId], [bookId, []]).delete(),
    db.stockMonths.where("[bookId+month]").between([bookId], [bookId, []]).delete(),
  ]);
  await Promise.all([
    db.stockCards.bulkAdd(laid.cards),
    db.stockMonths.bulkAdd(laid.months),
    db.stockMoves.bulkPut(
      kept.map((move) => ({ ...move, entryNumber: numbers.get(move.entryId) ?? move.entryNumber })),
    ),
    db.stockMoves.bulkPut(
      lost.map((move) => ({ ...move, status: "void" as const, version: move.version + 1 })),
    ),
  ]);
}
