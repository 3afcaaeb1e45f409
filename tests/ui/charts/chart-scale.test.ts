import fc from "fast-check";
import { expect, it } from "vitest";
import { chartScale, shareBetween } from "#ui/charts/chart-scale.ts";

it("draws round lines from zero", () => {
  expect(chartScale([33_200_000, 22_400_000]).ticks).toEqual([0, 10_000_000, 20_000_000, 30_000_000]);
  expect(chartScale([-5, 15]).ticks).toEqual([-5, 0, 5, 10, 15]);
});

it("has only the ground when there is nothing", () => {
  expect(chartScale([])).toEqual({ ticks: [0], low: 0, high: 1 });
  expect(chartScale([0, Number.NaN])).toEqual({ ticks: [0], low: 0, high: 1 });
});

it("holds every value, has zero among its lines and never more than a hand of them", () => {
  const amounts = fc.array(fc.integer({ min: -9e14, max: 9e14 }), { minLength: 1, maxLength: 24 });
  fc.assert(
    fc.property(amounts, (values) => {
      const { ticks, low, high } = chartScale(values);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const each of [...values, ...ticks]) {
        expect(each).toBeGreaterThanOrEqual(low);
        expect(each).toBeLessThanOrEqual(high);
      }
    }),
  );
});

it("keeps what lies beyond an end at that end", () => {
  expect(shareBetween(1.5, 0, 3)).toBe(0.5);
  expect(shareBetween(-1, 0, 3)).toBe(0);
  expect(shareBetween(90, 0, 3)).toBe(1);
  expect(shareBetween(1, 3, 3)).toBe(0);
});
