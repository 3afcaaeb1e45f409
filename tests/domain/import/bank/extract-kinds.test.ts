import { describe, expect, it } from "vitest";
import { isLoan } from "#domain/import/bank/loan-extract.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { sheetOf } from "#tests/support/files/sheet-book.ts";
import { type Rows, readRows as read } from "./read-rows.ts";

const D = "05/10/2026";
const HEAD = ["Fecha", "Descripción", "Valor", "Saldo"];

describe("CB-01 the balances that an extract says", () => {
  const MOVES: Rows = [
    ["Fecha", "Descripción", "Valor"],
    [D, "PAGO", -100],
    [D, "ABONO", 50],
  ];
  const balances = (...around: Rows) => read([...around, ...MOVES]).balances;

  it.each<readonly [string, Rows, readonly (number | null)[]]>([
    [
      "beside their labels",
      [
        ["Saldo anterior", 1000],
        ["Saldo final", 950],
      ],
      [1000, 950],
    ],
    ["in the same cell", [["Saldo anterior: $ 1.000"], ["Nuevo saldo: 950,00"]], [1000, 950]],
    ["in the last part of it", [["Saldo inicial: el 01/10: 1.000"]], [1000, 950]],
    ["right after the mark", [["Saldo inicial:1.000"]], [1000, 950]],
    ["some cells to the right", [["Saldo anterior", null, "", "1.000"]], [1000, 950]],
    [
      "below them",
      [
        ["Saldo anterior", "Saldo actual"],
        ["1.000", "950"],
      ],
      [1000, 950],
    ],
    ["not beside a word", [["Saldo anterior", "según libros", 1000]], [null, null]],
    ["not above them", [[1000], ["Saldo anterior"]], [null, null]],
    ["nor where the cell says a day", [["Saldo inicial: 01/10/2026"]], [null, null]],
  ])("%s", (_, rows, expected) => {
    expect(balances(...rows)).toEqual(expected);
  });

  it.each<readonly [string, FileCell, number]>([
    ["an amount with its peso sign", "Saldo anterior: $ 1.000", 1000],
    ["a figure alone", "Saldo anterior: 5", 5],
    ["an amount with its side", "Saldo anterior: 1.000,00 CR", 1000],
  ])("the first alone is said by %s", (_, cell, opening) => {
    expect(balances([cell])).toEqual([opening, opening - 50]);
  });

  it("a figure beside its label may have the long tail of a spreadsheet", () => {
    expect(balances(["Saldo anterior", 0.1 + 0.2])).toEqual([0.3, -49.7]);
  });

  it("the heading of the balances says none", () => {
    const head = ["Fecha", "Descripción", "Valor", "Saldo actual"];
    expect(read([head, [D, "PAGO", -100, 900], [D, "ABONO", 50, 950]])).toMatchObject({
      balances: [1000, 950],
      problems: [],
    });
  });

  it("a row of the balance before says it in its column, whatever stands beside its words", () => {
    const head = ["Fecha", "Descripción", "Documento", "Valor", "Saldo"];
    const first = [D, "SALDO ANTERIOR", "varios", null, 1001];
    expect(read([head, first, [D, "PAGO", "", -100, 900]]).problems).toEqual(["0 opening 1001 1000"]);
    expect(
      read([["Saldo anterior", 1000], HEAD, [D, "SALDO ANTERIOR", null, null], [D, "PAGO", -100, null]])
        .balances,
    ).toEqual([1000, 900]);
    const titles: Rows = [
      [null, "Saldo anterior", null, 1000],
      [null, "Saldo anterior", null, 5],
    ];
    expect(read([...titles, HEAD, [D, "PAGO", -100, null]]).balances).toEqual([1000, 900]);
  });

  it("the first of two of before and the last of two of after", () => {
    expect(
      balances(["Saldo anterior", 1000], ["Saldo inicial", 5], ["Saldo final", 5], ["Saldo actual", 950]),
    ).toEqual([1000, 950]);
    expect(balances(["Saldo final", 950], ["Saldo a la fecha", "x"])).toEqual([1000, 950]);
  });

  it("below the movements too, and among them where a row says it with its balance alone", () => {
    expect(read([...MOVES, [null, "Saldo final", 950]]).balances).toEqual([1000, 950]);
    const { moves, balances: told } = read([
      HEAD,
      [D, "SALDO ANTERIOR", null, 1000],
      [D, "PAGO", -100, 900],
      [D, "ABONO", 50, null],
    ]);
    expect(moves).toEqual(["10-05 PAGO -100 = 900", "10-05 ABONO 50"]);
    expect(told).toEqual([1000, 950]);
    expect(read([HEAD, [D, "SALDO ANTERIOR", null, 1001], [D, "PAGO", -100, 900]]).problems).toEqual([
      "0 opening 1001 1000",
    ]);
    // A movement of that name has an amount.
    expect(read([HEAD, [D, "ABONO SALDO ANTERIOR", 5, 900]]).moves).toEqual([
      "10-05 ABONO SALDO ANTERIOR 5 = 900",
    ]);
  });

  it("an empty cell says no balance, a zero says nothing is left", () => {
    expect(read([HEAD, [D, "a", -5, ""], [D, "b", -5, "0,00"], [D, "c", 5, "-"]]).moves).toEqual([
      "10-05 a -5",
      "10-05 b -5 = 0",
      "10-05 c 5 = 0",
    ]);
  });

  it("a label alone in the last row says none", () => {
    expect(read([...MOVES, ["Saldo final"]]).balances).toEqual([null, null]);
  });

  it("problems stand in the order of their rows", () => {
    expect(read([HEAD, [D, "a", -5, 95], [D, "b", -5, 80], [D, "c", "x", 70]]).problems).toEqual([
      "3 balance 90 80",
      "4 bad-amount x",
    ]);
  });
});

