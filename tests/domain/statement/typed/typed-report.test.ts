import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { Report, ReportCell } from "#domain/report/report.ts";
import { STATEMENT_KINDS, type StatementKind } from "#domain/statement/statement-kind.ts";
import { pucOfRow } from "#domain/statement/typed/place-rows.ts";
import { typedReport } from "#domain/statement/typed/typed-report.ts";
import { sampleStatement } from "#domain/statement/typed/typed-sample.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";

const HEAD = { subtitle: "Ferretería La Sabana S.A.S.", period: "A 31 de octubre de 2026" };

type Line = readonly [code: string, name: string, debit: number, credit: number];

function table(statement: StatementKind, lines: readonly Line[]): Report {
  const rows = lines.map(([code, name, debit, credit], index): StatementRow => {
    const amounts = { debit: pesos(debit), credit: pesos(credit) };
    return { id: String(index), code, name, ...amounts, affectsTaxes: false };
  });
  return typedReport({ statement, view: "complex", rows }, HEAD);
}

const show = (cell: ReportCell) =>
  cell.kind === "text" ? cell.text : cell.kind === "amount" ? cell.amount : null;
const printed = (report: Report) => report.rows.map((row) => row.cells.map(show));

describe("a typed table as its statement", () => {
  it("a balance: sections, sums, the year's result in equity, and its equation", () => {
    const report = table("balance", [
      ["1001", "Caja", 2_000, 0],
      ["1524", "Equipo de oficina", 5_000, 0],
      ["1592", "Depreciación acumulada", 0, 1_000],
      ["2001", "Proveedores", 0, 1_500],
      ["3001", "Capital", 0, 4_000],
      ["4001", "Ingresos por Ventas", 0, 900],
      ["5001", "Gastos Operacionales", 400, 0],
    ]);
    expect(printed(report)).toEqual([
      ["Activo corriente", null],
      ["Caja", 2_000],
      ["Activo no corriente", null],
      ["Equipo de oficina", 5_000],
      ["Depreciación acumulada", -1_000],
      ["Total activo", 6_000],
      ["Pasivo corriente", null],
      ["Proveedores", 1_500],
      ["Total pasivo", 1_500],
      ["Patrimonio", null],
      ["Capital", 4_000],
      ["Resultado del ejercicio", 500],
      ["Total patrimonio", 4_500],
      ["Total pasivo y patrimonio", 6_000],
    ]);
    expect(report.checks).toEqual([{ label: "Activo = pasivo + patrimonio", holds: true, difference: 0 }]);
  });

  it("an income statement by function; what it carries to equity is compared once it is written", () => {
    const lines: Line[] = [
      ["4135", "Ventas", 0, 10_000],
      ["4175", "Devoluciones", 500, 0],
      ["6135", "Costo", 6_000, 0],
      ["5105", "Personal", 1_000, 0],
      ["5205", "Vendedores", 700, 0],
      ["4210", "Intereses ganados", 0, 100],
      ["5305", "Financieros", 200, 0],
      ["5405", "Renta", 600, 0],
    ];
    const sums = (report: Report) =>
      printed(report).filter(([label]) => /^(Utilidad|Resultado)/.test(String(label)));
    expect(sums(table("income", lines))).toEqual([
      ["Utilidad bruta", 3_500],
      ["Utilidad operacional", 1_800],
      ["Utilidad antes de impuestos", 1_700],
      ["Resultado del ejercicio", 1_100],
    ]);
    expect(table("income", lines).checks).toEqual([]);
    const carried = table("income", [...lines, ["3605", "Utilidad del ejercicio", 1_000, 0]]);
    expect(carried.checks).toEqual([
      { label: "Resultado = traslado al patrimonio", holds: false, difference: 100 },
    ]);
  });

  it("a cash flow: credits are where cash came from, debits what it went into", () => {
    const report = table("cash", [
      ["4135", "Cobros", 0, 900],
      ["5105", "Nómina", 300, 0],
      ["1524", "Muebles", 250, 0],
      ["2105", "Crédito", 0, 400],
      ["1110", "Bancos", 750, 0],
    ]);
    expect(printed(report)).toEqual([
      ["Actividades de operación", null],
      ["Cobros", 900],
      ["Nómina", -300],
      ["Efectivo neto de actividades de operación", 600],
      ["Actividades de inversión", null],
      ["Muebles", -250],
      ["Efectivo neto de actividades de inversión", -250],
      ["Actividades de financiación", null],
      ["Crédito", 400],
      ["Efectivo neto de actividades de financiación", 400],
      ["Flujo neto de efectivo", 750],
      ["Variación del efectivo", null],
      ["Bancos", 750],
    ]);
    expect(report.checks[0]).toMatchObject({ holds: true });
  });

  it("the changes in equity: what came to each component and what left it", () => {
    const report = table("equity", [
      ["3105", "Capital", 0, 1_000],
      ["3705", "Utilidades acumuladas", 200, 0],
      ["3605", "Utilidad del ejercicio", 0, 500],
      ["1", "Activo", 2_000, 0],
      ["2", "Pasivo", 0, 700],
    ]);
    expect(printed(report)).toContainEqual(["Total patrimonio", 1_500, 200, 1_300]);
    expect(report.checks).toEqual([{ label: "Patrimonio = activo − pasivo", holds: true, difference: 0 }]);
  });

  it("what belongs nowhere is listed by name, blank rows are not, and an unbalanced table says by how much", () => {
    const report = table("balance", [
      ["1001", "Caja", 100, 0],
      ["", "", 0, 0],
      ["XYZ", "Fundación", 0, 60],
      ["8305", "Bienes recibidos en custodia", 30, 0],
    ]);
    const last = report.rows.slice(-3);
    expect(last.map((row) => row.cells.map(show))).toEqual([
      ["Cuentas sin lugar en este estado", null],
      ["Fundación", -60],
      ["Bienes recibidos en custodia", 30],
    ]);
    expect(last[1]?.warning).toBe("Su código no dice dónde va");
    expect(report.checks[0]).toMatchObject({ holds: false, difference: 100 });
  });

  it("a name says where a row goes when its code does not", () => {
    expect(pucOfRow({ code: "", name: "Caja general" })).toBe("11");
    expect(pucOfRow({ code: "A1", name: "Préstamo del socio" })).toBe("21");
    expect(pucOfRow({ code: "", name: "Fundación" })).toBeNull();
  });
});

