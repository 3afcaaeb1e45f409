import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { calculatePayroll, resultTable } from "#domain/payroll/calculator/calculator.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { benefitsReport } from "#domain/payroll/reports/benefits-report.ts";
import { payrollReport } from "#domain/payroll/reports/calculator-report.ts";
import { obligationsReport } from "#domain/payroll/reports/obligations-report.ts";
import { payrollRunReport } from "#domain/payroll/reports/payroll-run-report.ts";
import { payrollSummaryReport } from "#domain/payroll/reports/payroll-summary-report.ts";
import { settlementReport } from "#domain/payroll/reports/settlement-report.ts";
import { benefitsDue } from "#domain/payroll/settlement/benefits-due.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import type { Report, ReportCell } from "#domain/report/report.ts";
import { payrollRow } from "#tests/support/payroll/payroll.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { contractOf as personContract, personOf, runOf } from "#tests/support/payroll/slip-people.ts";
import { absence, contractOf, deduction } from "../people.ts";

const COMPANY = { name: "Ferretería La Sabana S.A.S.", nit: "901.482.316-8" };
const HEAD = "Ferretería La Sabana S.A.S., NIT 901.482.316-8";

function shown(cell: ReportCell): string | number {
  if (cell.kind === "text") return cell.text;
  if (cell.kind === "amount") return cell.amount;
  return cell.kind === "number" ? cell.value : "";
}
const cells = ({ rows }: Report) => rows.map((row) => row.cells.map(shown));
const head = ({ title, subtitle, period }: Report) => [title, subtitle, period];

const ANA = personContract("p1", "Ana Ruiz", 2_200_000);
const RUN = runOf([personOf(ANA)]);
/** Ana nets nothing: 2.200.000 and 249.095, less 4 % twice. */
const EVEN = runOf([personOf(ANA, { deductions: [deduction("loan", 2_273_095)] })]);
const AWAY = runOf([personOf(ANA, { absences: [absence("unpaid", "2026-11-01", "2026-11-30")] })]);

describe("PY-04 the reports of a payroll have its figures", () => {
  it("what is owed, by creditor, with when it is paid", () => {
    const report = obligationsReport({ run: RUN }, COMPANY);
    expect(head(report)).toEqual(["Obligaciones de la nómina", HEAD, "Noviembre de 2026"]);
    expect(cells(report).slice(0, 2)).toEqual([
      ["2505", "Neto a los empleados", "", 2_273_095],
      ["237005", "Salud (EPS)", "Con la planilla PILA del mes", 88_000],
    ]);
    expect(cells(report).at(-1)?.at(-1)).toBe(RUN.totals.cost);
  });

  it("by concept, where a month has no group of a kind", () => {
    const report = payrollSummaryReport({ run: AWAY }, COMPANY);
    expect(cells(report).map(([label]) => label)).toEqual([
      "Devengado",
      "Salario básico",
      "Total devengado",
      "Neto a pagar",
      "Costo total",
    ]);
    expect(report.rows.slice(-2).map(({ sums }) => sums?.length)).toEqual([1, 1]);
    const whole = payrollSummaryReport({ run: RUN }, COMPANY);
    expect(whole.rows.slice(-2).map(({ sums }) => sums?.map(({ minus }) => minus ?? false))).toEqual([
      [false, true],
      [false, false, false],
    ]);
  });

  it("by person, warned of who owes and not of who nets nothing", () => {
    const warning = (run: typeof RUN) => payrollRunReport({ run }, COMPANY).rows[0]?.warning ?? null;
    const owing = runOf([personOf(ANA, { deductions: [deduction("loan", 2_273_096)] })]);
    expect([warning(RUN), warning(EVEN), warning(owing)]).toEqual([
      null,
      null,
      "Las deducciones superan lo devengado",
    ]);
  });

  const calculated = (more: object, set: "academic" | "law") =>
    resultTable(must(calculatePayroll([{ ...payrollRow("Luz"), ...more }], set, day("2026-11-21"))));
  const whole = calculated({}, "academic");
  const part = calculated({ workedDays: 12 }, "law");

  it("of the calculator, with a column of days where a month is not whole", () => {
    const report = payrollReport(whole, { subtitle: "La Sabana", period: "noviembre de 2026" }, ["Nota"]);
    expect(head(report)).toEqual(["Nómina", "La Sabana", "noviembre de 2026"]);
    const [line] = whole.lines;
    if (!line) throw new Error("nobody");
    const { basicSalary, grossSalary, totalDeductions, netSalary, employerContributions, totalCost } =
      line.figures;
    const figures = [basicSalary, grossSalary, totalDeductions, netSalary, employerContributions, totalCost];
    expect(cells(report)[0]).toEqual(["Luz", ...figures]);
    expect(cells(report)[1]).toEqual(["Totales", ...figures]);
    expect(report.columns).toHaveLength(7);
    const days = payrollReport(part, { subtitle: "", period: "" });
    expect(days.rows.map(({ cells: [first, ...rest] }) => [first && shown(first), rest.length])).toEqual([
      ["Luz", 7],
      ["Totales", 7],
    ]);
    expect(cells(days)[1]?.slice(1, 7)).toEqual(cells(days)[0]?.slice(1, 7));
    expect(cells(days).map((row) => row.at(-1))).toEqual([12, ""]);
  });
});

