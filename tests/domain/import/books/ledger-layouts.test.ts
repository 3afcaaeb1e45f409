import { describe, expect, it } from "vitest";
import { withoutAccountHeads } from "#domain/import/books/account-heads.ts";
import type { ColumnMeaning } from "#domain/import/books/column-meanings.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { sheetOfLines } from "#tests/support/files/sheet-book.ts";
import { readCells, readLines } from "./read-lines.ts";

const GAS = "2026-10-06; CE-2; Gas; 513555 80; 1110 -80";
const SALE = "2026-10-05; RC-1; Venta; 110505 500; 413536 -500";

describe("IM-19 a ledger that heads each account with what it held", () => {
  const HEAD = "Fecha;Documento No.;Código;Nombre;Detalle;Débito;Crédito";
  const MOVES = [
    "05/10/2026;RC-1;110505;Caja;Venta;500;",
    "06/10/2026;CE-2;1110;Bancos;Gas;;80",
    "05/10/2026;RC-1;413536;Ventas;Venta;;500",
    "06/10/2026;CE-2;513555;Gas;Gas;80;",
  ];
  const head = (code: string, figures = "500;500") => `;;${code};Cuenta;;${figures}`;
  const withHeads = (...heads: readonly string[]) =>
    readLines(
      HEAD,
      ...MOVES.flatMap((move, at) => [heads[at] ?? "", move].filter(Boolean)),
      ...heads.slice(4),
    );

  it("takes no head for a movement", () => {
    const { entries, left } = withHeads(head("110505"), head("1110"), head("413536"), head("513555"));
    expect(entries).toEqual([SALE, "2026-10-06; CE-2; Gas; 1110 -80; 513555 80"]);
    expect(left).toEqual({});
  });

  it("nor one of an account that did not move, above or below the others", () => {
    const { entries } = withHeads(
      `${head("1105")}`,
      head("1110"),
      head("413536"),
      head("513555"),
      head("6135"),
    );
    // The head of a group stands above its accounts: the others are heads all the same.
    expect(entries).toHaveLength(2);
  });

  it("takes all rows where some of those without a day are no heads", () => {
    // A line of the same account below the movement is no head of it.
    const { entries } = readLines(
      HEAD,
      "05/10/2026;RC-1;110505;Caja;Venta;500;",
      ";;413536;Ventas;Venta;;500",
      "06/10/2026;CE-2;513555;Gas;Gas;80;",
      ";;1110;Bancos;Gas;;80",
    );
    expect(entries).toEqual([SALE, GAS]);
  });

  it("takes all rows where only one could be a head", () => {
    const { entries } = readLines(
      HEAD,
      "05/10/2026;RC-1;110505;Caja;Venta;500;",
      "05/10/2026;RC-1;413536;Ventas;Venta;;500",
      ";;513555;Gas;Ajuste;80;",
      "05/10/2026;RC-1;513555;Gas;Ajuste;;80",
    );
    expect(entries.join()).toContain("513555 80");
  });

  it("takes no head for a movement where the document stands first, or cells hold blanks", () => {
    const { entries } = readLines(
      "Documento No.;Fecha;Código;Detalle;Débito;Crédito",
      ";;110505;;500;",
      "RC-1;05/10/2026;110505;Venta;500;",
      ";;413536;;;500",
      "RC-1;05/10/2026;413536;Venta;;500",
    );
    expect(entries).toEqual([SALE]);
    const blank = readCells([
      ["Fecha", "Documento No.", "Código", "Detalle", "Débito", "Crédito"],
      [" ", " ", "110505", "", 500, null],
      ["05/10/2026", "RC-1", "110505", "Venta", 500, null],
      [" ", " ", "413536", "", null, 500],
      ["05/10/2026", "RC-1", "413536", "Venta", null, 500],
    ]);
    expect(blank.entries).toEqual([SALE]);
  });

  it("a row of words among them is no head", () => {
    const { entries, left } = withHeads(
      head("110505"),
      head("1110"),
      head("413536"),
      head("513555"),
      ";;;;Nota al pie;;",
    );
    expect(entries).toHaveLength(2);
    expect(left).toEqual({ "no-amount": 1 });
  });

  /** Lines of a journal with the day and the document on the first line of each entry alone. */
  const kept = (...lines: readonly string[]) => readLines(HEAD, ...lines).entries;

  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      "of other accounts than those below them",
      [
        "05/10/2026;RC-1;110505;;Venta;500;",
        ";;413536;;;;500",
        "06/10/2026;CE-2;513555;;Gas;80;",
        ";;1110;;;;80",
        "07/10/2026;RC-3;110505;;Venta;7;",
        ";;413536;;;;7",
      ],
      ["110505 500; 413536 -500", "513555 80; 1110 -80", "110505 7; 413536 -7"],
    ],
    [
      "that stand below a row of their account",
      [
        "05/10/2026;A-1;110505;;Ajuste;500;",
        ";;110505;;;;500",
        "06/10/2026;A-2;110505;;Ajuste;80;",
        ";;110505;;;;80",
        "07/10/2026;A-3;110505;;Ajuste;7;",
        "07/10/2026;A-3;110505;;Ajuste;;7",
      ],
      ["110505 500; 110505 -500", "110505 80; 110505 -80", "110505 7; 110505 -7"],
    ],
    [
      "of which one stands below a row of its account",
      [
        "05/10/2026;RC-1;413536;;Venta;;500",
        ";;110505;;;500;",
        "06/10/2026;CE-2;110505;;Gas;;80",
        ";;513555;;;80;",
        "07/10/2026;A-3;513555;;Ajuste;9;",
        ";;513555;;;;9",
      ],
      ["413536 -500; 110505 500", "110505 -80; 513555 80", "513555 9; 513555 -9"],
    ],
    [
      "half of which stand above one of their account",
      [
        "05/10/2026;RC-1;413536;;Venta;;500",
        ";;110505;;;500;",
        "06/10/2026;CE-2;110505;;Gas;;80",
        ";;513555;;;80;",
        "07/10/2026;CE-3;513555;;Gas;9;",
        ";;1110;;;;9",
        "08/10/2026;RC-4;110505;;Venta;7;",
        ";;413536;;;;7",
      ],
      ["413536 -500; 110505 500", "110505 -80; 513555 80", "513555 9; 1110 -9", "110505 7; 413536 -7"],
    ],
  ])("takes all rows where those without a day are lines %s", (_, lines, expected) => {
    expect(kept(...lines).map((each) => each.split("; ").slice(3).join("; "))).toEqual(expected);
  });

  it("takes all rows of a journal without documents, or with one on every line", () => {
    const expected = ["413536 -500; 110505 500", "110505 -80; 513555 80", "513555 -9; 110505 9"];
    const lines = (number: (at: number) => string) =>
      readLines(
        `Fecha;${number(0) && "Documento No."};Código;Débito;Crédito`,
        `05/10/2026;${number(1)};413536;;500`,
        `;${number(1)};110505;500;`,
        `06/10/2026;${number(2)};110505;;80`,
        `;${number(2)};513555;80;`,
        `07/10/2026;${number(3)};513555;;9`,
        `;${number(3)};110505;9;`,
      ).entries.map((each) => each.split("; ").slice(-2).join("; "));
    expect(lines(() => "")).toEqual(expected);
    expect(lines((at) => `RC-${at}`)).toEqual(expected);
  });

  it("takes all rows of a table without days", () => {
    const rows = ["", "1", "", "2"].map((number, at) => ({
      row: at + 2,
      cells: [at < 2 ? "1105" : "4135", number],
    }));
    const meanings: readonly ColumnMeaning[] = ["code", "number"];
    expect(withoutAccountHeads(rows, meanings)).toEqual(rows);
  });

  it("takes all rows of a journal without documents", () => {
    const { entries } = readLines(
      "Fecha;Código;Detalle;Débito;Crédito",
      "05/10/2026;110505;Venta;500;",
      ";413536;;;500",
      "06/10/2026;513555;Gas;80;",
      ";1110;;;80",
    );
    expect(entries).toEqual([
      "2026-10-05; Venta; 110505 500; 413536 -500",
      "2026-10-06; Gas; 513555 80; 1110 -80",
    ]);
  });
});

