import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import type { StockMonth } from "#domain/inventory/kardex.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StoreId } from "#domain/kernel/ids.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { postStock, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { setBelowZero } from "#storage/commands/inventory/set-below-zero.ts";
import { setStores } from "#storage/commands/inventory/set-stores.ts";
import { dropTransfer } from "#storage/commands/inventory/transfer-stock.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { inventoryOf, kardexOf, storeUnits } from "#storage/queries/inventory/inventory.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { inStores, line, stockDraft, stocked, transferOf } from "#tests/support/records/stock.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let item: ItemId;
let main: StoreId;
let north: StoreId;

async function begin() {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [own] = await stocked(storage, bookId);
  if (own === undefined) throw new Error("no item");
  item = own;
  [main, north] = await inStores(storage, bookId);
}

beforeEach(async () => {
  await begin();
  return () => storage.close();
});

const command = () => ({ id: newId("command"), bookId });
function post(kind: StockKind, date: string, units: number, store?: StoreId, id = newId("command")) {
  const move = stockDraft(kind, date, [line(item, units, units * 100)], store && { store });
  return postStock(storage, { id, bookId, moves: [move], accepts: true, adjustment: "Ajuste" });
}
const transfer = (date: string, units: number, from: StoreId, to: StoreId, id = newId("command")) =>
  transferOf(storage, { id, bookId }, { date, from, to, item, units });
const undo = (target: ReturnType<typeof newId<"command">>) => undoCommand(storage, { ...command(), target });

async function units(of = storage, book = bookId) {
  const row = await of.db.books.get(book);
  const found = await storeUnits(of, book, row?.stock?.stores ?? []);
  return [...found.values()].map((each) => [...each.values()].reduce((sum, every) => sum + every, 0) / 1000);
}

async function expectSound() {
  const { value, ledger, items } = await inventoryOf(storage, { id: bookId, chart: "puc" }, null);
  expect(value).toBe(ledger);
  expect((await units()).reduce((sum, each) => sum + each, 0)).toBe((items[0]?.quantity ?? 0) / 1000);
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
}

/** What the stock of the book is, without what a command counts. */
async function state() {
  const { stockCards, stockMonths, stockTransfers, stockMoves } = await dump(storage);
  const rows = (table: readonly unknown[] = []) =>
    table.map((row) => ({ ...(row as object), version: 0, updatedAt: 0, createdAt: 0 }));
  const posted = rows(stockMoves).filter((row) => "status" in row && row.status === "posted");
  // A month that came to nothing may stay, and what moved in one has no order.
  const moved = (stockMonths as StockMonth[]).flatMap(({ month: of, items, sums, elsewhere }) => [
    ...items.map((id, at) => [of, id, ...sums.slice(3 * at, 3 * at + 3)].join(" ")),
    ...(elsewhere?.stores ?? []).map((id, at) =>
      [of, id, ...(elsewhere?.sums.slice(2 * at, 2 * at + 2) ?? [])].join(" "),
    ),
  ]);
  return { stockCards, moved: moved.sort(), posted, transfers: rows(stockTransfers) };
}