describe("a settlement and benefits on paper", () => {
  const settled = (document: string, position: string) => {
    const contract = contractOf(20_000_000, { start: day("2026-01-01"), document });
    const order = {
      contract,
      end: day("2026-12-31"),
      reason: "unjust" as const,
      agreedEnd: null,
      variableOfYear: ZERO,
      variableOfSemester: ZERO,
      unpaidDays: { year: 0, semester: 0, all: 0 },
      vacationDaysTaken: 0,
      paid: { ...NOTHING_PAID, serviceBonus: pesos(400_000) },
    };
    return cells(
      settlementReport(must(settleContract(order, createLawReader())), { position, company: COMPANY }),
    );
  };

  it("say how each benefit came about, and a withholding by its norm alone", () => {
    const rows = settled("52.731.094", "Gerente");
    const detail = (label: string) => rows.find(([first]) => first === label)?.[1];
    expect(detail("Cesantías")).toBe("360 días, CST art. 249");
    expect(detail("Prima de servicios")).toBe("180 días, menos $\u00a0400.000 ya pagados, CST art. 306");
    expect(detail("Retención sobre la prima")).toBe("ET arts. 383 y 385");
  });

  it("leave out what nobody wrote of the person", () => {
    const facts = (rows: ReturnType<typeof settled>) => rows.slice(1, 5).map(([first]) => first);
    expect(facts(settled("52.731.094", "Gerente"))).toEqual([
      "Trabajador",
      "Documento",
      "Cargo",
      "Salario mensual",
    ]);
    expect(facts(settled("", ""))).toEqual([
      "Trabajador",
      "Salario mensual",
      "Vigencia",
      "Clase de contrato",
    ]);
  });

  it("have a row of nothing for an integral salary, which has no prima", () => {
    const due = ["ordinary", "integral"].map((kind) => {
      const contract = contractOf(25_000_000, { kind: kind as "ordinary" | "integral", name: kind });
      const order = { contract, kind: "first-bonus" as const, year: 2026, variable: ZERO, unpaidDays: 0 };
      return must(benefitsDue(order, createLawReader()));
    });
    expect(
      cells(benefitsReport({ kind: "first-bonus", year: 2026, due }, COMPANY)).map((row) => [
        row[0],
        row[2],
        row[3],
      ]),
    ).toEqual([
      ["ordinary", 180, 12_500_000],
      ["integral", 0, 0],
      ["Totales", "", 12_500_000],
    ]);
  });
});
