import type { Book } from "#domain/company/book.ts";
import { vatOn } from "#domain/fiscal/tax-law.ts";
import { type InventoryItem, isKit, type KitPart } from "#domain/inventory/inventory-item.ts";
import {
  type InventoryMove,
  isIncoming,
  type StockKind,
  takesKits,
} from "#domain/inventory/inventory-move.ts";
import type { KardexCard, StockMonth } from "#domain/inventory/kardex.ts";
import { kitContents, kitsThere, returnableKits } from "#domain/inventory/kits/kit.ts";
import type { ReturnChoice } from "#domain/inventory/said-items.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { type StockFigure, stockOn, stockValue } from "#domain/inventory/stock-months.ts";
import type { StockStore, StockTransfer } from "#domain/inventory/store.ts";
import { type UnitsByStore, unitsByStore } from "#domain/inventory/store-units.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import type { AccountTotal } from "#storage/shapes/rows.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { cardsOfItem } from "../../inventory/stock-rows.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import { readRows } from "../../shapes/read-row.ts";
import {
  isCountedMonth,
  itemShape,
  kardexShape,
  stockMoveShape,
  stockTransferShape,
} from "../../shapes/records/inventory-shapes.ts";

/** What a kit takes of items, and how many can be made of what there is, in thousandths (IN-50). */
export interface KitFigure {
  readonly contents: readonly KitPart[];
  readonly there: number;
}

/** An item with what there is of it. */
export interface ValuedItem extends StockFigure {
  readonly item: InventoryItem;
  /** Of a kit alone: it has no units and no value of its own. */
  readonly kit?: KitFigure;
}

/** How many of an item can leave: of a kit, as many as its components give. */
export function unitsThere({ quantity, kit }: Pick<ValuedItem, "quantity" | "kit">): number {
  return kit?.there ?? quantity;
}

/** Items that have a kardex of their own. */
export function withoutKits(items: readonly ValuedItem[]): readonly ValuedItem[] {
  return items.filter(({ item }) => !isKit(item));
}

export interface Inventory {
  /** By name. */
  readonly items: readonly ValuedItem[];
  readonly value: Pesos;
  /** Balance of the account of the stock and of the accounts below it, at its latest. */
  readonly ledger: Pesos;
}

const LAST_DAY = "9999-12-31" as Day;
const NOTHING: StockFigure = { quantity: 0, value: ZERO };

function balanceOf(
  months: readonly { readonly accounts: Readonly<Record<string, AccountTotal>> }[],
  code: string,
): Pesos {
  let balance = 0;
  for (const { accounts } of months)
    for (const [account, { debit, credit }] of Object.entries(accounts))
      if (account === code || (/^\d/.test(code) && account.startsWith(code))) balance += debit - credit;
  return pesos(balance);
}

/** Items by name. */
export async function itemsByName({ db }: AppStorage, bookId: BookId): Promise<readonly InventoryItem[]> {
  const rows = await db.items.where("bookId").equals(bookId).toArray();
  return readRows(itemShape, rows).toSorted((a, b) => compareSpanish(a.name, b.name));
}

/** Items with the figure of each. */
function valuedItems(
  items: readonly InventoryItem[],
  figures: ReadonlyMap<ItemId, StockFigure>,
): readonly ValuedItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const itemOf = (id: ItemId) => byId.get(id);
  const unitsOf = (id: ItemId) => figures.get(id)?.quantity ?? 0;
  return items.map((item) => {
    const valued = { item, ...(figures.get(item.id) ?? NOTHING) };
    if (!isKit(item)) return valued;
    const contents = kitContents(item, itemOf) ?? [];
    return { ...valued, kit: { contents, there: kitsThere(contents, unitsOf) } };
  });
}

/**
 * What there is of each item at the end of a day, from the sums of the months until then: neither items, nor kardex, nor
 * entries are read. A record of a month names thousands of items; each of its numbers is looked at, its ids are not
 * parsed.
 */
export async function stockFigures(
  storage: AppStorage,
  bookId: BookId,
  day: Day = LAST_DAY,
): Promise<ReadonlyMap<ItemId, StockFigure>> {
  return stockOn(await monthsUntil(storage, bookId, day), day);
}

async function monthsUntil({ db }: AppStorage, bookId: BookId, day: Day): Promise<readonly StockMonth[]> {
  const until = [bookId, monthOf(day)];
  const rows = await db.stockMonths.where("[bookId+month]").between([bookId], until, true, true).toArray();
  return rows.filter(isCountedMonth);
}

/** The units of each item in each store at the end of a day, from the same sums. */
export async function storeUnits(
  storage: AppStorage,
  bookId: BookId,
  stores: readonly StockStore[],
  day: Day = LAST_DAY,
): Promise<UnitsByStore> {
  const months = await monthsUntil(storage, bookId, day);
  return unitsByStore(months, stores, stockOn(months, day), day);
}

/** The items of a book and what its ledger says of the stock, on no day in particular. */
export interface StockFrame {
  /** By name. */
  readonly items: readonly InventoryItem[];
  /** Balance of the account of the stock and of the accounts below it, at its latest. */
  readonly ledger: Pesos;
}

