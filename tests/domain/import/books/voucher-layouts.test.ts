import { describe, expect, it } from "vitest";
import type { ColumnMeaning } from "#domain/import/books/column-meanings.ts";
import { readVouchers } from "#domain/import/books/read-vouchers.ts";
import { voucherHead } from "#domain/import/books/voucher-heads.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { readCells, readLines } from "./read-lines.ts";

const headOf = (...cells: readonly FileCell[]) => {
  const found = voucherHead({ row: 1, cells });
  return found && [found.date, found.paper, found.words];
};

describe("IM-19 the head of a voucher", () => {
  it.each<readonly [readonly FileCell[], readonly string[]]>([
    [
      ["Comprobante No. 12", "Fecha: 05/10/2026"],
      ["2026-10-05", "12", ""],
    ],
    [["Comprobante de egreso CE-9 del 5 de octubre de 2026"], ["2026-10-05", "CE-9", ""]],
    [
      ["Asiento 7", null, { day: day("2026-10-05") }],
      ["2026-10-05", "7", ""],
    ],
    [
      ["COMPROBANTE DE DIARIO N° 3", "FECHA", "2026-10-05"],
      ["2026-10-05", "3", ""],
    ],
    [
      ["Fecha", { day: day("2026-10-05") }],
      ["2026-10-05", "", ""],
    ],
    [
      ["Fecha: 05/10/2026", "Concepto: Pago de arriendo"],
      ["2026-10-05", "", "Pago de arriendo"],
    ],
    [
      ["Documento: FV 8", "Fecha: 05/10/2026", "Concepto", "Venta de contado", "Tercero: Ana"],
      ["2026-10-05", "FV 8", "Venta de contado"],
    ],
    [["Recibo de caja 9 detalle abono fecha: 05/10/2026"], ["2026-10-05", "9", "abono"]],
    [
      ["Fecha: 05/10/2026", "", "Por concepto de: Gas  "],
      ["2026-10-05", "", "Gas"],
    ],
    // The day of a cell goes before days that words say besides.
    [
      ["Comprobante 12", { day: day("2026-10-05") }, "Vence: 05/11/2026"],
      ["2026-10-05", "12", ""],
    ],
    // Cells without anything stand between others.
    [
      ["Documento", "FV", null, "8", "", "Fecha: 05/10/2026", "Concepto", null, "Gas", null],
      ["2026-10-05", "FV 8", "Gas"],
    ],
    // Reports with many narrow columns.
    [
      [
        "Comprobante de egreso No. 12",
        ...Array<null>(60).fill(null),
        "Fecha: 05/10/2026",
        ...Array<null>(60).fill(null),
        "Concepto:: Pago del arriendo de la oficina principal del mes de octubre según contrato",
      ],
      ["2026-10-05", "12", "Pago del arriendo de la oficina principal del mes de octubre según contrato"],
    ],
    // Nothing is said of what it is about.
    [
      ["Concepto:", null, "Fecha: 05/10/2026"],
      ["2026-10-05", "", ""],
    ],
    [
      ["Fecha: 05/10/2026", "Concepto", null, null],
      ["2026-10-05", "", ""],
    ],
  ])("%j", (cells, expected) => {
    expect(headOf(...cells)).toEqual(expected);
  });

  it.each<readonly FileCell[][]>([
    [["Impreso: Fecha 05/10/2026"]],
    [["Comprobantes del periodo", "Fecha: 05/10/2026"]],
    [["Fecha desde 01/10/2026"]],
    [["Comprobante 12", "Fecha: 05/10/2026", "Vence: 05/11/2026"]],
    [["Caja general", "05/10/2026"]],
    [["Caja general", { day: day("2026-10-05") }]],
    [["Comprobante 12"]],
    [[`${"x".repeat(200)} Comprobante 12 Fecha: 05/10/2026`]],
  ])("%j is none", (cells) => {
    expect(headOf(...cells)).toBeNull();
  });
});

const ENTRIES = [
  "2026-10-05; RC-1; Venta; 110505 500; 413536 -500",
  "2026-10-06; CE-2; Gas; 513555 80; 1110 -80",
];
const SALE = ["110505;Caja;500;", "413536;Ventas;;500"];
const GAS = ["513555;Gas;80;", "1110;Bancos;;80"];
const HEAD = "Código;Cuenta;Débito;Crédito";

