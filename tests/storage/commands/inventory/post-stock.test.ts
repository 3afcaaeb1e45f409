import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { netOf } from "#domain/accounting/ledger/balances.ts";
import type { CostingMethod } from "#domain/inventory/kardex.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { deleteEntry, voidEntry } from "#storage/commands/entries/void-entry.ts";
import { postStock, type StockDraft, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { saveItems, setStockMethod } from "#storage/commands/inventory/save-item.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { inventoryOf, kardexOf } from "#storage/queries/inventory/inventory.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { BRUSH, line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

const post = (moves: readonly StockDraft[], accepts = true, id = newId("command")) =>
  postStock(storage, { id, bookId, moves, accepts, adjustment: "Ajuste de costos" });
const undo = (target: ReturnType<typeof newId<"command">>) =>
  undoCommand(storage, { id: newId("command"), bookId, target });
const NONE = { debit: ZERO, credit: ZERO };
const book = () => ({ id: bookId, chart: "puc" as const });

async function expectEqualToLedger() {
  const { value, ledger } = await inventoryOf(storage, book(), null);
  expect(value).toBe(ledger);
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
}

/** What the kardex of all items and their months say, without the numbers of moves and entries. */
async function figures(items: readonly ItemId[]) {
  const cards = await Promise.all(items.map((item) => kardexOf(storage, bookId, item)));
  const values = cards.map(({ cards: own }) =>
    own.flatMap(({ lines }) => lines.map(({ date, kind, quantity, value }) => [date, kind, quantity, value])),
  );
  const months = await storage.db.stockMonths.toArray();
  const sums = months
    .map(({ month, items: ids, sums: all }) => [
      month,
      ids.map((id, at) => [items.indexOf(id), ...all.slice(3 * at, 3 * at + 3)].join()).sort(),
    ])
    .filter(([, rows]) => (rows?.length ?? 0) > 0);
  return { values, sums };
}

describe("IN-16: what it costs to bring a purchase", () => {
  it("is shared by value to the peso, and IVA is of what was bought alone", async () => {
    const [one, two, three] = await stocked(storage, bookId, [{}, {}, { tax: "excluded" }]);
    if (!one || !two || !three) throw new Error("no items");
    const lines = [line(one, 10, 100_000), line(two, 1, 50_000), line(three, 5, 33_333)];
    const bought = stockDraft("purchase", "2026-10-06", lines, { taxed: true, costs: pesos(20_000) });
    const [entry] = must(await post([bought]));
    // 20.000 by 100.000 : 50.000 : 33.333 is 10.909, 5.455 and 3.636.
    expect((await storage.db.stockMoves.get(bought.moveId))?.lines.map(({ amount }) => amount)).toEqual([
      110_909, 55_455, 36_969,
    ]);
    expect(entry?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ["1435", 203_333, 0],
      ["2408", 28_500, 0],
      ["2205", 0, 231_833],
    ]);
    await expectEqualToLedger();
    // What is given back leaves at its cost; the supplier pays back the price, and what it cost to bring is lost.
    const given = stockDraft("purchase-return", "2026-10-07", [line(one, 10, 100_000, bought.moveId)], {
      taxed: true,
    });
    const [back] = must(await post([given]));
    expect(back?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ["2205", 119_000, 0],
      ["1435", 0, 110_909],
      ["2408", 0, 19_000],
      ["6135", 10_909, 0],
    ]);
    await expectEqualToLedger();
  });
});

describe("IN-15: what leaves otherwise than sold", () => {
  it("goes to the account of its reason, and so does what a late purchase corrects of its cost", async () => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    must(await post([stockDraft("purchase", "2026-10-06", [line(item, 10, 100_000)])]));
    const { owner } = STOCK_ACCOUNTS.puc;
    const taken = stockDraft("out", "2026-10-09", [line(item, 2, 30_000)], {
      counter: owner,
      taxed: true,
      thirdParty: "Ana",
    });
    const [entry] = must(await post([taken]));
    expect(entry?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ["3130", 25_700, 0],
      ["1435", 0, 20_000],
      ["2408", 0, 5_700],
    ]);
    expect(entry?.lines[0]?.thirdParty).toBe("Ana");
    await expectEqualToLedger();
    const late = newId("command");
    must(await post([stockDraft("purchase", "2026-10-01", [line(item, 10, 300_000)])], true, late));
    await expectEqualToLedger();
    // Of 20 that cost 400.000, two cost 40.000: 20.000 more, which the owner took too.
    const balances = await balancesNow(storage, bookId);
    expect(netOf(balances.get(owner) ?? NONE)).toBe(45_700);
    expect(balances.get(STOCK_ACCOUNTS.puc.lost)).toBeUndefined();
    must(await undo(late));
    await expectEqualToLedger();
    const voids = { id: newId("command"), bookId, moveId: taken.moveId, accepts: true, adjustment: "x" };
    must(await voidStock(storage, voids));
    await expectEqualToLedger();
    expect(netOf((await balancesNow(storage, bookId)).get(owner) ?? NONE)).toBe(0);
  });
});

