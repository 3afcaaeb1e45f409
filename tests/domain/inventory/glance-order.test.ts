import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lackingOf, orderLine, orderSum } from "#domain/inventory/glance/order-list.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const item = (minimum: number, divisible = false) => ({ minimum, divisible }) as InventoryItem;
const bought = { date: day("2026-11-03"), quantity: 80_000, value: pesos(1_920_000) };

describe("IN-57 what is ordered", () => {
  it.each([
    [45_000, 40_000, false, 5000],
    [45_000, 40_500, false, 5000],
    [45_000, 40_500, true, 4500],
    [45_000, -2000, false, 47_000],
    [0, -2000, false, 2000],
    [45_000, 45_000, false, 0],
  ])("of a minimum of %i and %i there", (minimum, there, divisible, wanted) => {
    expect(lackingOf(item(minimum, divisible), there)).toBe(wanted);
  });

  it("reaches the minimum and no whole unit more", () => {
    const thousandths = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(thousandths, thousandths, fc.boolean(), (minimum, there, divisible) => {
        const order = lackingOf(item(minimum, divisible), there);
        const least = Math.max(0, minimum);
        expect(there + order).toBeGreaterThanOrEqual(Math.min(least, there + order));
        expect(order >= least - there && order < Math.max(0, least - there) + 1000).toBe(true);
        expect(divisible || order % 1000 === 0).toBe(true);
      }),
    );
  });

  it("costs what it cost last; what was never bought has no cost", () => {
    const known = orderLine(item(45_000), 40_000, 5000, bought);
    expect(known.amount).toBe(120_000);
    const unknown = orderLine(item(45_000), 40_000, 5000, null);
    expect(unknown.amount).toBeNull();
    expect([orderSum([known, unknown]), orderSum([unknown]), orderSum([])]).toEqual([120_000, null, null]);
  });
});
