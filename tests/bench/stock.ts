import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { InventoryMove, StockLine } from "#domain/inventory/inventory-move.ts";
import { layStock } from "#domain/inventory/lay-stock.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { stockValue } from "#domain/inventory/stock-months.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import { setStockMethod } from "#storage/commands/inventory/save-item.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { kardexOf, stockFigures } from "#storage/queries/inventory/inventory.ts";
import { bareRead, bareWrite, median, openBare, timed } from "./bare.ts";
import { makeEntries } from "./make-entries.ts";

const BARE_STORES = {
  pages: { key: ["bookId", "month", "page"] },
  months: { key: ["bookId", "month"] },
  books: { key: "id" },
  audit: { key: "seq", unique: "command" },
  meta: { key: "key" },
  stockMoves: { key: "id" },
  stockCards: { key: ["bookId", "itemId", "year"] },
  stockMonths: { key: ["bookId", "month"] },
};
const STAMP = { createdAt: 1, updatedAt: 1, version: 1 };
const LINES_OF_SALE = 30;

function makeItems(storage: AppStorage, bookId: BookId, count: number): InventoryItem[] {
  return Array.from({ length: count }, (_, at) => ({
    id: storage.newId("item"),
    bookId,
    code: `ART-${at}`,
    barcode: String(7_700_000_000_000 + at),
    name: `Artículo ${(at * 7919) % count}`,
    unit: "unidad",
    divisible: false,
    tax: "general",
    minimum: 5000,
    state: "active",
    ...STAMP,
  }));
}

/** Each item in turn, over the days of a year: bought, then sold in parts. */
function makeMoves(
  storage: AppStorage,
  bookId: BookId,
  items: readonly InventoryItem[],
  count: number,
): InventoryMove[] {
  const { cash, supplier } = STOCK_ACCOUNTS.puc;
  return Array.from({ length: count }, (_, at): InventoryMove => {
    const round = Math.floor(at / items.length);
    const isPurchase = round % 5 === 0;
    const itemId = items[at % items.length]?.id as ItemId;
    const quantity = isPurchase ? 50_000 : 3000;
    return {
      id: storage.newId("stockMove"),
      bookId,
      number: at + 1,
      kind: isPurchase ? "purchase" : "sale",
      date: addDays(day("2026-01-01"), Math.floor((at * 360) / count)),
      description: isPurchase ? "Compra" : "Venta",
      reference: "",
      counter: isPurchase ? supplier : cash,
      lines: [{ itemId, quantity, amount: pesos(50_000 + ((at * 31) % 9000)) }],
      entryId: storage.newId("entry"),
      entryNumber: at + 1,
      status: "posted",
      ...STAMP,
    };
  });
}

/** A book with as many entries as moves, and items that they move in turn. */
export async function seedStock(database: string, count: number, moves: number): Promise<BookId> {
  const storage = await openAccountDatabase(database, { create: true, plan: fixedPlan("none") });
  const { db } = storage;
  const bookId = storage.newId("book");
  const head = { id: storage.newId("command"), bookId, companyId: null, chart: "puc" as const };
  const period = { start: day("2026-01-01"), end: day("2026-12-31") };
  const book = await createBook(storage, { ...head, name: `Inventario de ${count}`, ...period });
  if (!book.ok) throw new Error(book.error.kind);
  const contents = makeEntries(moves);
  const command = { id: storage.newId("command"), bookId, contents, origin: "import" as const };
  const made = await importEntries(storage, command);
  if (!made.ok) throw new Error(made.error.kind);
  const method = { id: storage.newId("command"), bookId, year: 2026, method: "average" as const };
  const begun = await setStockMethod(storage, method);
  if (!begun.ok) throw new Error(begun.error.kind);
  const items = makeItems(storage, bookId, count);
  const own = makeMoves(storage, bookId, items, moves);
  const laid = layStock(bookId, own, { methods: [{ since: 2026, method: "average" }] });
  if (laid === null) throw new Error("contradiction");
  await db.items.bulkAdd(items);
  await db.stockMoves.bulkAdd(own);
  await db.stockCards.bulkAdd(laid.cards);
  await db.stockMonths.bulkAdd(laid.months);
  await db.books.update(bookId, { "stock.lastMove": moves });
  storage.close();
  return bookId;
}

