import { describe, expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { absence, amountOf, hours, slipOf } from "../people.ts";

describe("what a month sets aside", () => {
  it("of vacations: basic salary, commissions and salary bonuses, no overtime and no allowance (CST art. 192)", () => {
    const input = {
      commissions: pesos(300_000),
      salaryBonus: pesos(180_000),
      nonSalary: pesos(500_000),
      hours: [hours("HED", 4, "2026-11-03", "2026-11-06")],
    };
    const { bases, ...slip } = slipOf("2026-11", 2_400_000, { input });
    expect(bases.vacationBase?.amount).toBe(2_880_000);
    expect(amountOf({ bases, ...slip }, "vacationProvision")).toBe(120_000);
    // Four hours of 2.400.000 ÷ 210 × 1,25 are 57.143.
    expect(bases.benefitsBase?.amount).toBe(2_880_000 + 57_143 + 249_095);
  });

  it.each([
    ["RN", true],
    ["HED", false],
    ["HEN", false],
    ["RDF", false],
    ["RNDF", false],
    ["HEDDF", false],
    ["HENDF", false],
  ] as const)("of vacations, hours %s: %s (CST art. 192; NIIF para PYMES 28.4)", (kind, counts) => {
    const of = (given: readonly ReturnType<typeof hours>[]) =>
      slipOf("2026-11", 2_400_000, { input: { hours: given } });
    const slip = of([hours(kind, 20, "2026-11-01", "2026-11-29")]);
    const paid = amountOf(slip, "hours");
    expect(paid).toBeGreaterThan(0);
    const without = of([]).bases.vacationBase?.amount ?? 0;
    expect((slip.bases.vacationBase?.amount ?? 0) - without).toBe(counts ? paid : 0);
  });

  it("is 21,83 % of a month of 2.400.000 with its allowance", () => {
    const slip = slipOf("2026-11", 2_400_000);
    const set = ["severance", "severanceInterest", "serviceBonus", "vacationProvision"] as const;
    // A twelfth of 2.649.095 is 220.758; 12 % of that, 26.491; a twenty-fourth of 2.400.000, 100.000.
    expect(set.map((concept) => amountOf(slip, concept))).toEqual([220_758, 26_491, 220_758, 100_000]);
  });

  it("is nothing where an integral salary was not earned: no line is there to say so", () => {
    const input = { absences: [absence("unpaid", "2026-11-01", "2026-11-30")] };
    const contract = { kind: "integral" } as const;
    const concepts = (slip: ReturnType<typeof slipOf>) => slip.lines.map(({ concept }) => concept);
    expect(concepts(slipOf("2026-11", 25_000_000, { contract, input }))).not.toContain("vacationProvision");
    expect(amountOf(slipOf("2026-11", 25_000_000, { contract }), "vacationProvision")).toBe(1_041_667);
  });

  it.each([
    ...(["sick", "accident", "parental", "paid", "vacation"] as const).map(
      (kind) => [kind, 2_400_000] as const,
    ),
    ["unpaid", 0] as const,
  ])("goes on on days of %s leave as %d: unpaid ones alone do not count (CST art. 53)", (kind, base) => {
    // From the day before: the day of an accident is one of work.
    const input = { absences: [absence(kind, "2026-10-31", "2026-11-30")] };
    const { bases } = slipOf("2026-11", 2_400_000, { input });
    expect([bases.benefitsBase?.amount, bases.vacationBase?.amount]).toEqual([base, base]);
  });
});
