import { describe, expect, it } from "vitest";
import { readPartyText } from "#domain/import/parties/party-rows.ts";
import { readEmployeeRows } from "#domain/import/staff/employee-rows.ts";
import { readNoveltyRows } from "#domain/import/staff/novelty-rows.ts";
import { columnByCells, documentColumn, isDocument } from "#domain/import/table/column-by-cells.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-20");

describe("IM-24 the column of documents that no heading names is told by its cells", () => {
  it.each([
    [
      "beside a kind of its own",
      "Tipo;Número;DV;Nombre\nNIT;890.300.400;2;Papeles\nCE;345678;;José",
      [
        ["NIT", "890.300.400"],
        ["CE", "345678"],
      ],
    ],
    [
      "under its short name",
      "N.°;Nombre\n890300400;Papeles\n52731094;Ana",
      [
        ["NIT", "890300400"],
        ["CC", "52731094"],
      ],
    ],
    [
      "beside a number of the row",
      "#;Tipo;Nombre;Identif.\n1;CLIENTE;Ana;52731094\n2;PROVEEDOR;Luis;79123456",
      [
        ["CC", "52731094"],
        ["CC", "79123456"],
      ],
    ],
    [
      "not where the numbers count the rows",
      "No.;Nombre;Tel.\n1;Ana;3101234567\n2;Luis;3209876543",
      [
        ["CC", ""],
        ["CC", ""],
      ],
    ],
    [
      "nor where they are telephones",
      "Nombre;Número\nAna;3101234567\nLuis;320 987 6543",
      [
        ["CC", ""],
        ["CC", ""],
      ],
    ],
  ] as const)("%s", (_, text, documents) => {
    expect(readPartyText(text).rows.map(({ documentKind, number }) => [documentKind, number])).toEqual(
      documents,
    );
  });

  it("IM-25 IM-26 in lists of employees and of novelties as well", () => {
    const employees =
      "No.;Número;Nombre;Salario\n1;52.731.094;Ana Ruiz;1.750.905\n2;80.123.456;Luis Paz;2.000.000";
    expect(readEmployeeRows(rowsOfText(employees), TODAY).rows.map(({ number }) => number)).toEqual([
      "52.731.094",
      "80.123.456",
    ]);
    const novelties = "Número;Empleado;Novedad;Valor\n52.731.094;Ana;Comisiones;100.000";
    expect(readNoveltyRows(rowsOfText(novelties), TODAY).rows[0]?.number).toBe("52.731.094");
  });
});

it.each([
  ["52.73", false],
  ["12345", true],
  ["52.731.094", true],
  ["900.300.400-2", true],
  ["NIT 900300400 - 2", true],
  ["c.c. 52731094", true],
  ["12345678901", true],
  ["123456789012", false],
  ["3101234567", false],
  ["2101234567", true],
  ["310 123 4567", false],
  ["Ana", false],
  ["", false],
])("IM-24 «%s» may be a document: %s", (cell, expected) => {
  expect(isDocument(cell)).toBe(expected);
});

it("IM-24 a column is taken where three of four of its cells are what is looked for", () => {
  const table = (...cells: readonly string[]) => ({
    labels: [" No. ", "Nombre"],
    rows: cells.map((cell) => [cell, "Ana"]),
  });
  const found = (...cells: readonly string[]) => documentColumn(table(...cells), new Set());
  expect(found("52731094", "79123456", "80123456", "x")).toBe(0);
  expect(found("52731094", "79123456", "x")).toBeUndefined();
  expect(found("52731094", "", "  ", "")).toBe(0);
  expect(found("", "")).toBeUndefined();
  expect(found()).toBeUndefined();
  expect(documentColumn(table("52731094"), new Set([0]))).toBeUndefined();
  expect(documentColumn({ labels: ["No."], rows: [["52731094"], []] }, new Set())).toBe(0);
  expect(columnByCells(table(" si ", "si"), new Set(), /^no/, (cell) => cell === "si")).toBe(0);
});
