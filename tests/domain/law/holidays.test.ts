import { describe, expect, it } from "vitest";
import { addDays, day, weekday } from "#domain/kernel/calendar-day.ts";
import { holidaysOf, isWorkingDay, workingDays } from "#domain/law/holidays.ts";

/** Easter Sunday by the epacts of the calendar reform, as month and day: a second computation. */
function easterByEpacts(year: number): readonly [month: number, day: number] {
  const golden = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const dropped = Math.floor((3 * century) / 4) - 12;
  const moon = Math.floor((8 * century + 5) / 25) - 5;
  const sunday = Math.floor((5 * year) / 4) - dropped - 10;
  const epact = (11 * golden + 20 + moon - dropped) % 30;
  const corrected = (epact === 25 && golden > 11) || epact === 24 ? epact + 1 : epact;
  const full = 44 - corrected < 21 ? 74 - corrected : 44 - corrected;
  const date = full + 7 - ((sunday + full) % 7);
  return date > 31 ? [4, date - 31] : [3, date];
}

describe("the holidays of Colombia (Ley 51 de 1983)", () => {
  it.each([
    [
      2026,
      "01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25",
    ],
    [
      2024,
      "01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25",
    ],
    // Saint Peter and the Sacred Heart fall on one Monday.
    [
      2025,
      "01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25",
    ],
  ])("%d", (year, days) => {
    expect([...holidaysOf(year)].sort()).toEqual(days.split(" ").map((each) => `${year}-${each}`));
  });

  it("working days are Monday to Saturday without them (CST arts. 172, 177 and 186)", () => {
    expect(workingDays(day("2026-11-01"), day("2026-11-30"))).toBe(23);
    expect(["2026-11-07", "2026-11-08", "2026-11-02"].map((each) => isWorkingDay(day(each)))).toEqual([
      true,
      false,
      false,
    ]);
    expect(workingDays(day("2026-11-30"), day("2026-11-01"))).toBe(0);
  });

  it("of three centuries follow Easter, and those that are moved fall on Mondays", () => {
    const two = (value: number) => String(value).padStart(2, "0");
    for (let year = 1900; year < 2200; year += 1) {
      const [month, date] = easterByEpacts(year);
      const sunday = day(`${year}-${two(month)}-${two(date)}`);
      const holidays = holidaysOf(year);
      for (const after of [-3, -2, 43, 64, 71])
        expect(holidays.has(addDays(sunday, after)), `${year}`).toBe(true);
      for (const each of ["01-06", "03-19", "06-29", "08-15", "10-12", "11-01", "11-11"]) {
        const named = day(`${year}-${each}`);
        const monday = [0, 1, 2, 3, 4, 5, 6]
          .map((later) => addDays(named, later))
          .find((later) => weekday(later) === 1);
        expect(monday && holidays.has(monday), `${year} ${each}`).toBe(true);
      }
      expect(holidays.has(day(`${year}-07-20`))).toBe(true);
      // Two of them may fall on one day, and then there is one less.
      expect(holidays.size).toBeGreaterThanOrEqual(16);
      expect(holidays.size).toBeLessThanOrEqual(18);
    }
  });

  it.each([
    ["2026-11-07", "2026-11-07", 1],
    ["2026-11-08", "2026-11-08", 0],
    ["2026-11-02", "2026-11-03", 1],
    ["2026-11-08", "2026-11-07", 0],
    ["2026-11-03", "2026-11-02", 0],
    ["2025-12-31", "2026-01-02", 2],
  ])("from %s to %s there are %d working days", (from, to, count) => {
    expect(workingDays(day(from), day(to))).toBe(count);
  });
});
