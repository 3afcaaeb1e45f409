import type { Book } from "#domain/company/book.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { KardexCard } from "#domain/inventory/kardex.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { type StockFigure, stockOn, stockValue } from "#domain/inventory/stock-months.ts";
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
  itemShape,
  kardexShape,
  stockMonthShape,
  stockMoveShape,
} from "../../shapes/records/inventory-shapes.ts";

/** An item with what there is of it. */
export interface ValuedItem extends StockFigure {
  readonly item: InventoryItem;
}

export interface Inventory {
  /** By name. */
  readonly items: readonly ValuedItem[];
  readonly value: Pesos;
  /** Balance of the account of the stock and of the accounts below it, at its latest. */
  readonly ledger: Pesos;
}

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

/** Items by name, each with its figure. */
function valued(rows: readonly unknown[], figures: ReadonlyMap<ItemId, StockFigure>): readonly ValuedItem[] {
  return readRows(itemShape, rows)
    .map((item) => ({ item, ...(figures.get(item.id) ?? NOTHING) }))
    .toSorted((a, b) => compareSpanish(a.item.name, b.item.name));
}

/**
 * The stock of a book at the end of a day, or at its latest: items, quantities and values, from the sums of months and
 * from no kardex, beside what the ledger says of it at its latest.
 */
export async function inventoryOf(
  { db }: AppStorage,
  book: Pick<Book, "id" | "chart">,
  day: Day | null,
): Promise<Inventory> {
  const [items, stock, months] = await Promise.all([
    db.items.where("bookId").equals(book.id).toArray(),
    db.stockMonths.where("[bookId+month]").between([book.id], [book.id, []]).toArray(),
    monthsOf(db, book.id).toArray(),
  ]);
  const figures = stockOn(readRows(stockMonthShape, stock), day ?? LAST_DAY);
  return {
    items: valued(items, figures),
    value: stockValue(figures.values()),
    ledger: balanceOf(months, STOCK_ACCOUNTS[book.chart].inventory),
  };
}

const LAST_DAY = "9999-12-31" as Day;

/** Items that take purchases and sales, with what there is of each; the ledger is not read. */
export async function itemsToChoose({ db }: AppStorage, bookId: BookId): Promise<readonly ValuedItem[]> {
  const [items, stock] = await Promise.all([
    db.items.where("bookId").equals(bookId).toArray(),
    db.stockMonths.where("[bookId+month]").between([bookId], [bookId, []]).toArray(),
  ]);
  return valued(items, stockOn(readRows(stockMonthShape, stock), LAST_DAY)).filter(
    ({ item }) => item.state === "active",
  );
}

export interface ItemKardex {
  readonly cards: readonly KardexCard[];
  /** The moves that its lines name. */
  readonly moves: ReadonlyMap<string, InventoryMove>;
}

/** The kardex of one item from its own records; no entry is read. */
export async function kardexOf({ db }: AppStorage, bookId: BookId, itemId: ItemId): Promise<ItemKardex> {
  const cards = readRows(kardexShape, await cardsOfItem(db, bookId, itemId));
  const ids = [...new Set(cards.flatMap(({ lines }) => lines.map(({ moveId }) => moveId)))];
  const found = (await db.stockMoves.bulkGet(ids)).filter((row) => row !== undefined);
  return { cards, moves: new Map(readRows(stockMoveShape, found).map((move) => [move.id, move])) };
}
