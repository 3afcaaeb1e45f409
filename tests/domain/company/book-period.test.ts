import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOOK_PRESETS, bookPeriod, bookPreset, isWithin, stretched } from "#domain/company/book-period.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { runs } from "#tests/support/random/runs.ts";

describe("the period of a book", () => {
  it.each([
    ["month", "2026-11-23", "2026-11-01", "2026-11-30"],
    ["month", "2028-02-29", "2028-02-01", "2028-02-29"],
    ["year", "2026-11-23", "2026-01-01", "2026-12-31"],
    ["days", "2026-11-23", "2026-11-23", "2026-12-23"],
  ] as const)("%s of %s is %s to %s", (preset, today, start, end) => {
    expect(bookPeriod(preset, day(today))).toEqual({ start, end });
    expect(bookPreset({ start: day(start), end: day(end) }, day(today))).toBe(preset);
  });

  const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day("2000-01-01"), days));

  it("holds today in every preset, and after stretching the days that it was stretched to", () => {
    fc.assert(
      fc.property(someDay, someDay, fc.constantFrom(...BOOK_PRESETS), (today, other, preset) => {
        const period = bookPeriod(preset, today);
        expect(isWithin({ start: today, end: today }, period)).toBe(true);
        const wider = stretched(period, other);
        expect(isWithin(period, wider)).toBe(true);
        expect(isWithin({ start: other, end: other }, wider)).toBe(true);
        expect([period.start, period.end, other]).toEqual(expect.arrayContaining([wider.start, wider.end]));
      }),
      runs(100, 500),
    );
  });
});

it("a period is a preset only with both its days, and lies in another only with both its ends", () => {
  const [first, last, later] = [day("2026-11-01"), day("2026-11-30"), day("2026-12-01")];
  const today = day("2026-11-23");
  expect(bookPreset({ start: first, end: later }, today)).toBeNull();
  expect(bookPreset({ start: day("2026-11-02"), end: last }, today)).toBeNull();
  const outer = { start: first, end: last };
  expect(isWithin(outer, outer)).toBe(true);
  expect(isWithin({ start: day("2026-10-31"), end: last }, outer)).toBe(false);
  expect(isWithin({ start: first, end: later }, outer)).toBe(false);
  expect(isWithin({ start: later, end: later }, outer)).toBe(false);
});
