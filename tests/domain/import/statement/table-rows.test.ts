import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { oneBelowOther } from "#domain/import/statement/one-below-other.ts";
import { type StatementColumns, statementColumns } from "#domain/import/statement/statement-columns.ts";
import { tableRows } from "#domain/import/statement/table-rows.ts";
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

  it("a title with a year over one column is no heading of it", () => {
    for (const title of [
      "A 31 de diciembre de 2025",
      "Balance 2025",
      "Corte 2025",
      "Del año 2025",
      "x".repeat(42) + " 2025",
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

const COLUMNS: StatementColumns = {
  code: 0,
  name: 1,
  figures: [{ period: { label: "", day: null }, plus: [2], minus: [] }],
  isSigned: false,
  first: 0,
};
/** The rows with figures and what was left, each as one line. */
function rowsOf(rows: Rows, { columns = COLUMNS, unit = 1, title = "" } = {}) {
  const found = tableRows(sheetOf(rows), columns, { unit, title });
  return [
    ...found.rows.map(({ row, code, name, amounts, classes, group, isLong, isSum, isResult, isBeside }) =>
      [
        row,
        code,
        name,
        amounts.join("/"),
        classes && `c${classes}`,
        group,
        isLong && "long",
        isSum && "sum",
        isResult && "result",
        isBeside && "beside",
      ]
        .filter((each) => each !== "" && each !== false)
        .join(" "),
    ),
    ...found.left.map(({ row, why }) => `${row} ${why}`),
  ];
}
const named = (...rows: readonly (readonly [string, FileCell])[]) =>
  rowsOf(rows.map(([name, amount]) => [null, name, amount]));

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

describe("IM-40 the rows of a statement", () => {
  it("say the class, the group and the term of the heading that they stand under", () => {
    expect(
      named(
        ["ACTIVO", null],
        ["Corriente", null],
        ["Caja", 5],
        ["No corriente", null],
        ["Equipo", 7],
        ["Pasivo a largo plazo", null],
        ["Créditos", 3],
        ["Corto plazo", null],
        ["Proveedores", 2],
        ["Gastos de administración", null],
        ["Sueldos", 1],
        ["Gastos de ventas", 4],
        ["Fletes", 1],
      ),
    ).toEqual([
      "3 Caja 5 c1",
      "5 Equipo 7 c1 long",
      "7 Créditos 3 c2 long",
      "9 Proveedores 2 c2",
      "11 Sueldos 1 c5 51",
      "12 Gastos de ventas 4 c5 51",
      "13 Fletes 1 c5 51",
    ]);
  });

  it.each([
    ["balance general", "c123"],
    ["estado de situacion financiera", "c123"],
    ["estado de resultados", "c4567"],
    ["estado de perdidas y ganancias", "c4567"],
    ["p y g 2025", "c4567"],
    ["balance y estado de resultados", ""],
    ["informe", ""],
  ])("under «%s» of classes %s", (title, classes) => {
    expect(rowsOf([[null, "Caja", 5]], { title })).toEqual([["1 Caja 5", classes].filter(Boolean).join(" ")]);
  });

  it("the heading over the names leads as one of its own", () => {
    const columns = { ...COLUMNS, first: 1 };
    expect(
      rowsOf(
        [
          [null, "Pasivo no corriente", 2025],
          [null, "Créditos", 5],
        ],
        { columns },
      ),
    ).toEqual(["2 Créditos 5 c2 long"]);
    expect(
      rowsOf(
        [
          [null, "Concepto", 2025],
          [null, "Créditos", 5],
        ],
        { columns, title: "balance" },
      ),
    ).toEqual(["2 Créditos 5 c123"]);
  });

  it("results are told, and below one of the way no heading leads any further", () => {
    expect(
      named(
        ["Ingresos", null],
        ["Ventas", 9],
        ["Utilidad bruta", 4],
        ["Sueldos", 1],
        ["Patrimonio", null],
        ["Utilidad del ejercicio", 3],
      ),
    ).toEqual([
      "2 Ventas 9 c4",
      "3 Utilidad bruta 4 c4 result",
      "4 Sueldos 1",
      "6 Utilidad del ejercicio 3 c3",
    ]);
    expect(rowsOf([["3605", "Utilidad del ejercicio", 3]])).toEqual(["1 3605 Utilidad del ejercicio 3"]);
  });

  it("sums are told by their words or by their sign", () => {
    expect(
      named(
        ["Total activo", 5],
        ["Activo total", 5],
        ["= Efectivo", 5],
        ["(=) Neto", 5],
        ["(-) Costo", 5],
        ["Menos: costo", 5],
        ["Totalizador", 5],
      ),
    ).toEqual([
      "1 Total activo 5 sum",
      "2 Activo total 5 sum",
      "3 Efectivo 5 sum",
      "4 Neto 5 sum",
      "5 Costo 5",
      "6 costo 5",
      "7 Totalizador 5",
    ]);
  });

  it("a code stands in its column, in the names, or alone among them", () => {
    expect(
      rowsOf([
        ["1105", "", 5],
        ["1105 Caja", "", 5],
        ["1105", "Efectivo", 5],
        ["", "1105 Caja", 5],
      ]),
    ).toEqual(["1 1105 5", "2 1105 Caja 5", "3 1105 Efectivo 5", "4 1105 Caja 5"]);
    const columns = { ...COLUMNS, code: -1 };
    expect(
      rowsOf(
        [
          [null, "1105 - Caja", 5],
          [null, "1105", 5],
          [null, "Caja", 5],
        ],
        { columns },
      ),
    ).toEqual(["1 1105 Caja 5", "2 1105 5", "3 Caja 5"]);
  });

  it("figures are read in units of the sheet, with the mark of their side, and what is none is told", () => {
    expect(
      rowsOf(
        [
          [null, "Caja", "1.234,56"],
          [null, "Deuda", "1.234 CR"],
          [null, "Otra", "1.234 DB"],
        ],
        { unit: 1000 },
      ),
    ).toEqual(["1 Caja 1234560", "2 Deuda -1234000", "3 Otra 1234000"]);
    expect(rowsOf([[null, "Deuda", "1.234 CR"]], { columns: { ...COLUMNS, isSigned: true } })).toEqual([
      "1 Deuda 1234",
    ]);
    expect(
      tableRows(
        sheetOf([
          [null, "Caja", 1.5],
          [null, "Bancos", 2],
        ]),
        COLUMNS,
        { unit: 1, title: "" },
      ).rows.map(({ rounded }) => rounded),
    ).toEqual([1, 0]);
    expect(
      rowsOf([
        [null, "Caja", 5],
        [null, "Bancos", { error: "#REF!" }],
        [null, "Clientes", "por definir"],
        [null, null, 7],
        [null, "Nada", 0],
        [null, "Vacía", null],
        [null, "Otros", 3],
      ]),
    ).toEqual(["1 Caja 5", "7 Otros 3", "2 error", "3 bad-amount", "4 no-name"]);
  });

  it("who signs below the last figure is no account, one with a code is", () => {
    const signed = (cell: FileCell, code: FileCell = null) =>
      rowsOf([
        [null, "Caja", 5],
        [code, "Carmen", cell],
      ]);
    expect(signed("Contadora")).toEqual(["1 Caja 5"]);
    expect(signed("______")).toEqual(["1 Caja 5"]);
    expect(signed("......")).toEqual(["1 Caja 5"]);
    expect(signed("1.2.3")).toEqual(["1 Caja 5", "2 bad-amount"]);
    expect(signed("Contadora", "1110")).toEqual(["1 Caja 5", "2 bad-amount"]);
    expect(
      rowsOf([
        [null, "Carmen", "Contadora"],
        [null, "Caja", 5],
      ]),
    ).toEqual(["2 Caja 5", "1 bad-amount"]);
  });

  it("figures of several columns are added, taken away, or the first that is there", () => {
    const figures = (plus: readonly number[], minus: readonly number[], isEither?: true) => ({
      ...COLUMNS,
      figures: [{ period: { label: "", day: null }, plus, minus, ...(isEither && { isEither }) }],
    });
    const rows: Rows = [
      [null, "Caja", 5, 7],
      [null, "Bancos", null, 7],
      [null, "Otros", null, null],
      [null, "x", 5, "y"],
    ];
    expect(rowsOf(rows, { columns: figures([2], [3]) })).toEqual([
      "1 Caja -2",
      "2 Bancos -7",
      "4 bad-amount",
    ]);
    expect(rowsOf(rows, { columns: figures([2, 3], []) })).toEqual([
      "1 Caja 12",
      "2 Bancos 7",
      "4 bad-amount",
    ]);
    expect(rowsOf(rows, { columns: figures([2, 3], [], true) })).toEqual([
      "1 Caja 5",
      "2 Bancos 7",
      "4 bad-amount",
    ]);
  });
});

describe("IM-40 a statement with liabilities beside assets", () => {
  const below = (...rows: Rows) =>
    oneBelowOther(sheetOf(rows)).rows.map(
      ({ row, cells }) => `${row} ${cells.map((cell) => cell ?? "").join("|")}`,
    );
  const TABLE: Rows = [
    ["Empresa"],
    ["Activo", "", "Pasivo", ""],
    ["Caja", 5, "Proveedores", 3],
    ["Bancos", 7, "Patrimonio", null],
    ["Clientes", 1, "Capital", 10],
  ];

  it("is read as one table, the right side below the left one", () => {
    expect(below(...TABLE)).toEqual([
      "1 Empresa",
      "2 Activo|",
      "3 Caja|5",
      "4 Bancos|7",
      "5 Clientes|1",
      "2 Pasivo",
      "3 Proveedores|3",
      "4 Patrimonio",
      "5 Capital|10",
    ]);
  });

  it("with codes before each side, and two years of each", () => {
    expect(
      below(
        ["Código", "Activo", 2025, 2024, "Código", "Pasivo", 2025, 2024],
        ["1105", "Caja", 5, 4, "2205", "Proveedores", 3, 2],
        ["1110", "Bancos", 7, 6, "3105", "Capital", 9, 8],
        ["1305", "Clientes", 1, 1, "3605", "Utilidad", 1, 1],
      ),
    ).toEqual([
      "1 Código|Activo|2025|2024",
      "2 1105|Caja|5|4",
      "3 1110|Bancos|7|6",
      "4 1305|Clientes|1|1",
      "1 |Pasivo",
      "2 2205|Proveedores|3|2",
      "3 3105|Capital|9|8",
      "4 3605|Utilidad|1|1",
    ]);
  });

  it.each<readonly [string, Rows]>([
    ["one side alone", TABLE.map((row) => row.slice(0, 2))],
    ["the right side without figures", TABLE.map((row) => row.slice(0, 3))],
    ["the left side without figures", TABLE.map(([name = null, , ...rest]) => [name, null, ...rest])],
    [
      "no heading of a section at the right",
      TABLE.map((row) => row.map((cell) => (cell === "Pasivo" || cell === "Patrimonio" ? "x" : cell))),
    ],
    [
      "a column that says the class of each row",
      [
        ["Activo", "Caja", 5, "Activo", 1],
        ["Activo", "Bancos", 7, "Activo", 2],
        ["Pasivo", "Proveedores", 7, "Pasivo", 2],
      ],
    ],
    ["nothing", []],
  ])("%s is answered as it is", (_, rows) => {
    const sheet = sheetOf(rows);
    expect(oneBelowOther(sheet)).toBe(sheet);
  });
});
