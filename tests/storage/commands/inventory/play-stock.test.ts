import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { netOf } from "#domain/accounting/ledger/balances.ts";
import type { CostingMethod, CostSystem } from "#domain/inventory/kardex.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import { playStock } from "#storage/commands/inventory/play-stock.ts";
import { postStock, type StockDraft, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { setStockMethod } from "#storage/commands/inventory/save-item.ts";
import { settleStock } from "#storage/commands/inventory/settle-stock.ts";
import { tellItems } from "#storage/commands/inventory/tell-items.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { inventoryOf } from "#storage/queries/inventory/inventory.ts";
import { itemQuestions } from "#storage/queries/inventory/item-questions.ts";
import { playedInventories } from "#storage/queries/inventory/played-inventories.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { postTyped, TYPED, typedEntry } from "#tests/support/records/told-entries.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let item: ItemId;

const setSystem = (system: CostSystem, method: CostingMethod, year = 2026) =>
  setStockMethod(storage, { id: newId("command"), bookId, year, method, system });

async function begin(system: CostSystem = "periodic", method: CostingMethod = "peps") {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [own] = await stocked(storage, bookId, [{}], method);
  if (!own) throw new Error("no item");
  item = own;
  if (system === "periodic") must(await setSystem(system, method));
}

beforeEach(async () => {
  await begin();
  return () => storage.close();
});

const NAMES = { initial: "Inicial", purchases: "Compras", returns: "Devoluciones", final: "Final" };
const END = day("2026-12-31");
const book = () => ({ id: bookId, chart: "puc" as const });
const post = (move: StockDraft, id = newId("command")) =>
  postStock(storage, { id, bookId, moves: [move], accepts: true, adjustment: "Ajuste" });
const undo = (target: ReturnType<typeof newId<"command">>) =>
  undoCommand(storage, { id: newId("command"), bookId, target });

async function questions() {
  const own = await storage.db.books.get(bookId);
  if (!own) throw new Error("no book");
  return itemQuestions(storage, own);
}

async function play(date = END, id = newId("command")) {
  const seen = await playedInventories(storage, book(), date, NAMES);
  const ids = { id, bookId, entryId: newId("entry"), moveId: newId("stockMove") };
  return playStock(storage, { ...ids, date, description: "Juego de inventarios", names: NAMES, seen });
}

async function balance(account: string): Promise<number> {
  const found = (await balancesNow(storage, bookId)).get(account as never);
  return found ? netOf(found) : 0;
}

const sound = async () => expect(await verifyBook(storage.db, bookId)).toEqual([]);

async function expectEqualToLedger() {
  const { value, ledger } = await inventoryOf(storage, book(), null);
  expect(value).toBe(ledger);
  await sound();
}

/** The case of the published card, with a purchase of which a part goes back. */
const CASE = () => {
  const bought = stockDraft("purchase", "2026-10-06", [line(item, 100, 2_240_000)]);
  const back = stockDraft("purchase", "2026-10-07", [line(item, 5, 100_000)]);
  return [
    stockDraft("opening", "2026-10-01", [line(item, 50, 1_000_000)]),
    bought,
    back,
    stockDraft("purchase-return", "2026-10-08", [line(item, 5, 100_000, back.moveId)]),
    stockDraft("sale", "2026-10-09", [line(item, 90, 3_000_000)]),
    stockDraft("purchase", "2026-11-03", [line(item, 80, 1_920_000)]),
    stockDraft("sale", "2026-11-12", [line(item, 100, 3_500_000)]),
  ];
};

describe("IN-13: the periodic system", () => {
  it("gathers purchases and returns, gives no sale a cost, and the count says what was sold", async () => {
    for (const move of CASE()) {
      must(await post(move));
      await sound();
    }
    for (const [account, amount] of [
      ["1435", 1_000_000],
      ["6205", 4_260_000],
      ["6225", -100_000],
      ["6135", 0],
      ["4135", -6_500_000],
    ] as const)
      expect([account, await balance(account)]).toEqual([account, amount]);
    const id = newId("command");
    const entry = must(await play(END, id));
    expect(entry).toMatchObject({ description: "Juego de inventarios", origin: "journal" });
    for (const [account, amount] of [
      ["1435", 960_000],
      ["6205", 0],
      ["6225", 0],
      ["6135", 4_200_000],
    ] as const)
      expect([account, await balance(account)]).toEqual([account, amount]);
    await expectEqualToLedger();
    expect(await questions()).toEqual([]);
    expect(await play()).toMatchObject({ error: { kind: "played-already" } });
    must(await undo(id));
    expect(await balance("6135")).toBe(0);
    await sound();
  });

  it("what a count finds goes into the cost by the juego, and its entry may be voided and played again", async () => {
    for (const move of CASE()) must(await post(move));
    must(await post(stockDraft("out", "2026-12-30", [line(item, 4)])));
    expect(await balance("5295")).toBe(0);
    const entry = must(await play());
    expect(await balance("6135")).toBe(4_200_000 + 4 * 24_000);
    await expectEqualToLedger();
    must(
      await voidEntry(storage, {
        id: newId("command"),
        bookId,
        entry: linkTo(entry),
        version: entry.version,
      }),
    );
    await sound();
    must(await play());
    await expectEqualToLedger();
  });

  it("is not changed in mid-year, nor played in a perpetual year, nor settled as a difference", async () => {
    must(await post(stockDraft("purchase", "2026-10-01", [line(item, 2, 100)])));
    expect(await setSystem("perpetual", "peps")).toMatchObject({
      error: { kind: "method-in-use", month: "2026-10" },
    });
    must(await setSystem("perpetual", "average", 2027));
    expect(await play(day("2027-01-31"))).toMatchObject({ error: { kind: "not-periodic", year: 2027 } });
    const ids = { id: newId("command"), bookId, entryId: newId("entry"), moveId: newId("stockMove") };
    const settling = { date: END, description: "Ajuste", difference: -100 as never };
    expect(await settleStock(storage, { ...ids, ...settling })).toMatchObject({
      error: { kind: "nothing-to-settle" },
    });
    expect((await storage.db.books.get(bookId))?.stock?.methods).toEqual([
      { since: 2020, method: "peps" },
      { since: 2026, method: "peps", system: "periodic" },
      { since: 2027, method: "average" },
    ]);
  });

  it("a purchase typed in the journal says its items, and no cost is added to a sale", async () => {
    const tell = async (kind: "gathered" | "sale", date: string, units: number, amount: number) => {
      const entry = await postTyped(storage, bookId, typedEntry(date, TYPED[kind](amount)));
      expect(await questions()).toHaveLength(1);
      const on = { id: newId("command"), bookId, entry: linkTo(entry), version: entry.version };
      const told = { moveId: newId("stockMove"), lines: [line(item, units, amount)] };
      return must(await tellItems(storage, { ...on, ...told, accepts: true, adjustment: "x" }));
    };
    await tell("gathered", "2026-10-02", 10, 1000);
    const sale = await tell("sale", "2026-10-05", 4, 900);
    expect(await balance("6135")).toBe(0);
    await sound();
    must(
      await voidStock(storage, {
        id: newId("command"),
        bookId,
        moveId: sale.id,
        accepts: true,
        adjustment: "x",
      }),
    );
    await sound();
    must(await play());
    expect(await balance("6135")).toBe(0);
    await expectEqualToLedger();
  });

  it("a year after a periodic one goes on from what was counted, each sale with its cost", async () => {
    for (const move of CASE()) must(await post(move));
    must(await play());
    must(await setSystem("perpetual", "peps", 2027));
    must(await post(stockDraft("sale", "2027-01-05", [line(item, 10, 500_000)])));
    expect(await balance("6135")).toBe(4_200_000 + 240_000);
    await expectEqualToLedger();
    // What is written late into the periodic year changes the cost of this one, seen and corrected.
    must(await post(stockDraft("sale", "2026-12-30", [line(item, 5, 500_000)])));
    await sound();
    must(await play());
    await expectEqualToLedger();
    await storage.db.stockMonths.clear();
    must(await repairBook(storage, { id: newId("command"), bookId }));
    await expectEqualToLedger();
  });
});

const step = fc.record({
  kind: fc.constantFrom("purchase" as const, "purchase" as const, "sale" as const),
  at: fc.integer({ min: 1, max: 28 }),
  units: fc.integer({ min: 1, max: 20 }),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
});

describe("IN-13: over random histories", () => {
  it("the juego gives what the perpetual system would have given, whatever the order and the undos", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 6 }),
        fc.constantFrom<CostingMethod>("peps", "average"),
        async (steps, method) => {
          const costs: number[] = [];
          for (const system of ["perpetual", "periodic"] as const) {
            storage.close();
            await begin(system, method);
            for (const { kind, at, units, amount } of steps) {
              const date = `2026-10-${String(at).padStart(2, "0")}`;
              const move = stockDraft(kind, date, [line(item, units, amount)]);
              const id = newId("command");
              if (!(await post(move, id)).ok) continue;
              must(await undo(id));
              await sound();
              must(await post({ ...move, moveId: newId("stockMove"), entryId: newId("entry") }));
            }
            if (system === "periodic") await play();
            await expectEqualToLedger();
            costs.push(await balance("6135"));
          }
          expect(costs[1]).toBe(costs[0]);
        },
      ),
      { numRuns: 6 },
    );
  }, 60_000);
});