describe("IM-19 a ledger by sections, each below its account", () => {
  const HEAD = "Fecha;Documento No.;Detalle;Débito;Crédito";
  const section = (cash: string, sales: string) =>
    readLines(
      "LIBRO AUXILIAR",
      HEAD,
      cash,
      "05/10/2026;RC-1;Venta;500;",
      "06/10/2026;RC-2;Venta;70;",
      sales,
      HEAD,
      "05/10/2026;RC-1;Venta;;500",
      "06/10/2026;RC-2;Venta;;70",
    );
  const EXPECTED = [
    "2026-10-05; RC-1; Venta; 110505 500; 413536 -500",
    "2026-10-06; RC-2; Venta; 110505 70; 413536 -70",
  ];

  it.each([
    ["Cuenta: 110505 Caja general;;;;", "Cuenta: 413536 Ventas;;;;"],
    ["CUENTA 110505 - CAJA GENERAL;;;Saldo anterior;1.000", "CUENTA 413536 - VENTAS;;;Saldo anterior;0"],
    ["Código contable: 11.05.05;;Caja general;;", "Código contable: 41.35.36;;Ventas;;"],
    ["110505;Caja general;;;", "413536;Ventas;;;"],
    ["110505 Caja general;;;;", "413536 Ventas;;;;"],
    ["110505;Caja general;Saldo $ 1.000;;", "413536;Ventas;Saldo $ 0;;"],
    [";Auxiliar;110505;Caja general;", ";Auxiliar;413536;Ventas;"],
  ])("as «%s»", (cash, sales) => {
    const { kind, entries, left } = section(cash, sales);
    expect({ kind, entries, left }).toEqual({ kind: "journal", entries: EXPECTED, left: { head: 1 } });
  });

  it.each([
    ["Cuenta: 110 Caja;;;;", "Cuenta: 413 Ventas;;;;"],
    ["Cuenta: 0110505 Caja;;;;", "Cuenta: 0413536 Ventas;;;;"],
    ["Cuenta: 110505110505110 Caja;;;;", "Cuenta: 413536413536413 Ventas;;;;"],
    ["Cuenta: 110505 Caja;;;;", "Cuenta: 110505 Caja;;;;"],
    ["Caja general;;;;", "Ventas;;;;"],
    ["Cuenta: Caja general;;;;", "Cuenta: Ventas;;;;"],
  ])("«%s» and «%s» are no two accounts", (cash, sales) => {
    const rows = [HEAD, cash, "05/10/2026;RC-1;Venta;500;", sales, "05/10/2026;RC-1;Venta;;500"];
    expect(() => readLines("LIBRO AUXILIAR", ...rows)).toThrow("not recognised");
  });

  it.each([1105, 11_050_501_020_304])("an account has four to fourteen digits: %s", (code) => {
    const { entries } = section(`Cuenta: ${code} Caja;;;;`, "Cuenta: 413536 Ventas;;;;");
    expect(entries[0]).toBe(`2026-10-05; RC-1; Venta; ${code} 500; 413536 -500`);
  });

  it("with movements above the first account it is none", () => {
    const rows = ["05/10/2026;RC-1;Venta;500;", "Cuenta: 110505 Caja;;;;", "Cuenta: 413536 Ventas;;;;"];
    expect(() => readLines(HEAD, ...rows)).toThrow("not recognised");
  });

  it("takes days of every kind for movements, and a code of as many digits for none", () => {
    const { entries } = readCells([
      ["LIBRO AUXILIAR"],
      ["Fecha", "Documento No.", "Detalle", "Débito", "Crédito"],
      [21_050_501, "Bancos nacionales"],
      [{ day: day("2026-10-05") }, "RC-1", "Préstamo", null, 500],
      [46_301, "RC-2", "Préstamo", null, 70],
      [1105, "Caja"],
      ["5-oct-2026", "RC-1", "Préstamo", 500, null],
      ["06/10/2026", "RC-2", "Préstamo", 70, null],
    ]);
    expect(entries).toEqual([
      "2026-10-05; RC-1; Préstamo; 21050501 -500; 1105 500",
      "2026-10-06; RC-2; Préstamo; 21050501 -70; 1105 70",
    ]);
  });

  it("takes the first and the last day that a number may be for movements, and no other", () => {
    const { entries } = readCells([
      ["LIBRO AUXILIAR"],
      ["Fecha", "Documento No.", "Detalle", "Débito", "Crédito"],
      ["1105", "Caja"],
      [29_221, "RC-1", "Saldo", 500, null],
      [73_050, "RC-2", "Saldo", 70, null],
      [null, "3115", "Aportes"],
      [29_221, "RC-1", "Saldo", null, 500],
      [73_050, "RC-2", "Saldo", null, 70],
    ]);
    expect(entries.map((each) => each.split("; ").slice(-2).join("; "))).toEqual([
      "1105 500; 3115 -500",
      "1105 70; 3115 -70",
    ]);
  });

  it("takes days with points for movements, though they look like codes and figures", () => {
    const { entries } = readLines(
      HEAD,
      "Cuenta: 110505 Caja;;;;",
      "10.11;RC-1;Venta;500;",
      "Cuenta: 413536 Ventas;;;;",
      "10.11;RC-1;Venta;;500",
    );
    expect(entries).toEqual(["2026-11-10; RC-1; Venta; 110505 500; 413536 -500"]);
  });

  it.each([
    ["Cuenta: 110505 Caja general;;;;", "Caja general"],
    ["CUENTA 110505 - CAJA GENERAL  SALDO ANTERIOR 1.000;;;;", "CAJA GENERAL"],
    ["110505;Caja general;;;", "Caja general"],
    ["110505 Caja;de la tienda;;;", "Caja"],
    ["Cuenta: 110505;;;;", ""],
  ])("«%s» names its account «%s»", (cash, name) => {
    const sheet = sheetOfLines([
      "LIBRO AUXILIAR",
      HEAD,
      cash,
      "05/10/2026;RC-1;Venta;500;",
      "413536;Ventas;;;",
      "05/10/2026;RC-1;Venta;;500",
    ]);
    const layout = recogniseSheet(sheet);
    if (layout === null) throw new Error("not recognised");
    const today = day("2026-11-23");
    const { entries } = readBookTable(sheet, { layout, today, said: null, openingDay: today });
    expect(entries[0]?.lines.map((line) => [line.code, line.name])).toEqual([
      ["110505", name],
      ["413536", "Ventas"],
    ]);
  });

  it("a code before what is no name heads nothing", () => {
    const rows = [HEAD, "110505;(Caja);;;", "05/10/2026;RC-1;Venta;500;", "413536;2 ventas;;;"];
    expect(() => readLines("LIBRO AUXILIAR", ...rows)).toThrow("not recognised");
  });

  it("a day among the titles is no movement above the first account", () => {
    const { entries } = readLines(
      "05/11/2026;LIBRO AUXILIAR;;;",
      HEAD,
      "Cuenta: 110505 Caja;;;;",
      "05/10/2026;RC-1;Venta;500;",
      "Cuenta: 413536 Ventas;;;;",
      "05/10/2026;RC-1;Venta;;500",
    );
    expect(entries).toEqual([SALE]);
  });

  it("says third parties in the columns that have names", () => {
    const lines = (head: string, one: string, two: string) =>
      readLines(head, "Cuenta: 110505 Caja;;;;", one, "Cuenta: 413536 Ventas;;;;", two).entries;
    expect(
      lines("Fecha;Nombre;Detalle;Débito;Crédito", "05/10/2026;Ana;Venta;500;", "05/10/2026;Ana;Venta;;500"),
    ).toEqual(["2026-10-05; Venta; 110505 500 Ana; 413536 -500 Ana"]);
  });
});

