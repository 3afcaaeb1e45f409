import { describe, expect, it } from "vitest";
import { pastedRows } from "#domain/import/bank/read-extract.ts";
import { type Rows, readRows as read } from "./read-rows.ts";

const D = "05/10/2026";
const HEAD = ["Fecha", "Descripción", "Valor", "Saldo"];

describe("CB-01 the rows of an extract", () => {
  it("what a day and an amount do not make a movement is told, and nothing is left out unsaid", () => {
    const { moves, problems, others } = read([
      HEAD,
      [D, "PAGO", "-100", "900"],
      ["ayer", "PAGO", "-100", "800"],
      [null, "PAGO", "-100", "5.555"],
      [D, "PAGO", "x", "700"],
      [D, "PAGO", null, "700"],
      [D, "PAGO", "-100", "x"],
      [D, "PAGO", "US$ 20", "700"],
      [D, "Nada", 0, "700"],
      [D, "Nada", "0,00", null],
      [null, "Subtotal", "-400", null],
      [null, "Página 1 de 2", 5, null],
      [D, "Saldo final", null, "700"],
    ]);
    expect(moves).toEqual(["10-05 PAGO -100 = 900"]);
    expect(problems).toEqual([
      "0 closing 900 700",
      "3 bad-date ayer",
      "4 no-date",
      "5 bad-amount x",
      "6 no-amount",
      "7 balance-text x",
      "8 currency US$ 20",
    ]);
    expect(others).toBe(6);
  });

  it("an amount on both sides is told, and the words of its columns stand together once", () => {
    const head = ["Fecha", "Concepto", "Detalle", "Documento", "Débito", "Crédito"];
    const { moves, problems } = read([
      head,
      [D, "PAGO", "PSE", "12", "100", "0,00"],
      [D, "PAGO", "PAGO", "", "-", "50"],
      [D, "", "PSE", 13, "$ 0", 70],
      [D, "PAGO", "x", "", "100", "50"],
    ]);
    expect(moves).toEqual(["10-05 PAGO PSE 12 -100", "10-05 PAGO 50", "10-05 PSE 13 70"]);
    expect(problems).toEqual(["5 both-sides 50"]);
  });

  it("with another money in a column of its own it is none", () => {
    const head = ["Fecha", "Descripción", "Moneda", "Valor"];
    expect(read([head, [D, "PAGO", "USD", 5], [D, "PAGO", "COP", 7]])).toMatchObject({
      moves: ["10-05 PAGO 7"],
      problems: ["2 currency USD"],
    });
  });

  it("a row without a day goes on with the day above it where its balance does", () => {
    expect(
      read([HEAD, [D, "PAGO", -100, 900], [null, "ABONO", 50, 950], ["", "COMISION", -5, 945]]),
    ).toMatchObject({
      moves: ["10-05 PAGO -100 = 900", "10-05 ABONO 50 = 950", "10-05 COMISION -5 = 945"],
      problems: [],
    });
    // Newest first.
    expect(
      read([HEAD, [D, "COMISION", -5, 945], [null, "ABONO", 50, 950], [null, "PAGO", -100, 900]]),
    ).toMatchObject({
      moves: ["10-05 PAGO -100 = 900", "10-05 ABONO 50 = 950", "10-05 COMISION -5 = 945"],
      problems: [],
    });
  });

  it.each<readonly [string, Rows]>([
    ["no row stands above it", [[null, "ABONO", 50, 950]]],
    [
      "its balance does not go on",
      [
        [D, "PAGO", -100, 900],
        [null, "ABONO", 50, 951],
      ],
    ],
    [
      "it has no balance",
      [
        [D, "PAGO", -100, 900],
        [null, "ABONO", 50, null],
      ],
    ],
    [
      "the one above has none",
      [
        [D, "PAGO", -100, null],
        [null, "ABONO", 50, 50],
      ],
    ],
    [
      "it has none, and the account was empty before the one above",
      [
        [D, "PAGO", 900, 900],
        [null, "ABONO", 50, null],
      ],
    ],
    [
      "it has a day that is none",
      [
        [D, "PAGO", -100, 900],
        ["x", "ABONO", 50, 950],
      ],
    ],
    [
      "its amount is none",
      [
        [D, "PAGO", -100, 900],
        [null, "ABONO", "x", 950],
      ],
    ],
  ])("and is asked for where %s", (_, rows) => {
    expect(read([HEAD, ...rows]).problems).toHaveLength(1);
  });

  it("its day is asked for before its amount", () => {
    expect(read([HEAD, [D, "COMISION", -5, 945], [null, "ABONO", "x", 950]]).problems).toEqual(["3 no-date"]);
  });

  it("what stands above the headings is no movement, and one below that says the same is", () => {
    expect(read([[D, "PAGO", -5, null], HEAD, [D, "PAGO", -5, null]])).toMatchObject({
      moves: ["10-05 PAGO -5"],
      others: 2,
    });
    expect(
      read([
        ["Concepto", "Referencia", null, "Cuánto"],
        ["PAGO", "A71", D, -5],
        ["PAGO", "A72", D, -7],
      ]),
    ).toMatchObject({ moves: ["10-05 PAGO -5", "10-05 PAGO -7"], problems: [] });
  });

  it("an amount of less than a cent is none", () => {
    expect(read([HEAD, [D, "AJUSTE", 0.001, null]]).problems).toEqual(["2 bad-amount 0.001"]);
  });

  it("says its side in words where its amounts have no sign, and every row must", () => {
    const head = ["Fecha", "Descripción", "Naturaleza", "Valor"];
    expect(read([head, [D, "a", "D", 5], [D, "b", "C", 7], [D, "c", "", 9]])).toMatchObject({
      moves: ["10-05 a -5", "10-05 b 7"],
      problems: ["4 no-side"],
    });
    // A minus says it too.
    expect(read([head, [D, "a", "D", -5], [D, "b", "C", 7], [D, "c", "", 9]])).toMatchObject({
      moves: ["10-05 a -5", "10-05 b 7", "10-05 c 9"],
      problems: [],
    });
    // A column that says none anywhere is none.
    expect(read([head, [D, "a", "x", 5], [D, "b", "y", -7]]).moves).toEqual(["10-05 a 5", "10-05 b -7"]);
  });

  it("what was rejected or is not done yet is counted, and titles that a page repeats are titles", () => {
    const head = ["Fecha", "Descripción", "Valor", "Estado"];
    const { moves, unmoved, others, problems } = read([
      ["Cuenta 123", null, 5],
      head,
      [D, "PAGO", -5, "Aprobada"],
      ["Cuenta 123", null, 5],
      head,
      [D, "PAGO", -7, "Rechazada"],
      [D, "PAGO", null, "Pendiente"],
      [D, "PAGO", -9, ""],
    ]);
    expect(moves).toEqual(["10-05 PAGO -5", "10-05 PAGO -9"]);
    expect([unmoved, others]).toEqual([1, 4]);
    expect(problems).toEqual(["7 no-amount"]);
    // Nothing above the headings is a row of movements.
    expect(read([["Total", null, 5, "Pendiente"], head, [D, "PAGO", -5, ""]]).unmoved).toBe(0);
  });

  it("a day of the month beside its month, and its year", () => {
    const read3 = (...rows: Rows) => read([["Día", "Mes", "Año", "Descripción", "Valor"], ...rows]).moves;
    expect(read3([5, 9, 2025, "a", -1], ["06", "oct", "2026", "b", -1], [31, "ene", null, "c", -1])).toEqual([
      "09-05 a -1",
      "01-31 c -1",
      "10-06 b -1",
    ]);
    expect(
      read3(["05/10/2026", "9", "2025", "a", -1], ["7", "", "", "b", -1], ["8", "", "2026", "c", -1]),
    ).toEqual(["10-05 a -1", "10-07 b -1", "10-08 c -1"]);
  });

  it("a column of one side in which most have a minus says nothing more by it", () => {
    const head = ["Fecha", "Descripción", "Débito", "Crédito"];
    const out = (...each: readonly number[]) =>
      read([head, ...each.map((cell) => [D, "a", cell, null])]).moves;
    expect(out(-5, -7, 9)).toEqual(["10-05 a -5", "10-05 a -7", "10-05 a 9"]);
    expect(out(5, 7, -9)).toEqual(["10-05 a -5", "10-05 a -7", "10-05 a 9"]);
    expect(out(5, -9)).toEqual(["10-05 a -5", "10-05 a 9"]);
  });

  it("its amounts are read in the way of its own columns", () => {
    const head = ["Fecha", "Referencia", "Descripción", "Valor", "Saldo"];
    const rows = [
      [D, "1.234", "a", "-1,000.00", "9,000"],
      [D, "1.234.567", "b", "-500", "8,500"],
      [D, "7.654.321", "c", "-5", "8,495"],
    ];
    expect(read([head, ...rows]).moves).toEqual([
      "10-05 a 1.234 -1000 = 9000",
      "10-05 b 1.234.567 -500 = 8500",
      "10-05 c 7.654.321 -5 = 8495",
    ]);
    const offices = rows.map((row, at) => [...row, `1.00${at}`]);
    expect(read([[...head, "Oficina"], ...offices]).moves).toHaveLength(3);
    expect(read([HEAD, [D, "a", "-500", "9,000"], [D, "b", "-500", "8,500"]]).moves).toEqual([
      "10-05 a -500 = 9000",
      "10-05 b -500 = 8500",
    ]);
    // Numbers of a workbook say nothing of how its texts are written.
    expect(
      read([HEAD, [D, "a", -10.5, null], [D, "b", -20.25, null], [D, "c", "-3.000", null]]).moves,
    ).toEqual(["10-05 a -10.5", "10-05 b -20.25", "10-05 c -3000"]);
  });
});

it("CB-01 rows of a pasted text without anything are left out", () => {
  expect(pastedRows("Fecha;Valor\n;\n05/10/2026;")).toEqual([
    { row: 1, cells: ["Fecha", "Valor"] },
    { row: 3, cells: ["05/10/2026", ""] },
  ]);
});
