import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { rowOn } from "#domain/law/dated.ts";
import { PARAMETERS, type ParameterKey } from "#domain/law/parameters.ts";
import { SOLIDARITY } from "#domain/law/tables.data.ts";

const rowOf = (key: ParameterKey, date: string) => rowOn(PARAMETERS[key].rows, day(date));
const valueAt = (key: ParameterKey, date: string) => rowOf(key, date)?.value ?? Number.NaN;

describe("the law of 2026", () => {
  it.each(["2026-01-01", "2026-12-31"])("has its yearly values on %s", (date) => {
    expect(valueAt("minimumWage", date)).toBe(1_750_905);
    expect(valueAt("transportAllowance", date)).toBe(249_095);
    expect(valueAt("uvt", date)).toBe(52_374);
  });

  it("gives the limits that count minimum wages", () => {
    const wages = (count: number) => count * valueAt("minimumWage", "2026-01-01");
    const inWages = (key: ParameterKey) => wages(valueAt(key, "2026-01-01"));
    const solidarity = rowOn(SOLIDARITY, day("2026-01-01"))?.brackets ?? [];
    expect(inWages("transportLimit")).toBe(3_501_810);
    expect(wages(solidarity.find(({ percent }) => percent > 0)?.over ?? 0)).toBe(7_003_620);
    expect(inWages("exonerationLimit")).toBe(17_509_050);
    expect(inWages("integralMinimum")).toBe(22_761_765);
    expect(inWages("ibcCap")).toBe(43_772_625);
  });

  it("says that the minimum wage is provisional since the decree that keeps it", () => {
    expect(rowOf("minimumWage", "2026-02-18")?.provisional).toBeUndefined();
    expect(rowOf("minimumWage", "2026-02-19")).toMatchObject({
      value: 1_750_905,
      norm: "Decreto 159 de 2026",
      provisional: "Rige mientras se falla la demanda contra el Decreto 1469 de 2025",
    });
  });
});
