import fc from "fast-check";
import { expect, it } from "vitest";
import { addInMonth, countInMonth, type MonthlyCount } from "#domain/access/usage-counter.ts";
import { addMonths, month } from "#domain/kernel/calendar-day.ts";
import { dayInBogota } from "#domain/kernel/clock.ts";

const NOV = month("2026-11");
const MOST = 5;

it("counts within a month and begins the next one at nothing", () => {
  const five: MonthlyCount = { month: NOV, count: 5 };
  expect(countInMonth(null, NOV)).toBe(0);
  expect(countInMonth(five, NOV)).toBe(5);
  expect(countInMonth(five, month("2026-12"))).toBe(0);
  expect(addInMonth(five, month("2026-12"), MOST)).toEqual({ month: "2026-12", count: 1 });
});

it("PL-06 at eight in the evening of the 30th it is still November in Bogotá", () => {
  const evening = Date.parse("2026-11-30T20:00:00-05:00");
  expect(new Date(evening).toISOString().slice(0, 7)).toBe("2026-12");
  expect(dayInBogota(evening).slice(0, 7)).toBe("2026-11");
});

it("a clock set back a month gives nothing anew, and neither does setting it forth again", () => {
  const full: MonthlyCount = { month: NOV, count: MOST };
  const october = month("2026-10");
  expect(countInMonth(full, october)).toBe(MOST);
  expect(addInMonth(full, october, MOST)).toEqual(full);
  expect(countInMonth(addInMonth(full, october, MOST), NOV)).toBe(MOST);
});

it("DT-05 a month far in the future is a mistake and holds nobody for ever", () => {
  expect(countInMonth({ month: month("2199-01"), count: MOST }, NOV)).toBe(0);
  expect(addInMonth({ month: month("2199-01"), count: MOST }, NOV, MOST)).toEqual({ month: NOV, count: 1 });
  expect(countInMonth({ month: addMonths(NOV, 12), count: MOST }, NOV)).toBe(MOST);
  expect(countInMonth({ month: addMonths(NOV, 13), count: MOST }, NOV)).toBe(0);
});

it("I-32 never passes below zero nor above the limit, by any clock", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -30, max: 30 }), { maxLength: 40 }), (steps) => {
      let kept: MonthlyCount | null = null;
      for (const step of steps) {
        kept = addInMonth(kept, addMonths(NOV, step), MOST);
        expect(kept.count).toBeGreaterThan(0);
        expect(kept.count).toBeLessThanOrEqual(MOST);
      }
    }),
  );
});
