import { describe, expect, it } from "vitest";
import { bareColumns } from "#domain/import/bank/bare-extract.ts";
import { extractSheet, foundExtract } from "#domain/import/bank/find-extract.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { bookOf, sheetOf } from "#tests/support/files/sheet-book.ts";

type Rows = readonly (readonly FileCell[])[];
const UNTIL = day("2026-10-31");

const uses = (rows: Rows) => bareColumns(sheetOf(rows).rows, UNTIL)?.uses.join(" ") ?? null;
/** A column before the others of each row. */
const withColumn = (rows: Rows, cells: readonly FileCell[]): Rows =>
  rows.map((row, at) => [...row, cells[at] ?? null]);

const BARE: Rows = [
  ["20261002", "PAGO NOMINA", "-1200000.00"],
  ["20261003", "CONSIGNACION", "900000.00"],
  ["20261005", "CUOTA MANEJO", "-15900.00"],
];

describe("CB-01 an extract without headings", () => {
  it("has one column of days, one of amounts either way and one of words", () => {
    expect(uses(BARE)).toBe("date text amount");
    expect(uses(BARE.map(([date = null, text = null, amount = null]) => [date, text, Number(amount)]))).toBe(
      "date text amount",
    );
  });

  it("amounts that a spreadsheet added up have long tails", () => {
    expect(uses(BARE.map((row, at) => row.with(2, [-0.1 - 0.2, 0.1 + 0.2, 5][at] ?? null)))).toBe(
      "date text amount",
    );
  });

  it.each<readonly [string, readonly FileCell[], string | null]>([
    ["numbers of rows", ["1", "2", "3"], "date text amount none"],
    ["a column with a blank is of no use", ["-1", "", "5"], "date text amount none"],
    ["a column with a text among its figures neither", ["-1", "x", "5"], "date text amount none"],
    ["a second one of amounts either way is a doubt", ["-1", "2", "3"], null],
    ["one that begins with nothing neither", ["0.00", "0.00", "-5.00"], null],
    ["one that only goes out is none", ["-1", "-2", "-3"], "date text amount none"],
    ["a second one of days is not taken", ["-20261002", "20261003", "20261004"], null],
    [
      "balances that follow it, oldest first",
      ["1000.00", "901000.00", "885100.00"],
      "date text amount balance",
    ],
    ["newest first", ["100.00", "1200100.00", "300100.00"], "date text amount balance"],
    ["as numbers", [1000, 901_000, 885_100], "date text amount balance"],
    ["that go below zero", ["-50000.00", "850000.00", "834100.00"], "date text amount balance"],
    [
      "balances that do not add up are no balances",
      ["1000.00", "901000.00", "885101.00"],
      "date text amount none",
    ],
  ])("%s", (_, cells, expected) => {
    expect(uses(withColumn(BARE, cells))).toBe(expected);
  });

  it("of two columns of balances neither is it", () => {
    const balances = ["1000.00", "901000.00", "885100.00"];
    expect(uses(withColumn(withColumn(BARE, balances), balances))).toBe("date text amount none none");
  });

  it.each<readonly [string, readonly string[], boolean]>([
    ["-5", ["-5", "7", "8"], true],
    ["$ -5", ["$ -5", "7", "8"], true],
    ["5-", ["5-", "7", "8"], true],
    ["(5)", ["(5)", "7", "8"], true],
    ["(50)", ["(50)", "7", "8"], true],
    [" −5 ", [" −5 ", "7", "8"], true],
    ["5", ["5", "7", "8"], false],
  ])("%s goes out: %s", (_, amounts, isOut) => {
    const rows = BARE.map(([date = null, text = null], at) => [date, text, amounts[at] ?? null]);
    expect(uses(rows)).toBe(isOut ? "date text amount" : null);
  });

  it.each<readonly [string, Rows]>([
    ["two rows prove nothing", BARE.slice(0, 2)],
    ["days of the month alone are none", BARE.map(([, ...rest], at) => [String(at + 1), ...rest])],
    ["a row has no day", BARE.map((row, at) => (at === 2 ? row.with(0, "x") : row))],
    ["a row has a blank for its day", BARE.map((row, at) => (at === 2 ? row.with(0, "") : row))],
    ["no column has words", BARE.map((row) => row.with(1, "01"))],
    ["its words are too short", BARE.map((row) => row.with(1, "ND"))],
    ["everything goes out", BARE.map((row) => row.with(2, "-5"))],
    ["no column has amounts", BARE.map((row) => row.slice(0, 2))],
  ])("in doubt where %s", (_, rows) => {
    expect(uses(rows)).toBeNull();
  });

  it("words of three letters are enough", () => {
    expect(uses(BARE.map((row) => row.with(1, "PSE")))).toBe("date text amount");
  });

  it("the first row may be shorter than the others, and its first four hundred say what it is", () => {
    expect(uses([BARE[0] ?? [], ...BARE.map((row) => [...row, "x"])])).toBe("date text amount none");
    const many = Array.from({ length: 400 }, (_, at) => BARE[at % 3] ?? []);
    expect(uses([...many, ["x", "y", "z"]])).toBe("date text amount");
    expect(uses([...many.slice(1), ["x", "y", "z"]])).toBeNull();
  });
});

