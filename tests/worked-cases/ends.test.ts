import { describe, expect, it } from "vitest";
import type { PaidStretch } from "#domain/payroll/benefits/pay-history.ts";
import { BENEFIT_CASES, SETTLEMENT_CASES } from "./ends.data.ts";
import { benefits, differences, historyOf, settled } from "./read-end-case.ts";

describe("benefits and settlements by the figures of an accountant who had not seen the product", () => {
  it.each(BENEFIT_CASES.map((each) => [each.name, each] as const))("%s", (_, each) => {
    expect(differences(benefits(each), each.figures)).toEqual([]);
  });

  it.each(SETTLEMENT_CASES.map((each) => [each.name, each] as const))("%s", (_, each) => {
    expect(differences(settled(each), each.figures)).toEqual([]);
  });

  it("21: what a year sets aside at the minimum wage is what is paid, to the rounding of each month", () => {
    const each = {
      name: "",
      salary: 1_750_905,
      start: "2026-01-01",
      paid: ["2026-01: 1750905 × 12"],
      figures: {},
    };
    const set = (benefit: keyof PaidStretch["provided"]) =>
      historyOf(each, null).reduce((sum, { provided }) => sum + provided[benefit], 0);
    const due = [
      [set("severance"), 2_000_000],
      [set("severanceInterest"), 240_000],
      [set("serviceBonus"), 2_000_000],
      [set("vacation"), 875_453],
    ] as const;
    for (const [aside, paid] of due) expect(Math.abs(aside - paid)).toBeLessThanOrEqual(6);
    const year = { ...each, kind: "severance" as const };
    expect(benefits(year)).toEqual({ severance: 2_000_000, severanceInterest: 240_000 });
    const half = { ...each, kind: "first-bonus" as const };
    expect(benefits(half)).toEqual({ serviceBonus: 1_000_000 });
  });

  it("a figure that differs is named", () => {
    expect(differences({ vacation: 2, net: 4 }, { vacation: 4, net: 1 })).toEqual(["vacation: 2, by hand 4"]);
  });
});