describe("CB-01 the statement of a card", () => {
  const CARD = ["Fecha", "Descripción", "Valor"];
  const of = (titles: Rows, moves: Rows, below: Rows = []) => read([...titles, CARD, ...moves, ...below]);
  const BOUGHT: Rows = [
    [D, "Compra", 100],
    [D, "Compra", 50],
    [D, "Pago", -70],
  ];

  it.each<readonly [string, Rows, Rows]>([
    ["by its title", [["Tarjeta de crédito"]], []],
    ["by what stands below its movements", [], [["Pago mínimo", "50"]]],
    ["by its brand", [["VISA oro"]], []],
  ])("turns what is bought into what leaves, %s", (_, titles, below) => {
    expect(of(titles, BOUGHT, below).moves).toEqual([
      "10-05 Compra -100",
      "10-05 Compra -50",
      "10-05 Pago 70",
    ]);
  });

  it.each<readonly [string, Rows, Rows]>([
    ["the brand of a debit card of an account", [["Cuenta de ahorros"], ["VISA débito"]], BOUGHT],
    [
      "a movement that names a card",
      [],
      [
        [D, "Pago tarjeta de crédito", 100],
        [D, "Compra", 50],
      ],
    ],
    [
      "a movement that is not paid and names a card",
      [],
      [
        [D, "Seguro tarjeta de crédito", 100],
        [D, "Compra", 50],
      ],
    ],
    ["a brand beside the title of an account", [["Cuenta de ahorros"], ["VISA"]], BOUGHT],
    [
      "a movement that names a brand",
      [],
      [
        [D, "VISA", 100],
        [D, "Compra", 50],
      ],
    ],
    [
      "what is paid stands above zero",
      [["VISA"]],
      [
        [D, "Compra", 100],
        [D, "Pago", 50],
        [D, "Compra", 5],
      ],
    ],
    [
      "as much stands below zero",
      [["VISA"]],
      [
        [D, "Compra", 100],
        [D, "Pago", -50],
      ],
    ],
  ])("not where it is %s", (_, titles, moves) => {
    expect(of(titles, moves).moves[0]).toMatch(/ 100$/);
  });

  it("not where a brand stands below the movements or in their heading", () => {
    expect(of([], BOUGHT, [["Aceptamos VISA"]]).moves[0]).toBe("10-05 Compra 100");
    expect(read([["Fecha", "Concepto (VISA)", "Valor"], ...BOUGHT]).moves[0]).toBe("10-05 Compra 100");
  });

  it("what is owed is below zero, and nothing owed is nothing", () => {
    const head = ["Fecha", "Descripción", "Valor", "Saldo", "Cuotas"];
    const rows = [
      head,
      [D, "Compra", 100, 100, "1 de 3"],
      [D, "Compra", 50, 150, "1"],
      [D, "Compra", 5, null, ""],
    ];
    expect(read(rows).moves).toEqual([
      "10-05 Compra -100 = -100",
      "10-05 Compra -50 = -150",
      "10-05 Compra -5",
    ]);
    expect(read([["VISA"], ["Saldo anterior", 0], ["Saldo actual", 80], CARD, ...BOUGHT]).balances).toEqual([
      0, -80,
    ]);
    expect(read([["VISA"], CARD, ...BOUGHT]).balances).toEqual([null, null]);
  });

  it("with a column of the side it says it itself", () => {
    expect(
      read([
        ["VISA"],
        ["Fecha", "Descripción", "Naturaleza", "Valor"],
        [D, "Compra", "D", 100],
        [D, "Pago", "C", 70],
      ]).moves,
    ).toEqual(["10-05 Compra -100", "10-05 Pago 70"]);
    expect(
      read([
        ["VISA"],
        ["Fecha", "Descripción", "Naturaleza", "Valor"],
        [D, "Compra", "D", 100],
        [D, "Ajuste", "C", 70],
        [D, "Ajuste", "C", 50],
      ]).moves,
    ).toEqual(["10-05 Compra -100", "10-05 Ajuste 70", "10-05 Ajuste 50"]);
    expect(
      read([
        ["VISA"],
        ["Fecha", "Descripción", "Débito", "Crédito"],
        [D, "Compra", 100, null],
        [D, "Ajuste", null, 70],
        [D, "Ajuste", null, 50],
      ]).moves,
    ).toEqual(["10-05 Compra -100", "10-05 Ajuste 70", "10-05 Ajuste 50"]);
  });
});

