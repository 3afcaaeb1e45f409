import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { RESULT_COLUMNS } from "#domain/payroll/calculator/academic-summary.ts";
import { calculateByLaw, legalFigure } from "#domain/payroll/calculator/calculate-by-law.ts";
import { newPayrollRow, type PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { DEFAULT_SETTINGS } from "#domain/payroll/employee/contract.ts";
import { computeRun } from "#domain/payroll/run/compute-run.ts";
import { LAST_COMPLETE_DAY, unpublished } from "#tests/support/law-days.ts";

function row(id: string, salary: number, more: Partial<PayrollRow> = {}): PayrollRow {
  return { ...newPayrollRow(id), employeeName: `Persona ${id}`, basicSalary: salary as Pesos, ...more };
}

function calculate(date: string, rows: readonly PayrollRow[]) {
  const result = calculateByLaw(rows, day(date), DEFAULT_SETTINGS);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The amounts of an employee's slip by concept. */
function amounts(date: string, each: PayrollRow): Readonly<Record<string, number>> {
  const { run } = calculate(date, [each]);
  return Object.fromEntries(run.slips[0]?.lines.map(({ concept, amount }) => [concept, amount]) ?? []);
}

describe("the calculator's rows under the law of a day", () => {
  it("gives the law's figures for the same row", () => {
    const { run, readings, totals } = calculate("2026-11-21", [row("a", 2_200_000, { overtimeHours: 8 })]);
    expect(readings).toEqual([]);
    expect(run.slips[0]?.warnings).toEqual([]);
    expect(totals).toEqual({
      basicSalary: 2_200_000,
      grossSalary: 2_553_857,
      totalDeductions: 184_380,
      netSalary: 2_369_477,
      employerContributions: 380_792 + 542_848,
      totalCost: 2_553_857 + 380_792 + 542_848,
    });
  });

  it("adds up the slips in every column (NU-08)", () => {
    const { run, totals } = calculate("2026-11-21", [
      row("a", 2_200_000),
      row("b", 12_000_000),
      row("c", 1_750_905),
    ]);
    for (const { key } of RESULT_COLUMNS)
      expect(totals[key]).toBe(run.slips.reduce((sum, slip) => sum + legalFigure(slip, key), 0));
  });

  it("reads classes of risk and kinds of overtime from percentages, and tells what it took", () => {
    const { run, readings } = calculate("2026-11-21", [
      row("a", 2_200_000, { arl: 4.35, overtimeHours: 2, overtimeRate: 75 }),
      row("b", 2_200_000, { arl: 1, overtimeHours: 2, overtimeRate: 30, healthContribution: 0 }),
      row("c", 2_200_000, { overtimeHours: 2, overtimeRate: 115 }),
    ]);
    expect(run.slips.map(({ contract }) => contract.arlClass)).toEqual([4, 1, 1]);
    expect(run.slips.flatMap(({ lines }) => lines.flatMap(({ hours }) => hours ?? []))).toEqual([
      "HEN",
      "HED",
      "HEDDF",
    ]);
    expect(readings).toEqual([
      { kind: "arl-class-taken", row: "b", arlClass: 1 },
      { kind: "hours-taken", row: "b", hours: "HED" },
      { kind: "law-percent", row: "b" },
    ]);
  });

  it("pays a surcharge as typed: those of the law are the least (CST arts. 13 and 168)", () => {
    // 2.100.000 ÷ 210 are 10.000 an hour.
    const paid = (overtimeRate: number) => {
      const { run, readings } = calculate("2026-11-21", [
        row("a", 2_100_000, { overtimeHours: 10, overtimeRate }),
      ]);
      const slip = run.slips[0];
      const low = slip?.warnings.filter(({ kind }) => kind === "surcharge-below-law").length;
      return [slip?.lines.find(({ hours }) => hours)?.amount, readings.length, low];
    };
    expect([0, 10, 24.99, 25, 30, 75, 90, 115, 300].map(paid)).toEqual([
      [100_000, 1, 1],
      [110_000, 1, 1],
      [124_990, 1, 1],
      [125_000, 0, 0],
      [130_000, 1, 0],
      [175_000, 0, 0],
      [190_000, 1, 0],
      [215_000, 0, 0],
      [400_000, 1, 0],
    ]);
  });

  it("withholds as from somebody without certificates, and takes other deductions off (ET art. 383)", () => {
    // 12.000.000 less 8 % and 1 % is 10.920.000; less a quarter, 156,3753 UVT: 28 % of the excess over 150, plus 10.
    const each = row("a", 12_000_000, { deductions: 250_000 as Pesos });
    expect(amounts("2026-11-21", each)).toMatchObject({ withholding: 617_000, otherDeduction: 250_000 });
    expect(calculate("2026-11-21", [each]).totals.netSalary).toBe(10_303_000 - 250_000);
  });

  it("keeps hours of a July to the days whose law is that of the day", () => {
    const paid = (date: string) =>
      calculate(date, [row("a", 2_310_000, { overtimeHours: 4 })]).run.slips[0]?.lines.find(
        ({ hours }) => hours,
      )?.amount;
    expect([paid("2026-07-14"), paid("2026-07-15")]).toEqual([52_500, 55_000]);
  });

  it("pays part months in proportion: salary, allowance, contributions and what is set aside (CST art. 134)", () => {
    const half = row("a", 2_000_000, { workedDays: 15 });
    expect(amounts("2026-11-21", half)).toEqual({
      // 2.000.000 and 249.095 ÷ 30 × 15
      salary: 1_000_000,
      transport: 124_548,
      health: 40_000,
      pension: 40_000,
      employerPension: 120_000,
      arl: 5_220,
      familyFund: 40_000,
      // 1.124.548 ÷ 12, 12 % of that, and 1.000.000 ÷ 24
      severance: 93_712,
      severanceInterest: 11_245,
      serviceBonus: 93_712,
      vacationProvision: 41_667,
    });
    const { run, totals } = calculate("2026-11-21", [half]);
    expect(totals).toEqual({
      basicSalary: 2_000_000,
      grossSalary: 1_124_548,
      totalDeductions: 80_000,
      netSalary: 1_044_548,
      employerContributions: 165_220 + 240_336,
      totalCost: 1_530_104,
    });
    // No leave was recorded: nothing is owed for the other days, and no warning is given.
    expect(run.slips[0]).toMatchObject({ days: 15, workedDays: 15, warnings: [] });
    // The allowance of that year's law: 200.000 × 15 ÷ 30.
    expect(amounts("2025-03-10", row("a", 2_500_000, { workedDays: 15 }))).toMatchObject({
      salary: 1_250_000,
      transport: 100_000,
      health: 50_000,
      pension: 50_000,
    });
  });

  it("measures the month's salary, not the days' pay, against the limit of the allowance", () => {
    expect(amounts("2026-11-21", row("a", 4_000_000, { workedDays: 10 })).transport).toBeUndefined();
  });

  it("contributes on no less than the minimum wage of the days (Ley 797 de 2003 art. 5)", () => {
    // 1.750.905 ÷ 30 × 15 = 875.452,5; 4 % of 875.453
    expect(amounts("2026-11-21", row("a", 1_000_000, { workedDays: 15 }))).toMatchObject({
      salary: 500_000,
      health: 35_018,
      pension: 35_018,
    });
  });

  it("counts days of 30 in every month, none of them too", () => {
    for (const date of ["2026-02-10", "2026-07-31", "2026-11-01"])
      for (const workedDays of [1, 2, 28, 29, 30])
        expect(amounts(date, row("a", 3_000_000, { workedDays })).salary, `${date} ${workedDays}`).toBe(
          100_000 * workedDays,
        );
    // Earnings without days are paid and contributed on in full: 300.000 × 4 %.
    const none = row("a", 3_000_000, { workedDays: 0, bonus: 300_000 as Pesos });
    const { totals } = calculate("2026-11-21", [none]);
    expect([totals.grossSalary, totals.totalDeductions]).toEqual([300_000, 24_000]);
    expect(calculate("2026-11-21", [row("a", 3_000_000, { workedDays: 0 })]).totals).toMatchObject({
      basicSalary: 3_000_000,
      grossSalary: 0,
      netSalary: 0,
      employerContributions: 0,
      totalCost: 0,
    });
  });

  it("gives what a contract gives that began in the month", () => {
    const { run } = calculate("2026-11-21", [row("a", 2_345_678, { workedDays: 13, overtimeHours: 3 })]);
    const people = run.order.people.map(({ contract, input }) => ({
      contract: { ...contract, start: day("2026-11-18") },
      input,
    }));
    const begun = computeRun({ ...run.order, people });
    if (!begun.ok) throw new Error(begun.error.kind);
    expect(begun.value.totals).toEqual(run.totals);
  });

  it("says where overtime is more than the law allows in so few days, two hours a day and twelve a week", () => {
    const said = (workedDays: number, overtimeHours: number) =>
      calculate("2026-11-21", [row("a", 2_000_000, { workedDays, overtimeHours })]).readings;
    expect(said(15, 30)).toEqual([]);
    expect(said(15, 31)).toEqual([{ kind: "hours-over-days", row: "a", hours: 31, days: 15, most: 30 }]);
    // A week has seven days: the maximum is 12, not 14.
    expect(said(7, 12)).toEqual([]);
    expect(said(7, 13)).toMatchObject([{ most: 12 }]);
    expect(said(30, 60)).toEqual([]);
  });

  it.each([-1, 31, 1.5, Number.NaN])("refuses %s days, which no field holds", (workedDays) => {
    expect(
      calculateByLaw([row("a", 2_000_000, { workedDays })], day("2026-11-21"), DEFAULT_SETTINGS),
    ).toEqual({ ok: false, error: { kind: "bad-value", row: "a", field: "workedDays" } });
  });

  it("says that parameters are to be confirmed", () => {
    expect(calculateByLaw([row("a", 2_000_000)], unpublished("01-15"), DEFAULT_SETTINGS)).toMatchObject({
      ok: false,
      error: { kind: "unknown-law", lastKnown: LAST_COMPLETE_DAY },
    });
  });

  it("checks overtime of a whole month against its calendar days, whatever day is asked for (CST art. 167A)", () => {
    const said = (overtimeHours: number, date = "2026-11-21") => {
      const { run, readings } = calculate(date, [row("a", 2_000_000, { overtimeHours })]);
      return [readings.length, ...(run.slips[0]?.warnings ?? [])];
    };
    // Two hours for each of thirty days; five weeks would allow as many.
    for (const date of ["2026-11-01", "2026-11-21", "2026-11-30"]) {
      expect(said(60, date)).toEqual([0]);
      expect(said(61, date)).toEqual([
        0,
        { kind: "too-many-hours", from: "2026-11-01", to: "2026-11-30", hours: 61, most: 60 },
      ]);
    }
    // Of July 2026 the days up to the 14th, or from the 15th on, whose hours are fewer.
    expect(said(25, "2026-07-10")[1]).toMatchObject({ from: "2026-07-01", to: "2026-07-14", most: 24 });
    expect(said(35, "2026-07-20")[1]).toMatchObject({ from: "2026-07-15", to: "2026-07-31", most: 34 });
  });

  it("takes nothing of a row without overtime, and names a percentage that is not the law's", () => {
    const read = (more: Partial<PayrollRow>) => calculate("2026-11-21", [row("a", 2_000_000, more)]).readings;
    expect(read({ overtimeRate: 33 })).toEqual([]);
    expect(read({ overtimeRate: 33, overtimeHours: 1 })).toEqual([
      { kind: "hours-taken", row: "a", hours: "HED" },
    ]);
    expect(read({ pensionContribution: 5 })).toEqual([{ kind: "law-percent", row: "a" }]);
    expect(read({ healthContribution: 5 })).toEqual([{ kind: "law-percent", row: "a" }]);
  });

  it("tells the law's surcharge as the law's, and one that was typed as such", () => {
    const note = (overtimeRate: number) =>
      calculate("2026-11-21", [row("a", 2_000_000, { overtimeHours: 1, overtimeRate })])
        .run.slips[0]?.lines.find(({ hours }) => hours)
        ?.derivation.steps.find(({ value }) => value.kind === "percent")?.note;
    expect([note(25), note(26)]).toEqual([
      "La hora 100% + Recargo de hora extra diurna 25%",
      "La hora 100% + Recargo escrito 26%",
    ]);
  });

  it("has no line of deductions of nothing, and refuses a salary that is none", () => {
    expect(amounts("2026-11-21", row("a", 2_000_000))).not.toHaveProperty("otherDeduction");
    expect(calculateByLaw([row("a", -1)], day("2026-11-21"), DEFAULT_SETTINGS)).toEqual({
      ok: false,
      error: { kind: "bad-input", employee: "a", field: "salary" },
    });
  });
});
