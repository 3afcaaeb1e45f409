import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { namesToSearch, tableSteps } from "#domain/import/statement/statement-tables.ts";
import type { UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import type { FileCell, SheetBook } from "#domain/import/table/sheet.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import { bookOf, sheetOf } from "#tests/support/files/sheet-book.ts";

type Rows = readonly (readonly FileCell[])[];
const CHART = pucChart();

function read(book: SheetBook | Rows, only?: string): UploadedStatement {
  const found = readStatementHere(CHART, "sheets" in book ? book : bookOf(sheetOf(book)), only);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}
const refusal = (book: SheetBook, only?: string) => {
  const found = readStatementHere(CHART, book, only);
  return found.ok ? null : found.error;
};
const shown = ({ lines }: UploadedStatement) =>
  lines.map(({ puc, amounts }) => `${puc} ${amounts.join("/")}`);
const periods = (found: UploadedStatement) =>
  found.periods.map(({ label, day }) => `${label} ${day ?? ""}`.trim());

const BALANCE: Rows = [
  ["", "2025"],
  ["Caja", 150],
  ["Proveedores", 80],
  ["Capital social", 70],
];
const INCOME: Rows = [
  ["", "2025"],
  ["Ventas", 100],
  ["Costo de ventas", 70],
  ["Gastos de administración", 10],
];

describe("IM-40 the sheets of a book", () => {
  const sheet = (name: string, rows: Rows, hidden = false) => sheetOf(rows, { name, hidden });
  const twice = (rows: Rows): Rows =>
    rows.map(([name = null, first = null], at) => [name, first, at === 0 ? "2024" : 1]);

  it("a balance with the income statement of another sheet, with the periods that both have", () => {
    const found = read(
      bookOf(sheet("A", twice(BALANCE)), sheet("B", INCOME), sheet("Notas", [["Hola"]]), sheet("Vacía", [])),
    );
    expect(found).toMatchObject({ kind: "both", sheets: ["A", "B"], unused: ["Notas"], rounded: 0 });
    expect(shown(found)).toEqual(["1105 150", "22 80", "31 70", "41 100", "61 70", "51 10"]);
    expect(periods(found)).toEqual(["2025 2025-12-31"]);
  });

  it("a whole one where it has as many accounts as its parts, else these", () => {
    const whole: Rows = [...BALANCE, ...INCOME.slice(1)];
    expect(read(bookOf(sheet("A", BALANCE), sheet("B", INCOME), sheet("C", whole))).sheets).toEqual(["C"]);
    expect(
      read(bookOf(sheet("A", BALANCE), sheet("B", INCOME), sheet("C", whole.slice(0, 6)))).sheets,
    ).toEqual(["A", "B"]);
  });

  it("the one with most accounts, shown before hidden, the first of two alike", () => {
    const longer: Rows = [...BALANCE, ["Bancos", 5]];
    expect(read(bookOf(sheet("A", BALANCE), sheet("B", longer), sheet("C", longer))).sheets).toEqual(["B"]);
    expect(read(bookOf(sheet("A", longer, true), sheet("B", BALANCE))).sheets).toEqual(["B"]);
    expect(read(bookOf(sheet("A", BALANCE), sheet("B", longer)), "A").sheets).toEqual(["A"]);
  });

  it("so few lines are no statement, unless a person says so", () => {
    const two = BALANCE.slice(0, 3);
    expect(refusal(bookOf(sheet("A", two)))).toEqual({ kind: "no-figures" });
    expect(refusal(bookOf(sheet("A", two)), "A")).toBeNull();
    expect(refusal(bookOf(sheet("A", BALANCE)), "B")).toEqual({ kind: "no-figures" });
  });

  it("why one cannot be read is said where no other can", () => {
    const dollars: Rows = [
      ["", "2025"],
      ["Caja", "USD 5"],
      ["Bancos", "5"],
      ["Capital", "5"],
    ];
    const large: Rows = [
      ["", "2025"],
      ["Caja", 9e15],
      ["Bancos", 9e15],
      ["Capital", 5],
    ];
    expect(refusal(bookOf(sheet("A", dollars), sheet("B", large)))).toEqual({
      kind: "currencies",
      sheet: "A",
      row: 2,
    });
    expect(refusal(bookOf(sheet("A", large), sheet("B", dollars)))).toEqual({
      kind: "too-large",
      sheet: "A",
    });
    expect(read(bookOf(sheet("A", dollars), sheet("B", BALANCE))).sheets).toEqual(["B"]);
    expect(
      refusal(
        bookOf(
          sheet("A", [
            ["", "2025 (USD)"],
            ["Caja", 5],
            ["Bancos", 5],
            ["Capital", 5],
          ]),
        ),
      ),
    ).toMatchObject({ kind: "currencies", row: 1 });
    expect(
      refusal(bookOf(sheet("A", [["Concepto (en dólares)", "2025"], ...BALANCE.slice(1)]))),
    ).toMatchObject({ kind: "currencies", row: 1 });
    expect(
      refusal(
        bookOf(
          sheet("A", [
            ["", "2025"],
            ["Cuenta en dólares", 5],
            ["Bancos", 5],
            ["Capital", 5],
          ]),
        ),
      ),
    ).toBeNull();
  });

  it("a sheet with sums alone has no figures", () => {
    const sums: Rows = [
      ["", "2025"],
      ["Total activo", 5],
      ["Total pasivo", 5],
    ];
    expect(refusal(bookOf(sheet("A", sums)), "A")).toEqual({ kind: "no-figures" });
    expect(read(bookOf(sheet("A", sums), sheet("B", BALANCE))).sheets).toEqual(["B"]);
  });

  it("more accounts than any statement has are refused", () => {
    const many: Rows = [
      ["Código", "Nombre", "Saldo"],
      ...Array.from({ length: 5_001 }, (_, at) => [`1305${10_000_000 + at}`, "x", 1]),
    ];
    expect(refusal(bookOf(sheet("A", many)))).toMatchObject({ kind: "too-large" });
  });

  it.each<readonly [string, Rows, number]>([
    [
      "in the heading of the names",
      [["Empresa"], ["Concepto (en miles de pesos)", 2025], ...BALANCE.slice(1)],
      1_000,
    ],
    ["above a table without a heading", [["En miles de pesos"], ...BALANCE.slice(1)], 1_000],
    ["not below it", [...BALANCE.slice(1), ["Nota: en miles de pesos"]], 1],
  ])("the unit is said %s", (_, rows, unit) => {
    expect(read(bookOf(sheet("A", rows))).unit).toBe(unit);
  });

  it("cents are counted", () => {
    expect(
      read([
        ["", "2025"],
        ["Caja", 1.5],
        ["Proveedores", 0.75],
        ["Capital", 2],
      ]).rounded,
    ).toBe(2);
  });

  it("asks the search for each name once, and for none that words, codes or the plan tell", () => {
    const names = (...rows: Rows) =>
      namesToSearch(
        CHART,
        [...tableSteps(bookOf(sheetOf([["Código", "Nombre", "Saldo"], ...rows])))].filter(
          (each) => each !== null,
        ),
      );
    expect(
      names(
        ["1105", "Xyzzy", 5],
        ["", "Qwerty", 5],
        ["", "Qwerty", 7],
        ["", "Caja", 5],
        ["", "Remesas en tránsito", 5],
      ),
    ).toEqual(["Qwerty"]);
    const many = Array.from({ length: 305 }, (_, at): readonly FileCell[] => [
      "",
      `Qwerty ${String.fromCharCode(97 + (at % 26))}${at}`,
      5,
    ]);
    expect(names(...many)).toHaveLength(300);
  });
});