describe("IN-04: a move and its entry are one", () => {
  it("a purchase and a sale with IVA post what changed hands, the tax and the cost", async () => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    must(
      await post([
        stockDraft("purchase", "2026-10-06", [line(item, 100, 2_240_000)], {
          taxed: true,
          thirdParty: "Andina",
        }),
      ]),
    );
    const [entry] = must(
      await post([stockDraft("sale", "2026-10-09", [line(item, 30, 1_128_000)], { taxed: true })]),
    );
    expect(entry?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ["1105", 1_342_320, 0],
      ["4135", 0, 1_128_000],
      ["2408", 0, 214_320],
      ["6135", 672_000, 0],
      ["1435", 0, 672_000],
    ]);
    await expectEqualToLedger();
  });

  it.each(["peps", "average"] as const)(
    "every kind of move balances and keeps the ledger, by %s",
    async (method) => {
      const [item] = await stocked(storage, bookId, [{ tax: "reduced" }], method);
      if (!item) throw new Error("no item");
      const bought = stockDraft("purchase", "2026-10-02", [line(item, 10, 30_000)], { taxed: true });
      const sold = stockDraft("sale", "2026-10-05", [line(item, 8, 90_000)], { taxed: true });
      for (const move of [
        stockDraft("opening", "2026-10-01", [line(item, 5, 10_000)]),
        bought,
        stockDraft("purchase-return", "2026-10-03", [line(item, 2, 7_000, bought.moveId)], { taxed: true }),
        stockDraft("in", "2026-10-04", [line(item, 1, 2_500)]),
        sold,
        stockDraft("sale-return", "2026-10-06", [line(item, 3, 33_000, sold.moveId)], { taxed: true }),
        stockDraft("out", "2026-10-07", [line(item, 2)]),
      ]) {
        must(await post([move]));
        await expectEqualToLedger();
      }
    },
  );

  it("an opening that the book holds already leaves its account as it is", async () => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    const inventory = stockDraft("opening", "2026-10-01", [line(item, 5, 10_000)], {
      counter: "1435" as never,
    });
    const id = newId("command");
    must(await post([inventory], true, id));
    expect(await inventoryOf(storage, book(), null)).toMatchObject({ value: 10_000, ledger: 0 });
    must(await undo(id));
    expect(await inventoryOf(storage, book(), null)).toMatchObject({ value: 0, ledger: 0 });
  });

  it("its entry is neither edited, voided, deleted nor reversed in the journal", async () => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    const [entry] = must(await post([stockDraft("purchase", "2026-10-06", [line(item, 1, 100)])]));
    if (!entry) throw new Error("no entry");
    const on = { id: newId("command"), bookId, entry, version: entry.version };
    const reversal = { reversalId: newId("entry"), date: day("2026-10-07"), description: "" };
    for (const answer of [
      await editEntry(storage, { ...on, content: entry }),
      await voidEntry(storage, on),
      await deleteEntry(storage, on),
      await reverseEntry(storage, { ...on, ...reversal }),
    ])
      expect(answer).toMatchObject({ error: { kind: "inventory-entry" } });
    await expectEqualToLedger();
  });

  it("is voided with its entry, unless others need what it brought", async () => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    const bought = stockDraft("purchase", "2026-10-06", [line(item, 2, 100)]);
    const sold = stockDraft("sale", "2026-10-07", [line(item, 1, 90)]);
    must(await post([bought]));
    must(await post([sold]));
    const command = (moveId: typeof sold.moveId) => ({
      id: newId("command"),
      bookId,
      moveId,
      accepts: true,
      adjustment: "x",
    });
    expect(await voidStock(storage, command(bought.moveId))).toMatchObject({ error: { kind: "not-enough" } });
    const voiding = command(sold.moveId);
    must(await voidStock(storage, voiding));
    expect(await voidStock(storage, command(sold.moveId))).toMatchObject({ error: { kind: "unknown-move" } });
    await expectEqualToLedger();
    must(await undo(voiding.id));
    expect((await inventoryOf(storage, book(), null)).value).toBe(50);
    await expectEqualToLedger();
    must(await voidStock(storage, command(sold.moveId)));
    must(await voidStock(storage, command(bought.moveId)));
    expect((await inventoryOf(storage, book(), null)).value).toBe(0);
    await expectEqualToLedger();
  });
});

