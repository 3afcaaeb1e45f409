import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { keptStatements } from "#domain/import/statement/kept-statements.ts";
import { placedLines } from "#domain/import/statement/uploaded-nets.ts";
import type { FileCell, SheetBook } from "#domain/import/table/sheet.ts";
import { typedNets } from "#domain/statement/reading/statement-nets.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import { bookOf, sheetOf } from "../../../support/files/sheet-book.ts";

function kept(book: SheetBook) {
  const read = readStatementHere(pucChart(), book);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return keptStatements(placedLines(read.value, new Map()));
}

type Rows = readonly (readonly FileCell[])[];
const BALANCE: Rows = [
  ["", "2025"],
  ["Caja", 150],
  ["Proveedores", 80],
  ["Capital social", 50],
  ["Resultado del ejercicio", 20],
];
const INCOME: Rows = [
  ["", "2025"],
  ["Ventas", 100],
  ["Costo de ventas", 70],
  ["Gastos de administración", 10],
];

describe("IM-40 an upload is kept as the tables of the workspaces", () => {
  it("keeps a trial balance as one balance that holds its result", () => {
    const [only, ...others] = kept(
      bookOf(
        sheetOf([
          ["Código", "Nombre", "Saldo"],
          ["1105", "Caja", 150],
          ["2205", "Proveedores", -80],
          ["3115", "Aportes", -50],
          ["4135", "Ventas", -100],
          ["6135", "Costo", 80],
          ["5105", "Gastos", 0],
        ]),
      ),
    );
    expect(others).toEqual([]);
    expect(only?.statement).toBe("balance");
    expect(only?.rows.map(({ code, debit, credit }) => [code, debit, credit])).toEqual([
      ["1105", 150, 0],
      ["2205", 0, 80],
      ["3115", 0, 50],
      ["4135", 0, 100],
      ["6135", 80, 0],
    ]);
  });

  it("leaves out what holds nothing in the latest period", () => {
    const [only] = kept(
      bookOf(
        sheetOf([
          ["Código", "Nombre", "2025", "2024"],
          ["1105", "Caja", 70, 50],
          ["1110", "Bancos", 0, 20],
          ["3115", "Aportes", 70, 70],
        ]),
      ),
    );
    expect(only?.rows.map(({ code }) => code)).toEqual(["1105", "3115"]);
  });

  it("keeps a balance and its income statement apart, and either alone", () => {
    const both = kept(bookOf(sheetOf(BALANCE, { name: "A" }), sheetOf(INCOME, { name: "B" })));
    expect(both.map(({ statement, rows }) => [statement, rows.length])).toEqual([
      ["balance", 4],
      ["income", 3],
    ]);
    expect(both.map((table) => typedNets(table).unread)).toEqual([0, 0]);
    expect(kept(bookOf(sheetOf(INCOME))).map(({ statement }) => statement)).toEqual(["income"]);
    expect(kept(bookOf(sheetOf(BALANCE))).map(({ statement }) => statement)).toEqual(["balance"]);
  });
});
