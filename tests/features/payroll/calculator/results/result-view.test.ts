import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { pesos, sum } from "#domain/kernel/pesos.ts";
import { RESULT_COLUMNS } from "#domain/payroll/calculator/academic-summary.ts";
import { calculatePayroll, type LawTerms } from "#domain/payroll/calculator/calculator.ts";
import { PARAMETER_SETS, type ParameterSet } from "#domain/payroll/calculator/parameter-set.ts";
import type { PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { parameterText } from "#domain/payroll/law/parameter-text.ts";
import { calculationProblemText } from "#features/payroll/calculator/people/calculation-problem.ts";
import { resultView } from "#features/payroll/calculator/results/result-view.ts";
import { LAST_COMPLETE_DAY, UNPUBLISHED_YEAR, unpublished } from "#tests/support/law-days.ts";
import { PEOPLE, payrollRow } from "#tests/support/payroll/payroll.ts";

const TODAY = day("2026-11-21");

function viewOf(rows: readonly PayrollRow[], set: ParameterSet, terms?: LawTerms) {
  const result = calculatePayroll(rows, set, TODAY, terms);
  if (!result.ok) throw new Error(result.error.kind);
  return resultView(result.value);
}

describe("what the screen says of a calculation", () => {
  it("PY-04 is one set of figures: lists, table and sums agree, and every way ends in its figure", () => {
    for (const set of PARAMETER_SETS) {
      const view = viewOf(PEOPLE, set);
      for (const [index, person] of view.people.entries()) {
        const line = view.table.lines[index];
        for (const { key } of RESULT_COLUMNS) {
          const { amount, derivation } = person.figures[key];
          expect(amount).toBe(line?.figures[key]);
          const last = derivation?.steps.at(-1)?.value;
          if (last) expect(last).toEqual({ kind: "amount", amount });
        }
        const plain = person.pay.filter(({ rule }) => rule === "none");
        expect(sum(plain.map(({ amount }) => amount))).toBe(person.figures.netSalary.amount);
        const parts = person.costInParts.filter(({ rule }) => rule === "none");
        expect(sum(parts.map(({ amount }) => amount))).toBe(person.figures.employerContributions.amount);
      }
    }
  });

  it("tells with which parameters, and what was read or has to be looked at", () => {
    expect(viewOf(PEOPLE, "academic").source).toContain("parámetros académicos");
    const odd = [
      {
        ...payrollRow("Ana", 1_000_000),
        arl: 1,
        overtimeHours: 100,
        overtimeRate: 30,
        healthContribution: 0,
      },
    ];
    const view = viewOf(odd, "law");
    expect(view.source).toContain("la ley vigente al 21/11/2026");
    expect(view.allowance).toContain("$\u00a0249.095");
    const said = view.people[0]?.warnings.join(" ") ?? "";
    for (const part of [
      "por debajo del mínimo",
      "más horas extra",
      "clase 1",
      "horas extra diurnas",
      "las de la ley",
    ])
      expect(said).toContain(part);
    expect(view.warnings.join(" ")).toContain("provisional");
  });

  it("names the employer, and values changed by hand, also in the steps that use them", () => {
    const terms = { employer: "person-one", overrides: { transportAllowance: 300_000, health: 5 } } as const;
    const view = viewOf(PEOPLE.slice(0, 1), "law", terms);
    expect(view.source).toContain("para una persona natural con un empleado, que paga todos los aportes.");
    expect(view.allowance).toContain("$\u00a0300.000");
    expect(view.warnings.join(" ")).toContain("Salud, trabajador: valor cambiado a mano.");
    const health = view.people[0]?.pay.find(({ label }) => label === "Salud");
    expect(health?.derivation?.norm).toBe("Valor cambiado a mano");
    expect(viewOf(PEOPLE, "law").source).toContain(
      "para una empresa que declara renta, exonerada de aportes",
    );
  });

  it("tells the days of part months by the law, and nothing of them with the specification's set", () => {
    const rows = [
      { ...payrollRow("Ana", 2_000_000), workedDays: 15, overtimeHours: 40 },
      { ...payrollRow("Luz", 2_000_000, "row-2"), workedDays: 1 },
      payrollRow("Paz", 2_000_000, "row-3"),
    ];
    const view = viewOf(rows, "law");
    expect(view.people.map(({ days }) => days)).toEqual(["15 días trabajados", "1 día trabajado", null]);
    expect(view.source).toMatch(
      /^Calculado por los días trabajados de cada persona con la ley vigente al 21/,
    );
    expect(view.people[0]?.warnings).toEqual([
      "Son más horas extra de las que permite la ley en 15 días: 40, y el máximo es 30. Se pagan todas.",
    ]);
    expect(view.people[0]?.pay[0]?.derivation?.steps.map(({ value }) => value)).toContainEqual({
      kind: "number",
      value: 15,
      unit: "days",
    });
    expect(viewOf(rows.slice(2), "law").source).toMatch(/^Calculado para un mes completo con la ley/);
    const whole = rows.map(({ workedDays: _days, ...row }: PayrollRow) => row);
    expect(viewOf(rows, "academic")).toEqual(viewOf(whole, "academic"));
  });

  it("PY-01 warns of a negative net with either parameters", () => {
    const rows = [{ ...payrollRow(), deductions: pesos(9_000_000) }];
    for (const set of PARAMETER_SETS) {
      const [person] = viewOf(rows, set).people;
      expect(person?.figures.netSalary.amount).toBeLessThan(0);
      expect(person?.warnings.join(" ")).toContain("el neto es negativo");
      expect(person?.share).toBeNull();
    }
  });

  it("says parameters are to be confirmed where the law is not known, instead of a figure", () => {
    const unknown = calculatePayroll(PEOPLE, "law", unpublished("01-15"));
    if (unknown.ok) throw new Error("calculated");
    expect(calculationProblemText(unknown.error, PEOPLE)).toMatch(
      new RegExp(
        `^Parámetros por confirmar para el 15/01/${UNPUBLISHED_YEAR}: Salario mínimo.* el ${formatDay(LAST_COMPLETE_DAY)}\\. Cuadra no calcula`,
      ),
    );
    const early = calculatePayroll(PEOPLE, "law", day("2022-12-31"));
    if (early.ok) throw new Error("calculated");
    expect(calculationProblemText(early.error, PEOPLE)).toMatch(
      /^Cuadra no tiene parámetros para el 31\/12\/2022: los conoce desde el 01\/01\/2023\./,
    );
  });

  it("PY-02 names the hours where there are more than a month has", () => {
    const rows = [{ ...payrollRow(), employeeName: "Ana", overtimeHours: 1_000 }];
    const found = calculatePayroll(rows, "law", day("2026-11-20"));
    if (found.ok) throw new Error("calculated");
    expect(calculationProblemText(found.error, rows)).toBe(
      "Revisa las horas extra de Ana: un mes no tiene más de 744 horas.",
    );
  });

  it("writes each kind of parameter in its way", () => {
    expect(parameterText(1_750_905, "pesos")).toBe("$\u00a01.750.905");
    expect(parameterText(0.522, "percent")).toBe("0,522%");
    expect(parameterText(8.5, "percent")).toBe("8,5%");
    expect(parameterText(210, "hours")).toBe("210 horas");
    expect(parameterText(19, "clock")).toBe("19:00");
    expect(parameterText(25, "smmlv")).toBe("25 SMMLV");
  });
});