describe("IM-19 vouchers one below the other", () => {
  it.each<readonly [string, readonly string[]]>([
    [
      "what each is about in its head",
      [
        "Comprobante: RC-1;Fecha: 05/10/2026;Concepto: Venta;",
        HEAD,
        ...SALE,
        "Comprobante: CE-2;Fecha: 06/10/2026;Concepto: Gas;",
        HEAD,
        ...GAS,
      ],
    ],
    [
      "its document above its day",
      [
        "Comprobante RC-1;;;",
        "Fecha: 05/10/2026;Concepto: Venta;;",
        HEAD,
        ...SALE,
        "Comprobante;CE-2;;",
        "Fecha: 06/10/2026;Concepto: Gas;;",
        HEAD,
        ...GAS,
      ],
    ],
    [
      "words below one heading",
      [
        HEAD,
        "Comprobante RC-1;Fecha: 05/10/2026;;",
        "Detalle: Venta;;;",
        ...SALE,
        "Comprobante CE-2;Fecha: 06/10/2026;;",
        "Glosa : Gas;;;",
        ...GAS,
      ],
    ],
  ])("with %s", (_, lines) => {
    expect(readLines(...lines)).toMatchObject({ kind: "vouchers", entries: ENTRIES });
  });

  it("the words of a head go into the column of words, and other columns of days and documents say nothing", () => {
    const { kind, entries } = readLines(
      "Comprobante: RC-1;Fecha: 05/10/2026;Concepto: Venta;;;;",
      "Código;Cuenta;Detalle;Documento;Débito;Crédito;",
      "110505;Caja;;F1;500;;01/01/2020",
      "413536;Ventas;al por menor;F2;;500;",
      "Comprobante: CE-2;Fecha: 06/10/2026;Concepto: Gas;;;;",
      "Código;Cuenta;Detalle;Documento;Débito;Crédito;",
      "513555;Gas;Gas;F3;80;;",
      "1110;Bancos;Gas;F4;;80;",
    );
    expect(kind).toBe("vouchers");
    expect(entries).toEqual([
      "2026-10-05; RC-1; Venta; 110505 500; 413536 -500 «al por menor»",
      "2026-10-06; CE-2; Gas; 513555 80; 1110 -80",
    ]);
  });

  it("what stands above the first of them is no line", () => {
    const { entries } = readLines(
      "Ferretería La Sabana;;;",
      "110505;Caja;999;",
      "Comprobante RC-1;Fecha: 05/10/2026;Concepto: Venta;",
      HEAD,
      ...SALE,
      "Comprobante CE-2;Fecha: 06/10/2026;Concepto: Gas;",
      ...GAS,
    );
    expect(entries).toEqual(ENTRIES);
  });

  it("what stands between the headings and the first of them is told, without a day", () => {
    const { entries } = readLines(
      HEAD,
      "110505;Caja;999;",
      "Comprobante RC-1;Fecha: 05/10/2026;Concepto: Venta;",
      ...SALE,
      "Comprobante CE-2;Fecha: 06/10/2026;Concepto: Gas;",
      ...GAS,
    );
    expect(entries).toEqual(["110505 999", ...ENTRIES]);
  });

  it("an account that is called like a document is a line", () => {
    const { entries } = readLines(
      "Comprobante RC-1;Fecha: 05/10/2026;Concepto: Venta;",
      HEAD,
      "110505;Caja de la factura 8;500;",
      "413536;Ventas;;500",
      "Comprobante CE-2;Fecha: 06/10/2026;Concepto: Gas;",
      ...GAS,
    );
    expect(entries).toEqual(ENTRIES);
  });

  it("days and numbers of lines, and what stands beside the table, say nothing of a voucher", () => {
    const numbered = readLines(
      "Asiento;Fecha: 05/10/2026;;;",
      "No.;Código;Cuenta;Débito;Crédito",
      "1;110505;Caja;500;",
      "2;413536;Ventas;;500",
      "Asiento;Fecha: 05/10/2026;;;",
      "1;1110;Bancos;;500",
      "2;110505;Caja;500;",
    );
    expect(numbered.entries).toEqual([
      "2026-10-05; 110505 500; 413536 -500",
      "2026-10-05; 1110 -500; 110505 500",
    ]);
    const meanings: readonly ColumnMeaning[] = ["date", "code", "debit", "credit"];
    const cells: readonly (readonly FileCell[])[] = [
      ["Vence", "Código", "Débito", "Crédito"],
      ["Comprobante 1", "Fecha: 05/10/2026"],
      ["01/01/2020", "110505", 500, null, "02/01/2020"],
      ["01/01/2020", "413536", null, 500, "03/01/2020", "9", "F-9", "x"],
    ];
    const rows = cells.map((each, at) => ({ row: at + 1, cells: each }));
    const layout = { kind: "vouchers", meanings, next: 1, labels: [] } as const;
    const { entries } = readVouchers(rows, layout, day("2026-11-23"));
    expect(entries.map(({ date, reference, lines }) => [date, reference, lines.length])).toEqual([
      ["2026-10-05", "1", 2],
    ]);
  });

  it("without any day they are balances", () => {
    expect(readLines("Comprobante de ingreso No. 8;;;", HEAD, ...SALE).kind).toBe("trial");
  });

  it.each(["Saldo", "Saldo débito;Saldo crédito"])(
    "a trial balance has a column of balances: %s",
    (balance) => {
      const { kind } = readLines(
        "Comprobante 1;Fecha: 31/10/2026;;",
        "Comprobante 2;Fecha: 31/10/2026;;",
        `Código;Cuenta;Débito;Crédito;${balance}`,
        "110505;Caja;500;;500;",
        "413536;Ventas;;500;-500;",
      );
      expect(kind).toBe("trial");
    },
  );

  it("one alone is told by its title, with a number", () => {
    const one = (title: string) => readLines(title, "Fecha: 05/10/2026;;;", HEAD, ...SALE);
    expect(one("Comprobante de ingreso No. 8;;;")).toMatchObject({
      kind: "vouchers",
      entries: ["2026-10-05; 8; 110505 500; 413536 -500"],
    });
    expect(one("Comprobante de ingreso;;;").kind).toBe("trial");
    expect(one("Resumen del comprobante 8;;;").kind).toBe("trial");
  });

  it("with the day as a day of the workbook", () => {
    const { kind, entries } = readCells([
      ["Asiento 1", null, { day: day("2026-10-05") }],
      ["Código", "Cuenta", "Debe", "Haber"],
      ["110505", "Caja", 500, null],
      ["413536", "Ventas", null, 500],
      ["Asiento 2", null, { day: day("2026-10-06") }],
      ["513555", "Gas", 80, null],
      ["1110", "Bancos", null, 80],
    ]);
    expect(kind).toBe("vouchers");
    expect(entries).toEqual(["2026-10-05; 1; 110505 500; 413536 -500", "2026-10-06; 2; 513555 80; 1110 -80"]);
  });
});
