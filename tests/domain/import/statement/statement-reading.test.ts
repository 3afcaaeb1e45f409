import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import type { FileCell, SheetBook } from "#domain/import/table/sheet.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import { bookOf, sheetOf } from "#tests/support/files/sheet-book.ts";

type Rows = readonly (readonly FileCell[])[];
const CHART = pucChart();

function read(book: SheetBook | Rows, only?: string): UploadedStatement {
  const found = readStatementHere(CHART, "sheets" in book ? book : bookOf(sheetOf(book)), only);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}
const periods = (found: UploadedStatement) =>
  found.periods.map(({ label, day }) => `${label} ${day ?? ""}`.trim());

const BALANCE: Rows = [
  ["", "2025"],
  ["Caja", 150],
  ["Proveedores", 80],
  ["Capital social", 70],
];
const INCOME: Rows = [
  ["", "2025"],
  ["Ventas", 100],
  ["Costo de ventas", 70],
  ["Gastos de administración", 10],
];

describe("IM-40 what a statement holds", () => {
  it.each<readonly [string, Rows, string]>([
    ["balances", BALANCE, "balance"],
    ["results", INCOME, "income"],
    ["both", [...BALANCE, ...INCOME.slice(1)], "both"],
    [
      "both with codes",
      [
        ["Código", "Nombre", "Saldo"],
        ["1105", "Caja", 5],
        ["2205", "x", 5],
        ["4135", "y", 5],
      ],
      "trial-balance",
    ],
    [
      "balances with codes",
      [
        ["Código", "Nombre", "Saldo"],
        ["1105", "Caja", 5],
        ["2205", "x", 3],
        ["3105", "y", 2],
      ],
      "balance",
    ],
    [
      "results with codes",
      [
        ["Código", "Nombre", "Saldo"],
        ["4135", "Ventas", 5],
        ["5105", "x", 3],
        ["6135", "y", 2],
      ],
      "income",
    ],
    [
      "both sides",
      [
        ["Código", "Nombre", "Débito", "Crédito"],
        ["1105", "Caja", 5, 0],
        ["2205", "x", 0, 3],
        ["3105", "y", 0, 2],
      ],
      "trial-balance",
    ],
  ])("%s", (_, rows, kind) => {
    expect(read(rows).kind).toBe(kind);
  });

  it.each<readonly [string, Rows, string]>([
    [
      "what is owed above zero",
      [
        ["Caja", 9],
        ["Proveedores", 5],
        ["Capital", 4],
      ],
      "natural",
    ],
    [
      "what is owed below zero",
      [
        ["Caja", 9],
        ["Proveedores", -5],
        ["Capital", -4],
      ],
      "signed",
    ],
    [
      "as much above as below",
      [
        ["Caja", 9],
        ["Proveedores", -5],
        ["Capital", 4],
      ],
      "natural",
    ],
    [
      "what is spent below zero",
      [
        ["Ventas", 9],
        ["Costo de ventas", -5],
        ["Gastos de administración", -4],
      ],
      "deducted",
    ],
    [
      "as much of it above",
      [
        ["Ventas", 9],
        ["Costo de ventas", -5],
        ["Gastos de administración", 4],
      ],
      "natural",
    ],
    // A contra account tells nothing of it.
    [
      "returns below zero",
      [
        ["Caja", 9],
        ["Ventas", 9],
        ["Devoluciones en ventas", -5],
        ["Descuentos", -2],
      ],
      "natural",
    ],
  ])("%s: %s", (_, rows, signs) => {
    expect(read([["", "2025"], ...rows]).lines[0]?.signs).toBe(signs);
  });

  it("what is zero in the latest period tells nothing of how a column writes its sides", () => {
    const signs = (owed: number, other: number) =>
      read([
        ["", "2025", "2024"],
        ["Caja", 9, 9],
        ["Proveedores", owed, owed],
        ["Capital", 0, other],
        ["Reservas", 0, other],
      ]).lines[0]?.signs;
    expect(signs(-5, -4)).toBe("signed");
    expect(signs(5, 4)).toBe("natural");
  });

  it("a line is of the class of its heading where its name says no account", () => {
    const { lines } = read([
      ["", "2025"],
      ["Activo"],
      ["Caja", 20],
      ["Cosas de la bodega", 12],
      ["Pasivo"],
      ["Proveedores", 5],
      ["Acreedores", 7],
      ["Patrimonio"],
      ["Capital", 20],
    ]);
    expect(lines.map(({ name }) => name)).toContain("Cosas de la bodega");
  });

  it("the totals of a table with codes are not doubted, whatever its other rows", () => {
    const { left } = read([
      ["Código", "Nombre", "Saldo"],
      ["1105", "Caja", 5],
      ["1110", "Bancos", 4],
      ["3115", "Aportes", 4],
      ["", "Proveedores", 5],
      ["", "Total activo", 99],
    ]);
    expect(left).toEqual([]);
  });

  it("what was left is told in the order of the rows", () => {
    const { left } = read([
      ["Código", "Nombre", "Saldo"],
      ["11", "Disponible", 200],
      ["1105", "Caja", 90],
      ["1110", "Bancos", 60],
      ["1305", "Clientes", "por definir"],
      ["3115", "Aportes", 150],
    ]);
    expect(left.map(({ row, why }) => `${row} ${why}`)).toEqual(["2 other-sum", "5 bad-amount"]);
  });

  it("both sides are debits less credits", () => {
    const rows: Rows = [
      ["Código", "Nombre", "Débito", "Crédito"],
      ["1105", "Caja", 5, 0],
      ["2205", "x", 0, 3],
      ["3105", "y", 0, 2],
    ];
    expect(read(rows).lines.map(({ signs, amounts }) => [signs, amounts[0]])).toEqual([
      ["signed", 5],
      ["signed", -3],
      ["signed", -2],
    ]);
  });

  it("each line says where it stands and how it was recognised", () => {
    const { lines } = read([
      ["Código", "Nombre", "Saldo"],
      ["1105", "Caja", 5],
      ["", "Proveedores", 4],
      ["", "Xyzzy", 2],
      ["4135", "Ventas", 1],
      ["5105", "Sueldos", 1],
    ]);
    expect(
      lines.map(({ id, code, name, puc, by, isLong, row, sheet }) =>
        [id, code, name, puc, by, isLong, row, sheet].join(" "),
      ),
    ).toEqual([
      "Hoja1:2 1105 Caja 1105 code false 2 Hoja1",
      "Hoja1:3  Proveedores 22 name false 3 Hoja1",
      "Hoja1:4  Xyzzy   false 4 Hoja1",
      "Hoja1:5 4135 Ventas 4135 code false 5 Hoja1",
      "Hoja1:6 5105 Sueldos 5105 code false 6 Hoja1",
    ]);
    const beside = read([
      ["Activo", "", "Pasivo", ""],
      ["Caja", 9, "Proveedores", 5],
      ["Bancos", 2, "Patrimonio", null],
      ["Clientes", 1, "Capital", 7],
    ]);
    expect(beside.lines.map(({ id }) => id)).toEqual([
      "Hoja1:2",
      "Hoja1:3",
      "Hoja1:4",
      "Hoja1:2:2",
      "Hoja1:4:2",
    ]);
  });
});

