import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, sum } from "#domain/kernel/pesos.ts";
import { RESULT_COLUMNS } from "#domain/payroll/calculator/academic-summary.ts";
import {
  areSameTerms,
  calculatePayroll,
  DEFAULT_TERMS,
  resultTable,
} from "#domain/payroll/calculator/calculator.ts";
import { PARAMETER_SETS } from "#domain/payroll/calculator/parameter-set.ts";
import { formerTotals, keptTotals } from "#domain/payroll/calculator/saved-payroll.ts";
import { EMPLOYER_KINDS } from "#domain/payroll/employee/contract.ts";
import { PEOPLE } from "#tests/support/payroll/payroll.ts";

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
    expect(keptTotals(PEOPLE, "law", day("2022-12-31"))).toBeNull();
    expect(keptTotals(PEOPLE, "academic", day("2022-12-31"))?.netSalary).toBe(7_843_984);
  });

  it("take what the employer is and values put in the place of the law's, and keep them apart", () => {
    const people = PEOPLE.slice(0, 1);
    const costs = EMPLOYER_KINDS.map((employer) => {
      const result = calculatePayroll(people, "law", TODAY, { employer, overrides: {} });
      return result.ok && resultTable(result.value).totals.totalCost;
    });
    // Without the exoneration, 13,5 % of 2.304.762 more: 195.905, 69.143 and 46.095.
    expect(costs).toEqual([3_477_497, 3_477_497, 3_788_640, 3_788_640]);
    const terms = { employer: "company", overrides: { hourDivisor: 240, health: 0 } } as const;
    const result = calculatePayroll(people, "law", TODAY, terms);
    if (!result.ok || result.value.set !== "law") throw new Error("not by the law");
    const [slip] = result.value.calculation.run.slips;
    expect(slip?.lines.find(({ concept }) => concept === "hours")?.amount).toBe(91_667);
    expect(slip?.lines.some(({ concept }) => concept === "health")).toBe(false);
    expect(result.value.terms).toBe(terms);
    expect(areSameTerms(terms, DEFAULT_TERMS)).toBe(false);
    expect(areSameTerms(terms, { ...terms, overrides: { health: 0, hourDivisor: 240 } })).toBe(true);
  });

  it("are kept with their sums, and tell when those are no longer the same", () => {
    const totals = keptTotals(PEOPLE, "law", TODAY);
    if (totals === null) throw new Error("not kept");
    expect(formerTotals({ totals }, totals)).toBeNull();
    expect(formerTotals({}, totals)).toBeNull();
    const other = { ...totals, netSalary: pesos(1) };
    expect(formerTotals({ totals: other }, totals)).toBe(other);
  });
});
