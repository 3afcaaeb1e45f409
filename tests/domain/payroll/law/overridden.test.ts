import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { isOverride, lawOn } from "#domain/payroll/law/law.ts";
import { unpublished } from "#tests/support/law-days.ts";

describe("a value put in the place of the law's", () => {
  it("holds while the row that it replaces does, or on a day that has none", () => {
    const law = lawOn(day("2026-11-20"), { uvt: 55_000 });
    const uvt = law.ok ? law.value.values.uvt : null;
    expect(uvt).toMatchObject({ value: 55_000, from: "2026-01-01", to: "2026-12-31", overridden: true });
    const plain = lawOn(day("2026-11-20"));
    expect(plain.ok && plain.value.values.uvt).toMatchObject({ value: 52_374, overridden: false });
  });

  it("does not make the other values of a day known", () => {
    const date = unpublished("04-01");
    const found = lawOn(date, { uvt: 55_000 });
    const without = lawOn(date);
    if (found.ok || without.ok) throw new Error("a day whose law is not known");
    expect(found.error.missing).not.toContain("uvt");
    expect(without.error.missing).toContain("uvt");
    expect(without.error.missing).toEqual(expect.arrayContaining([...found.error.missing]));
  });

  it.each([
    ["uvt", 0, false],
    ["uvt", 1, true],
    ["uvt", 1.5, false],
    ["uvt", 1_000_000_000, true],
    ["uvt", 1_000_000_001, false],
    ["uvt", "5", false],
    ["uvt", Number.NaN, false],
    ["health", 0, true],
    ["health", -0, false],
    ["health", -0.01, false],
    ["health", 100, true],
    ["health", 100.01, false],
    ["hourDivisor", 0, false],
    ["hourDivisor", 744, true],
    ["hourDivisor", 745, false],
    ["ibcCap", 10_000, true],
    ["ibcCap", 10_001, false],
  ] as const)("%s may be %s: %s", (key, value, may) => {
    expect(isOverride(key, value)).toBe(may);
  });
});