describe("IN-14 stores of a book", () => {
  it("a transfer moves units, no entry and no cost; undo and taking it back are before", async () => {
    must(await post("purchase", "2026-11-02", 10));
    const [before, entries] = [await state(), (await storage.db.books.get(bookId))?.lastNumber];
    const id = newId("command");
    const [made] = must(await transfer("2026-11-03", 4, main, north, id));
    expect(await units()).toEqual([6, 4]);
    expect((await storage.db.books.get(bookId))?.lastNumber).toBe(entries);
    expect((await state()).stockCards).toEqual(before.stockCards);
    await expectSound();
    const back = newId("command");
    must(await undoCommand(storage, { id: back, bookId, target: id }));
    expect(await state()).toEqual(before);
    must(await undo(back));
    expect(await units()).toEqual([6, 4]);
    if (made === undefined) throw new Error("no transfer");
    must(await dropTransfer(storage, { ...command(), transferId: made.id }));
    expect(await state()).toEqual(before);
    await expectSound();
  });

  it("refuses more than the store has, an earlier day, one store on both sides, a store that is none, a closed month", async () => {
    must(await post("purchase", "2026-11-02", 10));
    const refused = async (done: ReturnType<typeof transfer>) => {
      const result = await done;
      return result.ok ? null : result.error;
    };
    expect(await refused(transfer("2026-11-03", 11, main, north))).toMatchObject({
      kind: "store-not-enough",
      store: "Principal",
      wanted: 11_000,
      there: 10_000,
    });
    expect(await refused(transfer("2026-11-01", 1, main, north))).toMatchObject({
      there: 0,
      date: "2026-11-01",
    });
    expect(await refused(transfer("2026-11-03", 1, north, north))).toEqual({ kind: "same-store" });
    expect(await refused(transfer("2026-11-03", 1, main, newId("store")))).toEqual({ kind: "unknown-store" });
    expect(await refused(transfer("2026-11-03", 0, main, north))).toMatchObject({ kind: "bad-line" });
    expect(await post("sale", "2026-11-03", 1, north)).toMatchObject({
      error: { kind: "store-not-enough", store: "Norte" },
    });
    expect(await post("sale", "2026-11-03", 1, newId("store"))).toMatchObject({
      error: { kind: "unknown-store" },
    });
    const id = newId("command");
    must(await transfer("2026-11-03", 1, main, north, id));
    must(await closeMonth(storage, { ...command(), month: month("2026-11") }));
    expect(await refused(transfer("2026-11-04", 1, main, north))).toMatchObject({ kind: "closed-month" });
    expect((await undo(id)).ok).toBe(false);
    await expectSound();
  });

  it("what a transfer brought keeps it: it is not taken back once it was sold", async () => {
    const bought = newId("command");
    must(await post("purchase", "2026-11-02", 10, undefined, bought));
    const [made] = must(await transfer("2026-11-03", 4, main, north));
    if (made === undefined) throw new Error("no transfer");
    must(await post("sale", "2026-11-04", 3, north));
    const before = await state();
    const dropped = await dropTransfer(storage, { ...command(), transferId: made.id });
    expect(dropped).toMatchObject({
      error: { kind: "store-not-enough", store: "Norte", wanted: 3000, there: 0 },
    });
    expect((await undo(bought)).ok).toBe(false);
    expect(await state()).toEqual(before);
    must(await setBelowZero(storage, { ...command(), allowed: true }));
    must(await dropTransfer(storage, { ...command(), transferId: made.id }));
    expect(await units()).toEqual([10, -3]);
    await expectSound();
  });

  it("names, renames and adds stores; one with moves stays, and so does the first", async () => {
    const seen = (await storage.db.books.get(bookId))?.stock?.stores ?? [];
    const [first, second] = seen;
    if (first === undefined || second === undefined) throw new Error("no stores");
    const set = (stores: typeof seen, id = newId("command"), had = seen) =>
      setStores(storage, { id, bookId, stores, seen: had });
    must(await post("purchase", "2026-11-02", 2, north));
    expect(await set([first])).toMatchObject({ error: { kind: "store-in-use", store: "Norte" } });
    expect(await set([second, first])).toMatchObject({ error: { kind: "store-in-use", store: "Principal" } });
    expect(await set([first, { ...second, name: "principal " }])).toMatchObject({
      error: { kind: "bad-store" },
    });
    expect(await set([])).toMatchObject({ error: { kind: "bad-store" } });
    expect(await set(seen, newId("command"), [])).toMatchObject({ error: { kind: "stores-changed" } });
    const id = newId("command");
    const more = [first, { ...second, name: " Bodega  del norte " }, { id: newId("store"), name: "Sur" }];
    const book = must(await set(more, id));
    expect(book.stock?.stores?.map(({ name }) => name)).toEqual(["Principal", "Bodega del norte", "Sur"]);
    must(await undoRecords(storage, { id: newId("command"), target: id }));
    expect((await storage.db.books.get(bookId))?.stock?.stores).toEqual(seen);
    await expectSound();
  });

  it("IN-06 the check names what the months of the stores lack, and the repair lays them again", async () => {
    must(await post("purchase", "2026-11-02", 10));
    must(await transfer("2026-11-03", 4, main, north));
    const before = await state();
    const [row] = await storage.db.stockMonths.toArray();
    if (row === undefined) throw new Error("no month");
    const { elsewhere: _lost, ...left } = row;
    await storage.db.stockMonths.put(left);
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "stock-differs" }]);
    must(await repairBook(storage, command()));
    expect(await state()).toEqual(before);
    await expectSound();
  });

  it("BR-06 a backup brings stores and transfers, restored and merged, and a copy of the book takes them along", async () => {
    must(await post("purchase", "2026-11-02", 10));
    must(await transfer("2026-11-03", 4, main, north));
    const backup = await backupOf(storage);
    const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
    must(await restoreBackup(restored, backup, OWNER, null));
    must(await mergeBackup(merged, backup, OWNER, null));
    for (const other of [restored, merged]) {
      expect(await units(other)).toEqual([6, 4]);
      expect(await verifyBook(other.db, bookId)).toEqual([]);
      other.close();
    }
    const copy = newId("book");
    must(
      await duplicateBook(storage, { id: newId("command"), sourceId: bookId, bookId: copy, entries: true }),
    );
    expect(await units(storage, copy)).toEqual([6, 4]);
    expect(await verifyBook(storage.db, copy)).toEqual([]);
    const [own] = (await storage.db.items.toArray()).filter((each) => each.bookId === copy);
    if (own === undefined) throw new Error("no item");
    expect((await kardexOf(storage, copy, own.id)).transfers).toHaveLength(1);
  });

  it("a book of one store is written as before it could have more", async () => {
    const one = await openTestStorage({ newId });
    const book = await openTestBook(one);
    const [only] = await stocked(one, book);
    if (only === undefined) throw new Error("no item");
    const move = stockDraft("purchase", "2026-11-02", [line(only, 2, 200)]);
    must(await postStock(one, { ...command(), bookId: book, moves: [move], accepts: true, adjustment: "x" }));
    const [row] = await one.db.stockMonths.toArray();
    expect(Object.keys(row ?? {}).sort()).toEqual(["bookId", "items", "month", "sums"]);
    expect(JSON.stringify(await dump(one))).not.toContain('"store"');
    one.close();
  });

  const step = fc.record({
    kind: fc.constantFrom(
      "purchase" as const,
      "sale" as const,
      "out" as const,
      "transfer" as const,
      "void" as const,
    ),
    on: fc.integer({ min: 1, max: 20 }),
    units: fc.integer({ min: 1, max: 6 }),
    there: fc.boolean(),
    back: fc.boolean(),
  });

  it("property: after any history kardex = ledger, the stores sum to the total, the check agrees, and undo is before", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 7 }), fc.boolean(), async (steps, loose) => {
        await begin();
        must(await setBelowZero(storage, { ...command(), allowed: loose }));
        for (const { kind, on, units: count, there, back } of steps) {
          const [before, id] = [await state(), newId("command")];
          const date = `2026-11-${String(on).padStart(2, "0")}`;
          const [here, other] = there ? [north, main] : [main, north];
          const [move] = (await storage.db.stockMoves.toArray()).filter(({ status }) => status === "posted");
          if (kind === "void" && move === undefined) continue;
          const done =
            kind === "transfer"
              ? await transfer(date, count, here, other, id)
              : kind === "void" && move !== undefined
                ? await voidStock(storage, { id, bookId, moveId: move.id, accepts: true, adjustment: "x" })
                : await post(kind as StockKind, date, count, there ? north : undefined, id);
          if (!done.ok) expect(await state()).toEqual(before);
          await expectSound();
          if (!done.ok || !back) continue;
          must(await undo(id));
          expect(await state()).toEqual(before);
          await expectSound();
        }
        storage.close();
      }),
      { numRuns: 12 },
    );
  });
});
