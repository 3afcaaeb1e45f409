import fc from "fast-check";
import { expect, it } from "vitest";
import { type StructurePiece, structureColumns } from "#ui/charts/structure-parts.ts";

const heightOf = (pieces: readonly StructurePiece[]) => pieces.reduce((sum, piece) => sum + piece.size, 0);

it("puts what is below zero on the other side, outlined", () => {
  const { left, right } = structureColumns({
    "current-assets": 100,
    "other-assets": 0,
    "current-liabilities": 130,
    "other-liabilities": 0,
    equity: -30,
  });
  expect(left).toEqual([
    { part: "current-assets", size: 100, missing: false },
    { part: "equity", size: 30, missing: true },
  ]);
  expect(right).toEqual([{ part: "current-liabilities", size: 130, missing: false }]);
});

it("has columns of equal height whenever assets are liabilities and equity", () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(amount, amount, amount, amount, (currentAssets, otherAssets, currentDebt, otherDebt) => {
      const { left, right } = structureColumns({
        "current-assets": currentAssets,
        "other-assets": otherAssets,
        "current-liabilities": currentDebt,
        "other-liabilities": otherDebt,
        equity: currentAssets + otherAssets - currentDebt - otherDebt,
      });
      expect(heightOf(left)).toBe(heightOf(right));
    }),
  );
});
