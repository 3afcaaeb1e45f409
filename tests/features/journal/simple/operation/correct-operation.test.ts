import { beforeEach, expect, it } from "vitest";
import { type EntryContent, linkTo } from "#domain/accounting/entries/entry.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import { correctOperation } from "#features/journal/simple/operation/correct-operation.ts";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import { postWithItems } from "#storage/commands/inventory/post-with-items.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { inventoryOf } from "#storage/queries/inventory/inventory.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { expectTold, postTyped, TYPED, typedEntry } from "#tests/support/records/told-entries.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let brush: ItemId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [own] = await stocked(storage, bookId);
  if (!own) throw new Error("no item");
  brush = own;
  return () => storage.close();
});

const bought = (amount: number): EntryContent => typedEntry("2026-10-05", TYPED.purchase(amount));

async function buy() {
  const content = bought(1000);
  const stock = {
    moveId: newId("stockMove"),
    kind: "purchase" as const,
    lines: [line(brush, 10, 1000)],
  };
  const entry = { entryId: newId("entry"), content, origin: "simple" as const, stock };
  const seen = { accepts: true, adjustment: "" };
  return must(await postWithItems(storage, { id: newId("command"), bookId, ...entry, ...seen }));
}

it("IN-40 a corrected purchase keeps its items, whose cost follows", async () => {
  const entry = await buy();
  const command = { bookId, entry: linkTo(entry), version: entry.version, content: bought(1200) };
  must(await correctOperation(storage, { id: newId("command"), ...command }));
  const { value, ledger } = await inventoryOf(storage, { id: bookId, chart: "puc" }, null);
  expect({ value, ledger }).toEqual({ value: 1200, ledger: 1200 });
  await expectTold(storage, bookId);
});

it("IN-03 what would change the cost of other moves is left to the view that shows them before", async () => {
  const entry = await buy();
  const moves = [stockDraft("sale", "2026-10-08", [line(brush, 4, 900)])];
  must(await postStock(storage, { id: newId("command"), bookId, moves, accepts: true, adjustment: "" }));
  const command = { bookId, entry: linkTo(entry), version: entry.version, content: bought(1200) };
  expect(await correctOperation(storage, { id: newId("command"), ...command })).toMatchObject({
    error: { kind: "items", text: expect.stringContaining("vista completa") },
  });
  await expectTold(storage, bookId);
});

it("an entry without items is corrected as ever", async () => {
  const entry = await postTyped(storage, bookId, bought(1000));
  const command = { bookId, entry: linkTo(entry), version: entry.version, content: bought(700) };
  expect(must(await correctOperation(storage, { id: newId("command"), ...command })).version).toBe(2);
  await expectTold(storage, bookId);
});
