import { expect, it } from "vitest";
import { alikeSheets, sheetsOfMonths } from "#domain/import/table/alike-sheets.ts";
import { periodOfSheet } from "#domain/import/table/title-period.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { bookOf, sheetOf } from "#tests/support/files/sheet-book.ts";

const HEAD = ["Fecha", "Cuenta", "Débito", "Crédito"];
const month = (name: string, hidden = false) =>
  sheetOf([[`Diario de ${name}`], [], HEAD, ["02/10/2026", "1105", 10, 0]], { name, hidden });

it("IM-20 sheets with the headings of the one that is read are named", () => {
  const other = sheetOf(
    [
      ["Fecha", "Cuenta", "Valor"],
      ["02/10/2026", "1105", 10],
    ],
    { name: "Resumen" },
  );
  const more = sheetOf([[...HEAD, "Saldo"]], { name: "Mayor" });
  const book = bookOf(month("enero"), other, month("febrero"), month("vieja", true), more, month("marzo"));
  // The heading is the second row that holds something.
  const names = (...of: Parameters<typeof alikeSheets>) => alikeSheets(...of).map(({ name }) => name);
  expect(alikeSheets(book, 0, 2)).toEqual([
    { name: "febrero", at: 2, next: 2 },
    { name: "marzo", at: 5, next: 2 },
  ]);
  expect(names(book, 2, 2)).toEqual(["enero", "marzo"]);
  expect(names(book, 1, 1)).toEqual([]);
  expect(names(bookOf(month("enero")), 0, 2)).toEqual([]);
  // A table that is not headed says nothing of others.
  expect(names(book, 0, 0)).toEqual([]);
});

it("IM-20 a sheet with another column, with blanks or with its heading far below is told apart", () => {
  const blanks = sheetOf([["Fecha", "", "Cuenta", "Débito", "Crédito", " "]], { name: "blancos" });
  const one = sheetOf([["Fecha", null, "Cuenta", "Débito", "Crédito"]], { name: "uno" });
  const far = sheetOf(
    [...Array.from({ length: 60 }, () => ["x"]), ["Fecha", null, "Cuenta", "Débito", "Crédito"]],
    { name: "lejos" },
  );
  const near = sheetOf([["Fecha", null, "Cuenta", "Débito", "Crédito"]], { name: "cerca" });
  const wide = sheetOf([["Fecha", null, "Cuenta", "Débito", "Crédito", null, "Nota"]], { name: "ancha" });
  const short = sheetOf([["Fecha", null, "Cuenta"]], { name: "corta" });
  const other = sheetOf([["Día", null, "Nota", "Ciudad", "Valor"]], { name: "otra" });
  expect(alikeSheets(bookOf(blanks, one, far, near, wide, short, other), 0, 1)).toEqual([
    { name: "uno", at: 1, next: 1 },
    { name: "cerca", at: 3, next: 1 },
  ]);
});

it.each<[chosen: string, alike: readonly string[], read: readonly string[]]>([
  ["Enero", ["Febrero", "Marzo"], ["Febrero", "Marzo"]],
  ["02 FEB", ["01 ENE", "03 MAR", "Resumen"], ["01 ENE", "03 MAR"]],
  ["Diario enero", ["Diario enero (2)", "Diario febrero"], ["Diario febrero"]],
  ["Consolidado", ["Enero", "Febrero"], []],
  ["Enero a marzo", ["Abril"], []],
])("IM-20 sheets of other months than %s are read with it", (chosen, alike, read) => {
  const sheets = alike.map((name, at) => ({ name, at, next: 1 }));
  expect(sheetsOfMonths(chosen, sheets).map(({ name }) => name)).toEqual(read);
});

it.each<[title: string, sheet: string, file: string, period: string | null]>([
  ["Libro diario 2025", "Enero", "libro.xlsx", "2025-01-01 2025-01-31"],
  ["Libro diario", "02 FEB", "diario 2026.xlsx", "2026-02-01 2026-02-28"],
  ["Libro diario de marzo de 2026", "Marzo", "diario.xlsx", "2026-03-01 2026-03-31"],
  ["Libro diario", "Enero", "diario 2025-2026.xlsx", null],
  ["Libro diario", "Enero", "diario.xlsx", null],
  ["Libro diario de marzo a mayo de 2026", "Abril", "diario.xlsx", "2026-04-01 2026-04-30"],
  // A title of one month goes before the name of the sheet.
  ["Libro diario de marzo de 2026", "Abril", "diario.xlsx", "2026-03-01 2026-03-31"],
  ["Libro diario de marzo a mayo de 2026", "Hoja1", "diario.xlsx", "2026-03-01 2026-05-31"],
  ["Libro diario", "Hoja1", "diario 2025.xlsx", "2025-01-01 2025-12-31"],
  // A year of a long text of a title, or of the rows below, is none of the file.
  [`${"x ".repeat(151)} 2019`, "Enero", "diario 2026.xlsx", "2026-01-01 2026-01-31"],
  [`${"x".repeat(296)}2019`, "Enero", "diario 2026.xlsx", null],
])("IM-20 a sheet is of the month of its name in the one year that is named: %s, %s, %s", (...told) => {
  const [title, name, file, period] = told;
  const rows = [[title], HEAD, ["02/10/2019", "1105", 10, 0]];
  const said = periodOfSheet(sheetOf(rows, { name }), 2, file, day("2026-11-26"));
  expect(said && `${said.from} ${said.to}`).toBe(period);
});
