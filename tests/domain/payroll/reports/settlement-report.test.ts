import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { benefitsReport } from "#domain/payroll/reports/benefits-report.ts";
import { settlementReport } from "#domain/payroll/reports/settlement-report.ts";
import { benefitsDue } from "#domain/payroll/settlement/benefits-due.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import type { SettlementOrder } from "#domain/payroll/settlement/settlement-order.ts";
import type { BenefitKind } from "#domain/payroll/settlement/stored-payment.ts";
import type { ReportCell, ReportRow } from "#domain/report/report.ts";
import { contractOf } from "../people.ts";

const COMPANY = { name: "Ferretería La Sabana S.A.S.", nit: "901.482.316-8" };

function shown(cell: ReportCell): string | number {
  if (cell.kind === "text") return cell.text;
  if (cell.kind === "amount") return cell.amount;
  return cell.kind === "number" ? cell.value : "";
}

const cells = (row: ReportRow) => row.cells.map(shown);

function reportOf(more: Partial<SettlementOrder> = {}, salary = 3_600_000) {
  const settled = settleContract(
    {
      contract: contractOf(salary, { start: day("2026-01-01") }),
      end: day("2026-09-30"),
      reason: "resignation",
      agreedEnd: null,
      variableOfYear: ZERO,
      variableOfSemester: ZERO,
      unpaidDays: { year: 0, semester: 0, all: 0 },
      vacationDaysTaken: 0,
      paid: NOTHING_PAID,
      ...more,
    },
    createLawReader(),
  );
  if (!settled.ok) throw new Error(settled.error.kind);
  return settlementReport(settled.value, { position: "Vendedora", company: COMPANY });
}

/** The sum of a row's spans, from the figures above it. */
function reckoned(rows: readonly ReportRow[], row: ReportRow): number {
  return (row.sums ?? []).reduce((total, { from, to, minus }) => {
    const part = rows
      .slice(from, to + 1)
      .reduce((sum, each) => sum + (each.cells[2]?.kind === "amount" ? each.cells[2].amount : 0), 0);
    return total + (minus ? -part : part);
  }, 0);
}

describe("a settlement on paper", () => {
  it("says whose it is, each benefit with its days and norm, and the net in words", () => {
    const { title, subtitle, period, rows } = reportOf({
      paid: { ...NOTHING_PAID, serviceBonus: pesos(400_000) },
    });
    expect([title, subtitle, period]).toEqual([
      "Liquidación de contrato",
      "Ferretería La Sabana S.A.S., NIT 901.482.316-8",
      "Del 01/01/2026 al 30/09/2026",
    ]);
    expect(rows.map(cells)).toEqual([
      ["Contrato", "", ""],
      ["Trabajador", "Yuliana Cárdenas Peña", ""],
      ["Documento", "52.731.094", ""],
      ["Cargo", "Vendedora", ""],
      ["Salario mensual", "$\u00a03.600.000", ""],
      ["Vigencia", "Del 01/01/2026 al 30/09/2026", ""],
      ["Clase de contrato", "A término indefinido", ""],
      ["Causa del retiro", "Renuncia", ""],
      ["Prestaciones e indemnización", "", ""],
      ["Cesantías", "270 días, CST art. 249", 2_700_000],
      ["Intereses sobre cesantías", expect.stringMatching(/^270 días, /), 243_000],
      ["Prima de servicios", "90 días, menos $\u00a0400.000 ya pagados, CST art. 306", 500_000],
      ["Vacaciones pendientes", "270 días, CST arts. 186 y 189", 1_350_000],
      ["Total devengado", "", 4_793_000],
      ["Neto a pagar", "", 4_793_000],
      ["Son", "Cuatro millones setecientos noventa y tres mil pesos", ""],
    ]);
  });

  it("adds up by its own spans, with what is withheld taken away", () => {
    const { rows } = reportOf({ reason: "unjust" }, 20_000_000);
    const sums = rows.filter(({ kind }) => kind === "subtotal" || kind === "total");
    expect(sums.map((row) => cells(row)[0])).toEqual(["Total devengado", "Total retenido", "Neto a pagar"]);
    for (const row of sums) expect(reckoned(rows, row)).toBe(cells(row)[2]);
  });

  it("says what was agreed, and leaves out what is not known", () => {
    const contract = contractOf(20_000_000, { start: day("2026-01-01"), kind: "integral" });
    const facts = (more: Partial<SettlementOrder>) => reportOf(more).rows.map(cells);
    const integral = facts({ contract, agreedEnd: day("2026-12-31") });
    expect(integral).toContainEqual(["Salario mensual", "$\u00a020.000.000, integral", ""]);
    expect(integral).toContainEqual(["Clase de contrato", "Con término hasta el 31/12/2026", ""]);
    const work = facts({ agreedEnd: day("2026-12-31"), isForWork: true });
    expect(work).toContainEqual(["Clase de contrato", "Por obra o labor, hasta el 31/12/2026", ""]);
    // What is paid without days says none.
    const details = work.map(([, detail]) => String(detail));
    expect(details.filter((detail) => /undefined|null|NaN|^, /.test(detail))).toEqual([]);
  });

  it("writes days with a part as they are", () => {
    const { rows } = reportOf({ reason: "unjust", agreedEnd: null });
    const indemnity = rows.find((row) => cells(row)[0] === "Indemnización por despido");
    expect(indemnity && cells(indemnity)[1]).toMatch(/^30 días, /);
  });
});

describe("benefits of many people", () => {
  it.each<[BenefitKind, readonly string[]]>([
    [
      "first-bonus",
      ["Empleado", "Documento", "Días", "Prima de servicios", "Retención sobre la prima", "Neto"],
    ],
    ["severance", ["Empleado", "Documento", "Días", "Cesantías", "Intereses sobre cesantías", "Neto"]],
  ])("%s: a row each and their sums", (kind, labels) => {
    const due = [2_000_000, 20_000_000].map((salary) => {
      const found = benefitsDue(
        { contract: contractOf(salary), kind, year: 2025, variable: ZERO, unpaidDays: 0 },
        createLawReader(),
      );
      if (!found.ok) throw new Error(found.error.kind);
      return found.value;
    });
    const report = benefitsReport({ kind, year: 2025, due }, COMPANY);
    expect(report.columns.map(({ label }) => label)).toEqual(labels);
    expect(report.rows).toHaveLength(3);
    const figures = report.rows.map((row) => cells(row).slice(3).map(Number));
    const [first = [], second = [], totals = []] = figures;
    expect(totals).toEqual(first.map((value, index) => value + (second[index] ?? 0)));
    const sign = kind === "severance" ? 1 : -1;
    for (const [a = 0, b = 0, net] of figures) expect(net).toBe(a + sign * b);
    expect(report.rows[0] && cells(report.rows[0])[2]).toBe(kind === "severance" ? 360 : 180);
    expect(report.columns.at(-1)?.adds).toEqual(
      kind === "severance"
        ? [{ key: "severance" }, { key: "severanceInterest" }]
        : [{ key: "serviceBonus" }, { key: "bonusWithholding", minus: true }],
    );
    expect([report.title, report.subtitle, report.period]).toEqual([
      kind === "severance" ? "Cesantías e intereses" : "Prima de servicios, primer semestre",
      "Ferretería La Sabana S.A.S., NIT 901.482.316-8",
      "2025",
    ]);
  });
});
