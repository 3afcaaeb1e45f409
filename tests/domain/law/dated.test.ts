import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { answerOn, lastKnownBefore, rowOn } from "#domain/law/dated.ts";
import { roundUvt, uvtInPesos, uvtOn } from "#domain/law/uvt.ts";
import { LAST_COMPLETE_DAY, UNPUBLISHED, UNPUBLISHED_YEAR } from "#tests/support/law-days.ts";

/** Two values with a month between them that nothing is known of. */
const ROWS = [
  { from: day("2026-01-01"), to: day("2026-03-31"), value: 1 },
  { from: day("2026-05-01"), to: day("2026-12-31"), value: 2 },
];

describe("what holds on a day", () => {
  it.each<[string, number | null, string | null]>([
    ["2025-12-31", null, null],
    ["2026-01-01", 1, null],
    ["2026-03-31", 1, null],
    ["2026-04-01", null, "2026-03-31"],
    ["2026-04-30", null, "2026-03-31"],
    ["2026-05-01", 2, "2026-03-31"],
    ["2026-12-31", 2, "2026-03-31"],
    ["2027-01-01", null, "2026-12-31"],
  ])("on %s is %s, and was known last before it on %s", (date, value, last) => {
    expect(rowOn(ROWS, day(date))?.value ?? null).toBe(value);
    expect(lastKnownBefore(ROWS, day(date))).toBe(last);
    expect(answerOn(ROWS, day(date))).toEqual(
      value === null ? { known: false, lastKnown: last } : { known: true, value: ROWS[value - 1] },
    );
  });
});

describe("the UVT (ET art. 868)", () => {
  const TYPED = { year: UNPUBLISHED_YEAR, value: pesos(55_000) };

  it("is the law's where that is known, whatever was typed, and the typed one in its own year alone", () => {
    const value = (date: string, typed?: typeof TYPED) => {
      const found = uvtOn(day(date), typed);
      return found.known ? found.value.value : found.lastKnown;
    };
    expect([value("2026-11-20"), value("2026-11-20", { ...TYPED, year: 2026 })]).toEqual([52_374, 52_374]);
    expect([value(UNPUBLISHED), value(UNPUBLISHED, TYPED)]).toEqual([LAST_COMPLETE_DAY, 55_000]);
    expect(value(UNPUBLISHED, { ...TYPED, year: UNPUBLISHED_YEAR + 1 })).toBe(LAST_COMPLETE_DAY);
    expect(value("2010-01-01", TYPED)).toBeNull();
  });

  it("that was typed says so, for the day that it was asked for", () => {
    expect(uvtOn(UNPUBLISHED, TYPED)).toEqual({
      known: true,
      value: { value: 55_000, norm: "UVT escrita a mano", from: UNPUBLISHED, to: UNPUBLISHED },
    });
  });

  it.each([
    [0.4, 0],
    [99.5, 100],
    [100, 100],
    [100.5, 100],
    [149, 100],
    [150, 200],
    [9_949, 9_900],
    [10_000, 10_000],
    [10_001, 10_000],
    [10_499, 10_000],
    [10_500, 11_000],
    [523_740, 524_000],
  ])(
    "%d in pesos are rounded to %d: to the peso up to 100, to the hundred up to 10.000, to the thousand above",
    (value, rounded) => {
      expect(roundUvt(value)).toBe(rounded);
    },
  );

  it("counts in pesos as the law rounds, and waits for a year that is not published", () => {
    expect(uvtInPesos(day("2026-11-20"), 10)).toEqual({ known: true, value: 524_000 });
    expect(uvtInPesos(day("2026-11-20"), 2)).toEqual({ known: true, value: 105_000 });
    expect(uvtInPesos(UNPUBLISHED, 10)).toEqual({ known: false, lastKnown: LAST_COMPLETE_DAY });
    expect(uvtInPesos(UNPUBLISHED, 10, TYPED)).toEqual({ known: true, value: 550_000 });
  });
});