describe("IM-40 the periods of a statement", () => {
  const of = (head: readonly FileCell[], title?: string) =>
    read([
      ...(title === undefined ? [] : [[title]]),
      ["Concepto", ...head],
      ...["Caja", "Proveedores", "Capital"].map((name, at) => [
        name,
        ...head.map((_, column) => (at + 1) * 10 + column),
      ]),
    ]);

  it.each<readonly [string, readonly FileCell[], string | undefined, readonly string[], string]>([
    ["the latest first", ["2024", "2025"], undefined, ["2025 2025-12-31", "2024 2024-12-31"], "11/10"],
    [
      "as they stand where they do",
      ["2025", "2024"],
      undefined,
      ["2025 2025-12-31", "2024 2024-12-31"],
      "10/11",
    ],
    ["the same day in their order", ["2025", "Corte 2025"], undefined, ["2025 2025-12-31"], "10"],
    [
      "as they stand where one says no day",
      ["2024", "Actual"],
      undefined,
      ["2024 2024-12-31", "Actual"],
      "10/11",
    ],
    [
      "as they stand where the first says no day",
      ["Actual", "2024"],
      undefined,
      ["Actual", "2024 2024-12-31"],
      "10/11",
    ],
    [
      "as they stand where both are of one day",
      ["2025", "Año 2025"],
      undefined,
      ["2025 2025-12-31", "Año 2025 2025-12-31"],
      "10/11",
    ],
    [
      "months beside a year that says its own",
      ["Enero", "Febrero", "2024"],
      "Estados de 2025",
      ["2024 2024-12-31", "Febrero 2025-02-28", "Enero 2025-01-31"],
      "12/11/10",
    ],
    [
      "months of no year with their total, which comes first",
      ["Enero", "Febrero", "Total"],
      undefined,
      ["Total", "Febrero", "Enero"],
      "12/11/10",
    ],
    [
      "months of the year of the title, the latest first",
      ["Enero", "Feb.", "Marzo"],
      "Estados de 2025",
      ["Marzo 2025-03-31", "Feb. 2025-02-28", "Enero 2025-01-31"],
      "12/11/10",
    ],
    [
      "with their total, which comes first",
      ["Enero", "Febrero", "Total"],
      "Estados de 2025",
      ["Total 2025-12-31", "Febrero 2025-02-28", "Enero 2025-01-31"],
      "12/11/10",
    ],
    ["months of no year", ["Enero", "Febrero"], undefined, ["Febrero", "Enero"], "11/10"],
    [
      "the day of the title where there is one period",
      ["Valor"],
      "A 31 de octubre de 2025",
      ["Valor 2025-10-31"],
      "10",
    ],
    ["its own where it has one", ["2024"], "A 31 de octubre de 2025", ["2024 2024-12-31"], "10"],
  ])("%s", (_, head, title, expected, amounts) => {
    const found = of(head, title);
    expect(periods(found)).toEqual(expected);
    expect(found.lines[0]?.amounts.join("/")).toBe(amounts);
  });

  it("the day of the only period may stand in the name of the sheet", () => {
    const rows: Rows = [["", "Valor"], ...BALANCE.slice(1)];
    expect(periods(read(bookOf(sheetOf(rows, { name: "Balance octubre 2025" }))))).toEqual([
      "Valor 2025-10-31",
    ]);
  });
});
