import { describe, expect, it } from "vitest";
import { readJournal } from "#domain/import/books/read-journal.ts";
import type { TableLayout } from "#domain/import/books/recognise.ts";
import { sideSaid } from "#domain/import/books/row-cells.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { readCells, readLines } from "./read-lines.ts";

const D = "03/11/2026";
/** What each row of a list of operations becomes, without its day. */
const said = (...lines: readonly string[]) =>
  readLines(...lines).entries.map((each) => each.replace("2026-11-03; ", ""));

describe("IM-23 the rows of a list of operations", () => {
  it("with a column that says what each was, whatever sign it writes", () => {
    const head = "Fecha;Tipo;Concepto;Valor";
    expect(
      said(
        head,
        `${D};Egreso;Luz;80`,
        `${D};Salidas;Luz;-80`,
        `${D};Ingreso;Venta;-5`,
        `${D};Abono;Venta;5`,
        `${D};;Ajuste;-7`,
        `${D};x;Ajuste;7`,
      ),
    ).toEqual([
      "Luz; Sin medio de pago -80; Luz 80",
      "Luz; Sin medio de pago -80; Luz 80",
      "Venta; Sin medio de pago 5; Venta -5",
      "Venta; Sin medio de pago 5; Venta -5",
      "Ajuste; Sin medio de pago -7; Ajuste 7",
      "Ajuste; Sin medio de pago 7; Ajuste -7",
    ]);
  });

  it("with columns of both sides, of which one may have a minus", () => {
    const head = "Fecha;Tipo;Concepto;Ingresos;Egresos";
    expect(
      said(
        head,
        `${D};;Venta;5;0`,
        `${D};;Luz;0,00;-8`,
        `${D};;Luz;;8`,
        `${D};Egreso;Venta;5;`,
        `${D};;Mixta;5;8`,
      ),
    ).toEqual([
      "Venta; Sin medio de pago 5; Venta -5",
      "Luz; Sin medio de pago -8; Luz 8",
      "Luz; Sin medio de pago -8; Luz 8",
      "Venta; Sin medio de pago 5; Venta -5",
      "Mixta; 6 in-and-out 5",
    ]);
  });

  it("by their words where nothing else says it, and asked where these do not", () => {
    const head = "Fecha;Concepto;Categoría;Valor;Medio de pago";
    expect(
      said(
        head,
        `${D};  Venta de pan;;5;Nequi`,
        `${D};Compra de harina;;8;`,
        `${D};;Arriendo;9;`,
        `${D};Almuerzos;;3;`,
      ),
    ).toEqual([
      "Venta de pan; Nequi 5; Venta de pan -5",
      "Compra de harina; Sin medio de pago -8; Compra de harina 8",
      "Arriendo; Sin medio de pago -9; Arriendo 9",
      "Almuerzos; 5 no-side Almuerzos",
    ]);
    // One minus says it for the column, also one of less than a peso.
    expect(said(head, `${D};Almuerzos;;3;`, `${D};Luz;;-8;`)).toEqual([
      "Almuerzos; Sin medio de pago 3; Almuerzos -3",
      "Luz; Sin medio de pago -8; Luz 8",
    ]);
    expect(said(head, `${D};Almuerzos;;3;`, `${D};Luz;;-0,40;`)[0]).toBe(
      "Almuerzos; Sin medio de pago 3; Almuerzos -3",
    );
  });

  it("a zero in one column of amounts is no minus, and a row without an amount is none", () => {
    expect(
      said("Fecha;Concepto;Valor;Medio de pago", `${D};Compra de harina;8;`, `${D};Nada;0;`, `${D};Nota;;`),
    ).toEqual(["Compra de harina; Sin medio de pago -8; Compra de harina 8"]);
  });

  it.each(["Ingresos", "Egresos"])("no words say the side where a column of «%s» does", (column) => {
    expect(said(`Fecha;Concepto;${column};Valor`, `${D};Compra de harina;;8`)).toEqual([
      "Compra de harina; Sin medio de pago 8; Compra de harina -8",
    ]);
  });

  it("what came in may have a minus too, and a category alone says what a row was", () => {
    expect(said("Fecha;Concepto;Categoría;Ingresos", `${D};Venta;;-5`, ";;Ventas;7")).toEqual([
      "Venta; Sin medio de pago 5; Venta -5",
      "Ventas; Sin medio de pago 7; Ventas -7",
    ]);
  });

  it("hundredths stay on the side of their row", () => {
    const { entries } = readCells([
      ["Fecha", "Tipo", "Concepto", "Valor"],
      [D, "Egreso", "Luz", -10.4],
      [D, "Egreso", "Luz", 0.6],
      [D, "", "Ajuste", -7],
    ]);
    expect(entries.map((each) => each.split("; ").slice(2))).toEqual([
      ["Sin medio de pago -10", "Luz 10"],
      ["Sin medio de pago -1", "Luz 1"],
      ["Sin medio de pago -7", "Ajuste 7"],
    ]);
  });

  it("amounts below half a peso are amounts, on their side", () => {
    const { entries } = readCells([
      ["Fecha", "Tipo", "Concepto", "Valor"],
      [D, "Egreso", "Luz", -0.4],
      [D, "Egreso", "Luz", 0.4],
      [D, "", "Ajuste", -0.4],
      [D, "", "Nada", 0],
    ]);
    expect(entries.map((each) => each.split("; ").slice(2))).toEqual([
      ["Sin medio de pago 0", "Luz 0"],
      ["Sin medio de pago 0", "Luz 0"],
      ["Sin medio de pago 0", "Ajuste 0"],
    ]);
  });

  it("the day stands above all that was done on it, and one that is none is told", () => {
    const head = "Fecha;Concepto;Ingresos";
    expect(readLines(head, `${D};a;5`, ";b;6", "ayer;c;7", ";d;8", "04/11/2026;e;9").entries).toEqual([
      "2026-11-03; a; Sin medio de pago 5; a -5",
      "2026-11-03; b; Sin medio de pago 6; b -6",
      "c; Sin medio de pago 7; c -7; 4 bad-date ayer",
      "d; Sin medio de pago 8; d -8",
      "2026-11-04; e; Sin medio de pago 9; e -9",
    ]);
  });

  it("sums, repeated headings, voided rows and those of nothing are none, counted apart", () => {
    const head = "Fecha;Documento;Número;Concepto;Categoría;Ingresos;Estado;Moneda";
    const { entries, left, rounded, mixed } = readLines(
      head,
      `${D};F-1;7;a;;1.234,50;;`,
      `${D};;8;;Ventas;1,234,567.00;;`,
      `${D};;;;;9;;`,
      `${D};;;b;;;;`,
      ";;;;;1.243;;",
      "Total;;;;;1.243;;",
      head,
      `${D};;;c;;5;Anulado;`,
      `${D};;;d;;5;Borrador;`,
      `${D};;;e;;5;;USD`,
    );
    expect(entries).toEqual([
      "2026-11-03; F-1; a; Sin medio de pago 1235; a -1235",
      "2026-11-03; 8; Ventas; Sin medio de pago 1234567; Ventas -1234567",
      "2026-11-03; Sin medio de pago 9; -9; 4 no-account",
      "2026-11-03; e; Sin medio de pago 5; e -5; 11 currency USD",
    ]);
    expect(left).toEqual({ total: 2, "no-amount": 1, head: 1, void: 1, draft: 1 });
    expect([rounded, mixed]).toEqual([1, 1]);
  });
});

