import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type InventoryMove, isIncoming, type StockKind } from "#domain/inventory/inventory-move.ts";
import type { StockMonth, StockRules } from "#domain/inventory/kardex.ts";
import { layStock } from "#domain/inventory/lay-stock.ts";
import { planStock } from "#domain/inventory/plan-stock.ts";
import { changedMonth, changedMonths, stockOn, stockValue } from "#domain/inventory/stock-months.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const BOOK = "book_1" as BookId;
const [A, B, C] = ["a", "b", "c"] as unknown as [ItemId, ItemId, ItemId];
const AVERAGE: StockRules = { methods: [{ since: 2020, method: "average" }] };

type Part = readonly [item: ItemId, units: number, amount?: number];

const move = (number: number, kind: StockKind, date: string, parts: readonly Part[]) =>
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
    status: "posted",
  }) as unknown as InventoryMove;

const laid = (moves: readonly InventoryMove[], rules = AVERAGE) => {
  const found = layStock(BOOK, moves, rules);
  if (found === null) throw new Error("they contradict each other");
  return found;
};

describe("a book laid from its moves alone", () => {
  const bought = move(1, "purchase", "2026-10-01", [
    [A, 10, 1000],
    [B, 2, 500],
  ]);
  const sold = move(2, "sale", "2026-11-05", [[A, 4, 900]]);

  it("has the value of all of it, without what some moves brought", () => {
    const { valueWithout, months } = laid([bought, sold]);
    expect(valueWithout(new Set())).toBe(1100);
    expect(valueWithout(new Set(["mov_2" as StockMoveId]))).toBe(1500);
    expect(valueWithout(new Set(["mov_1" as StockMoveId]))).toBe(-400);
    expect(stockValue(stockOn(months, day("2026-12-31")).values())).toBe(1100);
    expect(months.map((each) => [each.month, each.items, each.sums])).toEqual([
      ["2026-10", [A, B], [1, 10_000, 1000, 1, 2000, 500]],
      ["2026-11", [A], [5, -4000, -400]],
    ]);
  });

  it("is none where more left than was there, unless that was allowed once", () => {
    const more = move(3, "sale", "2026-11-06", [[A, 7]]);
    expect(layStock(BOOK, [bought, sold, more], AVERAGE)).toBeNull();
    for (const belowZero of [true, false])
      expect(laid([bought, sold, more], { ...AVERAGE, belowZero }).cards[0]?.lines.at(-1)).toMatchObject({
        below: 1000,
      });
  });
});

describe("IN-12 what corrects the cost of what left below zero", () => {
  const rules = { ...AVERAGE, belowZero: true };
  const plan = (
    cards: Parameters<typeof planStock>[0],
    add: readonly InventoryMove[],
    remove: readonly InventoryMove[] = [],
  ) => {
    const made = planStock(cards, rules, { add, remove });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const told = (some: typeof made.value.changes) =>
      some.map(({ line, before, after, corrects }) => `${line.kind} ${before} ${after} ${corrects ?? false}`);
    return {
      now: made.value.now,
      changes: told(made.value.changes),
      corrections: told(made.value.corrections),
      values: [...made.value.values],
    };
  };
  const first = [move(1, "purchase", "2026-10-01", [[A, 1, 100]]), move(2, "sale", "2026-10-02", [[A, 3]])];
  const coming = move(3, "purchase", "2026-10-05", [[A, 4, 600]]);

  it("comes with the move that brings it, and goes with it", () => {
    const { now } = plan([], first);
    const after = plan(now, [coming]);
    expect([after.changes, after.corrections]).toEqual([[], ["purchase 0 100 true"]]);
    const gone = plan(after.now, [], [coming]);
    expect([gone.changes, gone.corrections]).toEqual([[], ["purchase 100 0 true"]]);
    expect(plan(now, [], first.slice(1)).corrections).toEqual([]);
  });

  it("is told of an earlier move that it changes", () => {
    const { now } = plan([], [...first, coming]);
    const earlier = plan(now, [move(4, "purchase", "2026-10-03", [[A, 1, 100]])]);
    expect(earlier.changes).toEqual(["purchase 100 50 true"]);
    expect(plan(now, [move(4, "purchase", "2026-10-09", [[A, 1, 100]])]).changes).toEqual([]);
  });

  it("each line of a move has the value of its own place", () => {
    expect(
      plan(
        [],
        [
          move(1, "purchase", "2026-10-01", [
            [A, 1, 100],
            [B, 1, 200],
            [A, 1, 300],
          ]),
        ],
      ).values,
    ).toEqual([["mov_1", [100, 200, 300]]]);
  });
});