describe("IN-03: a move of an earlier day", () => {
  it("is shown what it changes, corrects it in each month, and is taken back whole", async () => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    must(await post([stockDraft("purchase", "2026-08-01", [line(item, 10, 1000)])]));
    must(await post([stockDraft("sale", "2026-09-10", [line(item, 4, 900)])]));
    must(await post([stockDraft("sale", "2026-10-10", [line(item, 2, 900)])]));
    const before = await figures([item]);
    const late = [stockDraft("purchase", "2026-08-02", [line(item, 10, 3000)])];
    const entries = (await storage.db.books.get(bookId))?.entries ?? 0;
    expect(await post(late, false)).toMatchObject({
      error: {
        kind: "costs-change",
        changes: [
          { before: 400, after: 800 },
          { before: 200, after: 400 },
        ],
      },
    });
    expect(await figures([item])).toEqual(before);
    const id = newId("command");
    must(await post(late, true, id));
    expect((await storage.db.books.get(bookId))?.entries).toBe(entries + 3);
    for (const until of ["2026-08-31", "2026-09-30", "2026-10-31"]) {
      const { value } = await inventoryOf(storage, book(), day(until));
      const months = await storage.db.months
        .where("[bookId+month]")
        .between([bookId, ""], [bookId, until.slice(0, 7)], true, true)
        .toArray();
      expect(
        months.reduce(
          (sum, { accounts }) => sum + (accounts["1435"]?.debit ?? 0) - (accounts["1435"]?.credit ?? 0),
          0,
        ),
      ).toBe(value);
    }
    await expectEqualToLedger();
    must(await undo(id));
    expect(await figures([item])).toEqual(before);
    await expectEqualToLedger();
  });

  it("is refused while a month whose costs it changes is closed", async () => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    must(await post([stockDraft("purchase", "2026-08-01", [line(item, 10, 1000)])]));
    must(await post([stockDraft("sale", "2026-09-10", [line(item, 4, 900)])]));
    must(await closeMonth(storage, { id: newId("command"), bookId, month: "2026-09" as never }));
    const before = await figures([item]);
    const late = stockDraft("purchase", "2026-08-02", [line(item, 10, 3000)]);
    expect(await post([late])).toMatchObject({ error: { kind: "closed-month", month: "2026-09" } });
    expect(await figures([item])).toEqual(before);
    await expectEqualToLedger();
  });

  it("is refused with the day and the figures where a later sale would lack it", async () => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    must(await post([stockDraft("purchase", "2026-08-01", [line(item, 10, 1000)])]));
    must(await post([stockDraft("sale", "2026-09-10", [line(item, 9, 900)])]));
    expect(await post([stockDraft("sale", "2026-08-05", [line(item, 2, 900)])])).toMatchObject({
      error: { kind: "not-enough", date: "2026-09-10", wanted: 9000, there: 8000 },
    });
    await expectEqualToLedger();
  });
});

describe("IN-05: items and methods", () => {
  it.each([
    ["a code that another has", { code: "a-0" }, "same-code"],
    ["a barcode that another has", { code: "B", barcode: "770" }, "same-barcode"],
    ["no name", { code: "B", name: " " }, "name"],
    ["no unit", { code: "B", unit: "" }, "unit"],
  ])("an item with %s is refused", async (_name, fields, problem) => {
    await stocked(storage, bookId, [{ barcode: "770" }]);
    const items = [{ itemId: newId("item"), fields: { ...BRUSH, ...fields }, version: null }];
    expect(await saveItems(storage, { id: newId("command"), bookId, items })).toEqual({
      ok: false,
      error: { kind: "bad-item", problem },
    });
  });

  it.each([
    ["part of a whole unit", "purchase", 1.5, 100, "whole"],
    ["nothing", "purchase", 0, 100, "quantity"],
    ["a cost of zero", "purchase", 1, 0, "cost"],
    ["an adjustment without a cost", "in", 1, 0, "cost"],
  ] as const)("%s is refused by name", async (_name, kind, units, amount, problem) => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    expect(await post([stockDraft(kind, "2026-10-01", [line(item, units, amount)])])).toMatchObject({
      error: { kind: "bad-line", itemId: item, problem },
    });
  });

  it("a closed item takes no purchase, only what comes back", async () => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    const bought = stockDraft("purchase", "2026-10-01", [line(item, 2, 100)]);
    must(await post([bought]));
    const closed = { itemId: item, fields: { ...BRUSH, state: "closed" as const }, version: 1 };
    must(await saveItems(storage, { id: newId("command"), bookId, items: [closed] }));
    expect(await post([stockDraft("purchase", "2026-10-02", [line(item, 2, 100)])])).toMatchObject({
      error: { kind: "closed-item" },
    });
    must(await post([stockDraft("purchase-return", "2026-10-02", [line(item, 1, 50, bought.moveId)])]));
    await expectEqualToLedger();
  });

  it("a year with moves keeps its method, and the next one may have another", async () => {
    const [item] = await stocked(storage, bookId, [{}], "peps");
    if (!item) throw new Error("no item");
    must(await post([stockDraft("purchase", "2026-10-01", [line(item, 2, 100)])]));
    const set = (year: number, method: CostingMethod) =>
      setStockMethod(storage, { id: newId("command"), bookId, year, method });
    expect(await set(2026, "average")).toMatchObject({ error: { kind: "method-in-use", month: "2026-10" } });
    expect(await set(2025, "average")).toMatchObject({ error: { kind: "method-in-use" } });
    must(await set(2027, "average"));
    expect((await storage.db.books.get(bookId))?.stock?.methods).toEqual([
      { since: 2020, method: "peps" },
      { since: 2027, method: "average" },
    ]);
  });
});

