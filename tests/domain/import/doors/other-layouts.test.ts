import { describe, expect, it } from "vitest";
import { dataOf, makeWorkbook } from "#tests/support/files/make-workbook.ts";
import { sheetOfLines } from "#tests/support/files/sheet-book.ts";
import { OTHER_LAYOUTS } from "./other-layouts.data.ts";
import { readOther, saidBySheet, textFileOf } from "./read-other-layout.ts";
import { STRANGER_LAYOUTS } from "./stranger-layouts.data.ts";

const LAYOUTS = [...OTHER_LAYOUTS, ...STRANGER_LAYOUTS];

const workbookOf = (lines: readonly string[]) =>
  makeWorkbook([{ name: "Hoja1", data: dataOf(lines.map((line) => line.split(";"))) }]);

describe("IM-19 IM-27 files as other programs make them are read without asking", () => {
  it.each(LAYOUTS)("$kind: $name, as text", async (layout) => {
    expect(await readOther(textFileOf(layout), layout.file)).toEqual({
      kind: layout.kind,
      says: layout.says,
    });
  });

  it.each(LAYOUTS)("$kind: $name, the rows of either", ({ lines, file, kind, says }) => {
    expect(saidBySheet(kind, sheetOfLines(lines), file)).toEqual(says);
  });

  it.each(LAYOUTS)("$kind: $name, as a workbook of texts", async ({ lines, file, kind, says }) => {
    expect(await readOther(workbookOf(lines), file.replace(/\.\w+$/, ".xlsx"))).toEqual({ kind, says });
  });
});

/** 28 November 2026 in days since 30 December 1899, and since 1 January 1904. */
const SERIAL = 46_354;
const SERIAL_1904 = SERIAL - 1_462;
const SAYS = ["2026-11-28 110505 1190000", "2026-11-28 413595 -1000000", "2026-11-28 240805 -190000"];
const HEAD = ["Fecha", "Cuenta", "Detalle", "Débito", "Crédito"];
const journal = (day: number | string) => [
  HEAD,
  [day, 110_505, "Venta", 1_190_000, null],
  [day, 413_595, "Venta", null, 1_000_000],
  [day, 240_805, "Venta", null, 190_000],
];
const DATE_STYLE = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>';
const dated = (data: string) => data.replace(/r="(A[2-9])"/g, 'r="$1" s="1"');

describe("IM-19 workbooks as other programs make them are read without asking", () => {
  it.each([
    ["days as serial numbers without a style", makeWorkbook([{ name: "M", data: dataOf(journal(SERIAL)) }])],
    [
      "days as dates, counted from 1900",
      makeWorkbook([{ name: "M", data: dated(dataOf(journal(SERIAL))) }], { styles: DATE_STYLE }),
    ],
    [
      "days as dates, counted from 1904",
      makeWorkbook([{ name: "M", data: dated(dataOf(journal(SERIAL_1904))) }], {
        styles: DATE_STYLE,
        from1904: true,
      }),
    ],
    [
      "a row that a filter hides",
      makeWorkbook([
        { name: "M", data: dataOf(journal("28/11/2026")).replace('<row r="3">', '<row r="3" hidden="1">') },
      ]),
    ],
  ])("%s", async (_name, file) => {
    expect(await readOther(file, "movimientos.xlsx")).toEqual({ kind: "journal", says: SAYS });
  });

  it("headings of two rows with merged cells", async () => {
    const rows = [
      ["EMPRESA XYZ S.A.S.", null, null, null, null, null],
      ["Cuenta", "Nombre", "Movimientos", null, "Saldo final", null],
      [null, null, "Débito", "Crédito", "Débito", "Crédito"],
      [110_505, "Caja", 900_000, 0, 900_000, 0],
      [220_505, "Proveedores", 0, 400_000, 0, 400_000],
      [310_505, "Capital", 0, 500_000, 0, 500_000],
    ];
    const after =
      '<mergeCells count="5"><mergeCell ref="A1:F1"/><mergeCell ref="C2:D2"/><mergeCell ref="E2:F2"/><mergeCell ref="A2:A3"/><mergeCell ref="B2:B3"/></mergeCells>';
    expect(await readOther(makeWorkbook([{ name: "B", data: dataOf(rows), after }]), "balance.xlsx")).toEqual(
      {
        kind: "trial",
        says: ["110505 900000", "220505 -400000", "310505 -500000"],
      },
    );
  });

  it.each<readonly [string, readonly (readonly (string | number)[])[]]>([
    [
      "the documents of the portal of the DIAN",
      [
        [
          "Tipo de documento",
          "CUFE/CUDE",
          "Folio",
          "Prefijo",
          "Fecha Emisión",
          "NIT Emisor",
          "Nombre Emisor",
          "IVA",
          "Total",
          "Estado",
        ],
        [
          "Factura electrónica",
          "a1",
          "101",
          "FE",
          "03-11-2026",
          "900123456",
          "FERRETERIA UNO SAS",
          "190000",
          "1190000",
          "Aprobado",
        ],
        [
          "Factura electrónica",
          "a2",
          "102",
          "FE",
          "04-11-2026",
          "900123456",
          "FERRETERIA UNO SAS",
          "19000",
          "119000",
          "Aprobado",
        ],
        [
          "Nota de crédito electrónica",
          "a3",
          "3",
          "NC",
          "05-11-2026",
          "900123456",
          "FERRETERIA UNO SAS",
          "1900",
          "11900",
          "Aprobado",
        ],
      ],
    ],
    [
      "a list of prices",
      [
        ["LISTA DE PRECIOS 2026"],
        ["Código", "Referencia", "Descripción", "Unidad", "Precio", "IVA"],
        ["001", "MART", "Martillo", "UND", "25.000", "19%"],
        ["002", "TORN", "Tornillo", "UND", "300", "19%"],
      ],
    ],
  ])("%s is taken for nothing that it is not (IM-27)", async (_name, rows) => {
    expect(await readOther(makeWorkbook([{ name: "Hoja1", data: dataOf(rows) }]), "a.xlsx")).toMatchObject({
      kind: "none",
    });
  });
});
