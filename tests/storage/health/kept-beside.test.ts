import { expect, it, vi } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import { saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import { newId } from "#storage/engine/environment.ts";
import { BOOK_TABLES } from "#storage/health/record-tables.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("ST-15 what repeats and assets that cannot be read are named, and the repair takes them out and keeps them in the trail", async () => {
  const storage = await openTestStorage({ newId });
  const { db } = storage;
  const bookId = await openTestBook(storage);
  const lines = [
    { account: "5120" as never, debit: pesos(5), credit: ZERO },
    { account: "1110" as never, debit: ZERO, credit: pesos(5) },
  ];
  const plan = { kind: "monthly" as const, lines, asks: false };
  const fields = {
    description: "Arriendo",
    first: day("2026-01-31"),
    last: null,
    state: "active" as const,
    plan,
  };
  const [sound, broken] = [newId("recurring"), newId("recurring")];
  for (const recurringId of [sound, broken])
    must(await saveRecurring(storage, { id: newId("command"), bookId, recurringId, fields, version: null }));
  expect(await verifyBook(db, bookId)).toEqual([]);
  await db.recurrings.update(broken, { marks: "nada" } as never);
  const asset = newId("asset");
  await db.table("assets").add({ id: asset, bookId, name: 7 });
  const named = [
    { kind: "bad-record", table: "recurrings", key: broken },
    { kind: "bad-record", table: "assets", key: asset },
  ];
  expect(await verifyBook(db, bookId)).toEqual(named);
  const id = newId("command");
  expect(must(await repairBook(storage, { id, bookId })).removed).toBe(2);
  expect(await verifyBook(db, bookId)).toEqual([]);
  expect((await db.recurrings.toArray()).map((each) => each.id)).toEqual([sound]);
  expect(JSON.stringify(await db.audit.toArray())).toContain('"nada"');
  storage.close();
});

const wasGetAll = new Map<unknown, IDBObjectStore["getAll"]>(
  [IDBObjectStore.prototype, IDBIndex.prototype].map((source) => [source, source.getAll]),
);

it("ST-34 the check of a book with stock reads each of its records once", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const [item] = await stocked(storage, bookId);
  if (item === undefined) throw new Error("an item");
  const moves = [stockDraft("purchase", "2026-11-04", [line(item, 10, 100_000)])];
  must(await postStock(storage, { id: newId("command"), bookId, moves, accepts: true, adjustment: "x" }));
  const reads: string[] = [];
  const spies = [IDBObjectStore.prototype, IDBIndex.prototype].map((source) =>
    vi.spyOn(source, "getAll").mockImplementation(function (this: IDBObjectStore | IDBIndex, ...args) {
      reads.push("objectStore" in this ? this.objectStore.name : this.name);
      return wasGetAll.get(source)?.apply(this, args) as IDBRequest;
    }),
  );
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
  for (const spy of spies) spy.mockRestore();
  for (const table of BOOK_TABLES)
    expect([table, reads.filter((name) => name === table).length]).toEqual([table, 1]);
  storage.close();
});
