import { describe, expect, it } from "vitest";
import { absence, amountOf, slipOf } from "../people.ts";

const sick = (salary: number) => {
  const slip = slipOf("2026-11", salary, {
    input: { absences: [absence("sick", "2026-11-01", "2026-11-30")] },
  });
  return amountOf(slip, "sickLeaveEmployer") + amountOf(slip, "sickLeaveEps");
};

describe("a month of sick leave (CST art. 227; Sentencia C-543 de 2007)", () => {
  it.each([
    // 66,67 % of 2.700.000 is above the minimum wage; of 2.600.000, below it.
    [2_700_000, 1_800_090],
    [2_600_000, 1_750_905],
    [1_750_905, 1_750_905],
    // Sick pay never exceeds the pay for working.
    [1_200_000, 1_200_000],
  ])("on %d pays %d", (salary, paid) => {
    expect(Math.abs(sick(salary) - paid)).toBeLessThanOrEqual(1);
  });
});
