import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { recogniseSheets } from "#domain/import/doors/recognise-sheet.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { bookOf, sheetOf, sheetOfLines } from "#tests/support/files/sheet-book.ts";

const how = { name: "archivo.xlsx", chart: pucChart(), today: day("2026-11-20") };
const kindOf = (...lines: readonly string[]) => recogniseSheets(bookOf(sheetOfLines(lines)), how);
const kindOfCells = (rows: readonly (readonly FileCell[])[]) => recogniseSheets(bookOf(sheetOf(rows)), how);
const D = "02/10/2026";

describe("IM-27 a table with codes of accounts is a book", () => {
  it.each<readonly [string, string, readonly string[]]>([
    ["half of them are", "journal", ["Fecha;Cuenta;Debe;Haber", `${D};110505;5;`, `${D};xx;;5`]],
    [
      "in levels",
      "trial",
      ["Clase;Grupo;Cuenta;Subcuenta;Nombre;Saldo", "1;11;1105;110505;Caja;5", "3;31;3105;310505;Capital;-5"],
    ],
    [
      "in sections",
      "journal",
      [
        "Fecha;Documento;Detalle;Débito;Crédito",
        "Cuenta: 110505 Caja;;;;",
        `${D};1;a;5;`,
        "Cuenta: 413536 Ventas;;;;",
        `${D};1;a;;5`,
      ],
    ],
    [
      "that say both sides",
      "journal",
      ["Fecha;Detalle;Cuenta débito;Cuenta crédito;Valor", `${D};a;110505;413536;5`],
    ],
    [
      "of vouchers",
      "journal",
      [
        "Comprobante CE-1;Fecha: 02/10/2026;;",
        "Código;Cuenta;Débito;Crédito",
        "5135;Gas;5;",
        "1110;Bancos;;5",
        "Comprobante CE-2;Fecha: 03/10/2026;;",
        "5135;Gas;6;",
        "1110;Bancos;;6",
      ],
    ],
    [
      "of vouchers that name somebody in each line",
      "journal",
      [
        "Comprobante CE-1;Fecha: 02/10/2026;;;",
        "Código;Tercero;NIT;Débito;Crédito",
        "5135;Gas S.A.;900123456;5;",
        "1110;Banco;900123457;;5",
        "Comprobante CE-2;Fecha: 03/10/2026;;;",
        "5135;Luz S.A.;900123458;6;",
        "1110;Otro banco;900123459;;6",
      ],
    ],
    [
      "where some cells are empty",
      "journal",
      [
        "Fecha;Código;Cuenta;Debe;Haber",
        `${D};110505;Caja;5;`,
        `;;Ventas;;5`,
        `;;Gracias;;`,
        `${D};413536;Ventas;;5`,
      ],
    ],
  ])("%s: %s", (_, kind, lines) => {
    expect(kindOf(...lines)).toBe(kind);
  });

  it.each<readonly [string, readonly string[]]>([
    ["half of its codes", ["Código;Nombre;Saldo", "1105;Caja;5", "xx;Capital;-5"]],
    ["codes below blanks", ["Código;Nombre;Saldo", "1105;Caja;5", ";Bancos;7", ";Capital;-12"]],
  ])("a trial balance is told by %s", (_, lines) => {
    expect(kindOf(...lines)).toBe("trial");
  });

  it("names under what a bank writes are no accounts", () => {
    const rows = [`${D};Ana Ruiz;5;`, `${D};Luis Paz;;5`];
    expect(kindOf("Extracto de octubre", "Fecha;Nombre;Débito;Crédito", ...rows)).toBe("extract");
    expect(kindOf("Fecha;Concepto;Nombre;Entró;Salió", `${D};Venta;1105;5;`, `${D};Luz;5135;;5`)).toBe(
      "operations",
    );
  });

  it("a journal by names with the day once for each entry is no statement", () => {
    expect(
      kindOf("Fecha;Cuenta;Debe;Haber", `${D};Caja;5;`, ";Bancos;3;", ";Clientes;;2", ";Proveedores;;6"),
    ).toBe("journal");
  });

  it("a journal as plain text may speak of anything", () => {
    expect(kindOf("2026-11-03 Plan de pagos", "  Caja  5", "  4135")).toBe("plain");
  });

  it("codes of three digits are those of a bank's transactions", () => {
    const rows = (code: string) =>
      kindOf("Fecha;Código;Descripción;Débito;Crédito", `${D};${code};PAGO;5;`, `${D};${code};ABONO;;5`);
    expect(rows("1105")).toBe("journal");
    expect(rows("110505")).toBe("journal");
    expect(rows("302")).toBe("extract");
    expect(rows("11050")).toBe("extract");
    expect(rows("010")).toBe("extract");
  });

  it("vouchers by names alone are a journal too", () => {
    expect(
      kindOf(
        "Comprobante 1;Fecha: 02/10/2026;;",
        "Nombre;Débito;Crédito;",
        "Gas;5;;",
        "Bancos;;5;",
        "Comprobante 2;Fecha: 03/10/2026;;",
        "Gas;6;;",
        "Bancos;;6;",
      ),
    ).toBe("journal");
  });
});

