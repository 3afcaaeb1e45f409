import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { HOUR_KINDS } from "#domain/payroll/earnings/overtime-kinds.data.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { taxOn } from "#domain/payroll/withholding/withholding.ts";
import { amountOf, contractOf, hours, slipOf } from "./people.ts";

// Expected figures computed by hand with cents: each line is rounded to the nearest peso, so a sum of n lines is
// within n/2 pesos.
function near(actual: number, expected: number, lines = 1) {
  expect(Math.abs(actual - expected), `${actual} for ${expected}`).toBeLessThanOrEqual(lines / 2);
}

describe("hours", () => {
  it("pay by kind on 2.100.000 after 15 July 2026, an hour being 10.000", () => {
    const paid = HOUR_KINDS.map((kind) =>
      amountOf(slipOf("2026-11", 2_100_000, { input: { hours: [hours(kind, 1, "2026-11-10")] } }), "hours"),
    );
    expect(Object.fromEntries(HOUR_KINDS.map((kind, index) => [kind, paid[index]]))).toEqual({
      HED: 12_500,
      HEN: 17_500,
      RN: 3500,
      RDF: 9000,
      RNDF: 12_500,
      HEDDF: 21_500,
      HENDF: 26_500,
    });
  });

  it("pay as published for the minimum wage in September 2026", () => {
    const published = {
      RN: 2918,
      HED: 10_422,
      HEN: 14_591,
      RDF: 7504,
      RNDF: 10_422,
      HEDDF: 17_926,
      HENDF: 22_095,
    };
    for (const [kind, expected] of Object.entries(published)) {
      const input = { hours: [hours(kind as "RN", 1, "2026-09-12")] };
      const paid = amountOf(slipOf("2026-09", 1_750_905, { input }), "hours");
      expect(Math.abs(paid - expected), kind).toBeLessThanOrEqual(1);
    }
    const slip = slipOf("2026-09", 1_750_905);
    near(amountOf(slip, "health"), 70_036.2);
    near(amountOf(slip, "pension"), 70_036.2);
  });

  it.each([
    ["2025-06-30", 1.1, 2, 2.5, 75],
    ["2025-07-01", 1.15, 2.05, 2.55, 80],
    ["2026-06-30", 1.15, 2.05, 2.55, 80],
    ["2026-07-01", 1.25, 2.15, 2.65, 90],
  ])("on rest days of %s pay %d, %d and %d", (date, night, extraDay, extraNight, rest) => {
    const divisor = date < "2025-07-15" ? 230 : 220;
    const paid = (kind: "RDF" | "RNDF" | "HEDDF" | "HENDF") =>
      amountOf(
        slipOf(date.slice(0, 7), divisor * 100_000, { input: { hours: [hours(kind, 1, date)] } }),
        "hours",
      );
    expect([paid("RDF"), paid("RNDF"), paid("HEDDF"), paid("HENDF")]).toEqual(
      [rest / 100, night, extraDay, extraNight].map((factor) => Math.round(factor * 100_000)),
    );
  });

  it("10 HED and 4 HEN on 3.000.000 in November 2026", () => {
    const input = {
      hours: [hours("HED", 10, "2026-11-02", "2026-11-28"), hours("HEN", 4, "2026-11-02", "2026-11-28")],
    };
    const slip = slipOf("2026-11", 3_000_000, { input });
    expect(slip.lines.filter(({ concept }) => concept === "hours").map(({ amount }) => amount)).toEqual([
      178_571, 100_000,
    ]);
  });
});

