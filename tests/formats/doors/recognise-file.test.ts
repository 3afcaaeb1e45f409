import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { recogniseFile } from "#formats/doors/recognise-file.ts";
import { dataOf, makeWorkbook } from "#tests/support/files/make-workbook.ts";
import { packZip } from "#tests/support/files/pack-zip.ts";
import { makeDocument } from "#tests/support/invoices/make-document.ts";

const TODAY = day("2026-11-20");

async function tell(content: string | Uint8Array<ArrayBuffer>, name = "datos.bin") {
  for await (const part of recogniseFile(new File([content], name), TODAY)) return part;
  throw new Error("no part");
}

const recognised = (file: string | null, month: string | null = null) => ({
  kind: "recognised",
  file,
  month,
});
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));

describe("IM-27 a file is what its bytes and rows say", () => {
  it.each([
    ["an invoice", makeDocument(), "invoices"],
    ["an invoice in UTF 16", utf16(makeDocument()), "invoices"],
    ["a zip of invoices", packZip([{ name: "f.xml", content: makeDocument() }]), "invoices"],
    [
      "a packed copy",
      Uint8Array.from("\x1f\x8b\x08\x10\0\0\0\0\0\xffcuadra-copia ab", (c) => c.charCodeAt(0)),
      "backup",
    ],
    ["nothing that is known", "Hola\nAdiós", null],
  ] as const)("%s", async (_name, content, kind) => {
    expect(await tell(content)).toEqual(recognised(kind));
  });

  it("tells the month of an extract", async () => {
    const text =
      "Fecha;Descripción;Valor;Saldo\n30/09/2026;Pago;-5.000;10.000\n02/10/2026;Abono;1.000;11.000";
    expect(await tell(text, "bancolombia.csv")).toEqual(recognised("extract", "2026-10"));
  });

  it("leaves the rest of a long sheet unread", async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => [`${900_000_000 + at}`, `Tercero ${at}`, "Cali"]);
    const book = makeWorkbook([{ name: "Hoja", data: dataOf([["NIT", "Razón social", "Ciudad"], ...rows]) }]);
    expect(await tell(book, "foto.png")).toEqual(recognised("parties"));
  });

  it.each([
    ["", "empty"],
    ["%PDF-1.4", "pdf"],
    ["<!DOCTYPE html><p>", "web-page"],
    ["<table><tr><td>1", "web-page"],
    ['<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>', "xml-sheet"],
    ['\ufeff<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>', "xml-sheet"],
    ['<?xml version="1.0"?>\n<office:document office:mimetype="application/vnd.oasis"/>', "xml-sheet"],
    ["{\\rtf1\\ansi Hola}", "foreign"],
    ['{"asientos":[]}', "foreign"],
  ])("refuses %j with its reason", async (content, kind) => {
    expect(await tell(content, "x.xlsx")).toMatchObject({ kind: "refused", problem: { kind } });
  });
});