describe("IM-19 codes in a column for each level", () => {
  const read = (head: string, ...rows: readonly string[]) => readLines(head, ...rows);
  it("each says the whole code so far, or what it adds", () => {
    const both = [
      read(
        "Clase;Grupo;Cuenta;Subcuenta;Auxiliar;Nombre;Saldo",
        "1;1;05;05;01;Caja;500",
        "3;1;15;;;Aportes;-500",
      ),
      read(
        "Clase;Grupo;Cuenta;Sub-cuenta;Aux.;Nombre;Saldo",
        "1;11;1105;110505;11050501;Caja;500",
        "3;31;3115;;;Aportes;-500",
      ),
      read("Grupo;Cta;SubCta;Aux;Nombre;Saldo", "11;5;5;1;Caja;500", "31;15;;;Aportes;-500"),
    ];
    for (const { kind, entries, meanings } of both) {
      expect(kind).toBe("trial");
      expect(meanings).toContain("level level level");
      expect(entries.map((each) => each.split("; ").slice(-2))).toEqual([["11050501 500", "3115 -500"]]);
    }
  });

  it("a column of codes beside them says the same again", () => {
    const { meanings, entries } = read(
      "Código;Grupo;Cuenta;Nombre;Saldo",
      "999;11;05;Caja;500",
      "999;31;15;Aportes;-500",
    );
    expect(meanings).toBe("none level level none balance");
    expect(entries[0]).toMatch(/1105 500; 3115 -500$/);
  });

  it.each([
    ["one level alone is the code", "Cuenta;Nombre;Saldo", "1105;Caja;500", "code account balance"],
    [
      "levels without a group are columns of their own",
      "Cuenta;Auxiliar;Saldo",
      "1105;01;500",
      "code none balance",
    ],
    [
      "levels of names are none",
      "Grupo;Subcuenta;Cuenta;Saldo",
      "Activo;Caja;1105;500",
      "none none code balance",
    ],
    [
      "one that holds a name among its codes is none",
      "Grupo;Subcuenta;Cuenta;Saldo",
      "11;Caja;1105;500",
      "level none level balance",
    ],
    [
      "a group beside the code is none",
      "Grupo;Código;Nombre;Saldo",
      "11;1105;Caja;500",
      "none code account balance",
    ],
    [
      "levels are named in any spelling",
      "Grupo;Sub - cuenta;Nombre;Saldo",
      "11;1105;Caja;500",
      "level level account balance",
    ],
    ["empty ones are none", "Grupo;Subcuenta;Cuenta;Saldo", ";;1105;500", "none none code balance"],
  ])("%s", (_, head, row, meanings) => {
    expect(read(head, row, row.replace("1105", "1110")).meanings).toBe(meanings);
  });

  it("one that holds a name in any row is none", () => {
    const rows = ["11;110505;1105;500", "11;Caja;1105;500"];
    expect(read("Grupo;Subcuenta;Cuenta;Saldo", ...rows).meanings).toBe("level none level balance");
  });
});
