import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { askedLines, placedLines, uploadedNets } from "#domain/import/statement/uploaded-nets.ts";
import type { UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { figuresFromNets } from "#domain/statement/analysis/analysis-figures.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import { bookOf, sheetOf } from "#tests/support/files/sheet-book.ts";

// Statements as students and shops lay them out by hand: without codes, in the form of an account, with parts and sums
// in two columns, with signs before the names, by months.

type Rows = readonly (readonly FileCell[])[];

const chart = pucChart();

function read(rows: Rows): UploadedStatement {
  const found = readStatementHere(chart, bookOf(sheetOf(rows)));
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

/** Assets, liabilities, equity with the result; sales and result; in thousands, by period. */
function figuresOf(statement: UploadedStatement) {
  const placed = placedLines(statement, new Map());
  return statement.periods.map(({ label, day }, period) => {
    const { until, within, difference } = uploadedNets(placed, period);
    const { assets, liabilities, equity, sales, netResult } = figuresFromNets(until, within);
    const thousands = [assets, liabilities, equity, sales, netResult, difference].map((each) =>
      each === null ? null : each / 1000,
    );
    return [day ?? label, ...thousands];
  });
}

const CASES: readonly (readonly [what: string, rows: Rows, figures: readonly (readonly unknown[])[]])[] = [
  [
    "assets at the left, liabilities and equity at the right",
    [
      ["COMERCIALIZADORA EL SOL"],
      ["BALANCE GENERAL A DIC 31 DE 2025"],
      ["ACTIVO", "", "PASIVO", ""],
      ["Caja", 2_000_000, "Proveedores", 5_000_000],
      ["Bancos", 8_000_000, "Impuestos por pagar", 1_500_000],
      ["Clientes", 6_000_000, "Salarios por pagar", 800_000],
      ["Mercancías", 9_000_000, "TOTAL PASIVO", 7_300_000],
      ["Muebles y enseres", 4_000_000, "PATRIMONIO", ""],
      ["Depreciación acumulada", -1_000_000, "Capital", 18_000_000],
      ["", "", "Utilidad del ejercicio", 2_700_000],
      ["TOTAL ACTIVO", 28_000_000, "TOTAL PASIVO Y PATRIMONIO", 28_000_000],
    ],
    [["2025-12-31", 28_000, 7_300, 20_700, null, null, 0]],
  ],
  [
    "both sides with codes under headings of their own",
    [
      ["Empresa X"],
      ["Balance general"],
      ["Diciembre 31 de 2025"],
      ["Código", "Activo", "Valor", "Código", "Pasivo y patrimonio", "Valor"],
      ["1105", "Caja", 2_000_000, "2205", "Proveedores", 5_000_000],
      ["1110", "Bancos", 8_000_000, "2505", "Salarios por pagar", 800_000],
      ["1305", "Clientes", 5_000_000, "3115", "Aportes sociales", 9_200_000],
      ["", "Total activo", 15_000_000, "", "Total pasivo y patrimonio", 15_000_000],
    ],
    [["2025-12-31", 15_000, 5_800, 9_200, null, null, 0]],
  ],
  [
    "both sides with two years each",
    [
      ["Estado de situación financiera"],
      ["Activo", 2025, 2024, "Pasivo y patrimonio", 2025, 2024],
      ["Efectivo", 900_000, 700_000, "Proveedores", 600_000, 500_000],
      ["Inventarios", 600_000, 500_000, "Obligaciones financieras", 300_000, 300_000],
      ["", "", "", "Capital", 600_000, 400_000],
    ],
    [
      ["2025-12-31", 1_500, 900, 600, null, null, 0],
      ["2024-12-31", 1_200, 800, 400, null, null, 0],
    ],
  ],
  [
    "parts in one column, their sums in the next, signs before the names",
    [
      ["ESTADO DE RESULTADOS"],
      ["Del 1 de enero al 31 de diciembre de 2025"],
      ["Ventas brutas", "", 50_000_000],
      ["(-) Devoluciones en ventas", "", 1_000_000],
      ["(=) Ventas netas", "", 49_000_000],
      ["(-) Costo de ventas", "", 29_000_000],
      ["(=) Utilidad bruta", "", 20_000_000],
      ["(-) Gastos de administración", "", 11_000_000],
      ["Sueldos", 8_000_000, ""],
      ["Arriendo", 3_000_000, ""],
      ["(-) Gastos de ventas", "", 4_000_000],
      ["Publicidad", 4_000_000, ""],
      ["(=) Utilidad operacional", "", 5_000_000],
      ["(+) Otros ingresos", "", 500_000],
      ["(-) Gastos financieros", "", 700_000],
      ["(=) Utilidad antes de impuestos", "", 4_800_000],
      ["(-) Impuesto de renta 35%", "", 1_680_000],
      ["(=) Utilidad neta", "", 3_120_000],
    ],
    [["2025-12-31", null, null, null, 49_000, 3_120, 0]],
  ],
  [
    "parts and totals under their headings",
    [
      ["ESTADO DE RESULTADOS 2025"],
      ["Concepto", "Parcial", "Total"],
      ["Ingresos por servicios", "", 30_000_000],
      ["Gastos de administración", "", 18_000_000],
      ["Honorarios", 10_000_000, ""],
      ["Arrendamientos", 8_000_000, ""],
      ["Utilidad", "", 12_000_000],
    ],
    [["2025-12-31", null, null, null, 30_000, 12_000, 0]],
  ],
  [
    "the sum beside its last part",
    [
      ["ESTADO DE RESULTADOS"],
      ["Ventas", "", 30_000_000],
      ["Gastos", "", ""],
      ["Honorarios", 10_000_000, ""],
      ["Arrendamientos", 8_000_000, 18_000_000],
      ["Utilidad", "", 12_000_000],
    ],
    [["", null, null, null, 30_000, 12_000, 0]],
  ],
  [
    "words before the names, and net sales that only add up",
    [
      ["P&G"],
      ["enero a junio de 2026"],
      ["Ventas", 10_000_000],
      ["Menos: descuentos", 500_000],
      ["Ventas netas", 9_500_000],
      ["Menos: costo", 6_000_000],
      ["Utilidad bruta", 3_500_000],
      ["Gastos"],
      ["Arriendo", 800_000],
      ["Nómina", 900_000],
      ["Energía", 100_000],
      ["Total gastos", 1_800_000],
      ["Utilidad neta", 1_700_000],
    ],
    [["2026-06-30", null, null, null, 9_500, 1_700, 0]],
  ],
  [
    "months with their total, of the year of the title",
    [
      ["Estado de resultados 2025"],
      ["Concepto", "Enero", "Febrero", "Marzo", "Total"],
      ["Ventas", 10_000_000, 12_000_000, 14_000_000, 36_000_000],
      ["Costo de ventas", 6_000_000, 7_000_000, 8_000_000, 21_000_000],
      ["Gastos de personal", 2_000_000, 2_000_000, 2_000_000, 6_000_000],
      ["Servicios públicos", 500_000, 500_000, 500_000, 1_500_000],
      ["Utilidad", 1_500_000, 2_500_000, 3_500_000, 7_500_000],
    ],
    [
      ["2025-12-31", null, null, null, 36_000, 7_500, 0],
      ["2025-03-31", null, null, null, 14_000, 3_500, 0],
      ["2025-02-28", null, null, null, 12_000, 2_500, 0],
      ["2025-01-31", null, null, null, 10_000, 1_500, 0],
    ],
  ],
  [
    "months without any year",
    [
      ["PyG mensual"],
      ["Cuenta", "Ene", "Feb"],
      ["Ventas", 10_000, 12_000],
      ["Costo de ventas", 6_000, 7_000],
      ["Gastos de personal", 2_000, 2_000],
    ],
    [
      ["Feb", null, null, null, 12, 3, 0],
      ["Ene", null, null, null, 10, 2, 0],
    ],
  ],
  [
    "the words of a shop",
    [
      ["Lo que tengo y lo que debo a 31/12/2025"],
      ["Plata en caja", 500_000],
      ["Plata en el banco Bancolombia", 3_000_000],
      ["Nequi", 250_000],
      ["Me deben los clientes", 1_200_000],
      ["Mercancía", 6_000_000],
      ["Nevera y vitrinas", 3_500_000],
      ["Total", 14_450_000],
      ["Le debo a proveedores", 2_500_000],
      ["Debo al banco", 3_000_000],
      ["Arriendo por pagar", 800_000],
      ["Total deudas", 6_300_000],
      ["Capital", 8_150_000],
    ],
    [["2025-12-31", 14_450, 6_300, 8_150, null, null, 0]],
  ],
  [
    "empty columns between names and figures, and headings between",
    [
      ["Activos", "", "", ""],
      ["Efectivo", "", "1.000.000", ""],
      ["Deudores", "", "2.000.000", ""],
      ["Total activos", "", "3.000.000", ""],
      ["Pasivos", "", "", ""],
      ["Proveedores", "", "1.200.000", ""],
      ["Patrimonio", "", "", ""],
      ["Capital social", "", "1.000.000", ""],
      ["Utilidad del ejercicio", "", "800.000", ""],
    ],
    [["", 3_000, 1_200, 1_800, null, null, 0]],
  ],
];

describe("IM-40 statements laid out by hand", () => {
  it.each(CASES)("%s", (_what, rows, figures) => {
    const statement = read(rows);
    expect(figuresOf(statement)).toEqual(figures);
    expect(askedLines(statement, new Map())).toEqual([]);
    expect(statement.left).toEqual([]);
  });

  it("keeps the lines of both sides apart, each with an answer of its own", () => {
    const { lines } = read(CASES[0]?.[1] ?? []);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  it("leaves a table whose last columns say the class of each account as it stands", () => {
    const rows = [
      ["Cuenta", "Saldo 2024", "Grupo", "Saldo 2025"],
      ["Caja", 100_000, "Activo", 120_000],
      ["Inventario", 300_000, "Activo", 280_000],
      ["Proveedores", 150_000, "Pasivo", 140_000],
      ["Capital", 250_000, "Patrimonio", 260_000],
    ];
    expect(
      figuresOf(read(rows)).map(([, assets, liabilities, equity]) => [assets, liabilities, equity]),
    ).toEqual([
      [400, 140, 260],
      [400, 150, 250],
    ]);
  });
});

describe("IM-41 totals that say something else than their accounts", () => {
  const position = (total: number, equity: number): Rows => [
    ["Estado de situación financiera a 31/12/2025"],
    ["Efectivo", 1_000_000],
    ["Inventarios", 2_000_000],
    ["Total activo", total],
    ["Proveedores", 1_200_000],
    ["Total pasivo", 1_200_000],
    ["Capital", 1_800_000],
    ["Total patrimonio", equity],
  ];
  const left = (rows: Rows) => read(rows).left.map(({ row, why }) => [row, why]);

  it("are told with their row, and are right in silence, cents and thousands rounded or not", () => {
    expect(left(position(3_000_000, 1_800_000))).toEqual([]);
    expect(left(position(3_000_003, 1_800_000))).toEqual([]);
    expect(left(position(3_500_000, 1_800_000))).toEqual([[4, "other-sum"]]);
    expect(left(position(3_000_000, 1_900_000))).toEqual([[8, "other-sum"]]);
  });

  it("are told once where both sides of a row are of one table", () => {
    const rows: Rows = [
      ["Activo", "", "Pasivo", ""],
      ["Caja", 2_000_000, "Proveedores", 1_000_000],
      ["Bancos", 3_000_000, "Salarios por pagar", 500_000],
      ["", "", "Patrimonio", ""],
      ["Mercancías", 1_000_000, "Capital", 4_500_000],
      ["Total activo", 7_000_000, "Total pasivo y patrimonio", 6_000_000],
    ];
    expect(left(rows)).toEqual([[6, "other-sum"]]);
  });

  it("count for the result as well", () => {
    const income = (result: number): Rows => [
      ["Estado de resultados 2025"],
      ["Ventas", 5_000_000],
      ["Costo de ventas", 3_000_000],
      ["Utilidad bruta", 2_000_000],
      ["Gastos de administración", 1_500_000],
      ["Utilidad neta", result],
    ];
    expect(left(income(500_000))).toEqual([]);
    expect(left(income(900_000))).toEqual([[6, "other-sum"]]);
  });
});
