import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import { layStock } from "#domain/inventory/lay-stock.ts";
import { monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { invariant } from "#domain/kernel/invariant.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { ok } from "#domain/kernel/result.ts";
import type { SampleCompany } from "#domain/sample/sample-company.ts";
import { sampleStock } from "#domain/sample/sample-stock.ts";
import { START } from "#domain/sample/shop.data.ts";
import { ALL_SHOP_ITEMS } from "#domain/sample/shop-items.data.ts";
import { saveItems, setStockMethod } from "../commands/inventory/save-item.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { runCommand } from "../engine/run-command.ts";
import { entriesOfMonths } from "../queries/books/journal.ts";
import { itemId, moveId, SAMPLE_BOOK } from "./sample-ids.ts";
import type { SampleWriter } from "./sample-writer.ts";

/** What a sale of the counter is sold at above its cost, as the prices of the list say. */
const MARK_UP = [162, 100] as const;

const itemIds = new Map(ALL_SHOP_ITEMS.map(({ code }, place) => [code, itemId(place + 1)]));

function itemOf(code: string) {
  const id = itemIds.get(code);
  invariant(id !== undefined, `the sample has no item ${code}`);
  return id;
}

/** The entries that the sample posted, by their references. */
export async function postedOf(storage: AppStorage, until: Day): Promise<ReadonlyMap<string, Entry>> {
  const entries = await entriesOfMonths(storage, SAMPLE_BOOK, monthOf(START), monthOf(until));
  return new Map(entries.filter(({ reference }) => reference !== "").map((each) => [each.reference, each]));
}

function movesOf(
  { entries }: SampleCompany,
  posted: ReadonlyMap<string, Entry>,
  at: number,
): InventoryMove[] {
  const stamp = { status: "posted", createdAt: at, updatedAt: at, version: 1 } as const;
  return sampleStock(entries).map(({ entry, kind, counter, lines }, place): InventoryMove => {
    const own = posted.get(entry.reference);
    invariant(own !== undefined, `the sample did not post ${entry.reference}`);
    const { date, description, reference } = entry;
    return {
      id: moveId(place + 1),
      bookId: SAMPLE_BOOK,
      number: place + 1,
      kind,
      date,
      description,
      reference,
      counter,
      lines: lines.map(({ code, quantity, amount }) => ({ itemId: itemOf(code), quantity, amount })),
      entryId: own.id,
      entryNumber: own.number,
      typedLines: own.lines.length,
      ...stamp,
    };
  });
}

/**
 * The kardex of two years in one write: a command for each of a thousand entries would take seconds. What it holds follows
 * from the moves alone, as repair would lay it.
 */
async function layKardex(storage: AppStorage, writer: SampleWriter, sample: SampleCompany, until: Day) {
  const { db } = storage;
  const at = storage.clock.now();
  const moves = movesOf(sample, await postedOf(storage, until), at);
  const tables = ["books", "stockMoves", "stockCards", "stockMonths"] as const;
  await writer.run((id) =>
    runCommand(storage, { id, kind: "post-stock", bookId: SAMPLE_BOOK }, tables, async () => {
      const before = await db.books.get(SAMPLE_BOOK);
      invariant(before?.stock !== undefined, "the sample keeps no stock");
      const laid = layStock(SAMPLE_BOOK, moves, before.stock);
      invariant(laid !== null, "the moves of the sample contradict each other");
      const stock = { ...before.stock, lastMove: moves.length };
      const after = { ...before, stock, updatedAt: at, version: before.version + 1 };
      const write = () =>
        Promise.all([
          db.books.put(after),
          db.stockMoves.bulkPut(moves),
          db.stockCards.bulkPut([...laid.cards]),
          db.stockMonths.bulkPut([...laid.months]),
        ]);
      return ok({ answer: after, changes: [{ table: "books", key: SAMPLE_BOOK, before, after }], write });
    }),
  );
}

/** What the shop sells, with the kardex of all that it bought and sold. */
export async function addSampleStock(
  storage: AppStorage,
  writer: SampleWriter,
  sample: SampleCompany,
  until: Day,
): Promise<void> {
  const book = { bookId: SAMPLE_BOOK, year: yearOf(START) };
  await writer.run((id) => setStockMethod(storage, { id, ...book, method: "average" }));
  const items = ALL_SHOP_ITEMS.map(({ code, name, unit, cost, minimum, tax, divisible }) => {
    const price = pesos(Math.round((cost * MARK_UP[0]) / (MARK_UP[1] * 100)) * 100);
    const fields = { code, barcode: "", name, unit, tax, divisible, minimum: minimum * 1000, price };
    return { itemId: itemOf(code), fields: { ...fields, state: "active" as const }, version: null };
  });
  await writer.run((id) => saveItems(storage, { id, bookId: SAMPLE_BOOK, items }));
  await layKardex(storage, writer, sample, until);
}
