import { describe, expect, it } from "vitest";
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
