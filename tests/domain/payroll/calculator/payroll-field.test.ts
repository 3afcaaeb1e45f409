import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fieldValue,
  isFieldValue,
  readPayrollField,
  withField,
} from "#domain/payroll/calculator/payroll-field.ts";
import {
  FIELD_KEYS_OF,
  PAYROLL_FIELDS,
  type PayrollFieldKey,
} from "#domain/payroll/calculator/payroll-fields.data.ts";
import { newPayrollRow } from "#domain/payroll/calculator/payroll-row.ts";

describe("the fields of the calculator", () => {
  it.each<[PayrollFieldKey, Readonly<Record<string, number>>]>([
    ["basicSalary", { "1.750.905": 1_750_905, "$ 2.200.000": 2_200_000 }],
    ["healthContribution", { "4": 4, "4,1 %": 4.1, "0": 0 }],
    ["arl", { "0.522": 0.522, "0,522": 0.522 }],
    ["overtimeHours", { "0,5": 0.5, "1000": 1000 }],
    ["overtimeRate", { "1000000": 1_000_000 }],
    ["workedDays", { "0": 0, "15": 15, "30": 30, "7,0": 7 }],
  ])("%s reads what is typed: %o (PY-01, PY-02, NU-01)", (key, readings) => {
    for (const [text, value] of Object.entries(readings))
      expect(readPayrollField(key, text), text).toEqual({ value, problem: null });
  });

  it.each<[PayrollFieldKey, Readonly<Record<string, string>>]>([
    [
      "basicSalary",
      {
        "": "empty",
        "-5": "negative",
        doce: "not-a-number",
        "1e999": "not-a-number",
        "1000000000001": "too-large",
        "9007199254740991": "too-large",
        "1500,50": "decimals",
      },
    ],
    ["arl", { "0,52215": "decimals" }],
    ["healthContribution", { "101": "too-large" }],
    [
      "overtimeHours",
      { "-1": "negative", "10001": "too-large", "2026-11": "not-a-number", "22/11/2026": "not-a-number" },
    ],
    [
      "workedDays",
      { "": "empty", "31": "too-large", "-1": "negative", "7,5": "decimals", quince: "not-a-number" },
    ],
    [
      "overtimeRate",
      { "-100": "negative", NaN: "not-a-number", "0x10": "not-a-number", "1,5,5": "not-a-number" },
    ],
  ])("%s holds 0 for what is no figure of it, and why: %o (PY-01, PY-02, NU-01)", (key, problems) => {
    for (const [text, problem] of Object.entries(problems))
      expect(readPayrollField(key, text), text).toEqual({ value: 0, problem });
  });

  it("has the specification's steps and hints (spec §5)", () => {
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
      fc.property(fc.constantFrom(...FIELD_KEYS_OF.law), fc.string(), (key, text) => {
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
    for (const bad of [31, 1.5, -1]) expect(withField(row, "workedDays", bad)).toBe(row);
  });

  it("asks the days worked of the law alone, and takes a whole month for one that was not told", () => {
    expect(FIELD_KEYS_OF.academic).not.toContain("workedDays");
    expect(FIELD_KEYS_OF.law.filter((key) => key !== "workedDays")).toEqual(FIELD_KEYS_OF.academic);
    const row = newPayrollRow("r1");
    expect(fieldValue(row, "workedDays")).toBe(30);
    const part = withField(row, "workedDays", 15);
    expect([part.workedDays, fieldValue(part, "workedDays")]).toEqual([15, 15]);
    expect(fieldValue(withField(row, "workedDays", 0), "workedDays")).toBe(0);
    expect(withField(part, "workedDays", 30)).toEqual(row);
    expect(Object.keys(withField(part, "workedDays", 30))).toEqual(Object.keys(row));
  });
});

it("thirty is a whole month of days, and an amount of anything else", () => {
  const row = { ...newPayrollRow("a"), workedDays: 12 };
  expect(withField(row, "workedDays", 30)).not.toHaveProperty("workedDays");
  expect(withField(row, "basicSalary", 30)).toEqual({ ...row, basicSalary: 30 });
  expect(withField(row, "overtimeHours", 30)).toEqual({ ...row, overtimeHours: 30 });
});
