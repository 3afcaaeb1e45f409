import { describe, expect, it } from "vitest";
import { readPayrollField } from "#domain/payroll/calculator/payroll-field.ts";
import { PAYROLL_FIELD_KEYS } from "#domain/payroll/calculator/payroll-fields.data.ts";
import { fieldText, stepped } from "#features/payroll/calculator/people/field-text.ts";

describe("figures in their fields", () => {
  it.each([
    ["basicSalary", 2_200_000, "2.200.000"],
    ["healthContribution", 4, "4,0"],
    ["healthContribution", 3.875, "3,875"],
    ["arl", 0.522, "0,522"],
    ["arl", 8.7, "8,700"],
    ["overtimeRate", 25, "25"],
    ["overtimeHours", 0.5, "0,5"],
    ["overtimeHours", 8, "8"],
    ["workedDays", 15, "15"],
  ] as const)("%s %d is written %s", (key, value, text) => {
    expect(fieldText(key, value)).toBe(text);
  });

  it("are read back as they were written", () => {
    for (const key of PAYROLL_FIELD_KEYS)
      for (const value of [0, 1, 25, 99])
        expect(readPayrollField(key, fieldText(key, value))).toEqual({ value, problem: null });
    for (const value of [0.001, 0.522, 4.35, 8.7])
      expect(readPayrollField("arl", fieldText("arl", value)).value).toBe(value);
  });

  it("step by what spec §5 says: 0,1 for health and pension, 0,001 for ARL, never below 0 nor beyond the field", () => {
    expect(stepped("healthContribution", 4, 1)).toBe(4.1);
    expect(stepped("pensionContribution", 4.1, -1)).toBe(4);
    expect(stepped("arl", 0.522, 1)).toBe(0.523);
    expect(stepped("arl", 0.3, -1)).toBe(0.299);
    expect(stepped("arl", 0, -1)).toBe(0);
    expect(stepped("healthContribution", 100, 1)).toBe(100);
    expect([stepped("workedDays", 29, 1), stepped("workedDays", 30, 1)]).toEqual([30, 30]);
    expect(stepped("basicSalary", 1, 1)).toBeNull();
    expect(stepped("overtimeRate", 25, 1)).toBeNull();
  });
});
