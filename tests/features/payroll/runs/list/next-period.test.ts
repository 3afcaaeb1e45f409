import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { nextPeriod } from "#features/payroll/runs/list/next-period.ts";

const TODAY = day("2026-11-21");
const follows = (text: string, part: "month" | "first-half" | "second-half") => {
  const next = nextPeriod({ month: month(text), part }, TODAY);
  return `${next.month} ${next.part}`;
};

describe("the period that a new run proposes", () => {
  it("is this month where there was none", () => {
    expect(nextPeriod(null, TODAY)).toEqual({ month: "2026-11", part: "month" });
  });

  it("goes on in the rhythm of the last one, over the end of a year too", () => {
    expect(follows("2026-10", "month")).toBe("2026-11 month");
    expect(follows("2026-12", "month")).toBe("2027-01 month");
    expect(follows("2026-11", "first-half")).toBe("2026-11 second-half");
    expect(follows("2026-11", "second-half")).toBe("2026-12 first-half");
  });
});
