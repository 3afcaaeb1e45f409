import { describe, expect, it } from "vitest";
import { oneBelowOther } from "#domain/import/statement/one-below-other.ts";
import { isMoneyCell, isWordsCell, isYearCell } from "#domain/import/statement/statement-columns.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { sheetOf } from "#tests/support/files/sheet-book.ts";

type Rows = readonly (readonly FileCell[])[];

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

  it("with codes before the left side alone, a year over the figures, and blanks", () => {
    expect(
      below(
        ["", "Activo", 2025, "Pasivo", 2025],
        ["1105", "Caja", 5, "Proveedores", 3],
        ["1110", "Bancos", 7, "", ""],
        ["1305", "Clientes", 1, "Patrimonio", 10],
        ["1435", "Mercancías", 2, "Capital", 9],
      ),
    ).toEqual([
      "1 |Activo|2025",
      "2 1105|Caja|5",
      "3 1110|Bancos|7",
      "4 1305|Clientes|1",
      "5 1435|Mercancías|2",
      "1 |Pasivo",
      "2 |Proveedores|3",
      "4 |Patrimonio|10",
      "5 |Capital|9",
    ]);
  });

  it("with the word over the figures, and years that differ in number", () => {
    expect(
      below(
        ["Activo", "Valor", "", "Pasivo", "Valor"],
        ["Caja", 5, 4, "Proveedores", 3],
        ["Bancos", 7, 6, "Créditos", 9],
        ["Clientes", 1, 1, "Otros", 2],
      ).slice(4),
    ).toEqual(["1 Pasivo", "2 Proveedores|3", "3 Créditos|9", "4 Otros|2"]);
    expect(
      below(
        ["Activo", "", "Pasivo", "", ""],
        ["Caja", 5, "Proveedores", 3, 2],
        ["Bancos", 7, "Créditos", 9, 8],
        ["Clientes", 1, "Otros", 2, 1],
      ).slice(4),
    ).toEqual(["1 Pasivo", "2 Proveedores|3", "3 Créditos|9", "4 Otros|2"]);
  });

  it("codes of one or two figures stand before names too, and only so many years as the left side has", () => {
    for (const [[cash, banks, customers], [owed, capital, earned]] of [
      [
        ["11", "12", "13"],
        ["22", "31", "36"],
      ],
      [
        ["1", "1", "1"],
        ["2", "3", "3"],
      ],
    ] as const)
      expect(
        below(
          ["Código", "Activo", 2025, 2024, "Código", "Pasivo", 2025, 2024, 2023],
          [cash, "Efectivo", 500, 400, owed, "Proveedores", 300, 200, 111],
          [banks, "Inversiones", 700, 600, capital, "Capital", 905, 805, 222],
          [customers, "Deudores", 105, 106, earned, "Utilidad", 100, 101, 333],
        ),
      ).toEqual([
        "1 Código|Activo|2025|2024",
        `2 ${cash}|Efectivo|500|400`,
        `3 ${banks}|Inversiones|700|600`,
        `4 ${customers}|Deudores|105|106`,
        "1 |Pasivo",
        `2 ${owed}|Proveedores|300|200`,
        `3 ${capital}|Capital|905|805`,
        `4 ${earned}|Utilidad|100|101`,
      ]);
  });

  it.each<readonly [string, readonly (string | null)[]]>([
    ["letters", ["A", "B", "C"]],
    ["numbers of three figures", ["100", "101", "102"]],
    ["numbers that begin with a zero", ["01", "02", "03"]],
    ["codes of two of them", ["1105", "1110", null]],
  ])("what is before the left names is no code: %s", (_, [first = null, second = null, third = null]) => {
    // Figures of the year before look like codes themselves.
    const rows = below(
      ["Nota", "Activo", 2025, 2024, "Pasivo", 2025, 2024],
      [first, "Caja", 5, 4, "Proveedores", 3, 2],
      [second, "Bancos", 7, 6, "Créditos", 9, 8],
      [third, "Clientes", 1, 1, "Otros", 2, 1],
      ["19", "", null, null, "Varios", 3, 1],
    );
    expect(rows.slice(1, 4)).toEqual([
      `2 ${first}|Caja|5|4`,
      `3 ${second}|Bancos|7|6`,
      `4 ${third ?? ""}|Clientes|1|1`,
    ]);
    expect(rows.slice(5)).toEqual([
      "1 |Pasivo",
      "2 |Proveedores|3|2",
      "3 |Créditos|9|8",
      "4 |Otros|2|1",
      "5 |Varios|3|1",
    ]);
  });

  it("with one account between two headings at the right, and what a heading holds in one of two years", () => {
    expect(
      below(
        ["Activo", 2025, 2024, "Pasivo", 2025, 2024],
        ["Caja", 5, 4, "Proveedores", 3, 2],
        ["Bancos", 7, 6, "Patrimonio", 9, null],
        ["Clientes", 1, 1],
      ).slice(4),
    ).toEqual(["1 Pasivo", "2 Proveedores|3|2", "3 Patrimonio|9|"]);
  });

  it("cells that stand before a moved one are blank", () => {
    const moved = oneBelowOther(
      sheetOf([
        ["", "Activo", "", "Pasivo", ""],
        ["", "Caja", 5, "Proveedores", 3],
        ["", "Bancos", 7, "Patrimonio", null],
        ["", "Clientes", 1, "Capital", 10],
      ]),
    );
    expect(moved.rows.at(-1)?.cells).toEqual([null, "Capital", 10]);
  });

  it.each<readonly [string, Rows]>([
    [
      "one name below the heading at the right",
      [
        ["Activo", 15, "Pasivo", 9],
        ["Caja", 5, "Proveedores", 9],
        ["Bancos", 7, "", null],
        ["Clientes", 3, "", null],
      ],
    ],
    [
      "one figure beside the names at the right, and a sum without a name",
      [
        ["Activo", "", "Pasivo", ""],
        ["Caja", 5, "Proveedores", 3],
        ["Bancos", 7, "Créditos", null],
        ["Clientes", 1, "Otros", null],
        ["Total", 13, "", 3],
      ],
    ],
    [
      "a right side far from the left one",
      TABLE.map(([name = null, figure = null, ...right]) => [
        name,
        figure,
        ...Array.from({ length: 40 }, () => null),
        ...right,
      ]),
    ],
    [
      "two names on each side",
      [
        ["Activo", "", "Pasivo", ""],
        ["Caja", 5, "Proveedores", 3],
      ],
    ],
    [
      "one figure at the right",
      [
        ["Activo", "", "Pasivo", ""],
        ["Caja", 5, "Proveedores", 3],
        ["Bancos", 7, "Créditos", null],
        ["Clientes", 1, "Otros", null],
      ],
    ],
    [
      "one figure at the left",
      [
        ["Activo", "", "Pasivo", ""],
        ["Caja", 5, "Proveedores", 3],
        ["Bancos", null, "Créditos", 5],
        ["Clientes", null, "Otros", 4],
      ],
    ],
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

it.each<[FileCell | undefined, boolean, boolean, boolean]>([
  [1990, true, true, false],
  [2100, true, true, false],
  [1989, false, true, false],
  [2101, false, true, false],
  [2025.5, false, true, false],
  ["2025", false, true, false],
  ["1.234,50", false, true, false],
  ["Caja", false, false, true],
  ["ab1", false, false, false],
  ["", false, false, false],
  [true, false, false, false],
  [{ day: day("2025-12-31") }, false, false, false],
  [{ error: "#REF!" }, false, false, false],
  [null, false, false, false],
])("IM-40 %j is a year: %s, an amount: %s, words: %s", (cell, year, money, words) => {
  expect([isYearCell(cell), isMoneyCell(cell ?? null), isWordsCell(cell ?? null)]).toEqual([
    year,
    money,
    words,
  ]);
});
