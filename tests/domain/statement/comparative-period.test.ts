import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day, dayFromNumber, dayNumber } from "#domain/kernel/calendar-day.ts";
import { comparativePeriod } from "#domain/statement/comparative-period.ts";
import type { Comparison } from "#domain/statement/comparison.ts";

const period = (from: string, to: string) => ({ from: day(from), to: day(to) });

describe("what a period is compared with", () => {
  it.each<[Comparison, string, string, string, string]>([
    ["anterior", "2026-11-01", "2026-11-30", "2026-10-01", "2026-10-31"],
    ["anterior", "2026-03-01", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["anterior", "2026-01-01", "2026-03-31", "2025-10-01", "2025-12-31"],
    ["anterior", "2026-01-01", "2026-12-31", "2025-01-01", "2025-12-31"],
    ["anterior", "2026-11-05", "2026-11-14", "2026-10-26", "2026-11-04"],
    ["ano", "2026-11-01", "2026-11-30", "2025-11-01", "2025-11-30"],
    ["ano", "2026-01-01", "2026-11-21", "2025-01-01", "2025-11-21"],
    ["ano", "2025-02-01", "2025-02-28", "2024-02-01", "2024-02-29"],
    ["ano", "2024-02-01", "2024-02-29", "2023-02-01", "2023-02-28"],
    ["ano", "2024-01-01", "2025-12-31", "2022-01-01", "2023-12-31"],
    // Of a year and a day, the same days a year earlier would end on its first one.
    ["ano", "2025-01-01", "2026-01-01", "2024-01-01", "2024-12-31"],
    ["ano", "2024-01-01", "2025-01-01", "2022-12-30", "2023-12-31"],
    ["ano", "2024-01-01", "2024-12-31", "2023-01-01", "2023-12-31"],
    ["anterior", "2026-11-01", "2026-11-14", "2026-10-18", "2026-10-31"],
    ["anterior", "2026-11-05", "2026-11-30", "2026-10-10", "2026-11-04"],
  ])("%s: %s to %s", (comparison, from, to, before, until) => {
    expect(comparativePeriod(period(from, to), comparison)).toEqual(period(before, until));
  });

  it("ends before the period begins, whatever it is", () => {
    const days = fc.integer({ min: dayNumber(day("2000-01-01")), max: dayNumber(day("2060-12-31")) });
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 1200 }),
        fc.constantFrom<Comparison>("anterior", "ano"),
        (start, length, kind) => {
          const from = dayFromNumber(start);
          const found = comparativePeriod({ from, to: addDays(from, length) }, kind);
          expect(found.from <= found.to).toBe(true);
          expect(found.to < from).toBe(true);
        },
      ),
    );
  });
});
