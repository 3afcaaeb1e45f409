import { describe, expect, it } from "vitest";
import {
  caseVat,
  caseWithheldIca,
  caseWithheldVat,
  caseWithholding,
} from "#domain/exercises/parts/case-taxes.ts";
import { firstInFirstOut, weightedAverage } from "#domain/exercises/parts/kardex.ts";
import { casePayroll } from "#domain/exercises/records/staff.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";

// Published or calculated by hand, not by the code under test.
const MOVES = [
  { units: 150, unitCost: 2100 },
  { units: 120 },
  { units: 225, unitCost: 2700 },
  { units: 180 },
  { units: 210, unitCost: 3300 },
];

describe("figures of exercises that were calculated by hand (ED-22)", () => {
  it("takes the oldest units first, with PEPS", () => {
    expect(firstInFirstOut(MOVES)).toEqual({ costs: [252_000, 468_000], units: 285, value: 895_500 });
  });

  it("takes the mean cost of each moment, with the weighted average", () => {
    const { costs, units, value } = weightedAverage(MOVES);
    expect(costs).toEqual([252_000, 473_294]);
    expect([units, value]).toEqual([285, 890_206]);
  });

  it("withholds at a purchase by a large taxpayer of Bogotá", () => {
    const date = day("2026-10-15");
    expect(caseVat(date, 10_000_000, "general").amount).toBe(1_900_000);
    expect(caseWithholding(date, 10_000_000, "purchases")).toMatchObject({
      amount: 250_000,
      account: "236540",
    });
    expect(caseWithheldVat(date, 1_900_000).amount).toBe(285_000);
    expect(caseWithheldIca(10_000_000).amount).toBe(110_400);
    expect(caseWithholding(date, 3_000_000, "fees").amount).toBe(330_000);
  });

  it("withholds nothing below the minimum base of the day", () => {
    expect(caseWithholding(day("2026-10-15"), 523_999, "purchases").amount).toBe(0);
    expect(caseWithholding(day("2026-10-15"), 524_000, "purchases").amount).toBe(13_100);
  });

  it("pays the minimum wage of November 2026", () => {
    const worker = { name: "Ana Ruiz", salary: 1_750_905, area: "administration" } as const;
    const { totals } = casePayroll(month("2026-11"), [worker]);
    expect(totals).toMatchObject({
      accrued: 2_000_000,
      deducted: 140_072,
      net: 1_859_928,
      employer: 289_285,
    });
    expect(totals.provisions).toBe(166_667 + 20_000 + 166_667 + 72_954);
  });
});