describe("parts of a slip", () => {
  it("half a month's allowance of 2025", () => {
    const slip = slipOf("2025-03", 2_500_000, { contract: { start: day("2025-03-16") } });
    expect(slip.days).toBe(15);
    expect(amountOf(slip, "transport")).toBe(100_000);
  });

  it("employer's contributions on the minimum wage, exonerated or not", () => {
    const exonerated = slipOf("2026-11", 1_750_905);
    near(exonerated.totals.employer, 289_284.52, 3);
    near(amountOf(exonerated, "employerPension"), 210_108.6);
    near(amountOf(exonerated, "arl"), 9139.72);
    near(amountOf(exonerated, "familyFund"), 70_036.2);
    const whole = slipOf("2026-11", 1_750_905, { settings: { employer: "person-one" } });
    near(whole.totals.employer, 525_656.7, 6);
    near(amountOf(whole, "employerHealth"), 148_826.93);
    near(amountOf(whole, "sena"), 35_018.1);
    near(amountOf(whole, "icbf"), 52_527.15);
  });

  it("solidarity fund on 31.000.000", () => {
    const slip = slipOf("2026-11", 31_000_000);
    expect(amountOf(slip, "solidarity")).toBe(434_000);
    expect(slip.lines.find(({ concept }) => concept === "solidarity")?.quantity?.value).toBe(1.4);
  });

  it("integral salary of 25.000.000", () => {
    const slip = slipOf("2026-11", 25_000_000, { contract: { kind: "integral" } });
    expect(slip.bases.ibc?.amount).toBe(17_500_000);
    expect(["health", "pension", "solidarity"].map((key) => amountOf(slip, key as "health"))).toEqual([
      700_000, 700_000, 175_000,
    ]);
    const employer = ["employerHealth", "employerPension", "arl", "familyFund", "sena", "icbf"] as const;
    expect(employer.map((key) => amountOf(slip, key))).toEqual([
      1_487_500, 2_100_000, 91_350, 700_000, 350_000, 525_000,
    ]);
    const aside = slip.lines.filter(({ concept }) => concept === "severance" || concept === "serviceBonus");
    expect(aside).toEqual([]);
    expect(amountOf(slip, "transport")).toBe(0);
    near(amountOf(slip, "vacationProvision"), 25_000_000 / 24);
  });
});

describe("withholding", () => {
  it.each([
    ["2023", 4_029_140],
    ["2024", 4_471_175],
    ["2025", 4_730_905],
    ["2026", 4_975_530],
  ])("begins above 95 UVT of %s: %d", (year, start) => {
    const law = createLawReader()(day(`${year}-05-31`));
    if (!law.ok) throw new Error("unknown");
    expect(taxOn(law.value, pesos(start)).amount).toBe(0);
    expect(taxOn(law.value, pesos(start + 2632)).amount).toBe(1000);
  });

  it("begins at a salary of 7.290.154 in 2026", () => {
    const slip = slipOf("2026-11", 7_290_154);
    near(slip.bases.withholdingBase?.amount ?? 0, 4_975_530, 3);
    expect(amountOf(slip, "withholding")).toBe(0);
    expect(amountOf(slipOf("2026-11", 7_310_154), "withholding")).toBeGreaterThan(0);
  });

  it("takes 617.000 of 12.000.000", () => {
    const slip = slipOf("2026-11", 12_000_000);
    expect(slip.bases.netIncome?.amount).toBe(10_920_000);
    expect(slip.bases.relief?.amount).toBe(2_730_000);
    expect(slip.bases.withholdingBase?.amount).toBe(8_190_000);
    expect(amountOf(slip, "withholding")).toBe(617_000);
    expect(slip.totals.net).toBe(10_303_000);
  });

  it.each([
    [95, 0],
    [150, 10.45],
    [360, 10 + 58.8],
    [640, 69 + 92.4],
    [945, 162 + 106.75],
    [2300, 268 + 501.35],
  ])("at %d UVT the table gives %d", (uvts, tax) => {
    const law = createLawReader()(day("2026-11-30"));
    if (!law.ok) throw new Error("unknown");
    const exact = tax * 52_374;
    expect(taxOn(law.value, pesos(uvts * 52_374)).amount).toBe(Math.round(exact / 1000) * 1000);
  });
});

