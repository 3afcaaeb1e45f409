import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { employmentOn } from "#domain/payroll/employee/employment.ts";

it.each<[string, Day | null, string]>([
  ["2026-01-14", null, "coming"],
  ["2026-01-15", null, "active"],
  ["2026-11-20", day("2026-11-20"), "active"],
  ["2026-11-21", day("2026-11-20"), "ended"],
  ["2030-01-01", null, "active"],
])("on %s a contract from 15 January 2026 to %s is %s", (date, end, employment) => {
  expect(employmentOn({ start: day("2026-01-15"), end }, day(date))).toBe(employment);
});
