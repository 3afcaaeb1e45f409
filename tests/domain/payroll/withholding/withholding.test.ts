import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { TaxRelief } from "#domain/payroll/employee/contract.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { taxOn } from "#domain/payroll/withholding/withholding.ts";
import { absence, amountOf, type Case, slipOf } from "../people.ts";

const LAW = createLawReader()(day("2026-11-30"));
if (!LAW.ok) throw new Error("no law");

const NONE: TaxRelief = {
  homeLoanInterest: ZERO,
  prepaidHealth: ZERO,
  dependents: false,
  voluntaryPension: ZERO,
};

function relieved(salary: number, relief: Partial<TaxRelief>) {
  return slipOf("2026-11", salary, { contract: { relief: { ...NONE, ...relief } } }).bases.relief?.amount;
}

describe("what lowers the base of November 2026 (UVT 52.374)", () => {
  it.each<[string, number, Partial<TaxRelief>, number]>([
    // 20.000.000 less 4, 4 and 1 % is 18.200.000; plus a quarter of the remainder of each case, capped at 3.447.955.
    [
      "dependents, 10 % of what is paid up to 32 UVT",
      20_000_000,
      { dependents: true },
      1_675_968 + 3_447_955,
    ],
    [
      "dependents, the amount that was typed (ET art. 387)",
      20_000_000,
      { dependents: true, dependentsAmount: pesos(500_000) },
      500_000 + 3_447_955,
    ],
    [
      "dependents, an amount above 32 UVT",
      20_000_000,
      { dependents: true, dependentsAmount: pesos(3_000_000) },
      1_675_968 + 3_447_955,
    ],
    [
      "dependents, an amount above 10 %",
      10_000_000,
      { dependents: true, dependentsAmount: pesos(1_000_001) },
      1_000_000 + 2_025_000,
    ],
    [
      "an amount for no dependents",
      10_000_000,
      { dependents: false, dependentsAmount: pesos(1_000_000) },
      2_275_000,
    ],
    ["dependents below that", 10_000_000, { dependents: true }, 1_000_000 + 2_025_000],
    ["prepaid health up to 16 UVT", 10_000_000, { prepaidHealth: pesos(837_985) }, 837_984 + 2_065_504],
    ["home interest up to 100 UVT", 20_000_000, { homeLoanInterest: pesos(5_237_401) }, 5_848_430],
    // 30 % of 8.000.000 is 2.400.000; with a quarter of 4.880.000 it exceeds 40 % of 7.280.000.
    ["voluntary savings up to 30 %", 8_000_000, { voluntaryPension: pesos(2_500_000) }, 2_912_000],
    ["voluntary savings below it", 8_000_000, { voluntaryPension: pesos(1_000_000) }, 1_000_000 + 1_570_000],
  ])("%s", (_, salary, relief, expected) => {
    expect(relieved(salary, relief)).toBe(expected);
  });

  it("takes 3.800 UVT a year of voluntary savings and 1.340 of all together, and not a peso more", () => {
    // With the common limits disabled, 30 % of 60.000.000 is capped at 16.585.100.
    const overrides = { reliefLimit: 100, reliefCap: 10_000, exemptShare: 0 };
    const relief = { ...NONE, voluntaryPension: pesos(20_000_000) };
    const slip = slipOf("2026-11", 60_000_000, { contract: { relief }, overrides });
    expect(slip.bases.relief?.amount).toBe(16_585_100);
    expect(relieved(60_000_000, { voluntaryPension: pesos(20_000_000) })).toBe(5_848_430);
  });
});

it("tells the certificates that somebody has, and the exempt quarter", () => {
  const told = (relief: Partial<TaxRelief>) =>
    slipOf("2026-11", 12_000_000, {
      contract: { relief: { ...NONE, ...relief } },
    }).bases.relief?.derivation.steps.map(({ label }) => label);
  expect(told({})).toEqual(["Renta exenta del 25%", "Deducciones y rentas exentas"]);
  expect(told({ prepaidHealth: pesos(100_000), dependents: true })).toEqual([
    "Medicina prepagada",
    "Dependientes",
    "Renta exenta del 25%",
    "Deducciones y rentas exentas",
  ]);
});

it("names the limit of 40 % only where it was passed (ET art. 336)", () => {
  // Of 6.000.000 the net income is 5.520.000: 1.104.000 and a quarter of the rest are exactly 2.208.000.
  const told = (voluntaryPension: number) => {
    const relief = { ...NONE, voluntaryPension: pesos(voluntaryPension) };
    const figure = slipOf("2026-11", 6_000_000, { contract: { relief } }).bases.relief;
    return [figure?.amount, figure?.derivation.steps.length];
  };
  expect([told(1_104_000), told(1_104_004)]).toEqual([
    [2_208_000, 3],
    [2_208_000, 4],
  ]);
});

describe("what is taxed of a month", () => {
  const tax = (each: Case) => amountOf(slipOf("2026-11", 12_000_000, each), "withholding");
  const gross = (each: Case) =>
    slipOf("2026-11", 12_000_000, each).bases.netIncome?.derivation.steps[0]?.value;

  it("is all that was paid, also what is no salary", () => {
    expect(gross({ input: { nonSalary: pesos(2_000_000) } })).toEqual({ kind: "amount", amount: 14_000_000 });
    expect(tax({ input: { nonSalary: pesos(2_000_000) } })).toBeGreaterThan(tax({}));
  });

  it("is not what an insurer pays", () => {
    const absences = [absence("parental", "2026-11-01", "2026-11-15")];
    expect(gross({ input: { absences } })).toEqual({ kind: "amount", amount: 6_000_000 });
    expect(gross({ input: { absences: [absence("vacation", "2026-11-01", "2026-11-15")] } })).toEqual({
      kind: "amount",
      amount: 12_000_000,
    });
  });
});

it("a month of which nothing was paid has a net income of nothing, and says no more of it", () => {
  const input = { absences: [absence("unpaid", "2026-11-01", "2026-11-30")] };
  const labels = (each: Case, salary = 2_000_000) =>
    slipOf("2026-11", salary, each).bases.netIncome?.derivation.steps.map(({ label }) => label);
  expect(labels({ input })).toEqual(["Pagos del mes", "Ingreso neto"]);
  expect(labels({ contract: { transport: "none" } }, 0)?.at(-1)).toBe("Sin ingreso neto");
});

describe("the table of ET art. 383 applied to a base, by UVT 52.374", () => {
  it.each<[string, number, number, readonly string[]]>([
    ["under 95 UVT", 4_000_000, 0, ["Base de retención 76,37 UVT", "0 UVT", "Tarifa marginal"]],
    // (6.000.000 − 4.975.530) × 19 % = 194.649,3.
    [
      "over 95, without a fixed part",
      6_000_000,
      195_000,
      ["Base de retención 114,56 UVT", "95 UVT", "Tarifa marginal"],
    ],
    // (8.190.000 − 7.856.100) × 28 % + 523.740 = 617.232.
    [
      "over 150, with 10 UVT",
      8_190_000,
      617_000,
      ["Base de retención 156,38 UVT", "150 UVT", "Tarifa marginal", "10 UVT"],
    ],
  ])("%s", (_name, base, tax, steps) => {
    const found = taxOn(LAW.value, pesos(base));
    const told = found.derivation.steps.map(({ label, note }) =>
      label === "Base de retención" ? `${label} ${note}` : label,
    );
    expect([found.amount, told.slice(0, -2)]).toEqual([tax, steps]);
  });
});
