import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { CostingMethod } from "#domain/inventory/kardex.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId, CommandId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { addFreight } from "#storage/commands/inventory/add-freight.ts";
import { postStock, type StockDraft, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { setStockMethod } from "#storage/commands/inventory/save-item.ts";
import { tellItems } from "#storage/commands/inventory/tell-items.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { inventoryOf, kardexOf } from "#storage/queries/inventory/inventory.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { expectTold, postTyped, TYPED, typedEntry } from "#tests/support/records/told-entries.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const CARRIER = "233545" as AccountCode;
const SEEN = { accepts: true, adjustment: "Ajuste" };

interface World {
  readonly storage: AppStorage;
  readonly bookId: BookId;
  readonly items: readonly [ItemId, ItemId];
}

async function open(method: CostingMethod): Promise<World> {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const [first, second] = await stocked(storage, bookId, [{}, {}], method);
  if (!first || !second) throw new Error("two items");
  return { storage, bookId, items: [first, second] };
}

let own: World;
beforeEach(async () => {
  own = await open("average");
  return () => own.storage.close();
});

async function post({ storage, bookId }: World, ...moves: readonly StockDraft[]) {
  for (const move of moves)
    must(await postStock(storage, { id: newId("command"), bookId, moves: [move], ...SEEN }));
}

function freight(
  { storage, bookId }: World,
  moveId: StockMoveId,
  amount: number,
  { id = newId("command") as CommandId, accepts = true } = {},
) {
  const said = { amount: pesos(amount), thirdParty: "Transportes del Sur", counter: CARRIER };
  return addFreight(storage, { id, bookId, moveId, ...said, ...SEEN, accepts });
}

/** What each move of an item cost, in order. */
async function values({ storage, bookId }: World, item: ItemId) {
  const { cards } = await kardexOf(storage, bookId, item);
  return cards.flatMap(({ lines }) => lines.map(({ value }) => value as number));
}

const worth = async ({ storage, bookId }: World) =>
  (await inventoryOf(storage, { id: bookId, chart: "puc" }, null)).value as number;

/** 20 and 40 units on credit, of which a quarter of the first is sold. */
async function bought(world: World): Promise<StockDraft> {
  const [a, b] = world.items;
  const lines = [line(a, 20, 320_000), line(b, 40, 180_000)];
  const purchase = stockDraft("purchase", "2026-03-05", lines, { taxed: true });
  await post(world, purchase, stockDraft("sale", "2026-03-09", [line(a, 5, 130_000)]));
  return purchase;
}

describe("IN-16 the bill of a carrier that comes later is in the cost of the purchase that it brought", () => {
  it.each(["average", "peps"] as const)("shared by what each was bought for, by %s", async (method) => {
    own = await open(method);
    const [a, b] = own.items;
    const purchase = await bought(own);
    expect(await freight(own, purchase.moveId, 25_000, { accepts: false })).toMatchObject({
      error: { kind: "costs-change", changes: [{ before: 80_000, after: 84_000 }] },
    });
    const id = newId("command");
    const entry = must(await freight(own, purchase.moveId, 25_000, { id }));
    // 25.000 × 320 ÷ 500 = 16.000 and 9.000; IVA stays that of what was bought.
    expect(entry.lines.map(({ account, debit, credit }) => [account, debit - credit])).toEqual([
      ["1435", 500_000],
      ["2408", 95_000],
      ["2205", -595_000],
      ["1435", 25_000],
      [CARRIER, -25_000],
    ]);
    expect(entry.lines.at(-1)).toMatchObject({ thirdParty: "Transportes del Sur" });
    expect(await values(own, a)).toEqual([336_000, 84_000]);
    expect(await values(own, b)).toEqual([189_000]);
    await expectTold(own.storage, own.bookId);
    // A second bill of the same purchase, and both ways back.
    must(await freight(own, purchase.moveId, 5_250));
    expect(await values(own, a)).toEqual([339_360, 84_840]);
    await expectTold(own.storage, own.bookId);
    const undone = await undoCommand(own.storage, { id: newId("command"), bookId: own.bookId, target: id });
    expect(undone.ok).toBe(false);
    await expectTold(own.storage, own.bookId);
  });

  it("is taken back with its correction, and goes with its purchase", async () => {
    const [a] = own.items;
    const purchase = await bought(own);
    const before = await worth(own);
    const { bookId, storage } = own;
    const id = newId("command");
    must(await freight(own, purchase.moveId, 25_000, { id }));
    expect(await worth(own)).toBe(before + 21_000);
    must(await undoCommand(storage, { id: newId("command"), bookId, target: id }));
    expect(await values(own, a)).toEqual([320_000, 80_000]);
    await expectTold(storage, bookId);
    const other = stockDraft("purchase", "2026-03-10", [line(a, 4, 60_000)]);
    await post(own, other);
    must(await freight(own, other.moveId, 1_000));
    must(await voidStock(storage, { id: newId("command"), bookId, moveId: other.moveId, ...SEEN }));
    expect(await worth(own)).toBe(before);
    await expectTold(storage, bookId);
  });

  it("also where the purchase was typed elsewhere, or is gathered until a count", async () => {
    const { bookId, storage, items } = own;
    const [a] = items;
    const entry = await postTyped(storage, bookId, typedEntry("2026-03-02", TYPED.purchase(90_000)));
    const moveId = newId("stockMove");
    const head = { id: newId("command"), bookId, moveId, entry, version: entry.version };
    must(await tellItems(storage, { ...head, lines: [line(a, 9, 90_000)], ...SEEN }));
    must(await freight(own, moveId, 4_500));
    expect(await values(own, a)).toEqual([94_500]);
    await expectTold(storage, bookId);
    must(
      await setStockMethod(storage, {
        id: newId("command"),
        bookId,
        year: 2027,
        method: "average" as const,
        system: "periodic" as const,
      }),
    );
    const gathered = stockDraft("purchase", "2027-01-05", [line(a, 10, 100_000)]);
    await post(own, gathered);
    const after = must(await freight(own, gathered.moveId, 5_000));
    expect(after.lines.at(-2)).toMatchObject({ account: "6205", debit: 5_000 });
    // Ledger and kardex agree again once the inventories are played (IN-13).
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("is refused in a closed month, of nothing, and of what is no purchase", async () => {
    const purchase = await bought(own);
    const { bookId, storage, items } = own;
    const [sale] = (await storage.db.stockMoves.toArray()).filter(({ kind }) => kind === "sale");
    if (sale === undefined) throw new Error("a sale");
    expect(await freight(own, sale.id, 100)).toMatchObject({ error: { kind: "unknown-move" } });
    expect(await freight(own, purchase.moveId, 0)).toMatchObject({ error: { kind: "no-lines" } });
    must(await closeMonth(storage, { id: newId("command"), bookId, month: month("2026-03") }));
    expect(await freight(own, purchase.moveId, 100)).toMatchObject({ error: { kind: "closed-month" } });
    expect(await values(own, items[0])).toEqual([320_000, 80_000]);
  });

  it("costs what it would have cost in the purchase itself, whatever was sold or given back since", async () => {
    const world = fc.record({
      method: fc.constantFrom<CostingMethod>("average", "peps"),
      amounts: fc.tuple(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: 1, max: 900_000 })),
      costs: fc.integer({ min: 1, max: 200_000 }),
      sold: fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()), { maxLength: 4 }),
      back: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(world, async ({ method, amounts, costs, sold, back }) => {
        const play = async (isLater: boolean) => {
          const made = await open(method);
          const [a, b] = made.items;
          const lines = [line(a, 20, amounts[0]), line(b, 20, amounts[1])];
          const atOnce = isLater ? {} : { costs: pesos(costs) };
          const purchase = stockDraft("purchase", "2026-03-05", lines, atOnce);
          await post(made, stockDraft("opening", "2026-03-01", [line(a, 3, 7_001), line(b, 5, 3_333)]));
          await post(made, purchase);
          for (const [units, isFirst] of sold)
            await post(made, stockDraft("sale", "2026-03-09", [line(isFirst ? a : b, units, 100)]));
          if (back > 0)
            await post(
              made,
              stockDraft("purchase-return", "2026-03-10", [line(a, back, 10, purchase.moveId)]),
            );
          if (isLater) must(await freight(made, purchase.moveId, costs));
          await expectTold(made.storage, made.bookId);
          const told = [await values(made, a), await values(made, b)];
          if (isLater) {
            must(await repairBook(made.storage, { id: newId("command"), bookId: made.bookId }));
            expect([await values(made, a), await values(made, b)]).toEqual(told);
          }
          made.storage.close();
          return told;
        };
        expect(await play(true)).toEqual(await play(false));
      }),
      { numRuns: 12 },
    );
  });
});
