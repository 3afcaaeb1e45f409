import fc from "fast-check";
import { expect, it } from "vitest";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import { replayKardex } from "#domain/inventory/replay-kardex.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { ALL_DAYS, type KardexRange, kardexReport } from "#reports/inventory/inventory-reports.ts";

const MOVES: readonly (readonly [StockKind, number, number])[] = [
  ["opening", 50, 1_000_000],
  ["purchase", 100, 2_240_000],
  ["sale", 90, 0],
  ["purchase", 80, 1_920_000],
  ["sale", 100, 0],
];

/** What the card shows of each line, but its day and its words. */
function shownOf(
  moves: readonly (readonly [StockKind, number, number])[],
  belowZero: boolean,
  range: KardexRange = ALL_DAYS,
) {
  const lines = moves.map(([kind, units, amount], place) => ({
    moveId: `mov_${place}` as StockMoveId,
    line: 0,
    date: day(`2026-10-0${place + 1}`),
    number: place,
    kind,
    quantity: units * 1000,
    amount: pesos(amount),
    value: pesos(0),
  }));
  const of = { bookId: "book_1" as BookId, itemId: "item_1" as ItemId };
  const found = replayKardex(of, lines, { methods: [{ since: 2026, method: "average" }], belowZero });
  if (!found.ok) throw new Error(found.error.kind);
  const { cards } = found.value;
  const report = kardexReport(
    "Brocha",
    { cards, moves: new Map(), transfers: [] },
    { subtitle: "", period: "" },
    range,
  );
  return report.rows.map(({ cells }) =>
    cells
      .slice(2)
      .map((cell) => (cell.kind === "amount" ? cell.amount : cell.kind === "number" ? cell.value : null)),
  );
}

it("IN-12 the card prints what a purchase corrects of what left below zero, and its sums still agree", () => {
  const moves = [
    ["purchase", 10, 1000],
    ["sale", 14, 0],
    ["purchase", 10, 1500],
    ["sale", 10, 0],
    ["purchase", 4, 300],
  ] as const;
  const none = [null, null, null];
  expect(shownOf(moves, true)).toEqual([
    [10, 100, 1000, ...none, 10, 100, 1000],
    [...none, 14, 100, 1400, -4, 100, -400],
    [10, 150, 1500, ...none, 6, 183.33, 1100],
    [...none, null, null, 200, 6, 150, 900],
    [...none, 10, 150, 1500, -4, 150, -600],
    [4, 75, 300, ...none, 0, null, -300],
    [null, null, 300, ...none, 0, null, 0],
    [24, null, 3100, 24, null, 3100, 0, null, 0],
  ]);
});

it("IN-02 the card prints entries, exits and balance of the published case, and its sums", () => {
  expect(shownOf(MOVES, false)).toEqual([
    [50, 20_000, 1_000_000, null, null, null, 50, 20_000, 1_000_000],
    [100, 22_400, 2_240_000, null, null, null, 150, 21_600, 3_240_000],
    [null, null, null, 90, 21_600, 1_944_000, 60, 21_600, 1_296_000],
    [80, 24_000, 1_920_000, null, null, null, 140, 22_971.43, 3_216_000],
    [null, null, null, 100, 22_971.43, 2_297_143, 40, 22_971.43, 918_857],
    [230, null, 5_160_000, 190, null, 4_241_143, 40, 22_971.43, 918_857],
  ]);
});

it("IN-59 of some days the card begins with what there was, and ends with what there is after them", () => {
  const range = { from: day("2026-10-03"), to: day("2026-10-04") };
  expect(shownOf(MOVES, false, range)).toEqual([
    [null, null, null, null, null, null, 150, 21_600, 3_240_000],
    [null, null, null, 90, 21_600, 1_944_000, 60, 21_600, 1_296_000],
    [80, 24_000, 1_920_000, null, null, null, 140, 22_971.43, 3_216_000],
    [80, null, 1_920_000, 90, null, 1_944_000, 140, 22_971.43, 3_216_000],
  ]);
  const late = { from: day("2026-11-01"), to: null };
  expect(shownOf(MOVES, false, late)).toEqual([
    [null, null, null, null, null, null, 40, 22_971.43, 918_857],
    [0, null, 0, 0, null, 0, 40, 22_971.43, 918_857],
  ]);
});

it("IN-59 any days begin where those before them end, with what was corrected below zero", () => {
  const kinds = fc.constantFrom<StockKind>("purchase", "sale");
  const move = fc.tuple(kinds, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9000 }));
  fc.assert(
    fc.property(
      fc.array(move, { minLength: 2, maxLength: 8 }),
      fc.integer({ min: 1, max: 9 }),
      (moves, cut) => {
        const all: (readonly [StockKind, number, number])[] = [["purchase", 5, 500], ...moves];
        const before = shownOf(all, true, { from: null, to: day(`2026-10-0${cut}`) })
          .at(-1)
          ?.slice(6);
        const after = shownOf(all, true, {
          from: day(`2026-10-${String(cut + 1).padStart(2, "0")}`),
          to: null,
        });
        expect(after[0]?.slice(6)).toEqual(before);
        expect(after.at(-1)?.slice(6)).toEqual(shownOf(all, true).at(-1)?.slice(6));
      },
    ),
  );
});
