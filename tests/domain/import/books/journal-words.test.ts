import { describe, expect, it } from "vitest";
import { readCells, readLines } from "./read-lines.ts";

const HEAD = "Fecha;Comprobante;Código;Cuenta;Detalle;Debe;Haber";

/** Two lines of one entry with these words, and what the entry and its lines say. */
function said(first: string, second: string, third?: string) {
  const { entries } = readLines(
    HEAD,
    `03/11/2026;CE-1;5135;Servicios;${first};500;`,
    `03/11/2026;CE-1;1110;Bancos;${second};;500`,
    ...(third === undefined ? [] : [`03/11/2026;CE-1;1110;Bancos;${third};;0,00`]),
  );
  return entries.join().replace("2026-11-03; CE-1; ", "");
}

describe("IM-20 the words of an entry are what its lines have in common", () => {
  it.each([
    ["Pago de luz", "Pago de luz", "Pago de luz; 5135 500; 1110 -500"],
    ["Pago, energía", "Pago", "Pago; 5135 500 «energía»; 1110 -500"],
    ["Pago, energía, mayo", "Pago, energía, abril", "Pago, energía; 5135 500 «mayo»; 1110 -500 «abril»"],
    ["Pago, energía", "Pago, agua", "Pago; 5135 500 «energía»; 1110 -500 «agua»"],
    ["Pagos, energía", "Pago", "Pagos, energía; 5135 500; 1110 -500 «Pago»"],
    ["Energía", "Agua", "Energía; 5135 500; 1110 -500 «Agua»"],
    ["", "Agua", "Agua; 5135 500; 1110 -500"],
    ["", "", "5135 500; 1110 -500"],
    [", energía", "", ", energía; 5135 500; 1110 -500"],
  ])("«%s» and «%s»", (first, second, expected) => {
    expect(said(first, second)).toBe(expected);
  });
});

