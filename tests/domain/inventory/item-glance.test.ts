import { expect, it } from "vitest";
import { glanceAt, marginOf } from "#domain/inventory/glance/item-glance.ts";
import { compareMethods } from "#domain/inventory/glance/method-comparison.ts";
import type { InventoryMove, StockKind } from "#domain/inventory/inventory-move.ts";
import { layStock } from "#domain/inventory/lay-stock.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, EntryId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const BOOK = "book_1" as BookId;
const BRUSH = "item_1" as ItemId;

/** A brush of two months, by weighted average: what the screen of a kardex was drawn with. */
const MOVES: readonly (readonly [StockKind, string, number, number])[] = [
  ["opening", "2026-09-30", 50, 1_000_000],
  ["purchase", "2026-10-06", 100, 2_240_000],
  ["sale", "2026-10-09", 30, 1_128_000],
  ["sale", "2026-10-17", 40, 1_504_000],
  ["sale", "2026-10-26", 20, 752_000],
  ["purchase", "2026-11-03", 80, 1_920_000],
  ["sale", "2026-11-12", 45, 1_692_000],
  ["sale", "2026-11-19", 55, 2_068_000],
];

function cards(method: "average" | "peps" = "average") {
  const moves = MOVES.map(
    ([kind, date, units, amount], at) =>
      ({
        id: `mov_${at}` as StockMoveId,
        entryId: `entry_${at}` as EntryId,
        bookId: BOOK,
        number: at + 1,
        kind,
        date: day(date),
        lines: [{ itemId: BRUSH, quantity: units * 1000, amount: pesos(amount) }],
        status: "posted",
      }) as unknown as InventoryMove,
  );
  const laid = layStock(BOOK, moves, { methods: [{ since: 2026, method }] });
  if (laid === null) throw new Error("contradiction");
  return laid.cards;
}

const range = { since: day("2026-10-01"), until: day("2026-11-20"), month: month("2026-11"), most: 5 };

it("IN-54 an item is looked at with what its kardex says, to the peso", () => {
  const glance = glanceAt(cards(), range);
  expect(glance).toMatchObject({ quantity: 40_000, value: 918_857, sold: 3_760_000, cost: 2_297_143 });
  expect(glance.brought).toEqual({ quantity: 120_000, value: 2_592_000 });
  expect(glance.lines.map(({ line, left }) => [line.date, line.value, left.quantity, left.value])).toEqual([
    ["2026-10-17", 864_000, 80_000, 1_728_000],
    ["2026-10-26", 432_000, 60_000, 1_296_000],
    ["2026-11-03", 1_920_000, 140_000, 3_216_000],
    ["2026-11-12", 1_033_714, 95_000, 2_182_286],
    ["2026-11-19", 1_263_429, 40_000, 918_857],
  ]);
  expect(glance.levels.map(({ quantity }) => quantity / 1000)).toEqual([50, 150, 120, 80, 60, 140, 95, 40]);
  expect(glance.lastPurchase).toMatchObject({ date: "2026-11-03", value: 1_920_000 });
  expect(Math.round((marginOf(glance) ?? 0) * 1000)).toBe(389);
});

it("IN-54 of an earlier day, what came later is not looked at", () => {
  const glance = glanceAt(cards(), { ...range, until: day("2026-11-02") });
  expect(glance).toMatchObject({ quantity: 60_000, value: 1_296_000, sold: 0, cost: 0 });
  expect(glance.lastPurchase?.date).toBe("2026-10-06");
  expect(marginOf(glance)).toBeNull();
  expect(glanceAt([], range)).toMatchObject({ quantity: 0, lines: [], lastPurchase: null });
});

it("IN-55 both methods share the same whole, to the peso", () => {
  const average = { method: "average", cost: 4_241_143, left: 918_857 };
  const peps = { method: "peps", cost: 4_200_000, left: 960_000 };
  const rules = (method: "average" | "peps") => ({ methods: [{ since: 2026, method }] });
  expect(compareMethods(cards(), rules("average"))).toEqual({ used: average, other: peps });
  expect(compareMethods(cards("peps"), rules("peps"))).toEqual({ used: peps, other: average });
});

it("IN-55 nothing is compared where there is nothing to compare", () => {
  const average = { since: 2026, method: "average" as const };
  expect(compareMethods([], { methods: [average] })).toBeNull();
  expect(compareMethods(cards(), { methods: [{ ...average, system: "periodic" }] })).toBeNull();
  const alike = cards().map((card) => ({ ...card, lines: card.lines.slice(0, 1) }));
  expect(compareMethods(alike, { methods: [average] })).toBeNull();
});
