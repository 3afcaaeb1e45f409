import { describe, expect, it } from "vitest";
import { oneBelowOther } from "#domain/import/statement/one-below-other.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
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
