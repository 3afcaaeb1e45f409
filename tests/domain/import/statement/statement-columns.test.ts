import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { statementColumns } from "#domain/import/statement/statement-columns.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import { bookOf, sheetOf } from "#tests/support/files/sheet-book.ts";

type Rows = readonly (readonly FileCell[])[];

/** The columns of a sheet: code, name, figures with their periods, the first row below the heading. */
function columnsOf(rows: Rows) {
  const found = statementColumns(sheetOf(rows));
  if (found === null) return null;
  const { code, name, figures, isSigned, first } = found;
  const shown = figures.map(({ period, plus, minus, isEither }) =>
    [
      plus.join("+"),
      minus.map((each) => `-${each}`).join(""),
      isEither ? "either" : "",
      period.label,
      period.day ?? "",
    ]
      .filter((each) => each !== "")
      .join(" "),
  );
  return [code, name, shown.join(", "), isSigned, first];
}
const BODY: Rows = [
  ["1105", "Caja", 5, 1],
  ["1110", "Bancos", 7, 2],
  ["2205", "Proveedores", 3, 4],
];

describe("IM-40 the columns of a statement", () => {
  it.each<readonly [string, Rows, readonly unknown[] | null]>([
    ["code, name and balance", [["Código", "Nombre", "Saldo"], ...BODY], [0, 1, "2", false, 1]],
    ["both sides", [["Código", "Nombre", "Débito", "Crédito"], ...BODY], [0, 1, "2 -3", true, 1]],
    [
      "movements after an opening balance",
      [["Código", "Nombre", "Saldo inicial", "Débito", "Crédito"], ...BODY.map((row) => [...row, 1])],
      [0, 1, "2+3 -4", true, 1],
    ],
    [
      "balances of both sides",
      [["Código", "Nombre", "Saldo débito", "Saldo crédito"], ...BODY],
      [0, 1, "2 -3", true, 1],
    ],
    [
      "a balance after movements",
      [["Código", "Nombre", "Débito", "Saldo final"], ...BODY],
      [0, 1, "3", false, 1],
    ],
    [
      "two years",
      [["Código", "Nombre", 2025, 2024], ...BODY],
      [0, 1, "2 2025 2025-12-31, 3 2024 2024-12-31", false, 1],
    ],
    [
      "days of a workbook",
      [["Código", "Nombre", { day: day("2025-12-31") }], ...BODY],
      [0, 1, "2 31/12/2025 2025-12-31", false, 1],
    ],
    [
      "words for a period",
      [["Código", "Nombre", "Año actual", "Año anterior"], ...BODY],
      [0, 1, "2 Año actual, 3 Año anterior", false, 1],
    ],
    ["an account that holds codes", [["Cuenta", "Descripción", "Saldo"], ...BODY], [0, 1, "2", false, 1]],
    [
      "an account that holds names",
      [
        ["x", "Cuenta", "Saldo"],
        ["n1", "Caja", 5],
        ["n2", "Bancos", 7],
      ],
      [-1, 1, "2", false, 1],
    ],
    ["codes without a heading", [["", "Cuenta", "Saldo"], ...BODY], [0, 1, "2", false, 1]],
    [
      "two codes without a heading prove nothing",
      [["", "Cuenta", "Saldo"], ...BODY.slice(0, 2)],
      [-1, 1, "2", false, 1],
    ],
    [
      "names without a heading",
      [
        ["", "2025"],
        ["Caja", 5],
        ["Bancos", 7],
      ],
      [-1, 0, "1 2025 2025-12-31", false, 1],
    ],
    [
      "«Activo» over the names",
      [
        ["Activo", 2025],
        ["Caja", 5],
        ["Bancos", 7],
      ],
      [-1, 0, "1 2025 2025-12-31", false, 1],
    ],
    [
      "«Ingresos» over the names",
      [
        ["Ingresos", 2025],
        ["Ventas", 5],
        ["Otros", 7],
      ],
      [-1, 0, "1 2025 2025-12-31", false, 1],
    ],
    [
      "a note beside the names",
      [
        ["Concepto", "Nota", "2025"],
        ["Caja", 3, 5],
        ["Bancos", 4, 7],
      ],
      [-1, 0, "2 2025 2025-12-31", false, 1],
    ],
    [
      "titles above",
      [
        ["Empresa"],
        ["Balance general"],
        ["A 31 de diciembre de 2025"],
        ["Código", "Nombre", "Saldo"],
        ...BODY,
      ],
      [0, 1, "2", false, 4],
    ],
    ["no heading", BODY.map((row) => row.slice(0, 3)), [0, 1, "2", false, 0]],
    [
      "no heading and no codes",
      [
        ["Caja", 5],
        ["Bancos", 7],
      ],
      [-1, 0, "1", false, 0],
    ],
    [
      "no heading and one figure",
      [
        ["Caja", 5],
        ["Bancos", "x"],
      ],
      null,
    ],
    [
      "no words",
      [
        [1, 2],
        [3, 4],
      ],
      null,
    ],
    ["a heading of no figure", [["Código", "Nombre", "Saldo"]], null],
    [
      "parts in one column, sums in the next",
      [
        ["Concepto", "Parcial", "Total"],
        ["Caja", 5, null],
        ["Bancos", 7, null],
        ["Disponible", null, 12],
        ["Otros", null, 8],
      ],
      [-1, 0, "1+2 either", false, 1],
    ],
    [
      "parts under «Detalle», sums under a year",
      [
        ["Concepto", "Detalle", "2025"],
        ["Caja", 5, null],
        ["Bancos", 7, null],
        ["Disponible", null, 12],
        ["Otros", null, 8],
      ],
      [-1, 0, "1+2 either 2025 2025-12-31", false, 1],
    ],
    [
      "names under «Detalle», with codes in rows of their own",
      [
        ["Detalle", "2025"],
        [1105, null],
        ["Caja general", 100],
        [1110, null],
        ["Bancos", 200],
      ],
      [-1, 0, "1 2025 2025-12-31", false, 1],
    ],
    [
      "parts under another heading of amounts",
      [
        ["Concepto", "Valor", "Total"],
        ["Caja", 5, null],
        ["Bancos", 7, null],
        ["Disponible", null, 12],
        ["Otros", null, 8],
      ],
      [-1, 0, "1+2 either", false, 1],
    ],
    [
      "a column of another thing whose heading speaks of parts",
      [
        ["Concepto", "Diferencia parcial", "Total"],
        ["Caja", 5, null],
        ["Bancos", 7, null],
        ["Disponible", null, 12],
        ["Otros", null, 8],
      ],
      [-1, 0, "2 Total", false, 1],
    ],
    [
      "amounts of a year beside others are no parts of them",
      [
        ["Concepto", "Valor", "2024"],
        ["Caja", 5, null],
        ["Bancos", 7, null],
        ["Disponible", null, 12],
        ["Otros", null, 8],
      ],
      [-1, 0, "1 Valor, 2 2024 2024-12-31", false, 1],
    ],
    [
      "more parts than sums, most sums beside one of them",
      [
        ["Concepto", "Parcial", "Total"],
        ["Caja", 5, null],
        ["Bancos", 7, 12],
        ["Otros", 8, 20],
        ["x", 3, null],
      ],
      [-1, 0, "2 Total", false, 1],
    ],
    [
      "the last part beside its sum",
      [
        ["Concepto", "Parcial", "Total"],
        ["Caja", 5, null],
        ["Bancos", 7, 12],
        ["Otros", null, 8],
        ["x", null, 3],
      ],
      [-1, 0, "1+2 either", false, 1],
    ],
    [
      "one part alone",
      [
        ["Concepto", "Parcial", "Total"],
        ["Caja", 5, null],
        ["Bancos", null, 7],
        ["Otros", null, 8],
      ],
      [-1, 0, "2 Total", false, 1],
    ],
    [
      "figures in both columns of most rows",
      [
        ["Concepto", "Parcial", "Total"],
        ["Caja", 5, 5],
        ["Bancos", 7, 7],
        ["Otros", null, 8],
      ],
      [-1, 0, "2 Total", false, 1],
    ],
    [
      "a column of another thing beside it",
      [
        ["Concepto", "Cantidad", "Total"],
        ["Caja", 5, null],
        ["Bancos", 7, null],
        ["Otros", null, 8],
        ["x", null, 3],
      ],
      [-1, 0, "2 Total", false, 1],
    ],
    [
      "without a heading too",
      [
        ["Caja", 5, null],
        ["Bancos", 7, null],
        ["Otros", null, 8],
        ["x", null, 3],
      ],
      [-1, 0, "1+2 either", false, 0],
    ],
    [
      "two dated columns are two periods",
      [
        ["Concepto", "2025", "2024"],
        ["Caja", 5, null],
        ["Bancos", 7, null],
        ["Otros", null, 8],
        ["x", null, 3],
      ],
      [-1, 0, "1 2025 2025-12-31, 2 2024 2024-12-31", false, 1],
    ],
  ])("%s", (_, rows, expected) => {
    expect(columnsOf(rows)).toEqual(expected);
  });

  it("parts and their sums are told by the first four hundred rows", () => {
    const parts = Array.from({ length: 400 }, (_, at): readonly FileCell[] =>
      at % 2 === 0 ? ["Caja", 5, null] : ["Bancos", null, 7],
    );
    const both = Array.from({ length: 300 }, (): readonly FileCell[] => ["Otros", 5, 7]);
    expect(columnsOf([["Concepto", "Parcial", "Total"], ...parts, ...both])).toEqual([
      -1,
      0,
      "1+2 either",
      false,
      1,
    ]);
  });

  it("a title with a year over one column is no heading of it", () => {
    for (const title of [
      "A 31 de diciembre de 2025",
      "Balance 2025",
      "Corte 2025",
      "Del año 2025",
      `${"x".repeat(42)} 2025`,
    ])
      expect(columnsOf([[title], ["Caja", 5], ["Bancos", 7]])?.at(-1), title).toBe(0);
    expect(
      columnsOf([
        ["", "Saldo a 2025"],
        ["Caja", 5],
        ["Bancos", 7],
      ])?.at(-1),
    ).toBe(1);
    expect(
      columnsOf([
        ["Nombre", "Al final de 2025"],
        ["Caja", 5],
        ["Bancos", 7],
      ])?.[2],
    ).not.toContain("2025");
  });
});

it("IM-40 the year over the figures of an income statement is none of them", () => {
  const found = readStatementHere(
    pucChart(),
    bookOf(
      sheetOf([
        ["INGRESOS", 2025],
        ["Ventas", 900],
        ["GASTOS", null],
        ["Sueldos", 300],
        ["Arriendo", 100],
      ]),
    ),
  );
  expect(found.ok && found.value.lines.map(({ name, amounts }) => `${name} ${amounts.join()}`)).toEqual([
    "Ventas 900",
    "Sueldos 300",
    "Arriendo 100",
  ]);
  expect(found.ok && found.value.periods).toEqual([{ label: "2025", day: "2025-12-31" }]);
});