/** Sales of thirty items with their cost, each beside a bare transaction of the records that it wrote. */
export async function sellingTime(database: string, bookId: BookId, times: number) {
  const storage = await openAccountDatabase(database);
  const { db } = storage;
  const bare = await openBare(`bench-bare-stock-${times}`, BARE_STORES);
  const items = await db.items.where("bookId").equals(bookId).toArray();
  const [product, alone]: [number[], number[]] = [[], []];
  for (let run = 0; run < times + 3; run += 1) {
    const sold = items.slice(run * LINES_OF_SALE, (run + 1) * LINES_OF_SALE);
    const lines = sold.map(({ id }): StockLine => ({ itemId: id, quantity: 1000, amount: pesos(2000) }));
    const moveId = storage.newId("stockMove");
    const words = { description: "Venta", reference: "FV-1", thirdParty: "" };
    const move = { moveId, entryId: storage.newId("entry"), kind: "sale" as const, date: day("2026-12-30") };
    const draft = { ...move, ...words, counter: STOCK_ACCOUNTS.puc.cash, taxed: true, lines };
    const command = { id: storage.newId("command"), bookId, moves: [draft], accepts: false, adjustment: "" };
    product.push(
      await timed(async () => {
        const posted = await postStock(storage, command);
        if (!posted.ok) throw new Error(posted.error.kind);
      }),
    );
    const months = await db.months.get([bookId, "2026-12"]);
    const last = months?.pages.at(-1)?.[0] ?? 0;
    const keys = sold.map(({ id }): [string, string, number] => [bookId, id, 2026]);
    const records = {
      pages: [await db.pages.get([bookId, "2026-12", last])],
      months: [months],
      books: [await db.books.get(bookId)],
      audit: [await db.audit.orderBy("seq").last()],
      meta: [await db.meta.get("last")],
      stockMoves: [await db.stockMoves.get(moveId)],
      stockCards: await db.stockCards.bulkGet(keys),
      stockMonths: [await db.stockMonths.get([bookId, "2026-12"])],
    };
    alone.push(await timed(() => bareWrite(bare, records)));
  }
  storage.close();
  bare.close();
  return { product: median(product.slice(3)), bare: median(alone.slice(3)) };
}

/** The kardex of single items, each beside one range read of its own records. */
export async function kardexTime(database: string, bookId: BookId, times: number) {
  const storage = await openAccountDatabase(database);
  const items = await storage.db.items.where("bookId").equals(bookId).limit(times).toArray();
  const [product, bare]: [number[], number[]] = [[], []];
  for (const { id } of items) {
    product.push(await timed(() => kardexOf(storage, bookId, id)));
    const range = IDBKeyRange.bound([bookId, id], [bookId, id, []]);
    bare.push(await timed(() => bareRead(storage.db.backendDB(), "stockCards", range)));
  }
  storage.close();
  return { product: median(product.slice(3)), bare: median(bare.slice(3)) };
}

/** Milliseconds until all items are valued at the end of a day. */
export async function valuationTime(database: string, bookId: BookId, times: number): Promise<number> {
  const storage = await openAccountDatabase(database);
  const runs: number[] = [];
  for (let run = 0; run < times + 1; run += 1) {
    const at = addDays(day("2026-01-31"), run * 17);
    runs.push(
      await timed(async () => {
        const figures = await stockFigures(storage, bookId, at);
        if (stockValue(figures.values()) === ZERO) throw new Error("nothing valued");
      }),
    );
  }
  storage.close();
  return median(runs.slice(1));
}