describe("IM-27 lists of people", () => {
  const STAFF = "Nombre;Cédula;Salario;Fecha de ingreso";

  it.each<readonly [string, string | null, readonly string[]]>([
    [
      "a salary and a day in most rows",
      "employees",
      [STAFF, "Ana;52123456;2.000.000;15/01/2024", "Luis;79123456;;"],
    ],
    ["a salary alone", "employees", ["Nombre;Cédula;Salario", "Ana;52123456;2.000.000"]],
    [
      "salaries in minimum wages",
      "employees",
      ["Nombre;Cédula;Salario", "Ana;52123456;2 SMMLV", "Luis;79123456;1 SMMLV"],
    ],
    ["a day alone", "employees", ["Nombre;Cédula;Cargo;Fecha de ingreso", "Ana;52123456;x;15/01/2024"]],
    [
      "days and what came in from whom",
      "operations",
      ["Fecha;Nombre;NIT;Concepto;Ingresos;Egresos", `${D};Ana;52123456;x;5;`, `${D};Luis;79123456;y;;5`],
    ],
    [
      "neither in most of them",
      "parties",
      [STAFF, "Ana;52123456;;", "Luis;79123456;;", "Eva;80123456;2.000.000;"],
    ],
    [
      "novelties with what each is",
      "novelties",
      ["Cédula;Nombre;Novedad;Valor", "52123456;Ana;Comisiones;5.000", "79123456;Luis;x;5"],
    ],
    [
      "novelties of which few are known",
      "parties",
      [
        "Cédula;Nombre;Novedad;Valor",
        "52123456;Ana;Comisiones;5.000",
        "79123456;Luis;x;5",
        "80123456;Eva;y;5",
      ],
    ],
    [
      "employees with a column of commissions",
      "employees",
      [
        `${STAFF};Comisiones`,
        "Ana;52123456;2.000.000;15/01/2024;5.000",
        "Luis;79123456;2.000.000;15/01/2024;",
      ],
    ],
    [
      "half of them with both",
      "employees",
      [`${STAFF};Comisiones`, "Ana;52123456;2.000.000;15/01/2024;5.000", "Luis;79123456;2.000.000;;5.000"],
    ],
    [
      "half of them in minimum wages",
      "employees",
      [`${STAFF};Comisiones`, "Ana;52123456;2 SMMLV;15/01/2024;5.000", "Luis;79123456;2 SMMLV;;5.000"],
    ],
    [
      "a payroll, which has no day",
      "novelties",
      ["Nombre;Cédula;Salario;Comisiones", "Ana;52123456;2.000.000;5.000", "Luis;79123456;2.000.000;5.000"],
    ],
  ])("with %s: %s", (_, kind, lines) => {
    expect(kindOf(...lines)).toBe(kind);
  });

  it.each<readonly [string, string | null, readonly string[]]>([
    ["half of them with a document", "parties", ["Nombre;NIT", "Ana;52123456", "Luis;"]],
    ["fewer of them", null, ["Nombre;NIT", "Ana;52123456", "Luis;", "Eva;"]],
    ["numbers too short for one", null, ["Nombre;Código cliente;NIT", "Ana;1;12345", "Luis;2;12346"]],
    ["of six digits", "parties", ["Nombre;NIT", "Ana;123456", "Luis;123457"]],
    ["the same again and again", null, ["Nombre;NIT", "Ana;52123456", "Ana;52123456", "Ana;52123456"]],
    [
      "half of them twice",
      "parties",
      ["Nombre;NIT", "Ana;52123456", "Ana;52123456", "Luis;79123456", "Luis;79123456"],
    ],
    ["two alike", "parties", ["Nombre;NIT", "Ana;52123456", "Ana;52123456"]],
  ])("of third parties, %s: %s", (_, kind, lines) => {
    expect(kindOf(...lines)).toBe(kind);
  });
});

