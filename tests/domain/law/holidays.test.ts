import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { holidaysOf, isWorkingDay, workingDays } from "#domain/law/holidays.ts";

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
});
