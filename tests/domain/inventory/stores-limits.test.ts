import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { InventoryMove, StockKind } from "#domain/inventory/inventory-move.ts";
import type { KardexLine, StockMonth, StockRules } from "#domain/inventory/kardex.ts";
import { layStock } from "#domain/inventory/lay-stock.ts";
import { planStock } from "#domain/inventory/plan-stock.ts";
import type { StockTransfer } from "#domain/inventory/store.ts";
import {
  storeChanges,
  storeKardex,
  storeProblem,
  storesHolding,
  unitsByStore,
} from "#domain/inventory/store-units.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StockMoveId, StockTransferId, StoreId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const BOOK = "book_1" as BookId;
const [A, B, _C] = ["a", "b", "c"] as unknown as [ItemId, ItemId, ItemId];
const STORES = ["Principal", "Norte"].map((name, place) => ({ id: `bode_${place}` as StoreId, name }));
const [MAIN, NORTH] = STORES.map(({ id }) => id) as [StoreId, StoreId];
const AVERAGE: StockRules = { methods: [{ since: 2020, method: "average" }] };
const OF_STORES: StockRules = { ...AVERAGE, stores: STORES };

type Part = readonly [item: ItemId, units: number, amount?: number];

const move = (number: number, kind: StockKind, date: string, parts: readonly Part[], store?: StoreId) =>
  ({
    id: `mov_${number}` as StockMoveId,
    bookId: BOOK,
    number,
    kind,
    date: day(date),
    counter: "1105" as AccountCode,
    lines: parts.map(([itemId, units, amount = 0]) => ({
      itemId,
      quantity: units * 1000,
      amount: pesos(amount),
    })),
    ...(store && { store }),
    status: "posted",
  }) as unknown as InventoryMove;

const transfer = (number: number, date: string, itemId: ItemId, units: number, from = MAIN, to = NORTH) =>
  ({
    id: `tras_${number}` as StockTransferId,
    bookId: BOOK,
    number,
    date: day(date),
    itemId,
    quantity: units * 1000,
    from,
    to,
  }) as unknown as StockTransfer;

const laid = (moves: readonly InventoryMove[], rules = AVERAGE, transfers: readonly StockTransfer[] = []) => {
  const found = layStock(BOOK, moves, rules, transfers);
  if (found === null) throw new Error("they contradict each other");
  return found;
};

describe("IN-14 stores of an item", () => {
  const bought = move(1, "purchase", "2026-10-02", [[A, 10, 1000]]);
  const lines = (...moves: readonly InventoryMove[]) =>
    laid(moves, { ...AVERAGE, belowZero: true }).cards.flatMap((card) => card.lines);
  const state = (own: readonly KardexLine[], ...transfers: readonly StockTransfer[]) => ({
    lines: own,
    transfers,
  });
  const NONE = state([]);

  it("is asked of a book with stores alone, and names the one that has too little", () => {
    const sold = move(2, "sale", "2026-10-03", [[A, 4]], NORTH);
    const now = state(lines(bought, sold));
    expect(storeProblem(A, AVERAGE, NONE, now)).toBeNull();
    expect(storeProblem(A, OF_STORES, NONE, now)).toMatchObject({
      kind: "store-not-enough",
      store: "Norte",
      wanted: 4000,
      there: 0,
    });
    const lost = state(lines(bought, move(2, "out", "2026-10-03", [[A, 4]], "gone" as StoreId)));
    expect(storeProblem(A, OF_STORES, NONE, lost)).toMatchObject({ store: "" });
  });

  it("may stay below zero by as much as it did, a transfer too", () => {
    const before = state(lines(bought), transfer(2, "2026-10-01", A, 3));
    expect(storeProblem(A, OF_STORES, before, before)).toBeNull();
    expect(storeProblem(A, OF_STORES, NONE, before)).toMatchObject({
      store: "Principal",
      wanted: 3000,
      there: 0,
    });
    const more = state(lines(bought), { ...transfer(2, "2026-10-01", A, 3), quantity: 4000 });
    expect(storeProblem(A, OF_STORES, before, more)).toMatchObject({ wanted: 4000 });
  });

  it("are those of the item alone", () => {
    const moves = [
      move(1, "purchase", "2026-10-01", [
        [A, 10, 1000],
        [B, 30, 900],
      ]),
    ];
    const transfers = { old: [], now: [transfer(2, "2026-10-02", A, 10), transfer(3, "2026-10-02", B, 20)] };
    expect(planStock([], OF_STORES, { add: moves, remove: [], transfers }).ok).toBe(true);
    const both = { old: [], now: [...transfers.now, transfer(4, "2026-10-03", A, 1)] };
    expect(planStock([], OF_STORES, { add: moves, remove: [], transfers: both }).ok).toBe(false);
  });

  it("have their moves and transfers of one day in the order of their numbers", () => {
    const sold = move(3, "sale", "2026-10-02", [
      [A, 2],
      [A, 1],
    ]);
    const { cards } = laid([bought, sold], OF_STORES, []);
    const told = storeKardex(MAIN, MAIN, cards, [
      transfer(2, "2026-10-02", A, 5),
      transfer(9, "2026-10-01", B, 0),
    ]);
    expect(told.map(({ kind, quantity, left }) => `${kind} ${quantity / 1000} ${left / 1000}`)).toEqual([
      "transfer 0 0",
      "purchase 10 10",
      "transfer -5 5",
      "sale -2 3",
      "sale -1 2",
    ]);
  });

  it("are in the months as far as they moved there", () => {
    const [first] = laid([move(1, "purchase", "2026-10-02", [[A, 10, 1000]], NORTH)]).cards;
    if (first === undefined) throw new Error("no card");
    const there = first.lines.map((each) => ({ ...each, store: NORTH }));
    const more = move(2, "purchase", "2026-10-03", [[A, 1, 1]]);
    const now = { ...first, lines: [...there, ...lines(more).map((each) => ({ ...each, store: NORTH }))] };
    const changes = storeChanges([{ ...first, lines: there }], [now], { old: [], now: [] }, MAIN);
    expect([...changes.keys()]).toEqual(["2026-10"]);
    expect(storeChanges([now], [now], { old: [], now: [] }, MAIN).size).toBe(0);
  });

  const MONTH: StockMonth = {
    bookId: BOOK,
    month: month("2026-10"),
    items: [A],
    sums: [1, 5000, 100],
    elsewhere: { stores: [NORTH, NORTH, NORTH], items: [A, B, B], sums: [1, 2000, 1, 3000, 9, -3000] },
  };

  it("hold what came and did not leave", () => {
    const held = (of: StockMonth) => storesHolding([of], STORES)(NORTH);
    expect(held(MONTH)).toBe(true);
    expect(
      held({ ...MONTH, elsewhere: { stores: [NORTH, NORTH], items: [B, B], sums: [1, 3000, 9, -3000] } }),
    ).toBe(false);
    expect(storesHolding([MONTH], STORES)("gone" as StoreId)).toBe(false);
    const units = unitsByStore(
      [MONTH],
      STORES,
      new Map([
        [A, { quantity: 5000 }],
        [B, { quantity: 0 }],
      ]),
      day("2026-10-05"),
    );
    expect([...(units.get(MAIN) ?? [])]).toEqual([
      [A, 3000],
      [B, -3000],
    ]);
    expect([...(units.get(NORTH) ?? [])]).toEqual([
      [A, 2000],
      [B, 3000],
    ]);
    expect(unitsByStore([MONTH], [], new Map([[A, { quantity: 1 }]]), day("2026-10-05")).size).toBe(0);
  });
});
