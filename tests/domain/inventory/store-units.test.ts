import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type InventoryMove, isIncoming, type StockKind } from "#domain/inventory/inventory-move.ts";
import type { StockRules } from "#domain/inventory/kardex.ts";
import { layStock } from "#domain/inventory/lay-stock.ts";
import { planStock } from "#domain/inventory/plan-stock.ts";
import { stockOn } from "#domain/inventory/stock-months.ts";
import type { StockTransfer } from "#domain/inventory/store.ts";
import { storeKardex, storeNamesProblem, unitsByStore } from "#domain/inventory/store-units.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, EntryId, ItemId, StockMoveId, StockTransferId, StoreId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";

const BOOK = "book_1" as BookId;
const ITEM = "item_1" as ItemId;
const STORES = ["Principal", "Norte", "Sur"].map((name, place) => ({ id: `bode_${place}` as StoreId, name }));
const [MAIN, NORTH] = STORES.map(({ id }) => id) as [StoreId, StoreId];
const LAST = day("2026-12-31");
const STAMP = { createdAt: 0 as never, updatedAt: 0 as never, version: 1 };
const RULES: StockRules = { methods: [{ since: 2020, method: "average" }], stores: STORES };

function move(number: number, kind: StockKind, date: string, units: number, store?: StoreId): InventoryMove {
  const amount = isIncoming(kind) ? pesos(units * 100) : ZERO;
  return {
    id: `mov_${number}` as StockMoveId,
    bookId: BOOK,
    number,
    kind,
    date: day(date),
    description: "",
    reference: "",
    counter: "1105" as AccountCode,
    lines: [{ itemId: ITEM, quantity: units * 1000, amount }],
    ...(store && store !== MAIN && { store }),
    entryId: `entry_${number}` as EntryId,
    entryNumber: number,
    status: "posted",
    ...STAMP,
  };
}

function transfer(number: number, date: string, units: number, from: StoreId, to: StoreId): StockTransfer {
  const id = `tras_${number}` as StockTransferId;
  const head = { id, bookId: BOOK, number, date: day(date), itemId: ITEM, reference: "" };
  return { ...head, quantity: units * 1000, from, to, ...STAMP };
}

const laid = (moves: readonly InventoryMove[], transfers: readonly StockTransfer[], rules = RULES) => {
  const found = layStock(BOOK, moves, rules, transfers);
  if (found === null) throw new Error("they contradict each other");
  return found;
};

function unitsOf(moves: readonly InventoryMove[], transfers: readonly StockTransfer[], on = LAST) {
  const { months } = laid(moves, transfers);
  const units = unitsByStore(months, STORES, stockOn(months, on), on);
  return STORES.map(({ id }) => (units.get(id)?.get(ITEM) ?? 0) / 1000);
}