export async function stockFrame(storage: AppStorage, book: Pick<Book, "id" | "chart">): Promise<StockFrame> {
  const [items, months] = await Promise.all([
    itemsByName(storage, book.id),
    monthsOf(storage.db, book.id).toArray(),
  ]);
  return { items, ledger: balanceOf(months, STOCK_ACCOUNTS[book.chart].inventory) };
}

export function inventoryIn(
  { items, ledger }: StockFrame,
  figures: ReadonlyMap<ItemId, StockFigure>,
): Inventory {
  return { items: valuedItems(items, figures), value: stockValue(figures.values()), ledger };
}

/** The stock of a book at the end of a day, or at its latest, beside what the ledger says of it at its latest. */
export async function inventoryOf(
  storage: AppStorage,
  book: Pick<Book, "id" | "chart">,
  day: Day | null,
): Promise<Inventory> {
  const [frame, figures] = await Promise.all([
    stockFrame(storage, book),
    stockFigures(storage, book.id, day ?? LAST_DAY),
  ]);
  return inventoryIn(frame, figures);
}

/** The stores of a book; none where the only one has no name. */
export async function storesOfBook({ db }: AppStorage, bookId: BookId): Promise<readonly StockStore[]> {
  return (await db.books.get(bookId))?.stock?.stores ?? [];
}

/** The figures with the units that a move took as if they were there still; what came in stays counted. */
function besides(
  figures: ReadonlyMap<ItemId, StockFigure>,
  { kind, lines }: Pick<InventoryMove, "kind" | "lines">,
): ReadonlyMap<ItemId, StockFigure> {
  if (isIncoming(kind)) return figures;
  const found = new Map(figures);
  for (const { itemId, quantity } of lines) {
    const known = found.get(itemId) ?? NOTHING;
    found.set(itemId, { ...known, quantity: known.quantity + quantity });
  }
  return found;
}

/**
 * Items that take moves of a kind, with what there is of each; the ledger is not read. `corrected`: a move that is being
 * corrected: what it took is there to be taken.
 */
export async function itemsToChoose(
  storage: AppStorage,
  bookId: BookId,
  kind: StockKind,
  corrected: Pick<InventoryMove, "kind" | "lines"> | null = null,
): Promise<readonly ValuedItem[]> {
  const [items, figures] = await Promise.all([itemsByName(storage, bookId), stockFigures(storage, bookId)]);
  return forMoves(valuedItems(items, corrected ? besides(figures, corrected) : figures), kind);
}

/** Those of them that take moves of a kind. */
export function forMoves(items: readonly ValuedItem[], kind: StockKind): readonly ValuedItem[] {
  return items.filter(({ item }) => item.state === "active" && (takesKits(kind) || !isKit(item)));
}

export interface ItemKardex {
  readonly cards: readonly KardexCard[];
  /** The moves that its lines name. */
  readonly moves: ReadonlyMap<string, InventoryMove>;
  /** What of it went from store to store. */
  readonly transfers: readonly StockTransfer[];
}

/** The kardex of one item from its own records; no entry is read. */
export async function kardexOf({ db }: AppStorage, bookId: BookId, itemId: ItemId): Promise<ItemKardex> {
  const [rows, moved] = await Promise.all([
    cardsOfItem(db, bookId, itemId),
    db.stockTransfers.where("[bookId+itemId]").equals([bookId, itemId]).toArray(),
  ]);
  const cards = readRows(kardexShape, rows);
  const ids = [...new Set(cards.flatMap(({ lines }) => lines.map(({ moveId }) => moveId)))];
  const found = (await db.stockMoves.bulkGet(ids)).filter((row) => row !== undefined);
  const moves = new Map(readRows(stockMoveShape, found).map((move) => [move.id, move]));
  return { cards, moves, transfers: readRows(stockTransferShape, moved) };
}

/**
 * The moves of a kit, the last first, read from all moves of its book: none has an index by kit. `returns`: what was sold of
 * it until a day and did not come back.
 */
export async function movesOfKit(
  { db }: AppStorage,
  bookId: BookId,
  kitId: ItemId,
  until: Day = LAST_DAY,
): Promise<{ readonly moves: readonly InventoryMove[]; readonly returns: readonly ReturnChoice[] }> {
  const rows = await db.stockMoves
    .where("bookId")
    .equals(bookId)
    .filter(({ status, lines }) => status === "posted" && lines.some(({ kit, source }) => kit ?? source))
    .toArray();
  const known = readRows(stockMoveShape, rows);
  const moves = known
    .filter(({ lines }) => lines.some(({ kit }) => kit?.itemId === kitId))
    .sort((a, b) => (a.date === b.date ? b.number - a.number : a.date < b.date ? 1 : -1));
  return { moves, returns: returnableKits(kitId, known, until) };
}

/** Percent of IVA of each line of a move on its day, by what its item is today. */
export async function vatRates(
  { db }: AppStorage,
  { lines, date }: Pick<InventoryMove, "lines" | "date">,
): Promise<readonly number[]> {
  const rows = await db.items.bulkGet(lines.map(({ itemId }) => itemId));
  return rows.map((row) => {
    const law = row === undefined ? null : vatOn(date, row.tax);
    return law?.known ? law.value.rate : 0;
  });
}
