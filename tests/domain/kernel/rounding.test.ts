import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";
import { roundHalfUp } from "#domain/kernel/rounding.ts";

describe("roundHalfUp", () => {
  it.each([
    [2_000_000, 19, 100, 380_000],
    [50, 19, 100, 10],
    [49, 19, 100, 9],
    [4_600_000, 25, 1000, 115_000],
    [-50, 19, 100, -10],
    [50, -19, 100, -10],
    [1, 1, 3, 0],
    [2, 1, 3, 1],
    [0, 19, 100, 0],
  ])("%i × %i ÷ %i = %i", (amount, numerator, denominator, expected) => {
    expect(roundHalfUp(pesos(amount), numerator, denominator)).toBe(expected);
  });

  it("stays exact where a product would leave the safe integers (NU-04)", () => {
    expect(roundHalfUp(MAX_PESOS, 100, 100)).toBe(MAX_PESOS);
  });

  it("is never further than half a peso from the exact share", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, rate) => {
          const rounded = BigInt(roundHalfUp(pesos(amount), rate, 10_000));
          const twice = 2n * (rounded * 10_000n - BigInt(amount) * BigInt(rate));
          expect(twice <= 10_000n && twice >= -10_000n).toBe(true);
        },
      ),
    );
  });
});
