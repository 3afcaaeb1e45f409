import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanPercent } from "#domain/fiscal/percent.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { percentOf } from "#domain/kernel/rounding.ts";

describe("percentages", () => {
  it("reads what people type; what is no number is 0 (spec §5)", () => {
    expect(["2,5", "2.5", " 2,5 % ", "11,04", ".5", ",125"].map(cleanPercent)).toEqual([
      2.5, 2.5, 2.5, 11.04, 0.5, 0.125,
    ]);
    expect(["", "dos", "2,5,1", "1e3", "--3", null, undefined, Number.NaN].map(cleanPercent)).toEqual(
      Array(8).fill(0),
    );
  });

  it("keeps to 0 and 100, and to four decimals", () => {
    expect([-1, 100.1, 1.23456, "150"].map(cleanPercent)).toEqual([0, 100, 1.2346, 100]);
  });

  it("takes the part to the nearest peso, without binary fractions", () => {
    expect(percentOf(pesos(10_000_000), 1.104)).toBe(110_400);
    expect(percentOf(pesos(50), 19)).toBe(10);
    expect(percentOf(pesos(1_000_000), 0.1)).toBe(1000);
    expect(percentOf(pesos(9_007_199_254_740_991), 100)).toBe(9_007_199_254_740_991);
  });

  it("never passes the amount, and never falls when the amount grows", () => {
    const amount = fc.integer({ min: 0, max: 10 ** 12 });
    const rate = fc.double({ min: 0, max: 100, noNaN: true }).map(cleanPercent);
    fc.assert(
      fc.property(amount, amount, rate, (a, b, percent) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const part = percentOf(pesos(less), percent);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(less);
        expect(percentOf(pesos(more), percent)).toBeGreaterThanOrEqual(part);
      }),
    );
  });
});
