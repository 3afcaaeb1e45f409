import { describe, expect, it } from "vitest";
import { obligationsReport } from "#domain/payroll/reports/obligations-report.ts";
import { payrollSummaryReport } from "#domain/payroll/reports/payroll-summary-report.ts";
import type { Report } from "#domain/report/report.ts";
import { LA_SABANA, PEOPLE, runOf } from "#tests/support/payroll/slip-people.ts";
import { wrongSums } from "#tests/support/report-sums.ts";

const run = runOf(PEOPLE.slice(0, 1));

function shown({ rows }: Report): unknown[] {
  return rows.map(({ cells }) =>
    cells.flatMap((cell) => {
      if (cell.kind === "text") return cell.text;
      if (cell.kind === "amount") return cell.amount;
      return cell.kind === "number" ? cell.value : [];
    }),
  );
}

describe("a run by concept", () => {
  it("has each concept with its people, the sums of its halves, net and cost", () => {
    const report = payrollSummaryReport({ run }, LA_SABANA);
    expect(shown(report)).toEqual([
      ["Devengado"],
      ["Salario básico", 1, 2_200_000],
      ["Horas extra y recargos", 1, 104_762],
      ["Auxilio de transporte", 1, 249_095],
      ["Total devengado", 2_553_857],
      ["Deducciones"],
      ["Salud", 1, 92_190],
      ["Pensión", 1, 92_190],
      ["Préstamo de la empresa", 1, 120_000],
      ["Total deducciones", 304_380],
      ["Aportes de la empresa"],
      ["Pensión", 1, 276_571],
      ["Riesgos laborales", 1, 12_031],
      ["Caja de compensación", 1, 92_190],
      ["Total aportes", 380_792],
      ["Provisiones"],
      ["Cesantías", 1, 212_821],
      ["Intereses sobre cesantías", 1, 25_539],
      ["Prima de servicios", 1, 212_821],
      ["Vacaciones", 1, 91_667],
      ["Total provisiones", 542_848],
      ["Neto a pagar", 2_249_477],
      ["Costo total", 3_477_497],
    ]);
    expect(wrongSums(report)).toEqual([]);
    const spans = report.rows
      .slice(-2)
      .map(({ sums }) => sums?.map(({ from, to, minus }) => `${minus ? "-" : ""}${from}-${to}`));
    expect(spans).toEqual([
      ["4-4", "-9-9"],
      ["4-4", "14-14", "20-20"],
    ]);
    expect([report.title, report.subtitle, report.period]).toEqual([
      "Nómina por concepto",
      "Ferretería La Sabana S.A.S., NIT 901.482.316-8",
      "Noviembre de 2026",
    ]);
    expect(payrollSummaryReport({ run }, { name: "Paz", nit: "" }).subtitle).toBe("Paz");
    expect(payrollSummaryReport({ run }, null).subtitle).toBe("");
  });

  it("adds up for everybody and for nobody", () => {
    expect(wrongSums(payrollSummaryReport({ run: runOf() }, null))).toEqual([]);
    expect(shown(payrollSummaryReport({ run: runOf([]) }, null))).toEqual([
      ["Neto a pagar", 0],
      ["Costo total", 0],
    ]);
  });
});

describe("what a run leaves to be paid", () => {
  it("says to whom, from which account and when, and adds it up", () => {
    const report = obligationsReport({ run }, LA_SABANA);
    expect(shown(report).slice(0, 3)).toEqual([
      ["2505", "Neto a los empleados", 2_249_477],
      ["237005", "Salud (EPS)", "Con la planilla PILA del mes", 92_190],
      ["238030", "Pensión y fondo de solidaridad", "Con la planilla PILA del mes", 368_761],
    ]);
    // Everything except the loan, which the company keeps.
    expect(shown(report).at(-1)).toEqual(["Total", 3_477_497 - 120_000]);
    expect(wrongSums(report)).toEqual([]);
  });
});
