import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import type { CostingMethod } from "#domain/inventory/kardex.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { postStock, type StockDraft, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { setStockMethod } from "#storage/commands/inventory/save-item.ts";
import { setBelowZero } from "#storage/commands/inventory/set-below-zero.ts";
import { tellItems } from "#storage/commands/inventory/tell-items.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { inventoryOf, kardexOf } from "#storage/queries/inventory/inventory.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { postTyped, TYPED, typedEntry } from "#tests/support/records/told-entries.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let item: ItemId;

async function begin(method: CostingMethod = "peps") {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [own] = await stocked(storage, bookId, [{}], method);
  if (!own) throw new Error("no item");
  item = own;
  must(await allow(true));
}

const allow = (allowed: boolean, id = newId("command")) => setBelowZero(storage, { id, bookId, allowed });
const post = (move: StockDraft, accepts = true, id = newId("command")) =>
  postStock(storage, { id, bookId, moves: [move], accepts, adjustment: "Ajuste de costos" });
const undo = (target: ReturnType<typeof newId<"command">>) =>
  undoCommand(storage, { id: newId("command"), bookId, target });
const takeOut = (move: StockDraft) =>
  voidStock(storage, {
    id: newId("command"),
    bookId,
    moveId: move.moveId,
    accepts: true,
    adjustment: "Anular",
  });

async function expectEqualToLedger() {
  const { value, ledger } = await inventoryOf(storage, { id: bookId, chart: "puc" }, null);
  expect(value).toBe(ledger);
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
  return value;
}

const figures = async () =>
  (await kardexOf(storage, bookId, item)).cards.flatMap(({ lines }) =>
    lines.map(({ kind, value, below = 0, corrects = 0 }) => [kind, value, below, corrects]),
  );
const entries = async () => {
  const pages = await storage.db.pages.toArray();
  return pages.flatMap((page) => page.entries).sort((a, b) => a.number - b.number);
};

beforeEach(async () => {
  await begin();
  return () => storage.close();
});

const bought = () => stockDraft("purchase", "2026-10-02", [line(item, 10, 1000)]);
const sold = () => stockDraft("sale", "2026-10-05", [line(item, 14, 2800)]);
const arrived = () => stockDraft("purchase", "2026-11-03", [line(item, 10, 1500)]);