describe("whole slips", () => {
  const overtime = {
    hours: [hours("HED", 10, "2026-11-02", "2026-11-28"), hours("HEN", 4, "2026-11-02", "2026-11-28")],
  };
  it.each([
    [
      "A: minimum wage",
      1_750_905,
      {},
      [2_000_000, 1_750_905, 70_036.2, 70_036.2, 0, 0, 1_859_927.6, 289_284.52, 426_287.71, 2_715_572.23],
    ],
    [
      "B: overtime",
      3_000_000,
      overtime,
      [
        3_527_666.43, 3_278_571.43, 131_142.86, 131_142.86, 0, 0, 3_265_380.71, 541_685.57, 748_221.07,
        4_817_573.07,
      ],
    ],
    [
      "C: 12.000.000",
      12_000_000,
      {},
      [
        12_000_000, 12_000_000, 480_000, 480_000, 120_000, 617_000, 10_303_000, 1_982_640, 2_620_000,
        16_602_640,
      ],
    ],
  ] as const)("%s, November 2026, exonerated", (_, salary, input, expected) => {
    const slip = slipOf("2026-11", salary, { input });
    const { totals } = slip;
    const actual = [
      totals.accrued,
      slip.bases.ibc?.amount ?? 0,
      amountOf(slip, "health"),
      amountOf(slip, "pension"),
      amountOf(slip, "solidarity"),
      amountOf(slip, "withholding"),
      totals.net,
      totals.employer,
      totals.provisions,
      totals.cost,
    ];
    // Number of roundings in each figure.
    const lines = [3, 2, 1, 1, 1, 0, 5, 3, 4, 9];
    for (const [index, value] of actual.entries()) near(value, expected[index] ?? 0, lines[index]);
  });

  it("the frame of the academic set is the law of early 2023", () => {
    const input = { hours: [hours("HED", 10, "2023-03-01", "2023-03-31")] };
    const exonerated = slipOf("2023-03", 1_160_000, { input });
    near(exonerated.totals.accrued, 1_361_022.67, 2);
    near(exonerated.totals.deducted, 97_633.33, 2);
    near(exonerated.totals.net, 1_263_389.33, 4);
    near(exonerated.totals.employer, 201_637.24, 3);
    near(exonerated.totals.provisions, 288_780.67, 4);
    const whole = slipOf("2023-03", 1_160_000, { input, settings: { employer: "non-filer" } });
    near(whole.totals.employer, 366_393.49, 6);
  });

  it("2.200.000 with 8 hours on four days, explained", () => {
    const dates = ["2026-11-05", "2026-11-12", "2026-11-19", "2026-11-26"];
    const input = { hours: dates.map((date) => hours("HED", 2, date)) };
    const slip = slipOf("2026-11", 2_200_000, { input });
    const [line] = slip.lines.filter(({ concept }) => concept === "hours");
    expect(line?.amount).toBe(104_762);
    expect(line?.derivation.steps.map(({ sign, label }) => `${sign} ${label}`.trim())).toEqual([
      "Salario básico",
      "÷ Horas del mes",
      "× Horas extra diurnas",
      "× Horas del período",
      "= Sin redondear",
      "= Al peso más cercano",
    ]);
    expect(line?.derivation.steps[1]?.note).toBe(
      "42 horas por semana desde el 15/07/2026 (Ley 2101 de 2021, art. 3)",
    );
    expect(line?.derivation.steps[3]?.note).toBe(
      "05/11/2026, 2 horas; 12/11/2026, 2 horas; 19/11/2026, 2 horas; 26/11/2026, 2 horas",
    );
    expect(slip.totals).toMatchObject({
      accrued: 2_553_857,
      deducted: 184_380,
      employer: 380_792,
      provisions: 542_848,
    });
    expect(slip.warnings).toEqual([]);
  });
});

describe("benefits at the end of a contract", () => {
  function settle(salary: number, start: string, end: string, transport: "transport" | "none" = "transport") {
    const order = {
      contract: contractOf(salary, { start: day(start), transport }),
      end: day(end),
      reason: "resignation" as const,
      agreedEnd: null,
      variableOfYear: ZERO,
      variableOfSemester: ZERO,
      unpaidDays: { year: 0, semester: 0, all: 0 },
      vacationDaysTaken: 0,
      paid: NOTHING_PAID,
    };
    const settled = settleContract(order, createLawReader());
    if (!settled.ok) throw new Error(settled.error.kind);
    return Object.fromEntries(settled.value.lines.map(({ concept, amount }) => [concept, amount]));
  }

  it("2.000.000 with allowance in 2025", () => {
    expect(settle(2_000_000, "2025-01-01", "2025-06-30").serviceBonus).toBe(1_100_000);
    expect(settle(2_000_000, "2025-01-01", "2025-12-31")).toEqual({
      severance: 2_200_000,
      severanceInterest: 264_000,
      serviceBonus: 1_100_000,
      vacation: 1_000_000,
    });
  });

  it("the minimum wage from 16 August to 31 December 2026: 135 days", () => {
    const settled = settle(1_750_905, "2026-08-16", "2026-12-31");
    expect(settled).toMatchObject({ severance: 750_000, severanceInterest: 33_750 });
  });
});
