import { beforeEach, describe, expect, it } from "vitest";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StoreId } from "#domain/kernel/ids.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { closeStore, emptyStore, openStore } from "#storage/commands/inventory/close-store.ts";
import { postStock, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { setBelowZero } from "#storage/commands/inventory/set-below-zero.ts";
import { setStores } from "#storage/commands/inventory/set-stores.ts";
import { dropTransfer } from "#storage/commands/inventory/transfer-stock.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { kardexOf, storeUnits } from "#storage/queries/inventory/inventory.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { inStores, line, stockDraft, stocked, transferOf } from "#tests/support/records/stock.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let brush: ItemId;
let nails: ItemId;
let main: StoreId;
let north: StoreId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [one, other] = await stocked(storage, bookId, [{ name: "Brocha" }, { name: "Puntilla" }]);
  if (!one || !other) throw new Error("no items");
  [brush, nails] = [one, other];
  [main, north] = await inStores(storage, bookId);
  return () => storage.close();
});

const command = () => ({ id: newId("command"), bookId });
function post(kind: StockKind, date: string, item: ItemId, units: number, store?: StoreId) {
  const move = stockDraft(kind, date, [line(item, units, units * 100)], store && { store });
  const id = newId("command");
  const posted = postStock(storage, { id, bookId, moves: [move], accepts: true, adjustment: "Ajuste" });
  return posted.then((result) => ({ result, id, moveId: move.moveId }));
}
const close = (storeId = north, id = newId("command")) => closeStore(storage, { id, bookId, storeId });
const open = (storeId = north) => openStore(storage, { ...command(), storeId });
const empty = (date: string, to = main, id = newId("command")) =>
  emptyStore(storage, { id, bookId, from: north, to, date: day(date), reference: "" });
const stores = async () => (await storage.db.books.get(bookId))?.stock?.stores ?? [];
const isClosed = async () => (await stores()).find(({ id }) => id === north)?.closed === true;

/** What each store has of both items. */
async function units() {
  const found = await storeUnits(storage, bookId, await stores());
  const of = (store: StoreId) => [brush, nails].map((item) => (found.get(store)?.get(item) ?? 0) / 1000);
  return [of(main), of(north)];
}

const refusedBy = (kind: string) => ({ ok: false, error: { kind } });

