import { expect, it } from "vitest";
import { alikeSheets } from "#domain/import/table/alike-sheets.ts";
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
  expect(alikeSheets(book, 0, 2)).toEqual(["febrero", "marzo"]);
  expect(alikeSheets(book, 2, 2)).toEqual(["enero", "marzo"]);
  expect(alikeSheets(book, 1, 1)).toEqual([]);
  expect(alikeSheets(bookOf(month("enero")), 0, 2)).toEqual([]);
  // A table that is not headed says nothing of others.
  expect(alikeSheets(book, 0, 0)).toEqual([]);
});
