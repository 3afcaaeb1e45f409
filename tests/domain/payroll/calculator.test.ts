import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { sum } from "#domain/kernel/pesos.ts";
import { RESULT_COLUMNS } from "#domain/payroll/academic-summary.ts";
import { calculatePayroll, PARAMETER_SETS, resultTable } from "#domain/payroll/calculator.ts";
import { isKeepable } from "#domain/payroll/saved-payroll.ts";
import { PEOPLE } from "#tests/support/payroll.ts";

const TODAY = day("2026-11-21");

describe("the sets of the calculator", () => {
  it("PY-04 give one table each, whose totals are the sums of what is shown", () => {
    for (const set of PARAMETER_SETS) {
      const result = calculatePayroll(PEOPLE, set, TODAY);
      if (!result.ok) throw new Error(result.error.kind);
      const { lines, totals } = resultTable(result.value);
      expect(lines.map(({ name }) => name)).toEqual(PEOPLE.map(({ employeeName }) => employeeName));
      for (const { key } of RESULT_COLUMNS)
        expect(sum(lines.map(({ figures }) => figures[key]))).toBe(totals[key]);
    }
  });

  it("differ: the law knows the allowance of its year, the hours of its week and the provisions", () => {
    const net = (set: "academic" | "law") => {
      const result = calculatePayroll(PEOPLE.slice(0, 1), set, TODAY);
      return result.ok && resultTable(result.value).totals.netSalary;
    };
    expect([net("academic"), net("law")]).toEqual([2_256_273, 2_369_477]);
  });

  it("refuse a day whose law is not known, and keep nothing of it", () => {
    expect(calculatePayroll(PEOPLE, "law", day("2022-12-31"))).toMatchObject({
      ok: false,
      error: { kind: "unknown-law" },
    });
    expect(isKeepable(PEOPLE, "law", day("2022-12-31"))).toBe(false);
    expect(isKeepable(PEOPLE, "academic", day("2022-12-31"))).toBe(true);
  });
});