describe("what a month moves, as it lies", () => {
  const before: StockMonth = {
    bookId: BOOK,
    month: month("2026-10"),
    items: [A, B, C],
    sums: [3, 10, 100, 3, 20, 200, 5, 30, 300],
  };
  type Row = readonly [item: ItemId, day: number, quantity: number, value: number];
  const more = (rows: readonly Row[]) => {
    const sums = new Map<ItemId, Map<number, readonly [number, number]>>();
    for (const [item, of, quantity, value] of rows)
      sums.set(item, new Map([...(sums.get(item) ?? []), [of, [quantity, value] as const]]));
    return sums;
  };
  const changed = (...rows: readonly Row[]) => {
    const { items, sums } = changedMonth(BOOK, before.month, before, more(rows));
    return items.map((item, place) => [item, ...sums.slice(3 * place, 3 * place + 3)]);
  };

  it("changes each day of each item in its place, and adds what is new", () => {
    expect(changed([C, 5, 1, 7])).toEqual([
      [A, 3, 10, 100],
      [B, 3, 20, 200],
      [C, 5, 31, 307],
    ]);
    // One moved on another day than its own, and another on that day.
    expect(changed([A, 5, 1, 1], [B, 3, 1, 1])).toEqual([
      [A, 3, 10, 100],
      [B, 3, 21, 201],
      [C, 5, 30, 300],
      [A, 5, 1, 1],
    ]);
  });

  it("leaves out the days on which all came to nothing, in units and in value", () => {
    expect(changed([A, 3, -10, -100])).toEqual([
      [B, 3, 20, 200],
      [C, 5, 30, 300],
    ]);
    expect(changed([B, 3, -20, -193], [A, 3, -10, -100])).toEqual([
      [B, 3, 0, 7],
      [C, 5, 30, 300],
    ]);
    expect(changed([A, 3, -10, -100], [C, 5, 2, -300])).toEqual([
      [B, 3, 20, 200],
      [C, 5, 32, 0],
    ]);
    expect(changed([A, 9, 0, 0], [B, 9, 0, 1])).toEqual([
      [A, 3, 10, 100],
      [B, 3, 20, 200],
      [C, 5, 30, 300],
      [B, 9, 0, 1],
    ]);
  });

  it("is summed to what there is on a day, item by item", () => {
    expect([...stockOn([before], day("2026-10-03"))]).toEqual([
      [A, { quantity: 10, value: 100 }],
      [B, { quantity: 20, value: 200 }],
    ]);
    expect([...stockOn([before], day("2026-10-31")).keys()]).toEqual([A, B, C]);
  });

  it("is not written where cards are as they were", () => {
    const { cards } = laid([
      move(1, "purchase", "2026-10-01", [
        [A, 1, 5],
        [B, 1, 5],
      ]),
    ]);
    const twice = laid([
      move(1, "purchase", "2026-10-01", [
        [A, 1, 5],
        [B, 1, 5],
      ]),
      move(2, "in", "2026-10-09", [[A, 1, 5]]),
    ]).cards;
    const none = { old: [], now: [] };
    expect(changedMonths(BOOK, { old: cards, now: cards, transfers: none }, AVERAGE).months).toEqual([]);
    const [changed] = changedMonths(BOOK, { old: cards, now: twice, transfers: none }, AVERAGE).after([]);
    expect([changed?.items, changed?.sums]).toEqual([[A], [9, 1000, 5]]);
    expect(isIncoming("in")).toBe(true);
  });
});