describe("IM-19 a row of words alone is what its entry is about", () => {
  const BY_HAND = "Fecha;Código;Cuenta;Debe;Haber";
  const by = (...lines: readonly string[]) => readLines(BY_HAND, ...lines);

  it.each([
    [";;P/r venta de contado;;", "P/r venta de contado"],
    [";;(Venta de contado);;", "Venta de contado"],
    [";;( Venta );;", "Venta"],
    [";;Venta (de contado);;", "Venta (de contado)"],
    [";;(Venta) de contado;;", "(Venta) de contado"],
  ])("below its lines: %s", (words, expected) => {
    expect(by("03/11/2026;1105;Caja;500;", ";4135;Ventas;;500", words).entries).toEqual([
      `2026-11-03; ${expected}; 1105 500; 4135 -500`,
    ]);
  });

  it.each([
    // A number counts entries, a figure is a part of the line above, a code is an account that did not move.
    [";;-1-;;", { "no-amount": 1 }],
    [";;Base $ 500;400;", {}],
    [";1110;Bancos;;", { "no-amount": 1 }],
    [";1110 Bancos;;;", { "no-amount": 1 }],
  ])("not %s", (row, left) => {
    const read = by("03/11/2026;1105;Caja;500;", ";4135;Ventas;;500", row);
    expect(read.left).toEqual(left);
    expect(read.entries.join()).not.toContain("; -1-");
  });

  it("the first of two, and none between the first line and the second", () => {
    expect(by("03/11/2026;1105;Caja;500;", ";4135;Ventas;;500", ";;Venta;;", ";;Otra;;")).toMatchObject({
      entries: ["2026-11-03; Venta; 1105 500; 4135 -500"],
      left: { "no-amount": 1 },
    });
    expect(by("03/11/2026;1105;Caja;500;", ";;de la tienda;;", ";4135;Ventas;;500")).toMatchObject({
      entries: ["2026-11-03; 1105 500; 4135 -500"],
      left: { "no-amount": 1 },
    });
  });

  it("none with a figure beside it, which is a part of the line above", () => {
    const read = readCells([
      ["Fecha", "Código", "Cuenta", "Parcial", "Debe", "Haber"],
      ["03/11/2026", "1105", "Caja", null, 500, null],
      [null, "4135", "Ventas", null, null, 500],
      [null, null, "Bodega", 300, null, null],
      [null, null, "Local", "$ 200", null, null],
      [null, null, "Un tercio", 1 / 3, null, null],
      [null, null, "Venta de contado", null, null, null],
    ]);
    expect(read.entries).toEqual(["2026-11-03; Venta de contado; 1105 500; 4135 -500"]);
    expect(read.left).toEqual({ "no-amount": 3 });
  });

  it("above its lines, beside their document, which has no day", () => {
    const read = readLines(
      "Fecha;Número;Código;Cuenta;Debe;Haber",
      ";RC-1;;Venta de contado;;",
      ";RC-1;1105;Caja;500;",
      ";RC-1;4135;Ventas;;500",
    );
    expect(read).toMatchObject({ entries: ["RC-1; Venta de contado; 1105 500; 4135 -500"], left: {} });
  });

  it("nothing above the first entry is of one", () => {
    expect(by(";;Apertura;;", "03/11/2026;1105;Caja;500;", ";4135;Ventas;;500")).toMatchObject({
      entries: ["2026-11-03; 1105 500; 4135 -500"],
      left: { "no-amount": 1 },
    });
  });

  it("above its lines, beside their day", () => {
    const head = "Fecha;Código;Cuenta;Detalle;Debe;Haber";
    expect(
      readLines(
        head,
        "03/11/2026;;Asiento de venta;Venta de contado;;",
        ";1105;Caja;;500;",
        ";4135;Ventas;menudeo;;500",
      ),
    ).toMatchObject({ entries: ["2026-11-03; Venta de contado; 1105 500; 4135 -500 «menudeo»"], left: {} });
    expect(
      readLines(
        head,
        "03/11/2026;;Asiento de venta;;;",
        ";1105;Caja;;500;",
        ";4135;Ventas;Asiento de venta;;500",
      ),
    ).toMatchObject({ entries: ["2026-11-03; Asiento de venta; 1105 500; 4135 -500"], left: {} });
  });

  it("an account without an amount is a line of nothing", () => {
    const head = "Fecha;Número;Código;Detalle;Debe;Haber";
    expect(
      readLines(
        head,
        "03/11/2026;1;1105;Venta;500;",
        "03/11/2026;1;2408;Venta;;",
        "03/11/2026;1;4135;Venta;;500",
      ),
    ).toMatchObject({ entries: ["2026-11-03; Venta; 1105 500; 4135 -500"], left: { "no-amount": 1 } });
    expect(
      readLines(
        head,
        "03/11/2026;1;2408;Venta;;",
        "03/11/2026;1;1105;Venta;500;",
        "03/11/2026;1;4135;Venta;;500",
      ),
    ).toMatchObject({ entries: ["2026-11-03; Venta; 1105 500; 4135 -500"], left: { "no-amount": 1 } });
    // Words below the lines of an entry that it has besides say nothing of it.
    expect(
      readLines(
        head,
        "03/11/2026;1;1105;Venta;500;",
        "03/11/2026;1;4135;Venta;;500",
        "03/11/2026;1;;Gracias;;",
      ),
    ).toMatchObject({ entries: ["2026-11-03; Venta; 1105 500; 4135 -500"], left: { "no-amount": 1 } });
  });
});