interface Step {
  readonly kind: "purchase" | "sale" | "out";
  readonly item: 0 | 1;
  readonly at: number;
  readonly units: number;
  readonly amount: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("purchase", "purchase", "sale", "out"),
  item: fc.constantFrom(0, 1),
  at: fc.integer({ min: 0, max: 119 }),
  units: fc.integer({ min: 1, max: 20 }),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
});

const dateOf = ({ at }: Step) =>
  `2026-${String(7 + Math.floor(at / 28)).padStart(2, "0")}-${String(1 + (at % 28)).padStart(2, "0")}`;

describe("IN-03: over random histories of moves", () => {
  it("I-34 kardex and ledger agree after each move and each undo, and a backdated move is as one in order", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 9 }),
        fc.constantFrom<CostingMethod>("peps", "average"),
        async (steps, method) => {
          storage = await openTestStorage({ newId });
          bookId = await openTestBook(storage);
          const items = await stocked(storage, bookId, [{}, {}], method);
          const moves = steps.map((each) => {
            const item = items[each.item];
            if (!item) throw new Error("no item");
            const amount = each.kind === "out" ? 0 : each.amount;
            return stockDraft(each.kind, dateOf(each), [line(item, each.units, amount)]);
          });
          const done: StockDraft[] = [];
          for (const move of moves) {
            const before = await figures(items);
            const id = newId("command");
            const answer = await post([move], true, id);
            if (!answer.ok) {
              expect(answer.error.kind).toBe("not-enough");
              expect(await figures(items)).toEqual(before);
              continue;
            }
            const after = await figures(items);
            must(await undo(id));
            expect(await figures(items)).toEqual(before);
            const again = { ...move, moveId: newId("stockMove"), entryId: newId("entry") };
            must(await post([again]));
            expect(await figures(items)).toEqual(after);
            done.push(again);
          }
          await expectEqualToLedger();
          const found = await figures(items);
          storage.close();
          storage = await openTestStorage({ newId });
          bookId = await openTestBook(storage);
          const others = await stocked(storage, bookId, [{}, {}], method);
          for (const { lines, ...move } of done.toSorted((a, b) =>
            a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
          )) {
            const [own] = lines;
            const item = own && others[items.indexOf(own.itemId)];
            if (!own || !item) throw new Error("no item");
            const draft = {
              ...move,
              moveId: newId("stockMove"),
              entryId: newId("entry"),
              lines: [{ ...own, itemId: item }],
            };
            must(await post([draft], false));
          }
          expect(await figures(others)).toEqual(found);
          storage.close();
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);
});

describe("IN-06: the check and the repair know the kardex", () => {
  it("a kardex that its moves do not give is named and laid again", async () => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    must(await post([stockDraft("purchase", "2026-10-06", [line(item, 2, 100)])]));
    const [card] = await storage.db.stockCards.toArray();
    if (!card) throw new Error("no card");
    const lines = card.lines.map((each) => ({ ...each, value: 99 as never }));
    await storage.db.stockCards.put({ ...card, lines });
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "stock-differs" }]);
    must(await repairBook(storage, { id: newId("command"), bookId }));
    await expectEqualToLedger();
    await storage.db.stockMonths.clear();
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "stock-differs" }]);
    must(await repairBook(storage, { id: newId("command"), bookId }));
    await expectEqualToLedger();
  });

  it("a move whose entry is gone is named", async () => {
    const [item] = await stocked(storage, bookId);
    if (!item) throw new Error("no item");
    must(await post([stockDraft("purchase", "2026-10-06", [line(item, 2, 100)])]));
    const [move] = await storage.db.stockMoves.toArray();
    if (!move) throw new Error("no move");
    await storage.db.stockMoves.put({ ...move, entryId: newId("entry") });
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "stock-differs" }]);
  });
});