describe("IM-57 the statement of a loan", () => {
  const loan = (titles: readonly string[], head: readonly FileCell[] = ["Fecha", "Valor"]) =>
    isLoan(sheetOf([...titles.map((each) => [each]), head]).rows, titles.length + 1);

  it.each([
    [[" Crédito de consumo 123"], undefined, true],
    [["Extracto de tu préstamo"], undefined, true],
    [["Cuenta de ahorros", "Crédito de consumo"], undefined, false],
    [[], ["Fecha", "Abono a capital", " Interés corriente "], true],
    [[], ["Capital", "Intereses"], true],
    [[], ["Fecha", "Capital e intereses"], false],
    [[], ["Capital", "Intereses", 5], false],
    [[], ["Fecha", "Capital"], false],
    [[], ["Fecha", "Préstamo", "Valor"], false],
    [["Extracto"], undefined, false],
  ] as const)("%j over %j: %s", (titles, head, expected) => {
    expect(loan(titles, head)).toBe(expected);
  });

  it("a movement that names a loan makes none", () => {
    const rows = sheetOf([
      ["Fecha", "Descripción", "Valor"],
      ["Préstamo", "x", 5],
    ]).rows;
    expect(isLoan(rows, 1)).toBe(false);
    const far = [...Array.from({ length: 60 }, () => ["x"]), ["Capital", "Intereses"]];
    expect(isLoan(sheetOf(far).rows, 0)).toBe(false);
  });
});