describe("IM-27 the extract of a bank", () => {
  const ROWS = [`${D};PAGO;100.000;`, `${D};ABONO;;50.000`];
  const HEAD = "Fecha;Concepto;Salidas;Entradas";

  it.each<readonly [string, string, readonly string[]]>([
    ["a bank above it", "extract", ["Bancolombia", HEAD, ...ROWS]],
    ["what banks write above", "extract", ["Extracto de octubre", HEAD, ...ROWS]],
    ["what banks write above a book of one's own", "operations", ["Libro auxiliar del banco", HEAD, ...ROWS]],
    ["neither, in one's own words", "operations", [HEAD, ...ROWS]],
    ["a means of payment", "operations", ["Fecha;Concepto;Valor;Medio de pago", `${D};PAGO;-5;Nequi`]],
    ["the words of banks", "extract", ["Fecha;Descripción;Débito;Crédito", ...ROWS]],
    ["a reference alone", "extract", ["Fecha;Referencia;Valor", `${D};123;-5`]],
    ["a balance alone", "extract", ["Fecha;Valor;Saldo", `${D};-5;95`]],
    ["what a gateway kept and paid out", "extract", ["Fecha;Ventas;Comisión;Valor neto", `${D};5;1;4`]],
    ["what was consigned", "extract", ["Fecha;Ventas;Comisión;Valor consignado", `${D};5;1;4`]],
    ["what a gateway kept alone", "operations", ["Fecha;Ventas;Comisión;Detalle;Ingresos", `${D};5;1;a;4`]],
    [
      "numbers of people, each once",
      "operations",
      ["Fecha;Razón social;NIT;Concepto;Ingresos", `${D};Ana;52123456;x;5`, `${D};Luis;79123456;y;5`],
    ],
    [
      "amounts with a minus in words of one's own",
      "operations",
      [
        "Fecha;Qué pasó;Cuánto;Cómo pagó",
        `${D};Venta;5.000;Nequi`,
        `${D};Arriendo;-4.000;Nequi`,
        `${D};Gas;-300;Caja`,
      ],
    ],
    ["what was disbursed", "extract", ["Fecha;Venta bruta;Comisiones;Valor desembolsado", `${D};5;1;4`]],
    ["in English", "extract", ["Date;Sales;Fee;Net amount", `${D};5;1;4`]],
    ["payments of a loan", "extract", ["Fecha;Capital;Intereses;Valor", `${D};5;1;6`]],
    ["the title of a loan", "extract", ["Plan de pagos", "Cuota;Fecha;Total", `1;${D};5`]],
    [
      "no heading and rows without doubt",
      "extract",
      ["20261002;PAGO;-5.00", "20261003;ABONO;7.00", "20261004;PAGO;-5.00"],
    ],
  ])("with %s: %s", (_, kind, lines) => {
    expect(kindOf(...lines)).toBe(kind);
  });

  it("with nothing but days and values is none, nor without amounts", () => {
    expect(kindOf("Fecha;Valor", `${D};5`)).toBeNull();
    expect(kindOf("Fecha;Descripción;Naturaleza;Saldo", `${D};PAGO;D;5`)).not.toBe("extract");
    expect(
      recogniseSheets(bookOf(sheetOfLines(["Fecha;Valor", `${D};5`])), { ...how, name: "Nequi octubre.csv" }),
    ).toBe("extract");
  });
});