describe("IN-51 a store that holds nothing is closed", () => {
  it("takes no moves, keeps its kardex and name, and opens again", async () => {
    must((await post("purchase", "2026-11-02", brush, 10, north)).result);
    const sold = await post("sale", "2026-11-03", brush, 10, north);
    must(sold.result);
    const history = await kardexOf(storage, bookId, brush);
    must(await close());
    expect(await isClosed()).toBe(true);
    expect(await kardexOf(storage, bookId, brush)).toEqual(history);
    expect((await post("purchase", "2026-11-04", brush, 1, north)).result).toMatchObject({
      ok: false,
      error: { kind: "closed-store", store: "Norte" },
    });
    must((await post("purchase", "2026-11-04", brush, 5)).result);
    const asked = { date: "2026-11-05", from: main, to: north, item: brush, units: 1 };
    expect(await transferOf(storage, command(), asked)).toMatchObject(refusedBy("closed-store"));
    // What it had is its history: taking it back would leave units in it.
    const voided = { ...command(), moveId: sold.moveId, accepts: true, adjustment: "A" };
    expect(await voidStock(storage, voided)).toMatchObject(refusedBy("closed-store"));
    expect(await undoCommand(storage, { ...command(), target: sold.id })).toMatchObject(
      refusedBy("nothing-to-undo"),
    );
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    must(await open());
    expect(await isClosed()).toBe(false);
    must(await voidStock(storage, { ...voided, id: newId("command") }));
    expect(await units()).toEqual([
      [5, 0],
      [10, 0],
    ]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("refuses the main one, one that is none, one that is closed, and one that holds something", async () => {
    expect(await close(main)).toMatchObject(refusedBy("main-store"));
    expect(await close(newId("store"))).toMatchObject(refusedBy("unknown-store"));
    expect(await open()).toMatchObject(refusedBy("stores-changed"));
    must((await post("purchase", "2026-11-02", brush, 10, north)).result);
    must((await post("purchase", "2026-11-02", nails, 3, north)).result);
    expect(await close()).toMatchObject({
      ok: false,
      error: { kind: "store-holds", store: "Norte", items: 2 },
    });
    expect(await isClosed()).toBe(false);
    must(await empty("2026-11-03"));
    must(await close());
    expect(await close()).toMatchObject(refusedBy("stores-changed"));
  });

  it("all that is left goes to another store in one command, and comes back by undo", async () => {
    must((await post("purchase", "2026-11-02", brush, 10, north)).result);
    must((await post("purchase", "2026-11-02", nails, 3, north)).result);
    must((await post("sale", "2026-11-03", brush, 4, north)).result);
    const before = await units();
    const id = newId("command");
    expect(must(await empty("2026-11-04", main, id))).toHaveLength(2);
    expect(await units()).toEqual([
      [6, 3],
      [0, 0],
    ]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    must(await undoCommand(storage, { ...command(), target: id }));
    expect(await units()).toEqual(before);
    expect(await empty("2026-11-01")).toMatchObject(refusedBy("store-not-enough"));
    expect(await empty("2026-11-04", north)).toMatchObject(refusedBy("same-store"));
    const [first] = must(await empty("2026-11-04"));
    expect(await empty("2026-11-04")).toMatchObject(refusedBy("no-lines"));
    must(await close());
    // With the store closed, what came out of it does not go back in.
    expect(
      await dropTransfer(storage, { ...command(), transferId: first?.id ?? newId("stockTransfer") }),
    ).toMatchObject(refusedBy("closed-store"));
  });

  it("what it lacks, sold below zero there, comes from the other one", async () => {
    must(await setBelowZero(storage, { ...command(), allowed: true }));
    must((await post("purchase", "2026-11-02", brush, 10)).result);
    must((await post("sale", "2026-11-03", brush, 4, north)).result);
    expect(await units()).toEqual([
      [10, 0],
      [-4, 0],
    ]);
    expect(await close()).toMatchObject(refusedBy("store-holds"));
    must(await empty("2026-11-04"));
    expect(await units()).toEqual([
      [6, 0],
      [0, 0],
    ]);
    must(await close());
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("closing is undone until something moves, and naming stores keeps it", async () => {
    const id = newId("command");
    must(await close(north, id));
    const seen = await stores();
    const named = seen.map((each) => ({ id: each.id, name: `${each.name} 2` }));
    const stale = seen.map(({ id: own, name }) => ({ id: own, name }));
    // Another tab still shows it open.
    expect(await setStores(storage, { ...command(), stores: named, seen: stale })).toMatchObject(
      refusedBy("stores-changed"),
    );
    must(await undoRecords(storage, { id: newId("command"), target: id }));
    expect(await isClosed()).toBe(false);
    must(await close());
    must(await setStores(storage, { ...command(), stores: named, seen: await stores() }));
    expect(await stores()).toEqual([
      { id: main, name: "Principal 2" },
      { id: north, name: "Norte 2", closed: true },
    ]);
    const opening = command();
    must(await openStore(storage, { ...opening, storeId: north }));
    must((await post("purchase", "2026-11-02", brush, 1, north)).result);
    expect(await undoRecords(storage, { id: newId("command"), target: opening.id })).toMatchObject(
      refusedBy("nothing-to-undo"),
    );
  });

  it("comes back closed from a backup, restored and merged; one that holds something is named and opened by the repair", async () => {
    must((await post("purchase", "2026-11-02", brush, 10, north)).result);
    must(await empty("2026-11-03"));
    must(await close());
    const backup = await backupOf(storage);
    const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
    must(await restoreBackup(restored, backup, OWNER, null));
    must(await mergeBackup(merged, backup, OWNER, null));
    for (const other of [restored, merged]) {
      expect((await other.db.books.get(bookId))?.stock?.stores).toEqual(await stores());
      expect(await verifyBook(other.db, bookId)).toEqual([]);
      other.close();
    }
    // Neither side of a merge writes this, and a file may.
    must(await open());
    must((await post("purchase", "2026-11-04", nails, 2, north)).result);
    const book = await storage.db.books.get(bookId);
    if (book?.stock === undefined) throw new Error("no book");
    const wrong = [
      { id: main, name: "Principal", closed: true },
      { id: north, name: "Norte", closed: true },
    ];
    await storage.db.books.put({ ...book, stock: { ...book.stock, stores: wrong } });
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "stock-differs" }]);
    must(await repairBook(storage, command()));
    expect(await stores()).toEqual([
      { id: main, name: "Principal" },
      { id: north, name: "Norte" },
    ]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });
});
