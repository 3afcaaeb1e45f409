import { describe, expect, it } from "vitest";
import { PLAN_LIMITS } from "#domain/access/plan.ts";
import { planRows } from "#features/landing/body/plan-rows.ts";
import { bodyTexts } from "#features/landing/body/texts.ts";

const { plans } = bodyTexts;

function shownFor(plan: "free" | "premium", label: string): string | undefined {
  return planRows(plan).find((row) => row.label === label)?.value;
}

describe("the plans on the home page", () => {
  it("say of the free plan the very limits that hold", () => {
    expect(shownFor("free", plans.rows.companies)).toBe(String(PLAN_LIMITS.free.companies));
    expect(shownFor("free", plans.rows.books)).toBe("5");
    expect(shownFor("free", plans.rows.dashboardStatements)).toBe("3");
    expect(shownFor("free", plans.rows.savedStatements)).toBe("10");
    expect(shownFor("free", plans.rows.exportsPerMonth)).toBe("5");
    expect(shownFor("free", plans.rows.guidedUses)).toBe("3");
    expect(shownFor("free", plans.ads)).toBe("Desde la 6.ª del mes");
  });

  it("say of the paid one that nothing is limited, and show both line by line", () => {
    for (const label of Object.values(plans.rows)) expect(shownFor("premium", label)).toBe(plans.unlimited);
    expect(shownFor("premium", plans.ads)).toBe(plans.adsPremium);
    expect(planRows("premium").map((row) => row.label)).toEqual(planRows("free").map((row) => row.label));
  });
});