describe("IM-19 rows that are no lines", () => {
  it("sums, repeated headings, what was voided and figures of nothing are counted apart", () => {
    const { entries, left } = readLines(
      "Fecha;Tipo;Número;Código;Cuenta;Debe;Haber",
      "03/11/2026;FV;1;1105;Caja;500;",
      "03/11/2026;FV;1;4135;Ventas;;500",
      ";;;;;500;500",
      "Pasan;;;;;500;500",
      "  Vienen ;;;;;500;500",
      "Fecha;Tipo;Número;Código;Cuenta;Debe;Haber",
      "04/11/2026;Anulado;2;1105;Caja;70;",
      "04/11/2026;Anulada FV;2;4135;Ventas;;70",
      "04/11/2026;FV;3;1105;Anulado: Caja;70;",
      "05/11/2026;No anulado;4;1105;Caja;70;",
      "05/11/2026;No anulado;4;4135;Ventas no anuladas: todas;;70",
      "Sumas iguales;;;;;570;570",
    );
    expect(entries).toEqual(["2026-11-03; 1105 500; 4135 -500", "2026-11-05; 1105 70; 4135 -70"]);
    expect(left).toEqual({ total: 4, head: 1, void: 3 });
  });

  it("are told by the first of their cells that says something", () => {
    const { entries, left } = readCells([
      ["Fecha", "Código", "Cuenta", "Debe", "Haber"],
      [46_329, 1105, null, 500, null],
      [46_329, 4135, null, null, 500],
      [" ", null, "  Pasan ", 500, 500],
      [null, null, "Anulado: Caja", 70, null],
      [46_330, 1105, "Caja anulada: la vieja", 70, null],
      [46_330, 4135, "Ventas", null, 70],
    ]);
    expect(entries).toEqual(["2026-11-03; 1105 500; 4135 -500", "2026-11-04; 1105 70; 4135 -70"]);
    expect(left).toEqual({ total: 1, void: 1 });
  });

  it("an amount beside its day without an account is asked for", () => {
    expect(readLines("Fecha;Código;Debe;Haber", "03/11/2026;1105;500;", "03/11/2026;;;500").entries).toEqual([
      "2026-11-03; 1105 500; -500; 3 no-account",
    ]);
    expect(
      readLines("Fecha;Código;Cuenta;Debe;Haber", "03/11/2026;1105;;500;", "03/11/2026;;Ventas;;500").entries,
    ).toEqual(["2026-11-03; 1105 500; Ventas -500"]);
    expect(
      readLines("Fecha;Código;Detalle;Debe;Haber", "03/11/2026;1105;A;500;", ";;A;;500").entries,
    ).toEqual(["2026-11-03; A; 1105 500; -500; 3 no-account"]);
  });

  it("amounts with cents and those written another way are counted", () => {
    const { rounded, mixed, entries } = readLines(
      "Fecha;Código;Debe;Haber",
      "03/11/2026;1105;1.234,50;",
      "03/11/2026;4135;;1.234,50",
      "04/11/2026;1105;1,234,567.00;",
      "04/11/2026;4135;;1.234.567",
    );
    expect([rounded, mixed]).toEqual([2, 1]);
    expect(entries).toEqual(["2026-11-03; 1105 1235; 4135 -1235", "2026-11-04; 1105 1234567; 4135 -1234567"]);
  });
});

