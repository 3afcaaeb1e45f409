import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { DeductionKind } from "#domain/payroll/run/period-input.ts";
import { deduction, slipOf } from "../people.ts";

function warned(salary: number, kind: DeductionKind, amount: number, start = "2020-01-01") {
  const slip = slipOf("2026-11", salary, {
    contract: { start: day(start) },
    input: { deductions: [deduction(kind, amount)] },
  });
  return slip.warnings.map((warning) =>
    warning.kind === "garnishment-over-limit"
      ? warning.limit
      : warning.kind === "deductions-over-ceiling"
        ? warning.ceiling
        : warning.kind,
  );
}

describe("what a judge may order (CST arts. 154 to 156)", () => {
  it.each<[string, number, DeductionKind, number, number[]]>([
    // (4.000.001 − 1.750.905) × 20 % = 449.819,2: a peso more exceeds it.
    ["a fifth of what passes the minimum wage", 4_000_001, "garnishment", 449_819, []],
    ["a peso more", 4_000_001, "garnishment", 449_820, [449_819]],
    ["half for alimony", 4_000_001, "alimony", 2_000_000, []],
    ["a peso more for alimony", 4_000_001, "alimony", 2_000_001, [2_000_000, 2_000_000]],
    ["half for cooperatives", 4_000_001, "cooperative", 2_000_000, []],
    ["a peso more for cooperatives", 4_000_001, "cooperative", 2_000_001, [2_000_000, 2_000_000]],
    ["nothing of the minimum wage, nor of its transport allowance", 1_750_905, "garnishment", 1, [0]],
    ["half of the minimum wage for alimony", 1_750_905, "alimony", 875_452, []],
  ])("%s", (_, salary, kind, amount, limits) => {
    expect(warned(salary, kind, amount)).toEqual(limits);
  });

  it("leaves the minimum wage of the days that were worked", () => {
    // Fifteen days of 4.000.000: (2.000.000 − 875.453) × 20 % = 224.909,4.
    expect(warned(4_000_000, "garnishment", 224_909, "2026-11-16")).toEqual([]);
    expect(warned(4_000_000, "garnishment", 224_910, "2026-11-16")).toEqual([224_909]);
  });
});

describe("what was agreed to (CST arts. 149 to 151)", () => {
  it("is warned about above half of what was earned, whatever it is for", () => {
    for (const kind of ["libranza", "loan", "union", "employeeFund", "otherDeduction"] as const) {
      expect(warned(4_000_000, kind, 2_000_000), kind).toEqual([]);
      expect(warned(4_000_000, kind, 2_000_001), kind).toEqual([2_000_000]);
    }
  });
});

it("a deduction says its detail as it was meant, and its kind alone where there is none", () => {
  const label = (detail: string) =>
    slipOf("2026-11", 4_000_000, { input: { deductions: [deduction("loan", 9, detail)] } }).lines.find(
      ({ concept }) => concept === "loan",
    )?.label;
  expect([label(""), label("   "), label("  cuota 3 de 6 ")]).toEqual([
    "Préstamo de la empresa",
    "Préstamo de la empresa",
    "Préstamo de la empresa, cuota 3 de 6",
  ]);
});
