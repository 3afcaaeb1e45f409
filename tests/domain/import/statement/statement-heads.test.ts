import { describe, expect, it } from "vitest";
import { statementColumns } from "#domain/import/statement/statement-columns.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { sheetOf } from "#tests/support/files/sheet-book.ts";

type Rows = readonly (readonly FileCell[])[];

/** Code, name, the columns of the figures and the first row below the heading. */
function columnsOf(rows: Rows) {
  const found = statementColumns(sheetOf(rows));
  if (found === null) return null;
  const figures = found.figures.map(({ plus, minus }) =>
    [...plus, ...minus.map((each) => `-${each}`)].join("+"),
  );
  return [found.code, found.name, figures.join(), found.first];
}

describe("IM-40 the heading of a statement", () => {
  const TWO: Rows = [
    ["Caja", 5],
    ["Bancos", 7],
  ];

  it.each<readonly [string, FileCell, boolean]>([
    ["a year", "2025", true],
    ["a year among words", `${"x".repeat(40)} 2025`, true],
    ["too many words", `${"x".repeat(41)} 2025`, false],
    ["far too many", `Saldo ${"x".repeat(80)}`, false],
    ["a day of the title", "A 31 de diciembre de 2025", false],
    ["a corte", "Corte 2025", false],
    ["of a year", "De 2025", false],
    ["from a year", "Del 2025", false],
    ["at the end", "Al 31/12/2025", false],
    ["a balance of a year", "Balance 2025", false],
    ["a date", "A fecha 2025", true],
    ["a figure that reads as a day", 20_251_231, false],
    ["a small figure", 12, false],
    ["a truth", true, false],
    ["an error", { error: "2025" }, false],
    ["other words", "Hola", false],
    ["a day of two figures for its year", "31/12/25", true],
  ])("%s over the figures", (_, cell, isHeading) => {
    expect(columnsOf([["", cell], ...TWO])?.at(-1)).toBe(isHeading ? 1 : 0);
  });

  it.each<readonly [string, Rows, readonly unknown[] | null]>([
    [
      "a period without figures is none",
      [
        ["Concepto", "2025", "2024"],
        ["Caja", 5, null],
        ["Bancos", 7, null],
      ],
      [-1, 0, "1", 1],
    ],
    [
      "figures left of the names",
      [
        ["Saldo", "Cuenta"],
        [5, "Caja"],
        [7, "Bancos"],
      ],
      [-1, 1, "0", 1],
    ],
    [
      "both sides left of them",
      [
        ["Débito", "Crédito", "Cuenta"],
        [5, 0, "Caja"],
        [0, 7, "Bancos"],
      ],
      [-1, 2, "0+-1", 1],
    ],
    [
      "the other way round",
      [
        ["Crédito", "Débito", "Cuenta"],
        [5, 0, "Caja"],
        [0, 7, "Bancos"],
      ],
      [-1, 2, "1+-0", 1],
    ],
    [
      "balances of both sides left of them",
      [
        ["Saldo débito", "Saldo crédito", "Cuenta"],
        [5, 0, "Caja"],
        [0, 7, "Bancos"],
      ],
      [-1, 2, "0+-1", 1],
    ],
    [
      "the other way round as well",
      [
        ["Saldo crédito", "Saldo débito", "Cuenta"],
        [5, 0, "Caja"],
        [0, 7, "Bancos"],
      ],
      [-1, 2, "1+-0", 1],
    ],
    [
      "an opening balance left of all",
      [
        ["Saldo inicial", "Cuenta", "Débito", "Crédito"],
        [1, "Caja", 5, 0],
        [2, "Bancos", 0, 7],
      ],
      [-1, 1, "0+2+-3", 1],
    ],
    [
      "the sides of a day",
      [
        ["Código", "Nombre", "Débito 31/12/2025", "Crédito 31/12/2025"],
        ["1105", "Caja", 5, 0],
        ["1110", "Bancos", 0, 7],
      ],
      [0, 1, "2+-3", 1],
    ],
    [
      "a name beside a figure that could be a year",
      [
        ["Caja", 2025],
        ["Bancos", 7],
        ["Clientes", 5],
      ],
      [-1, 0, "1", 0],
    ],
    [
      "«Valor» among other words",
      [
        ["Uno", "Valor", "Dos", "Tres"],
        ["Caja", 5, "a", "b"],
        ["Bancos", 7, "c", "d"],
      ],
      [-1, 0, "1", 0],
    ],
    [
      "«Saldo» among other words and «Cuenta»",
      [
        ["x", "y", "Cuenta", "Saldo"],
        ["a", "b", "Caja", 5],
        ["c", "d", "Bancos", 7],
      ],
      [-1, 2, "3", 1],
    ],
    [
      "and «Nombre»",
      [
        ["x", "y", "Nombre", "Saldo"],
        ["a", "b", "Caja", 5],
        ["c", "d", "Bancos", 7],
      ],
      [-1, 2, "3", 1],
    ],
    [
      "of two rows the one that names figures",
      [
        ["Código", "Nota", "Nombre", "Nivel", "Tipo"],
        ["Código", null, "Nombre", null, "Saldo"],
        [1105, 3, "Caja", 1, 5],
        [1110, 4, "Bancos", 1, 7],
      ],
      [0, 2, "4", 2],
    ],
    [
      "codes without names",
      [
        ["Código", "Saldo"],
        ["1105", 5],
        ["1110", 7],
      ],
      [0, -1, "1", 1],
    ],
    ["neither codes nor names", [["Saldo"], [5], [7]], null],
    [
      "eighty letters at most",
      [
        [`Concepto ${"x".repeat(71)}`, "", "Saldo"],
        ["uno", "Caja", 5],
        ["", "Bancos", 7],
      ],
      [-1, 0, "2", 1],
    ],
    [
      "and no more",
      [
        [`Concepto ${"x".repeat(72)}`, "", "Saldo"],
        ["uno", "Caja", 5],
        ["", "Bancos", 7],
      ],
      [-1, 1, "2", 1],
    ],
    [
      "one side alone says nothing",
      [
        ["Nombre", "Débito"],
        ["Caja", 5],
        ["Bancos", 7],
      ],
      [-1, 0, "1", 0],
    ],
    [
      "neither does the other",
      [
        ["Nombre", "Crédito"],
        ["Caja", 5],
        ["Bancos", 7],
      ],
      [-1, 0, "1", 0],
    ],
    [
      "nor a balance of one",
      [
        ["Nombre", "Saldo débito"],
        ["Caja", 5],
        ["Bancos", 7],
      ],
      [-1, 0, "1", 0],
    ],
    [
      "nor of the other",
      [
        ["Nombre", "Saldo crédito"],
        ["Caja", 5],
        ["Bancos", 7],
      ],
      [-1, 0, "1", 0],
    ],
    [
      "the last of two balances",
      [
        ["Nombre", "Saldo", "Saldo final"],
        ["Caja", 1, 5],
        ["Bancos", 2, 7],
      ],
      [-1, 0, "2", 1],
    ],
  ])("%s", (_, rows, expected) => {
    expect(columnsOf(rows)).toEqual(expected);
  });
});