describe("IM-19 which lines are of one entry", () => {
  const days = (head: string, ...lines: readonly string[]) => readLines(head, ...lines).entries;

  it("those of one document, its kind and its day, wherever they stand", () => {
    expect(
      days(
        "Fecha;Tipo;Número;Código;Debe;Haber",
        "03/11/2026;FV;1;1105;500;",
        "03/11/2026;CE;1;5135;80;",
        "03/11/2026;FV;1;4135;;500",
        "03/11/2026;CE;1;1110;;80",
        "04/11/2026;FV;1;1105;7;",
        "04/11/2026;FV;1;4135;;7",
      ),
    ).toEqual([
      "2026-11-03; 1105 500; 4135 -500",
      "2026-11-03; 5135 80; 1110 -80",
      "2026-11-04; 1105 7; 4135 -7",
    ]);
  });

  it("without a document those of one day until they balance, to the cent", () => {
    expect(
      days(
        "Fecha;Código;Debe;Haber",
        "03/11/2026;1105;10,50;",
        "03/11/2026;4135;;10",
        "03/11/2026;2408;;0,50",
        "03/11/2026;5135;80;",
        "03/11/2026;1110;;80",
        "04/11/2026;5135;9;",
        "04/11/2026;1110;;9",
      ),
    ).toEqual([
      "2026-11-03; 1105 11; 4135 -10; 2408 -1",
      "2026-11-03; 5135 80; 1110 -80",
      "2026-11-04; 5135 9; 1110 -9",
    ]);
  });

  it("to the cent also where whole pesos alone do not balance", () => {
    expect(
      days(
        "Fecha;Código;Debe;Haber",
        "03/11/2026;1105;10,50;",
        "03/11/2026;1110;10,50;",
        "03/11/2026;4135;;21",
        "03/11/2026;5135;80;",
        "03/11/2026;1110;;80",
      ),
    ).toEqual(["2026-11-03; 1105 11; 1110 11; 4135 -21", "2026-11-03; 5135 80; 1110 -80"]);
  });

  it("by their document where that balances to the cent, though lines of two of them stand as pairs", () => {
    expect(
      days(
        "Fecha;Número;Código;Debe;Haber",
        "03/11/2026;1;1105;10,50;",
        "03/11/2026;2;4135;;10,50",
        "03/11/2026;1;1110;10,50;",
        "03/11/2026;2;4175;;10,50",
        "03/11/2026;2;1305;21;",
        "03/11/2026;1;2408;;21",
      ),
    ).toEqual(["2026-11-03; 1105 11; 1110 11; 2408 -21", "2026-11-03; 4135 -11; 4175 -11; 1305 21"]);
  });

  it("those of one day, whatever each says of its kind, where none has a document", () => {
    expect(days("Fecha;Tipo;Código;Debe;Haber", "03/11/2026;FV;1105;5;", "03/11/2026;CE;4135;;5")).toEqual([
      "2026-11-03; 1105 5; 4135 -5",
    ]);
  });

  it("those without a day above the first that has one", () => {
    expect(
      days("Fecha;Código;Debe;Haber", ";1105;5;", ";4135;;5", "03/11/2026;5135;8;", "03/11/2026;1110;;8"),
    ).toEqual(["1105 5; 4135 -5", "2026-11-03; 5135 8; 1110 -8"]);
  });

  it("days that are none keep documents of one number apart, and without documents lines go on", () => {
    expect(
      days(
        "Fecha;Número;Código;Debe;Haber",
        "31/11/2026;1;1105;5;",
        "31/11/2026;1;4135;;5",
        "ayer;1;1105;7;",
        "ayer;1;4135;;7",
      ),
    ).toEqual(["1105 5; 4135 -5; 2 bad-date 31/11/2026", "1105 7; 4135 -7; 4 bad-date ayer"]);
    expect(days("Fecha;Código;Debe;Haber", "ayer;1105;5;", "hoy;4135;;5")).toEqual([
      "1105 5; 4135 -5; 2 bad-date ayer",
    ]);
  });

  it("a document that is letters and digits is the entry's, a number that only counts is not", () => {
    const of = (number: string) =>
      days(
        "Fecha;Número;Código;Debe;Haber",
        `03/11/2026;${number};1105;5;`,
        `03/11/2026;${number};4135;;5`,
      )[0];
    expect(of("FV-8")).toBe("2026-11-03; FV-8; 1105 5; 4135 -5");
    expect(of("12")).toBe("2026-11-03; 1105 5; 4135 -5");
    expect(
      days(
        "Fecha;Número;Referencia;Código;Debe;Haber",
        "03/11/2026;F-1;X-9;1105;5;",
        "03/11/2026;F-1;X-9;4135;;5",
      )[0],
    ).toBe("2026-11-03; X-9; 1105 5; 4135 -5");
  });

  it("a day that is none is told once, in the entry of its document", () => {
    expect(
      days(
        "Fecha;Número;Código;Debe;Haber",
        "31/11/2026;1;1105;5;",
        "31/11/2026;1;4135;;5",
        "ayer;2;1105;5;",
        "ayer;2;4135;;5",
      ),
    ).toEqual(["1105 5; 4135 -5; 2 bad-date 31/11/2026", "1105 5; 4135 -5; 4 bad-date ayer"]);
  });

  it("rows of both accounts are entries of their own without a number, and one with it", () => {
    const head = "Fecha;Número;Detalle;Cuenta débito;Cuenta crédito;Valor";
    expect(days(head, "03/11/2026;1;Venta;1105;4135;100", "03/11/2026;1;Venta;1105;2408;19")).toEqual([
      "2026-11-03; Venta; 1105 100; 4135 -100; 1105 19; 2408 -19",
    ]);
    expect(
      days(
        "Fecha;Detalle;Cuenta débito;Cuenta crédito;Valor",
        "03/11/2026;Venta;1105;4135;100",
        "03/11/2026;Otra;1105;4135;19",
      ),
    ).toEqual(["2026-11-03; Venta; 1105 100; 4135 -100", "2026-11-03; Otra; 1105 19; 4135 -19"]);
  });

  it("a row of both accounts without one, without an amount or with one that is none", () => {
    const read = readLines(
      "Fecha;Detalle;Cuenta débito;Cuenta crédito;Valor",
      "03/11/2026;Venta;1105;;100",
      "04/11/2026;Venta;;;100",
      "05/11/2026;Venta;1105;4135;0",
      "06/11/2026;Venta;1105;4135;mil",
      "07/11/2026;Venta;1105;4135;",
      "08/11/2026;Venta;1105;4135;-30",
    );
    expect(read.entries).toEqual([
      "2026-11-03; Venta; 1105 100",
      "2026-11-06; 5 bad-amount mil",
      "2026-11-08; Venta; 1105 -30; 4135 30",
    ]);
    expect(read.left).toEqual({ "no-amount": 3 });
  });

  it("by their document where the numbers count lines, and by day where documents hardly balance", () => {
    expect(
      days(
        "Fecha;Número;Referencia;Código;Debe;Haber",
        "03/11/2026;1;A;1105;5;",
        "03/11/2026;2;A;4135;;5",
        "03/11/2026;3;B;1105;7;",
        "03/11/2026;4;B;4135;;7",
      ),
    ).toEqual(["2026-11-03; A; 1105 5; 4135 -5", "2026-11-03; B; 1105 7; 4135 -7"]);
    // Some of the numbers balance as well: the documents of all lines do.
    expect(
      days(
        "Fecha;Número;Referencia;Código;Debe;Haber",
        "03/11/2026;1;A;1105;5;",
        "03/11/2026;1;A;4135;;5",
        "03/11/2026;2;B;1105;7;",
        "03/11/2026;3;B;4135;;7",
      ),
    ).toEqual(["2026-11-03; A; 1105 5; 4135 -5", "2026-11-03; B; 1105 7; 4135 -7"]);
    // Nothing balances in any way: the number is the document.
    expect(
      days("Fecha;Número;Código;Debe;Haber", "03/11/2026;FV-1;1105;5;", "03/11/2026;FV-1;4135;;4"),
    ).toEqual(["2026-11-03; FV-1; 1105 5; 4135 -4"]);
    // Of three documents one balances: they are documents, two of which are wrong.
    const wrong = (number: string, credit: number) => [
      `03/11/2026;${number};1105;5;`,
      `03/11/2026;${number};4135;;${credit}`,
    ];
    expect(
      days("Fecha;Número;Código;Debe;Haber", ...wrong("1", 5), ...wrong("2", 4), ...wrong("3", 6)),
    ).toHaveLength(3);
  });
});