describe("CB-01 how a sheet is read as an extract", () => {
  const OCTOBER = month("2026-10");
  const found = (rows: Rows, name = "extracto.csv") => {
    const { bank, columns, month: of, isSure } = foundExtract(name, sheetOf(rows).rows, OCTOBER);
    return [bank, columns.uses.join(" "), columns.heading, of, isSure];
  };

  it("by its headings, with the month and the bank of its titles", () => {
    const rows = [["Nequi"], ["Septiembre de 2026"], ["Fecha", "Concepto", "Valor"], ["5", "PAGO", "BBVA"]];
    expect(found(rows)).toEqual(["Nequi", "date text amount", 3, "2026-09", true]);
    expect(found(rows.slice(2), "BBVA agosto 2026.csv")).toEqual([
      "BBVA",
      "date text amount",
      1,
      "2026-08",
      true,
    ]);
    expect(
      found([
        ["Fecha", "Movimientos Nequi", "Valor"],
        ["5", "PAGO", "1"],
      ])[0],
    ).toBe("Nequi");
    // What stands below the headings says nothing of either.
    expect(
      found([
        ["Fecha", "Concepto", "Valor"],
        ["05/09/2026", "Nequi", 5],
      ]),
    ).toEqual([null, "date text amount", 1, "2026-10", true]);
  });

  it("not surely where a heading names no amounts", () => {
    expect(
      found([
        ["Fecha", "Concepto", "Naturaleza"],
        ["05/10/2026", "x", "D"],
      ])[4],
    ).toBe(false);
  });

  it("by what its columns hold, which a person is asked of", () => {
    const rows = [
      ["Cuándo", "Qué fue", "A dónde"],
      ["05/10/2026", "PAGO PSE", "-1.000"],
      ["06/10/2026", "ABONO", "5.000"],
    ];
    expect(found(rows)).toEqual([null, "date text amount", 0, "2026-10", false]);
    expect(found(rows.slice(1))).toEqual([null, "date text amount", 0, "2026-10", false]);
    const headed = [
      ["Nequi"],
      [],
      ["Concepto", "Referencia"],
      ["PAGO PSE", "A71", "05/10/2026", "-1.000"],
      ["ABONO", "A72", "06/10/2026", "5.000"],
    ];
    expect(found(headed)).toEqual(["Nequi", "text none date amount", 3, "2026-10", false]);
  });
});

it("CB-01 of the sheets of a workbook the one is the extract that is shown, has a heading and is longest", () => {
  const HEAD = ["Fecha", "Valor"];
  const sheet = (rows: Rows, hidden = false) => sheetOf(rows, { hidden });
  const titles: Rows = [["a"], ["b"], ["c"]];
  const of = (...sheets: ReturnType<typeof sheet>[]) => extractSheet(bookOf(...sheets));
  expect(of(sheet(titles), sheet([HEAD]))).toBe(1);
  expect(of(sheet([HEAD, ["x", 1]], true), sheet(titles))).toBe(1);
  expect(of(sheet([HEAD]), sheet([HEAD, ["x", 1]]))).toBe(1);
  expect(of(sheet([HEAD]), sheet([HEAD]))).toBe(0);
  expect(of(sheet(titles, true), sheet([HEAD], true))).toBe(1);
});