describe("IM-40 codes and names of a statement", () => {
  it.each<readonly [string, Rows, readonly unknown[] | null]>([
    [
      "names under «Cuenta» with a code beside them",
      [
        ["Cuenta", "Código", "Observación", "Saldo"],
        ["Caja", "1105", "nota", 5],
        ["", "1110", "nota", 7],
        ["Clientes", "1305", "nota", 3],
      ],
      [1, 0, "3", 1],
    ],
    [
      "two codes under «Cuenta»",
      [
        ["Cuenta", "Detalle", "Saldo"],
        ["1105", "Caja", 5],
        ["1110", "Bancos", 7],
      ],
      [0, 1, "2", 1],
    ],
    [
      "as many codes as names under it",
      [
        ["Cuenta", "Saldo"],
        ["1105", 5],
        ["Caja", 7],
      ],
      [-1, 0, "1", 1],
    ],
    [
      "codes under it, right of the names",
      [
        ["Detalle", "Cuenta", "Saldo"],
        ["Caja", "1105", 5],
        ["Bancos", "1110", 7],
      ],
      [1, 0, "2", 1],
    ],
    [
      "codes right of the names without a heading",
      [
        ["x", "Cuenta", "Saldo", ""],
        ["a1", "Caja", 5, "1105"],
        ["b2", "Bancos", 7, "1110"],
        ["c3", "Clientes", 3, "1305"],
      ],
      [-1, 1, "2", 1],
    ],
    [
      "codes left of them",
      [
        ["", "", "Saldo"],
        ["1105", "Caja", 5],
        ["1110", "Bancos", 7],
        ["1305", "Clientes", 3],
      ],
      [0, 1, "2", 1],
    ],
    [
      "codes of two figures",
      [
        ["", "Cuenta", "Saldo"],
        ["11", "Efectivo", 5],
        ["13", "Deudores", 7],
        ["22", "Proveedores", 3],
      ],
      [0, 1, "2", 1],
    ],
    [
      "numbers of three are no codes",
      [
        ["", "Cuenta", "Saldo"],
        ["110", "Efectivo", 5],
        ["130", "Deudores", 7],
        ["220", "Proveedores", 3],
      ],
      [-1, 1, "2", 1],
    ],
    [
      "nor are those that begin with a zero",
      [
        ["", "Cuenta", "Saldo"],
        ["01", "Efectivo", 5],
        ["02", "Deudores", 7],
        ["03", "Proveedores", 3],
      ],
      [-1, 1, "2", 1],
    ],
    [
      "nor what another heading says",
      [
        ["Nivel", "Cuenta", "Saldo"],
        [1, "Caja", 5],
        [2, "Bancos", 7],
        [3, "Clientes", 3],
      ],
      [-1, 1, "2", 1],
    ],
    [
      "the first of two columns with as many words, whichever begins",
      [
        ["", "", "Saldo"],
        ["", "Caja", 5],
        ["Bancos", "", 7],
      ],
      [-1, 0, "2", 1],
    ],
    [
      "without headings codes left of names that hold codes too",
      [
        ["11", "1105 Caja", 500],
        ["", "1110 Bancos", 700],
        ["13", "1305 Clientes", 300],
        ["14", "1435 Mercancías", 200],
      ],
      [0, 1, "2", 0],
    ],
    [
      "without headings the first column of figures, whichever begins",
      [
        ["Caja", null, 1],
        ["Bancos", 7, 2],
        ["Clientes", 5, 3],
      ],
      [-1, 0, "1", 0],
    ],
    [
      "numbers among the names are no figures",
      [
        ["Caja", 5],
        ["Bancos", 7],
        ["Clientes", 3],
        ["123", 4],
        ["456", 2],
      ],
      [-1, 0, "1", 0],
    ],
    [
      "nor parts of them",
      [
        ["Caja", 5],
        ["Bancos", 7],
        ["Clientes", 3],
        ["123", null],
        ["456", null],
      ],
      [-1, 0, "1", 0],
    ],
    [
      "neither is a number left of the codes",
      [
        [900, "1105", "Caja", 5],
        [800, "1110", "Bancos", 7],
        [700, "1305", "Clientes", 3],
      ],
      [1, 2, "3", 0],
    ],
    [
      "nor a part of the figures",
      [
        [null, "1105", "Caja", 5],
        [null, "1110", "Bancos", 7],
        [500, "1305", "Clientes", null],
        [600, "1435", "Mercancías", null],
      ],
      [1, 2, "3", 0],
    ],
    [
      "the column with most words",
      [
        ["", "", "Saldo"],
        ["uno", "Caja", 5],
        ["", "Bancos", 7],
        ["", "Clientes", 3],
      ],
      [-1, 1, "2", 1],
    ],
    [
      "the first of two with as many",
      [
        ["", "", "Saldo"],
        ["uno", "Caja", 5],
        ["dos", "Bancos", 7],
      ],
      [-1, 0, "2", 1],
    ],
    [
      "not a headed column of other words",
      [
        ["Nota", "", "Saldo"],
        ["uno", "Caja", 5],
        ["dos", "Bancos", 7],
        ["tres", "", 3],
      ],
      [-1, 1, "2", 1],
    ],
    [
      "without headings figures left of the names",
      [
        [5, "Caja"],
        [7, "Bancos"],
      ],
      [-1, 1, "0", 0],
    ],
    [
      "the first of two columns of figures",
      [
        ["Caja", 5, 1],
        ["Bancos", 7, 2],
      ],
      [-1, 0, "1", 0],
    ],
    [
      "one that has two figures at least",
      [
        ["Caja", 5, 1],
        ["Bancos", null, 2],
      ],
      [-1, 0, "2", 0],
    ],
    [
      "right of the codes",
      [
        [9, "1105", "Caja", 5],
        [8, "1110", "Bancos", 7],
        [7, "1305", "Clientes", 3],
      ],
      [0, 2, "1", 0],
    ],
    [
      "words of three letters at least",
      [
        ["ab", 5],
        ["cd", 7],
      ],
      null,
    ],
  ])("%s", (_, rows, expected) => {
    expect(columnsOf(rows)).toEqual(expected);
  });

  it("are told by the first four hundred rows", () => {
    const many = Array.from({ length: 400 }, (): readonly FileCell[] => ["", "Caja", 5]);
    const after = Array.from({ length: 500 }, (): readonly FileCell[] => ["palabras", "", 5]);
    expect(columnsOf([["", "", "Saldo"], ...many, ...after])).toEqual([-1, 1, "2", 1]);
  });
});