describe("IM-27 a plan of accounts and a statement", () => {
  it.each<readonly [string, string | null, readonly string[]]>([
    ["codes and names", "chart", ["Código;Nombre", "1105;Caja", "110599;Otra"]],
    [
      "amounts beside a fourth of them",
      "chart",
      ["Código;Nombre;x", "1105;Caja;", "1110;Bancos;1.000", "1115;Remesas en tránsito;"],
    ],
    [
      "amounts beside more",
      null,
      ["Código;Nombre;x", "1105;Caja;1.000", "1110;Bancos;1.000", "1115;Remesas en tránsito;"],
    ],
    ["fewer than half that fit", null, ["Código;Nombre", "1105;Caja", "1;x", "2;y"]],
    ["no codes", null, ["Nombre;Apodo", "Caja;Bancos"]],
  ])("%s: %s", (_, kind, lines) => {
    expect(kindOf(...lines)).toBe(kind);
  });

  it("numbers of a file of text are no amounts without their marks", () => {
    expect(
      kindOf("Código;Nombre;Orden", "1105;Caja;10", "1110;Bancos;20", "1115;Remesas en tránsito;30"),
    ).toBe("chart");
  });

  it("a level is a number beside the code, and no amount", () => {
    const rows = (level: number) => [
      ["Código", "Nombre", "x"],
      [1105, "Caja", level],
      [1110, "Bancos", level],
      [1115, "Remesas en tránsito", level],
    ];
    expect(kindOfCells(rows(4))).toBe("chart");
    expect(kindOfCells(rows(9))).toBe("chart");
    expect(kindOfCells(rows(10))).not.toBe("chart");
    expect(kindOfCells(rows(-10))).not.toBe("chart");
  });

  it.each<readonly [string, string | null, readonly string[]]>([
    [
      "accounts and figures",
      "statement",
      ["Concepto;2025", "Caja;150", "Proveedores;80", "Capital social;70"],
    ],
    [
      "of which a fourth are known",
      "statement",
      ["Concepto;2025", "Caja;150", "Xxyy;80", "Zzww;70", "Qqpp;5"],
    ],
    ["of which fewer are", null, ["Concepto;2025", "Caja;150", "Xxyy;80", "Zzww;70", "Qqpp;5", "Rrtt;5"]],
    [
      "days in half of its rows",
      null,
      ["Concepto;2025;", `Caja;150;${D}`, `Proveedores;80;${D}`, "Capital social;70;"],
    ],
  ])("%s: %s", (_, kind, lines) => {
    expect(kindOf(...lines)).toBe(kind);
  });

  it("days of a workbook are days as well", () => {
    const at = { day: day("2026-10-02") };
    const rows = (cell: FileCell) => [
      ["Concepto", "2025", ""],
      ["Caja", 150, cell],
      ["Proveedores", 80, cell],
      ["Capital social", 70, cell],
    ];
    expect(kindOfCells(rows(null))).toBe("statement");
    expect(kindOfCells(rows(at))).not.toBe("statement");
    expect(kindOfCells(rows({ error: "#REF!" }))).toBe("statement");
    expect(kindOfCells(rows("2026-10-02"))).not.toBe("statement");
    expect(kindOfCells(rows(true))).toBe("statement");
  });
});

describe("IM-27 of several sheets the first that says what it holds", () => {
  const chart = sheetOfLines(["Código;Nombre", "1105;Caja", "110599;Otra"]);
  const parties = sheetOfLines(["Nombre;NIT", "Ana;52123456", "Luis;79123456"]);
  const words = sheetOfLines(["Hola"]);
  const kind = (...sheets: readonly (typeof chart)[]) => recogniseSheets(bookOf(...sheets), how);

  it("shown ones before hidden ones, each once, and none of nothing", () => {
    expect(kind(words, sheetOf([]), chart, parties)).toBe("chart");
    expect(kind({ ...chart, hidden: true }, parties)).toBe("parties");
    expect(kind({ ...chart, hidden: true }, { ...parties, hidden: true })).toBe("chart");
    expect(kind(words, { ...chart, hidden: true })).toBe("chart");
    expect(kind(words, sheetOf([]))).toBeNull();
    expect(kind()).toBeNull();
  });
});
