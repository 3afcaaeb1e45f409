import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { calculateAcademic } from "#domain/payroll/calculator/academic-summary.ts";
import { areSameTerms, DEFAULT_TERMS } from "#domain/payroll/calculator/calculator.ts";
import { computeAcademic } from "#domain/payroll/calculator/compute-academic.ts";
import { newPayrollRow, type PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { keptTotals, LONGEST_EMPLOYEE_NAME } from "#domain/payroll/calculator/saved-payroll.ts";
import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import { unpublished } from "#tests/support/law-days.ts";

const DAY = day("2026-11-21");

const row = (more: Partial<PayrollRow> = {}): PayrollRow => ({
  ...newPayrollRow("a"),
  employeeName: "Ana",
  basicSalary: pesos(2_000_000),
  ...more,
});

describe("what is kept of a calculation", () => {
  const kept = (rows: readonly PayrollRow[], set: "academic" | "law" = "academic", date = DAY) =>
    keptTotals(rows, set, date)?.basicSalary ?? null;
  const named = (length: number) => row({ employeeName: "x".repeat(length) });

  it.each<[string, readonly PayrollRow[], number | null]>([
    ["one person", [row()], 2_000_000],
    ["nobody", [], null],
    ["somebody without a salary", [row(), row({ basicSalary: ZERO })], null],
    ["somebody without a name", [row(), row({ employeeName: " " })], null],
    ["the longest name", [named(LONGEST_EMPLOYEE_NAME)], 2_000_000],
    ["a longer one beside another", [row(), named(LONGEST_EMPLOYEE_NAME + 1)], null],
    ["a figure that no field holds", [row({ overtimeHours: -1 })], null],
  ])("%s", (_name, rows, total) => {
    expect(kept(rows)).toBe(total);
  });

  it("a thousand people and no more", () => {
    const thousand = Array.from({ length: 1000 }, () => row());
    expect([kept(thousand), kept([...thousand, row()])]).toEqual([2_000_000_000, null]);
  });

  it("by the law of a day that is known alone", () => {
    expect([kept([row()], "law"), kept([row()], "law", unpublished("02-10"))]).toEqual([2_000_000, null]);
  });
});

describe("PY-01 rows of the academic calculator at their limits", () => {
  it("are none of them calculated where one cannot be", () => {
    expect(calculateAcademic([row(), row({ id: "b", arl: 101 })])).toEqual({
      ok: false,
      error: { kind: "bad-value", row: "b", field: "arl" },
    });
  });

  it.each<[number, boolean]>([
    [0, true],
    [MAX_AMOUNT, true],
    [-1, false],
    [MAX_AMOUNT + 1, false],
    [0.5, false],
  ])("an allowance of %d: %s", (transportAllowance, fits) => {
    expect(computeAcademic(row({ transportAllowance: transportAllowance as Pesos })).ok).toBe(fits);
  });
});

it("two sets of terms differ by the employer and by each value that was put in the law's place", () => {
  const terms = { ...DEFAULT_TERMS, overrides: { uvt: 55_000 } };
  expect(areSameTerms(terms, { ...terms, overrides: { uvt: 55_000 } })).toBe(true);
  expect(areSameTerms(terms, { ...terms, employer: "person-one" })).toBe(false);
  expect(areSameTerms(terms, { ...terms, overrides: { uvt: 55_001 } })).toBe(false);
  expect(areSameTerms(terms, DEFAULT_TERMS)).toBe(false);
});
