import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { lawOn } from "#domain/payroll/law/law.ts";

function lawOf(date: string) {
  const law = lawOn(day(date));
  if (!law.ok) throw new Error(JSON.stringify(law.error));
  return law.value;
}

describe("the law of 2026", () => {
  it.each(["2026-01-01", "2026-12-31"])("has its yearly values on %s", (date) => {
    const { minimumWage, transportAllowance, uvt } = lawOf(date).values;
    expect([minimumWage.value, transportAllowance.value, uvt.value]).toEqual([1_750_905, 249_095, 52_374]);
  });

  it("gives the limits that count minimum wages", () => {
    const { values, solidarity } = lawOf("2026-06-01");
    const wages = (count: number) => count * values.minimumWage.value;
    expect(wages(values.transportLimit.value)).toBe(3_501_810);
    expect(wages(solidarity.brackets.find(({ percent }) => percent > 0)?.over ?? 0)).toBe(7_003_620);
    expect(wages(values.exonerationLimit.value)).toBe(17_509_050);
    expect(wages(values.integralMinimum.value)).toBe(22_761_765);
    expect(wages(values.ibcCap.value)).toBe(43_772_625);
  });

  it("says that the minimum wage is provisional since the decree that keeps it", () => {
    expect(lawOf("2026-02-18").values.minimumWage.provisional).toBeUndefined();
    expect(lawOf("2026-02-19").values.minimumWage).toMatchObject({
      value: 1_750_905,
      norm: "Decreto 159 de 2026",
      provisional: "Rige mientras se falla la demanda contra el Decreto 1469 de 2025",
    });
  });
});
