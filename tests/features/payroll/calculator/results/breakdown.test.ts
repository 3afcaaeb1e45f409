import { describe, expect, it } from "vitest";
import { pesos, sum } from "#domain/kernel/pesos.ts";
import { calculateAcademic } from "#domain/payroll/calculator/academic-summary.ts";
import type { PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { costLines, netShare, payLines } from "#features/payroll/calculator/results/breakdown.ts";
import { savedItem } from "#features/payroll/calculator/saved/saved-item.ts";
import { PEOPLE, payrollRow } from "#tests/support/payroll/payroll.ts";
import { stepValueText } from "#ui/accounting/derivation/step-value.ts";

function resultOf(row: PayrollRow) {
  const calculated = calculateAcademic([row]);
  const result = calculated.ok ? calculated.value.results[0] : undefined;
  if (!result) throw new Error("not calculated");
  return result;
}

describe("a person's list", () => {
  it("goes from the basic salary to the net, as it would be written by hand", () => {
    const lines = payLines(resultOf({ ...payrollRow(), overtimeHours: 8 }));
    expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
      ["Salario básico", 2_200_000],
      ["8 horas extra", 91_667],
      ["Auxilio de transporte", 140_606],
      ["Salario Bruto", 2_432_273],
      ["Salud 4,0%", -88_000],
      ["Pensión 4,0%", -88_000],
      ["Salario Neto", 2_256_273],
    ]);
  });

  it("adds up for everybody: parts to the gross, and with what is taken away to the net (PY-04)", () => {
    for (const person of PEOPLE) {
      const result = resultOf(person);
      const lines = payLines(result).filter(({ rule }) => rule === "none");
      expect(sum(lines.map(({ amount }) => amount))).toBe(result.figures.netSalary);
      const parts = costLines(result, true).slice(0, 4);
      expect(sum(parts.map(({ amount }) => amount))).toBe(result.figures.employerContributions);
    }
  });

  it("names what was typed, in the right number", () => {
    const labels = (change: Partial<PayrollRow>) =>
      payLines(resultOf({ ...payrollRow(), ...change })).map(({ label }) => label);
    expect(labels({ overtimeHours: 1 })).toContain("1 hora extra");
    expect(labels({ overtimeHours: 0.5 })).toContain("0,5 horas extra");
    expect(labels({ bonus: pesos(1), deductions: pesos(1) })).toEqual(
      expect.arrayContaining(["Bonificación", "Otras deducciones"]),
    );
  });
});

describe("of each 100 that were earned", () => {
  it("says what is paid out, and what takes the rest", () => {
    expect(netShare({ netSalary: 2_256_273, grossSalary: 2_432_273 }, false)?.text).toBe(
      "De cada $ 100 ganados recibe $ 93; el resto son salud y pensión.",
    );
    expect(netShare({ netSalary: 1, grossSalary: 2 }, true)?.text).toContain(
      "salud, pensión y otras deducciones",
    );
  });

  it("PY-01 says nothing where more is taken than was earned, or nothing at all", () => {
    expect(netShare({ netSalary: -1, grossSalary: 100 }, true)).toBeNull();
    expect(netShare({ netSalary: 100, grossSalary: 100 }, false)).toBeNull();
    expect(netShare({ netSalary: 0, grossSalary: 0 }, false)).toBeNull();
  });
});

describe("words", () => {
  it("write each kind of step in its way", () => {
    expect(stepValueText({ kind: "amount", amount: pesos(2_200_000) })).toBe("$\u00a02.200.000");
    expect(stepValueText({ kind: "unrounded", value: 91_666.67 })).toBe("$\u00a091.666,67");
    expect(stepValueText({ kind: "percent", percent: 0.522 })).toBe("0,522%");
    expect(stepValueText({ kind: "percent", percent: 12 })).toBe("12%");
    expect(stepValueText({ kind: "number", value: 1.25, unit: "none" })).toBe("1,25");
    expect(stepValueText({ kind: "number", value: 240, unit: "hours" })).toBe("240 horas");
    expect(stepValueText({ kind: "number", value: 1, unit: "hours" })).toBe("1 hora");
  });

  it("tell saved calculations apart; what cannot be calculated is named and not opened", () => {
    const saved = {
      kind: "calculation",
      id: "run_1" as never,
      companyId: null,
      set: "academic",
      day: "2026-11-20" as never,
      rows: PEOPLE,
      createdAt: 1_795_218_000_000,
      updatedAt: 0,
      version: 1,
    } as const;
    const item = savedItem(saved);
    expect(item.what).toBe("Yuliana Cárdenas Peña y 3 personas más");
    expect(item.detail).toContain("Neto $\u00a07.843.984");
    expect(item.opens).toBe(true);
    expect(savedItem({ ...saved, rows: [] }).opens).toBe(false);
    const damaged = [{ ...payrollRow(), arl: Number.NaN }];
    expect(savedItem({ ...saved, rows: damaged })).toMatchObject({
      what: "Yuliana Cárdenas Peña",
      opens: false,
    });
  });
});
