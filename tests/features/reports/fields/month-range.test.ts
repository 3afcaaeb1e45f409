import { expect, it } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import { monthRange } from "#features/reports/fields/month-range.tsx";

it("holds both months whole, whichever is chosen first", () => {
  const whole = { from: "2026-02-01", to: "2026-04-30" };
  expect(monthRange(month("2026-02"), month("2026-04"))).toEqual(whole);
  expect(monthRange(month("2026-04"), month("2026-02"))).toEqual(whole);
  expect(monthRange(month("2028-02"), month("2028-02"))).toEqual({ from: "2028-02-01", to: "2028-02-29" });
});
