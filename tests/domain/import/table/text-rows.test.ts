import { describe, expect, it } from "vitest";
import { type FileCell, plainCell } from "#domain/import/table/sheet.ts";
import { bestSheet, isTotalRow, rowsOfText, saysTotal, textRows } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { bookOf, sheetOf } from "#tests/support/files/sheet-book.ts";

it.each<[FileCell | undefined, string]>([
  ["Caja  general ", "Caja general"],
  [" Caja\u00a0 \n general", "Caja general"],
  ["Caja general", "Caja general"],
  [1105, "1105"],
  [true, "VERDADERO"],
  [false, "FALSO"],
  [{ day: day("2026-11-03") }, "03/11/2026"],
  [{ error: "#REF!" }, "#REF!"],
  [null, ""],
  [undefined, ""],
])("IM-07 the cell %j is the line «%s»", (cell, text) => {
  expect(plainCell(cell)).toBe(text);
});

it.each(["total", "totales", "subtotal caja", "suma", "sumas iguales", "gran total", "total: 5"])(
  "IM-19 a row that begins with «%s» sums others",
  (first) => {
    expect(saysTotal(first)).toBe(true);
    expect(isTotalRow(["", first.toUpperCase(), "5"])).toBe(true);
  },
);

it.each(["totalizador", "el total", "consumo", "resumas", "sumario", "un gran total", "caja", ""])(
  "IM-19 one that begins with «%s» does not",
  (first) => {
    expect(saysTotal(first)).toBe(false);
    expect(isTotalRow([first])).toBe(false);
  },
);

it("IM-19 only the first text of a row says that it sums", () => {
  expect(isTotalRow(["Caja", "Total"])).toBe(false);
  expect(isTotalRow([])).toBe(false);
});

it("IM-19 rows of a text are counted as it does, those without anything left out", () => {
  expect(rowsOfText("Nombre;NIT\n;\nAna;5")).toEqual([
    { row: 1, cells: ["Nombre", "NIT"] },
    { row: 3, cells: ["Ana", "5"] },
  ]);
  expect(textRows(sheetOf([["Nombre", null], [], [5, " a  b "]]))).toEqual([
    { row: 1, cells: ["Nombre", ""] },
    { row: 3, cells: ["5", "a b"] },
  ]);
});

describe("IM-20 of the sheets of a book the one is proposed that is worth most", () => {
  const sheet = (worth: number, hidden = false) =>
    sheetOf(
      Array.from({ length: Math.abs(worth) }, () => [worth]),
      { hidden },
    );
  const best = (...sheets: ReturnType<typeof sheet>[]) =>
    bestSheet(bookOf(...sheets), ({ rows }) => Number(rows[0]?.cells[0]));

  it.each<[string, ReturnType<typeof sheet>[], number]>([
    ["the longest", [sheet(2), sheet(5), sheet(3)], 1],
    ["the first of two as long", [sheet(2), sheet(5), sheet(5)], 1],
    ["a shown one before a longer hidden one", [sheet(9, true), sheet(1)], 1],
    ["a hidden one where no other holds anything of use", [sheet(0), sheet(2, true), sheet(3, true)], 2],
    ["not one of nothing before one that is worth nothing", [sheetOf([]), sheetOf([[0]])], 1],
    ["a hidden one of nothing is nothing", [sheetOf([[0]], { hidden: true }), sheetOf([[0]])], 0],
    ["the only one, though it holds nothing", [sheetOf([])], 0],
    ["a shown one of nothing before a hidden one", [sheetOf([]), sheetOf([], { hidden: true })], 0],
    ["none in a file without sheets", [], -1],
  ])("%s", (_, sheets, index) => {
    expect(best(...sheets)).toBe(index);
  });

  it("a sheet without rows is asked nothing", () => {
    expect(bestSheet(bookOf(sheetOf([]), sheetOf([["x"]])), ({ rows }) => (rows.length === 0 ? 99 : 0))).toBe(
      1,
    );
  });
});