describe("IN-12: selling more than there is", () => {
  it("is refused until the book allows it; the purchase corrects it on its day by a named entry, the sale's month closed", async () => {
    must(await allow(false));
    must(await post(bought()));
    expect(await post(sold())).toMatchObject({
      error: { kind: "not-enough", wanted: 14_000, there: 10_000 },
    });
    must(await allow(true));
    must(await post(sold()));
    expect(await expectEqualToLedger()).toBe(-400);
    must(await closeMonth(storage, { id: newId("command"), bookId, month: month("2026-10") }));
    must(await post(arrived(), false));
    expect(await figures()).toEqual([
      ["purchase", 1000, 0, 0],
      ["sale", 1400, 4000, 0],
      ["purchase", 1500, 0, 200],
    ]);
    const last = (await entries()).at(-1);
    expect(last).toMatchObject({ description: "Ajuste de costos", date: "2026-11-03", origin: "inventory" });
    expect(last?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ["6135", 200, 0],
      ["1435", 0, 200],
    ]);
    expect(await expectEqualToLedger()).toBe(900);
  });

  it("undo takes the correction back, and voiding the purchase corrects it the other way", async () => {
    must(await post(bought()));
    must(await post(sold()));
    const before = await figures();
    const id = newId("command");
    must(await post(arrived(), true, id));
    must(await undo(id));
    expect(await figures()).toEqual(before);
    expect(await expectEqualToLedger()).toBe(-400);
    const again = arrived();
    must(await post(again));
    must(await takeOut(again));
    expect(await figures()).toEqual(before);
    expect(await expectEqualToLedger()).toBe(-400);
  });

  it("a purchase of an earlier day shows the correction that it takes from another, and posts it", async () => {
    must(await post(bought()));
    must(await post(sold()));
    must(await post(arrived()));
    const late = stockDraft("purchase", "2026-10-04", [line(item, 4, 480)]);
    const asked = await post(late, false);
    if (asked.ok || asked.error.kind !== "costs-change") throw new Error("not asked");
    expect(asked.error.changes.map(({ before, after, corrects }) => [before, after, corrects])).toEqual([
      [1400, 1480, undefined],
      [200, 0, true],
    ]);
    must(await post(late));
    expect(await expectEqualToLedger()).toBe(1500);
  });

  it("what left so stays when it is allowed no longer: checked, repaired, and the setting is undone alone", async () => {
    must(await post(bought()));
    must(await post(sold()));
    const id = newId("command");
    must(await allow(false, id));
    await expectEqualToLedger();
    expect(await post(stockDraft("sale", "2026-10-06", [line(item, 1, 9)]))).toMatchObject({
      error: { kind: "not-enough", there: -4000 },
    });
    must(await undoRecords(storage, { id: newId("command"), target: id }));
    const later = newId("command");
    must(await allow(false, later));
    must(await post(arrived()));
    expect(await undoRecords(storage, { id: newId("command"), target: later })).toMatchObject({ ok: false });
    expect((await storage.db.books.get(bookId))?.stock).toMatchObject({ lastMove: 3, belowZero: false });
    await storage.db.stockMonths.clear();
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "stock-differs" }]);
    must(await repairBook(storage, { id: newId("command"), bookId }));
    expect(await expectEqualToLedger()).toBe(900);
  });

  it("ST-35 the last purchase is undone to what stood before it though the book allows it no longer, an earlier one is not", async () => {
    must(await post(bought()));
    must(await post(sold()));
    must(await allow(false));
    const before = await figures();
    const first = newId("command");
    must(await post(arrived(), true, first));
    const again = newId("command");
    must(await undoCommand(storage, { id: again, bookId, target: first }));
    expect(await figures()).toEqual(before);
    expect(await expectEqualToLedger()).toBe(-400);
    must(await undo(again));
    // Another move since: what it leaves short would be new.
    must(await post(stockDraft("sale", "2026-11-04", [line(item, 3, 900)])));
    expect(await undo(first)).toMatchObject({ ok: false });
    await expectEqualToLedger();
  });

  it("IN-04 a sale whose cost was corrected since is voided with what corrected it", async () => {
    const sale = stockDraft("sale", "2026-10-05", [line(item, 4, 2800)]);
    must(await post(bought()));
    must(await post(sale));
    must(await post(stockDraft("purchase", "2026-10-01", [line(item, 10, 3000)])));
    expect(await expectEqualToLedger()).toBe(2800);
    const id = newId("command");
    const seen = { accepts: true, adjustment: "Anular" };
    must(await voidStock(storage, { id, bookId, moveId: sale.moveId, ...seen }));
    expect(await expectEqualToLedger()).toBe(4000);
    must(await undo(id));
    expect(await expectEqualToLedger()).toBe(2800);
  });

  it("another method of a later year keeps the setting; a book without inventory has none", async () => {
    must(await setStockMethod(storage, { id: newId("command"), bookId, year: 2027, method: "average" }));
    expect((await storage.db.books.get(bookId))?.stock).toMatchObject({ belowZero: true, lastMove: 0 });
    bookId = await openTestBook(storage);
    expect(await allow(true)).toMatchObject({ error: { kind: "no-stock" } });
  });

  it("a sale typed in the journal is told of more than there is, and a purchase told later corrects it", async () => {
    const tell = async (kind: "sale" | "purchase", date: string, units: number, amount: number) => {
      const entry = await postTyped(storage, bookId, typedEntry(date, TYPED[kind](amount)));
      const on = { id: newId("command"), bookId, entry: linkTo(entry), version: entry.version };
      const lines = [line(item, units, amount)];
      const seen = { accepts: true, adjustment: "Ajuste de costos" };
      return must(await tellItems(storage, { ...on, moveId: newId("stockMove"), lines, ...seen }));
    };
    await tell("purchase", "2026-10-02", 10, 1000);
    await tell("sale", "2026-10-05", 14, 2800);
    expect(await expectEqualToLedger()).toBe(-400);
    const move = await tell("purchase", "2026-11-03", 10, 1500);
    expect(await expectEqualToLedger()).toBe(900);
    must(await takeOut({ ...arrived(), moveId: move.id }));
    const { value, ledger } = await inventoryOf(storage, { id: bookId, chart: "puc" }, null);
    // The entry of the purchase stays as it was typed, without items.
    expect(ledger - value).toBe(1500);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });
});

const step = fc.record({
  kind: fc.constantFrom("purchase" as const, "sale" as const, "sale" as const, "out" as const),
  at: fc.integer({ min: 0, max: 55 }),
  units: fc.integer({ min: 1, max: 20 }),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
});

const dateOf = (at: number) =>
  `2026-${String(8 + Math.floor(at / 28)).padStart(2, "0")}-${String(1 + (at % 28)).padStart(2, "0")}`;

describe("IN-12: over random histories below zero", () => {
  it("kardex and ledger agree after each move of any day, each undo and each void, and when all came", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 8 }),
        fc.constantFrom<CostingMethod>("peps", "average"),
        async (steps, method) => {
          storage.close();
          await begin(method);
          must(await post(stockDraft("purchase", "2026-07-01", [line(item, 1, 700)])));
          const done: StockDraft[] = [];
          for (const { kind, at, units, amount } of steps) {
            const before = await figures();
            const id = newId("command");
            const move = stockDraft(kind, dateOf(at), [line(item, units, kind === "out" ? 0 : amount)]);
            const answer = await post(move, true, id);
            if (!answer.ok) {
              // Only what is written off must be there, on its day and on later ones.
              expect([answer.error.kind, steps.some((each) => each.kind === "out")]).toEqual([
                "not-enough",
                true,
              ]);
              continue;
            }
            const after = await figures();
            await expectEqualToLedger();
            must(await undo(id));
            expect(await figures()).toEqual(before);
            await expectEqualToLedger();
            const again = { ...move, moveId: newId("stockMove"), entryId: newId("entry") };
            must(await post(again));
            expect(await figures()).toEqual(after);
            done.push(again);
          }
          for (const each of done) if ((await takeOut(each)).ok) await expectEqualToLedger();
          must(await post(stockDraft("purchase", "2026-12-01", [line(item, 200, 160_001)])));
          expect(await expectEqualToLedger()).toBeGreaterThan(0);
        },
      ),
      { numRuns: 6 },
    );
  }, 60_000);
});