describe("for any typed table", () => {
  const amount = fc.nat({ max: 9_999_999 });
  const line = fc.record({
    code: fc.constantFrom(
      "1001",
      "1110",
      "1592",
      "2001",
      "2408",
      "29",
      "3105",
      "3705",
      "4135",
      "5105",
      "6135",
      "",
      "X",
    ),
    name: fc.constantFrom("Caja", "Fundación", ""),
    amount,
    debit: fc.boolean(),
  });

  it("every sum is the sum of the lines it names, column by column, and no cell is NaN (I-28)", () => {
    void fc.assert(
      fc.property(
        fc.constantFrom(...STATEMENT_KINDS),
        fc.array(line, { maxLength: 25 }),
        (statement, lines) => {
          const rows = lines.map((each, index): StatementRow => {
            const [debit, credit] = each.debit ? [pesos(each.amount), ZERO] : [ZERO, pesos(each.amount)];
            return {
              id: String(index),
              code: each.code,
              name: each.name,
              debit,
              credit,
              affectsTaxes: false,
            };
          });
          const report = typedReport({ statement, view: "complex", rows }, HEAD);
          for (const row of report.rows) {
            expect(row.cells).toHaveLength(report.columns.length);
            for (const [column, cell] of row.cells.entries()) {
              if (cell.kind !== "amount") continue;
              expect(Number.isSafeInteger(cell.amount) && !Object.is(cell.amount, -0)).toBe(true);
              if (row.kind !== "total" && row.kind !== "subtotal") continue;
              const spans = row.sums ?? [];
              const summed = spans.flatMap(({ from, to }) => report.rows.slice(from, to + 1));
              const added = summed.reduce((sum, { cells }) => {
                const each = cells[column];
                return sum + (each?.kind === "amount" ? each.amount : 0);
              }, 0);
              expect(added).toBe(cell.amount);
            }
          }
          // The equation holds for a balanced table whose rows are all placed.
          const net = rows.reduce((sum, each) => sum + each.debit - each.credit, 0);
          const lost = report.rows.some((row) => row.warning !== undefined);
          if (statement === "balance" && net === 0 && !lost) expect(report.checks[0]?.holds).toBe(true);
        },
      ),
    );
  });

  it("the samples hold their equations", () => {
    for (const kind of STATEMENT_KINDS)
      for (const view of ["simple", "complex"] as const)
        expect(typedReport(sampleStatement(kind, view), HEAD).checks.every(({ holds }) => holds)).toBe(true);
  });
});