describe("IN-14 units are of a store, costs of the book", () => {
  it("a table by hand: what each store has after each day", () => {
    const moves = [
      move(1, "purchase", "2026-11-01", 10),
      move(3, "sale", "2026-11-03", 2, NORTH),
      move(4, "purchase", "2026-12-04", 5, NORTH),
    ];
    const transfers = [transfer(2, "2026-11-02", 4, MAIN, NORTH)];
    const days = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-12-03", "2026-12-04"] as const;
    expect(days.map((each) => unitsOf(moves, transfers, day(each)))).toEqual([
      [10, 0, 0],
      [6, 4, 0],
      [6, 2, 0],
      [6, 2, 0],
      [6, 7, 0],
    ]);
    const { cards } = laid(moves, transfers);
    const shown = storeKardex(NORTH, MAIN, cards, transfers).map(({ kind, quantity, left, other }) => [
      kind,
      quantity / 1000,
      left / 1000,
      other,
    ]);
    expect(shown).toEqual([
      ["transfer", 4, 4, MAIN],
      ["sale", -2, 2, undefined],
      ["purchase", 5, 7, undefined],
    ]);
  });

  const bought = [move(1, "purchase", "2026-11-10", 5)];
  const cards = laid(bought, []).cards;
  const refusal = (rules: StockRules, add: readonly InventoryMove[], now: readonly StockTransfer[]) => {
    const plan = planStock(cards, rules, { add, remove: [], transfers: { old: [], now } });
    return plan.ok ? null : plan.error;
  };

  it.each([
    ["more than the store has", transfer(2, "2026-11-11", 6, MAIN, NORTH), "Principal", 6, 5],
    ["before the units were there", transfer(2, "2026-11-09", 1, MAIN, NORTH), "Principal", 1, 0],
    ["out of a store that has none", transfer(2, "2026-11-11", 1, NORTH, MAIN), "Norte", 1, 0],
  ])("refuses a transfer of %s, with its figures", (_what, asked, store, wanted, there) => {
    const found = refusal(RULES, [], [asked]);
    expect(found).toMatchObject({
      kind: "store-not-enough",
      store,
      wanted: wanted * 1000,
      there: there * 1000,
    });
    expect(refusal({ ...RULES, belowZero: true }, [], [asked])).toBeNull();
  });

  it("refuses what is sold or written off in a store that has none, though another has it", () => {
    for (const kind of ["sale", "out"] as const)
      expect(refusal(RULES, [move(2, kind, "2026-11-11", 1, NORTH)], [])).toMatchObject({ store: "Norte" });
    const loose = { ...RULES, belowZero: true };
    expect(refusal(loose, [move(2, "sale", "2026-11-11", 1, NORTH)], [])).toBeNull();
    expect(refusal(loose, [move(2, "out", "2026-11-11", 1, NORTH)], [])).toMatchObject({ store: "Norte" });
  });

  it("keeps what stood below zero when it is no longer allowed, and takes no more", () => {
    const sold = [...bought, move(2, "sale", "2026-11-11", 2, NORTH)];
    const was = laid(sold, [], { ...RULES, belowZero: true }).cards;
    const plan = (add: InventoryMove) =>
      planStock(was, { ...RULES, belowZero: false }, { add: [add], remove: [] });
    expect(plan(move(3, "purchase", "2026-11-12", 1, NORTH)).ok).toBe(true);
    expect(plan(move(3, "sale", "2026-11-12", 1)).ok).toBe(true);
    expect(plan(move(3, "sale", "2026-11-10", 1, NORTH)).ok).toBe(false);
    expect(plan(move(3, "sale", "2026-11-12", 1, NORTH)).ok).toBe(false);
  });

  it("names no store twice nor blank", () => {
    const named = (...names: string[]) =>
      storeNamesProblem(
        names.map((name, place) => ({ id: `bode_${place}` as StoreId, name })),
        (name) => name.trim().toLowerCase(),
      );
    expect(named("Principal", "Norte")).toBeNull();
    expect(named("Principal", " ")).toBe("name");
    expect(named("Norte", "norte")).toBe("same-name");
  });

  const store = fc.constantFrom(...STORES.map(({ id }) => id));
  const step = fc.record({
    kind: fc.constantFrom("purchase", "sale", "out", "transfer"),
    on: fc.integer({ min: 1, max: 28 }),
    month: fc.constantFrom("10", "11"),
    units: fc.integer({ min: 1, max: 9 }),
    from: store,
    to: store,
  });

  it("property: the sum of the stores is the total, a transfer changes no value, and taking it back is before", () => {
    return fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), fc.constantFrom("average", "peps"), (steps, method) => {
        const rules: StockRules = { methods: [{ since: 2020, method }], stores: STORES };
        let [moves, transfers]: [InventoryMove[], StockTransfer[]] = [[], []];
        for (const [place, { kind, on, month, units, from, to }] of steps.entries()) {
          const date = `2026-${month}-${String(on).padStart(2, "0")}`;
          const before = laid(moves, transfers, rules);
          if (kind === "transfer" && from === to) continue;
          const goes = kind === "transfer" ? transfer(place, date, units, from, to) : null;
          const add = kind === "transfer" ? [] : [move(place, kind as StockKind, date, units, from)];
          const now = goes ? [...transfers, goes] : transfers;
          const plan = planStock(before.cards, rules, {
            add,
            remove: [],
            transfers: { old: transfers, now },
          });
          if (!plan.ok) continue;
          [moves, transfers] = [[...moves, ...add], now];
          const after = laid(moves, transfers, rules);
          const total = stockOn(after.months, LAST);
          const units3 = unitsByStore(after.months, STORES, total, LAST);
          const sums = STORES.map(({ id }) => units3.get(id)?.get(ITEM) ?? 0);
          // By an independent fold over what was written.
          const byHand = STORES.map(({ id }) => {
            const ofMoves = moves
              .filter((each) => (each.store ?? MAIN) === id)
              .reduce(
                (sum, each) => sum + (isIncoming(each.kind) ? 1 : -1) * (each.lines[0]?.quantity ?? 0),
                0,
              );
            return transfers.reduce(
              (sum, each) =>
                sum + (each.to === id ? each.quantity : 0) - (each.from === id ? each.quantity : 0),
              ofMoves,
            );
          });
          expect(sums).toEqual(byHand);
          expect(Math.min(...sums)).toBeGreaterThanOrEqual(0);
          expect(sums.reduce((sum, each) => sum + each, 0)).toBe(total.get(ITEM)?.quantity ?? 0);
          if (goes === null) continue;
          expect(after.cards).toEqual(before.cards);
          expect(stockOn(before.months, LAST)).toEqual(total);
          const without = laid(
            moves,
            transfers.filter(({ id }) => id !== goes.id),
            rules,
          );
          expect(without).toMatchObject({ cards: before.cards, months: before.months });
        }
      }),
    );
  });
});
