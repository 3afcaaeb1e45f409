import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pilaRow } from "#domain/payroll/contributions/pila.ts";
import { absence, amountOf, type Case, slipOf } from "../people.ts";

const WAGE = 1_750_905;

describe("the bases of the PILA form (Decreto 780 de 2016 art. 3.2.1.5)", () => {
  it.each<[string, string, number, Case, number, number]>([
    // 1.300.000 ÷ 30 = 43.333,33: the books use 43.333, the form 43.334.
    ["2024-11", "a day of 2024", 100_000, { contract: { start: day("2024-11-30") } }, 43_333, 43_334],
    ["2023-11", "a day of 2023", 100_000, { contract: { start: day("2023-11-30") } }, 38_667, 38_667],
    // 70 % of 22.761.766 = 15.933.236,2.
    ["2026-11", "an integral salary", 22_761_766, { contract: { kind: "integral" } }, 15_933_236, 15_933_237],
    ["2026-11", "a salary", 3_000_001, {}, 3_000_001, 3_000_001],
  ])("%s, %s: never a peso down", (period, _, salary, each, books, form) => {
    const slip = slipOf(period, salary, each);
    expect([slip.bases.ibc?.amount, pilaRow(slip).ibc]).toEqual([books, form]);
  });

  it("are what its contributions are counted on, each up to the next hundred", () => {
    // 15.933.237 × 12,5 % = 1.991.654,6; the parafiscal contributions are 4, 3 and 2 %: 637.329,48, 477.997,11 and
    // 318.664,74.
    const row = pilaRow(slipOf("2026-11", 22_761_766, { contract: { kind: "integral" } }));
    expect(row).toMatchObject({ health: 1_991_700, familyFund: 637_400, icbf: 478_000, sena: 318_700 });
    // An exact multiple is not rounded: 12,5 % of 2.400.000 and 16 % of it.
    const settings = { employer: "person-one" as const };
    expect(pilaRow(slipOf("2026-11", 2_400_000, { settings }))).toMatchObject({
      health: 300_000,
      pension: 384_000,
    });
    expect(pilaRow(slipOf("2026-11", 2_400_001, { settings }))).toMatchObject({
      health: 300_100,
      pension: 384_100,
    });
  });
});

describe("days of unpaid leave (Decreto 780 de 2016 art. 3.2.5.2)", () => {
  const ten = { absences: [absence("unpaid", "2026-11-01", "2026-11-10")] };
  const owing = { employer: "person-one" as const };

  it("cost the employer its health on the basic salary, and nobody anything else", () => {
    const slip = slipOf("2026-11", 3_000_000, { input: ten, settings: owing });
    expect([slip.bases.ibc?.amount, slip.bases.unpaidBase?.amount]).toEqual([2_000_000, 1_000_000]);
    expect(amountOf(slip, "employerHealth")).toBe(255_000);
    expect([amountOf(slip, "health"), amountOf(slip, "pension"), amountOf(slip, "employerPension")]).toEqual([
      80_000, 80_000, 240_000,
    ]);
    expect([amountOf(slip, "arl"), amountOf(slip, "familyFund"), amountOf(slip, "sena")]).toEqual([
      10_440, 80_000, 40_000,
    ]);
    const line = slip.lines.find(({ concept }) => concept === "employerHealth");
    expect(line?.derivation.steps[1]).toMatchObject({ sign: "+", label: "Salario de los días no pagados" });
    // On the form they are a separate row: 250.000 and 85.000.
    expect(pilaRow(slip).health).toBe(335_000);
  });

  it("cost nothing to who is exonerated, and there is no such base without them", () => {
    const slip = slipOf("2026-11", 3_000_000, { input: ten });
    expect(amountOf(slip, "employerHealth")).toBe(0);
    expect(pilaRow(slip).health).toBe(80_000);
    expect(slipOf("2026-11", 3_000_000).bases).not.toHaveProperty("unpaidBase");
  });

  it("that are the whole month leave that cost alone", () => {
    const input = { absences: [absence("unpaid", "2026-11-01", "2026-11-30")] };
    const { totals } = slipOf("2026-11", 3_000_000, { input, settings: owing });
    expect(totals).toEqual({
      accrued: 0,
      deducted: 0,
      net: 0,
      employer: 255_000,
      provisions: 0,
      cost: 255_000,
    });
  });

  it("are counted on no less than the minimum wage and no more than 25 of them in the month", () => {
    const base = (salary: number, contract: Case["contract"] = {}) =>
      slipOf("2026-11", salary, { input: ten, contract }).bases.unpaidBase?.amount;
    expect(base(1_000_000)).toBe(WAGE / 3);
    expect(base(30_000_000, { kind: "integral" })).toBe(7_000_000);
    // 40.000.000 were paid; the month's cap is 43.772.625.
    expect(base(60_000_000)).toBe(3_772_625);
  });

  it("are the month's in two fortnights too", () => {
    const first = slipOf("2026-11 -1", 3_000_000, { input: ten, settings: owing });
    const second = slipOf("2026-11 -2", 3_000_000, { settings: owing, soFar: first.monthSoFar });
    const both = amountOf(first, "employerHealth") + amountOf(second, "employerHealth");
    expect(both).toBe(255_000);
  });
});
