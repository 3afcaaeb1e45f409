import { expect, it } from "vitest";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import { replayKardex } from "#domain/inventory/replay-kardex.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { kardexReport } from "#reports/inventory/inventory-reports.ts";

const MOVES: readonly (readonly [StockKind, number, number])[] = [
  ["opening", 50, 1_000_000],
  ["purchase", 100, 2_240_000],
  ["sale", 90, 0],
  ["purchase", 80, 1_920_000],
  ["sale", 100, 0],
];

it("IN-02 the card prints entries, exits and balance of the published case, and its sums", () => {
  const lines = MOVES.map(([kind, units, amount], place) => ({
    moveId: `mov_${place}` as StockMoveId,
    line: 0,
    date: day("2026-10-01"),
    number: place,
    kind,
    quantity: units * 1000,
    amount: pesos(amount),
    value: pesos(0),
  }));
  const of = { bookId: "book_1" as BookId, itemId: "item_1" as ItemId };
  const found = replayKardex(of, lines, [{ since: 2026, method: "average" }]);
  if (!found.ok) throw new Error(found.error.kind);
  const { cards } = found.value;
  const report = kardexReport("Brocha", { cards, moves: new Map() }, { subtitle: "", period: "" });
  const shown = report.rows.map(({ cells }) =>
    cells
      .slice(2)
      .map((cell) => (cell.kind === "amount" ? cell.amount : cell.kind === "number" ? cell.value : null)),
  );
  expect(shown).toEqual([
    [50, 20_000, 1_000_000, null, null, null, 50, 20_000, 1_000_000],
    [100, 22_400, 2_240_000, null, null, null, 150, 21_600, 3_240_000],
    [null, null, null, 90, 21_600, 1_944_000, 60, 21_600, 1_296_000],
    [80, 24_000, 1_920_000, null, null, null, 140, 22_971.43, 3_216_000],
    [null, null, null, 100, 22_971.43, 2_297_143, 40, 22_971.43, 918_857],
    [230, null, 5_160_000, 190, null, 4_241_143, 40, 22_971.43, 918_857],
  ]);
});
