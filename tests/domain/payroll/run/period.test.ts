import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonthsToDay, day } from "#domain/kernel/calendar-day.ts";
import { commercialDays, serviceDays } from "#domain/payroll/run/period.ts";

describe("PY-09 days of service in months of 30 and years of 360 (CST arts. 64 and 186)", () => {
  it.each<[string, string, number, number]>([
    ["2025-01-31", "2025-01-31", 1, 1],
    ["2025-01-31", "2025-03-30", 61, 60],
    ["2025-01-31", "2025-12-31", 331, 331],
    ["2025-01-31", "2026-01-30", 361, 360],
    ["2025-01-31", "2026-01-31", 361, 361],
    ["2024-02-29", "2025-02-28", 362, 360],
    ["2024-02-29", "2026-02-28", 722, 720],
    ["2025-02-01", "2025-02-28", 30, 30],
    ["2025-02-28", "2025-02-28", 3, 3],
  ])("from %s to %s: %d are paid, %d are of service", (from, to, paid, served) => {
    expect([commercialDays(day(from), day(to)), serviceDays(day(from), day(to))]).toEqual([paid, served]);
  });

  it("so many years from any day are so many times 360", () => {
    const starts = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays(day("2019-01-01"), count));
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 9 }), (start, years) => {
        const anniversary = addMonthsToDay(start, years * 12);
        const isLeap = start.endsWith("-02-29") && anniversary.endsWith("-02-28");
        const end = isLeap ? anniversary : addDays(anniversary, -1);
        expect(serviceDays(start, end)).toBe(years * 360);
      }),
    );
  });

  it("a later day is never less service", () => {
    const count = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(count(3_000), count(1_500), (start, length) => {
        const from = addDays(day("2019-01-01"), start);
        const to = addDays(from, length);
        expect(serviceDays(from, addDays(to, 1))).toBeGreaterThanOrEqual(serviceDays(from, to));
      }),
    );
  });
});
