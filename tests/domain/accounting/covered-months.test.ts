import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  coverageOf,
  coverageText,
  coveredMonths,
  coveredOf,
  hasBalances,
} from "#domain/accounting/covered-months.ts";
import { addMonths, day, month, monthsBetween } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-22");
const of = (text: string) =>
  coveredMonths(
    text.split(" ").flatMap((each) => {
      const [name = "", posted = "1"] = each.split(":");
      return name === "" ? [] : [{ month: month(name), posted: Number(posted) }];
    }),
    TODAY,
  );
const span = (first: string, last: string) => ({ first: month(first), last: month(last) });

describe("AC-50: the months that books cover", () => {
  it.each([
    [
      "from their first entry",
      "2025-03 2025-12 2026-10",
      "whole",
      "marzo a noviembre de 2025",
      "2025-03",
      "2025-11",
    ],
    ["not before it", "2025-03 2025-12 2026-10", "part", "marzo a noviembre de 2025", "2025-01", "2025-11"],
    ["nothing of a year before it", "2025-03 2025-12 2026-10", "none", "", "2024-01", "2024-12"],
    [
      "only December, of an opening entry",
      "2025-12 2026-10",
      "part",
      "diciembre de 2025",
      "2025-01",
      "2025-12",
    ],
    ["months without entries", "2025-03 2026-01", "whole", "junio a julio de 2025", "2025-06", "2025-07"],
    [
      "months after the last entry",
      "2024-03 2025-02",
      "whole",
      "enero a junio de 2026",
      "2026-01",
      "2026-06",
    ],
    [
      "from one year to the next",
      "2024-11:9 2025-02:9",
      "part",
      "noviembre de 2024 a febrero de 2025",
      "2024-01",
      "2025-02",
    ],
    ["no gap of more than a year", "2023-06:9 2025-02:9 2026-01:9", "none", "", "2024-01", "2024-12"],
    ["none of a mistyped year", "2002-05:1 2025-03:30 2026-10:20", "none", "", "2024-01", "2024-12"],
    ["none of drafts alone", "2024-01:0 2025-03 2025-12", "none", "", "2024-01", "2024-12"],
    [
      "both ends of a span with a gap",
      "2023-06:9 2025-02:9",
      "part",
      "junio de 2023 y febrero a marzo de 2025",
      "2023-01",
      "2025-03",
    ],
  ])("are %s", (_case, used, kind, text, first, last) => {
    const found = coverageOf(of(used), span(first, last));
    expect(found.kind).toBe(kind);
    expect(coverageText(found)).toBe(text);
  });

  it("have balances from the first entry on, also in a gap", () => {
    const covered = of("2023-06:9 2026-01:9");
    expect(hasBalances(covered, month("2023-05"))).toBe(false);
    expect(hasBalances(covered, month("2023-06"))).toBe(true);
    expect(hasBalances(covered, month("2024-12"))).toBe(true);
    expect(hasBalances(of(""), month("2024-12"))).toBe(false);
  });

  it("are those with an entry before them and another, or the end, within a year of it", () => {
    const index = fc.integer({ min: 0, max: 70 });
    fc.assert(
      fc.property(fc.uniqueArray(index, { maxLength: 8 }), index, index, (used, a, b) => {
        const start = month("2021-01");
        const at = (value: number) => addMonths(start, value);
        // As many entries in each: none is a stray.
        const covered = coveredMonths(
          used.map((value) => ({ month: at(value), posted: 5 })),
          TODAY,
        );
        const isCovered = (value: number) => {
          const before = Math.max(...used.filter((each) => each <= value));
          const after = Math.min(...used.filter((each) => each > value));
          if (before === Number.NEGATIVE_INFINITY) return false;
          return before === value || after === Number.POSITIVE_INFINITY || after - before <= 12;
        };
        const asked = { first: at(Math.min(a, b)), last: at(Math.max(a, b)) };
        const all = monthsBetween(asked.first, asked.last);
        const told = all.filter((_, place) => isCovered(Math.min(a, b) + place));
        expect(coveredOf(covered, asked)).toEqual(told);
        const kind = told.length === 0 ? "none" : told.length === all.length ? "whole" : "part";
        expect(coverageOf(covered, asked).kind).toBe(kind);
      }),
    );
  });
});
