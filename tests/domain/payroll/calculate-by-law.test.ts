import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { RESULT_COLUMNS } from "#domain/payroll/academic-summary.ts";
import { calculateByLaw, legalFigure } from "#domain/payroll/calculate-by-law.ts";
import { DEFAULT_SETTINGS } from "#domain/payroll/contract.ts";
import { newPayrollRow, type PayrollRow } from "#domain/payroll/payroll-row.ts";

function row(id: string, salary: number, more: Partial<PayrollRow> = {}): PayrollRow {
  return { ...newPayrollRow(id), employeeName: `Persona ${id}`, basicSalary: salary as Pesos, ...more };
}

function calculate(date: string, rows: readonly PayrollRow[]) {
  const result = calculateByLaw(rows, day(date), DEFAULT_SETTINGS);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe("the calculator's rows under the law of a day", () => {
  it("gives the law's figures for the same row", () => {
    const { run, readings, totals } = calculate("2026-11-21", [row("a", 2_200_000, { overtimeHours: 8 })]);
    expect(readings).toEqual([]);
    expect(run.slips[0]?.warnings).toEqual([]);
    expect(totals).toEqual({
      ...{ basicSalary: 2_200_000, grossSalary: 2_553_857, totalDeductions: 184_380, netSalary: 2_369_477 },
      ...{ employerContributions: 380_792 + 542_848, totalCost: 2_553_857 + 380_792 + 542_848 },
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
      ...["HEN", "HED", "HEDDF"],
    ]);
    expect(readings).toEqual([
      { kind: "arl-class-taken", row: "b", arlClass: 1 },
      { kind: "hours-taken", row: "b", hours: "HED" },
      { kind: "law-percent", row: "b" },
    ]);
  });

  it("keeps hours of a July to the days whose law is that of the day", () => {
    const paid = (date: string) =>
      calculate(date, [row("a", 2_310_000, { overtimeHours: 4 })]).run.slips[0]?.lines.find(
        ({ hours }) => hours,
      )?.amount;
    expect([paid("2026-07-14"), paid("2026-07-15")]).toEqual([52_500, 55_000]);
  });

  it("says that parameters are to be confirmed", () => {
    expect(calculateByLaw([row("a", 2_000_000)], day("2027-01-15"), DEFAULT_SETTINGS)).toMatchObject({
      ok: false,
      error: { kind: "unknown-law", lastKnown: "2026-12-31" },
    });
  });
});
