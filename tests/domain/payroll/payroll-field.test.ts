import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFieldValue, readPayrollField, withField } from "#domain/payroll/payroll-field.ts";
import {
  PAYROLL_FIELD_KEYS,
  PAYROLL_FIELDS,
  type PayrollFieldKey,
} from "#domain/payroll/payroll-fields.data.ts";
import { newPayrollRow } from "#domain/payroll/payroll-row.ts";

describe("the fields of the calculator", () => {
  it.each<[PayrollFieldKey, string, number, string | null]>([
    ["basicSalary", "1.750.905", 1_750_905, null],
    ["basicSalary", "$ 2.200.000", 2_200_000, null],
    ["basicSalary", "", 0, "empty"],
    ["basicSalary", "-5", 0, "negative"],
    ["basicSalary", "doce", 0, "not-a-number"],
    ["basicSalary", "1e999", 0, "not-a-number"],
    ["basicSalary", "1000000000001", 0, "too-large"],
    ["basicSalary", "9007199254740991", 0, "too-large"],
    ["basicSalary", "1500,50", 0, "decimals"],
    ["healthContribution", "4", 4, null],
    ["healthContribution", "4,1 %", 4.1, null],
    ["arl", "0.522", 0.522, null],
    ["arl", "0,522", 0.522, null],
    ["arl", "0,52215", 0, "decimals"],
    ["healthContribution", "0", 0, null],
    ["healthContribution", "101", 0, "too-large"],
    ["overtimeHours", "0,5", 0.5, null],
    ["overtimeHours", "-1", 0, "negative"],
    ["overtimeHours", "1000", 1000, null],
    ["overtimeHours", "10001", 0, "too-large"],
    ["overtimeRate", "-100", 0, "negative"],
    ["overtimeRate", "1000000", 1_000_000, null],
    ["overtimeRate", "NaN", 0, "not-a-number"],
    ["overtimeRate", "0x10", 0, "not-a-number"],
    ["overtimeRate", "1,5,5", 0, "not-a-number"],
  ])("%s %o is %d, %o (PY-01, PY-02, NU-01)", (key, text, value, problem) => {
    expect(readPayrollField(key, text)).toEqual({ value, problem });
  });

  it("has the specification's steps and hints (§5)", () => {
    expect(
      [PAYROLL_FIELDS.healthContribution, PAYROLL_FIELDS.pensionContribution, PAYROLL_FIELDS.arl].map(
        (f) => f.step,
      ),
    ).toEqual([0.1, 0.1, 0.001]);
    expect(PAYROLL_FIELDS.arl.hint).toBe("Entre 0,348% y 8,7%");
    expect(PAYROLL_FIELDS.overtimeRate.hint).toBe("Mínimo 25%");
  });

  it("reads any text to something that the field holds", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAYROLL_FIELD_KEYS), fc.string(), (key, text) => {
        const { value, problem } = readPayrollField(key, text);
        expect(isFieldValue(key, value)).toBe(true);
        if (problem !== null) expect(value).toBe(0);
      }),
    );
  });

  it("keeps out of a row what its field does not hold", () => {
    const row = newPayrollRow("r1");
    expect(withField(row, "arl", 1.044).arl).toBe(1.044);
    for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY, 101, -0])
      expect(withField(row, "arl", bad)).toBe(row);
    expect(withField(row, "bonus", 0.5)).toBe(row);
  });
});
