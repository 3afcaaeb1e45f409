import { describe, expect, it } from "vitest";
import type { StatementColumns } from "#domain/import/statement/statement-columns.ts";
import { tableRows } from "#domain/import/statement/table-rows.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { sheetOf } from "#tests/support/files/sheet-book.ts";

type Rows = readonly (readonly FileCell[])[];

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

  it("of the heading before stands what another heading says nothing of", () => {
    expect(
      named(
        ["Pasivo no corriente", null],
        ["Con bancos", null],
        ["Créditos", 3],
        ["Corriente", null],
        ["Proveedores", 2],
        ["Pasivo y patrimonio", null],
        ["Utilidad del ejercicio", 1],
      ),
    ).toEqual(["3 Créditos 3 c2 long", "5 Proveedores 2 c2", "7 Utilidad del ejercicio 1 c23"]);
    expect(rowsOf([[null, "Utilidad del ejercicio", 3]], { title: "balance" })).toEqual([
      "1 Utilidad del ejercicio 3 c123 result",
    ]);
  });

  it.each([
    ["balance general", "c123"],
    ["estado integral de resultados", "c4567"],
    ["estado de ganancias y perdidas", "c4567"],
    ["estado de resultado", "c4567"],
    ["p&g", "c4567"],
    ["pyg", "c4567"],
    ["p & g", "c4567"],
    ["shop y g", ""],
    ["p y gastos", ""],
    ["subestado de resultados", ""],
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

  it("what is left is told by its first letters, without blanks", () => {
    const told = (rows: Rows) =>
      tableRows(sheetOf(rows), COLUMNS, { unit: 1, title: "" }).left.map(({ text }) => text);
    expect(told([[null, "Caja", { error: "#REF!" }, null, "x"]])).toEqual(["Caja · #REF! · x"]);
    expect(told([[null, "x".repeat(200), { error: "#REF!" }]])[0]).toHaveLength(120);
    expect(
      tableRows(sheetOf([[null, "x".repeat(200), 5]]), COLUMNS, { unit: 1, title: "" }).rows[0]?.name,
    ).toHaveLength(120);
  });

  it("a row counts where one of its periods has a figure, and below a code a heading leads nowhere", () => {
    const two = {
      ...COLUMNS,
      figures: [2, 3].map((at) => ({ period: { label: "", day: null }, plus: [at], minus: [] })),
    };
    expect(
      rowsOf(
        [
          [null, "Caja", 5, null],
          [null, "Bancos", null, 7],
          [null, "Otros", 0, 0],
        ],
        { columns: two },
      ),
    ).toEqual(["1 Caja 5/0", "2 Bancos 0/7"]);
    expect(
      rowsOf([
        ["2", "Pasivo corriente", null],
        ["", "Caja", 5],
      ]),
    ).toEqual(["2 Caja 5"]);
    expect(
      rowsOf([
        ["", "Pasivo no corriente", null],
        ["1105", "Caja", 5],
        ["", "Créditos", 5],
      ]),
    ).toEqual(["2 1105 Caja 5 long", "3 Créditos 5 c2 long"]);
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

  it("the mark of the cents is that of the column below the heading", () => {
    expect(
      rowsOf([
        [null, "Caja", "10.50"],
        [null, "Bancos", "3,000"],
      ]),
    ).toEqual(["1 Caja 11", "2 Bancos 3000"]);
    expect(
      rowsOf(
        [
          [null, "Corte", "31.10"],
          [null, "Hora", "10.50"],
          [null, "Caja", "3.000"],
        ],
        { columns: { ...COLUMNS, first: 2 } },
      ),
    ).toEqual(["3 Caja 3000"]);
    expect(rowsOf([[null, "Caja", -2.5]])).toEqual(["1 Caja -3"]);
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
    expect(signed("1-2")).toEqual(["1 Caja 5", "2 bad-amount"]);
    expect(signed("5x")).toEqual(["1 Caja 5", "2 bad-amount"]);
    expect(signed("Contadora", "1110")).toEqual(["1 Caja 5", "2 bad-amount"]);
    expect(
      rowsOf([
        [null, "Carmen", "Contadora"],
        [null, "Caja", 5],
      ]),
    ).toEqual(["2 Caja 5", "1 bad-amount"]);
  });

  it("who signs may stand below one of several columns, or beside the last account", () => {
    const two = {
      ...COLUMNS,
      figures: [2, 3].map((at) => ({ period: { label: "", day: null }, plus: [at], minus: [] })),
    };
    const signed = (...cells: readonly FileCell[]) =>
      rowsOf(
        [
          [null, "Caja", 5, 7],
          [null, "Carmen", ...cells],
        ],
        { columns: two },
      );
    expect(signed(null, "Contadora")).toEqual(["1 Caja 5/7"]);
    expect(signed("Contadora", "1.2.3")).toEqual(["1 Caja 5/7", "2 bad-amount"]);
    const beside = {
      ...sheetOf([]),
      rows: [
        { row: 4, cells: [null, "Caja", 5] },
        { row: 4, cells: [null, "Carmen", "Contadora"] },
      ],
    };
    expect(tableRows(beside, COLUMNS, { unit: 1, title: "" }).left).toEqual([]);
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