describe("IM-19 the cells of a journal", () => {
  it.each([
    ["D", "debit"],
    [" db. ", "debit"],
    ["Débito", "debit"],
    ["+", "debit"],
    ["Haber", "credit"],
    ["CR", "credit"],
    ["-", "credit"],
    ["Dx", null],
    ["xd", null],
    ["acr", null],
    ["credito y debito", null],
    ["", null],
  ])("«%s» is the side %s", (text, side) => {
    expect(sideSaid(text)).toBe(side);
  });

  it("one column of amounts by its side or by its sign", () => {
    const head = "Fecha;Código;Naturaleza;Valor";
    expect(
      readLines(
        head,
        `${D};1105;D;5`,
        `${D};4135;C;5`,
        `${D};2408;x;5`,
        `${D};2408;C;x`,
        `${D};2408;C;-7`,
        `${D};5;C;0`,
      ).entries,
    ).toEqual(["2026-11-03; 1105 5; 4135 -5", "2026-11-03; 2408 7; 4 no-side x; 5 bad-amount x"]);
    const plain = "Fecha;Código;Valor";
    expect(
      readLines(plain, `${D};1105;5`, `${D};4135;-5`, `${D};2408;5 CR`, `${D};2408;5 DB`).entries,
    ).toEqual(["2026-11-03; 1105 5; 4135 -5", "2026-11-03; 2408 -5; 2408 5"]);
    // Where both sides have their own a column of values says the same again.
    expect(readLines("Fecha;Código;Valor;Debe;Haber", `${D};1105;5;5;`, `${D};4135;5;;5`).entries).toEqual([
      "2026-11-03; 1105 5; 4135 -5",
    ]);
  });

  it("a formula without a result is no blank cell", () => {
    expect(
      readCells([
        ["Fecha", "Código", "Debe", "Haber"],
        [D, "1105", { error: "" }, null],
        [D, "4135", null, 5],
      ]).entries,
    ).toEqual(["2026-11-03; 4135 -5; 2 bad-amount"]);
  });

  it("a row is one of sums by its whole first word", () => {
    const { entries, left } = readLines(
      "Detalle;Fecha;Código;Debe;Haber",
      `Pasantía de Ana;${D};5105;5;`,
      "Sumario;;1110;;5",
      `Totalizadora S.A.S.;${D};5195;7;`,
      "Borradores y lápices;;1110;;7",
      ...["Pasan", "Vienen:", "Van a la hoja 2", "Saldo anterior", "12 Borrador", "Borrador"].map(
        (first) => `${first};;;5;5`,
      ),
    );
    expect(entries).toHaveLength(2);
    expect(left).toEqual({ total: 6 });
  });

  it("hundredths below half a peso are amounts on their side", () => {
    const { entries } = readCells([
      ["Fecha", "Código", "Debe", "Haber"],
      [D, "1105", -0.4, null],
      [D, "4135", null, -0.4],
      [D, "2408", 0, 0.4],
      [D, "5135", 0.4, 0],
    ]);
    expect(entries).toEqual(["2026-11-03; 1105 0; 4135 0", "2026-11-03; 2408 0; 5135 0"]);
    const sides = readCells([
      ["Fecha", "Código", "Valor"],
      [D, "1105", 0.4],
      [D, "4135", -0.4],
      [D, "2408", 0],
    ]);
    expect(sides.entries).toEqual(["2026-11-03; 1105 0; 4135 0"]);
  });

  it("a day of the month beside a column of months, of years or of the year of the titles", () => {
    const read = (title: string, ...rows: readonly string[]) =>
      readLines(`${title};;;;;`, "Año;Mes;Día;Código;Debe;Haber", ...rows).entries.map((each) =>
        each.slice(0, 10),
      );
    expect(
      read(
        "Libro diario",
        "2025;10;5;1105;5;",
        "2025;10;5;4135;;5",
        "2025;oct.;06;1105;7;",
        "2025;octubre;6;4135;;7",
      ),
    ).toEqual(["2025-10-05", "2025-10-06"]);
    expect(read("Libro diario 2024", ";2;29;1105;5;", ";02;29;4135;;5")).toEqual(["2024-02-29"]);
    expect(read("Libro diario", ";12;5;1105;5;", ";1;5;4135;;5")).toEqual(["2026-12-05", "2026-01-05"]);
    for (const day of [
      "2025;13;5",
      "2025;0;5",
      "25;10;5",
      "2025;10;x5",
      "2025;10;155",
      "2025;10x;5",
      "2025;x10;5",
      "x2025;10;5",
      "20255;10;5",
    ])
      expect(readLines("Año;Mes;Día;Código;Debe;Haber", `${day};1105;5;`).entries[0], day).toBe(
        `1105 5; 2 bad-date ${day.split(";")[2]}`,
      );
    expect(read("Libro diario", "2025;10;05/11/2026;1105;5;")).toEqual(["2026-11-05"]);
  });

  it("an account by its code, else by its name, wherever each stands", () => {
    const read = (head: string, ...cells: readonly string[]) =>
      readLines(`Fecha;${head};Debe;Haber`, `${D};${cells.join(";")};5;`, `${D};4135;x;;5`).entries[0]?.split(
        "; ",
      )[1];
    expect(read("Código;Cuenta", "1105", "Caja")).toBe("1105 5");
    expect(read("Código;Cuenta", "", "1105 Caja")).toBe("1105 5");
    expect(read("Código;Cuenta", "Caja", "1105")).toBe("Caja 5");
    expect(read("Código;Cuenta", "", "Caja")).toBe("Caja 5");
    expect(
      readCells([
        ["Fecha", "Código", "Debe", "Haber"],
        [D, 1105, 5, null],
        [D, 1105, null, 5],
        [D, true, 7, null],
      ]).entries[1],
    ).toBe("2026-11-03; VERDADERO 7");
  });

  it("a third party by its name, else by its number, and a zero is nobody", () => {
    const read = (party: string, id: string) =>
      readLines(
        "Fecha;Código;Tercero;NIT;Debe;Haber",
        `${D};1105;${party};${id};5;`,
        `${D};4135;;;;5`,
      ).entries[0]?.split("; ")[1];
    expect(read("Ana", "52")).toBe("1105 5 Ana");
    expect(read("", "52")).toBe("1105 5 52");
    expect(read("0", "52")).toBe("1105 5 52");
    expect(read("000", "0")).toBe("1105 5");
  });

  it("both accounts of a row by their names, with an amount of less than half a peso", () => {
    const head = "Fecha;Detalle;Cuenta débito;Cuenta crédito;Valor";
    expect(readLines(head, `${D};a;Caja;Ventas;5`, `${D};b;Caja;Ventas;0,40`).entries).toEqual([
      "2026-11-03; a; Caja 5; Ventas -5",
      "2026-11-03; b; Caja 0; Ventas 0",
    ]);
  });

  it("a row with an account and no amount is a line of nothing", () => {
    const { entries, left } = readLines("Fecha;Código;Valor", `${D};1105;5`, `${D};4135;-5`, `${D};2408;`);
    expect(entries).toEqual(["2026-11-03; 1105 5; 4135 -5"]);
    expect(left).toEqual({ "no-amount": 1 });
  });

  it("of two columns of one meaning the first is read", () => {
    const rows = [
      [D, "1105", 5, null, 7],
      [D, "4135", null, 5, null],
    ].map((cells, at) => ({
      row: at + 1,
      cells,
    }));
    const layout: TableLayout = {
      kind: "journal",
      meanings: ["date", "code", "debit", "credit", "debit"],
      next: 0,
      labels: [],
    };
    const { entries } = readJournal(rows, layout, day("2026-11-23"));
    expect(entries[0]?.lines.map(({ value }) => value.value)).toEqual([5, 5]);
  });

  it("both accounts of a row with an amount of each, of which one may be nothing", () => {
    const head = "Fecha;Detalle;Cuenta débito;Cuenta crédito;Débito;Crédito";
    expect(
      readLines(head, `${D};a;1105;4135;5;5`, `${D};b;1105;4135;5;0`, `${D};c;1105;4135;x;5`).entries,
    ).toEqual(["2026-11-03; a; 1105 5; 4135 -5", "2026-11-03; b; 1105 5; 4 bad-amount x"]);
  });
});

it("IM-19 cells of a workbook say the same", () => {
  expect(
    readCells([
      ["Fecha", "Código", "Cuenta", "Debe", "Haber"],
      [46_329, 1105, "Caja", 500, 0],
      [null, 4135, "Ventas", 0, 500],
      [null, null, "Venta de contado", null, null],
      [46_330, 1105, "Caja", 0.4, 0],
      [null, 4135, "Ventas", 0, 0.4],
    ]).entries,
  ).toEqual(["2026-11-03; Venta de contado; 1105 500; 4135 -500", "2026-11-04; 1105 0; 4135 0"]);
});
