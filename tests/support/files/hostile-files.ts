import { randomBytes } from "node:crypto";
import type { FileProblem } from "#domain/import/table/sheet.ts";
import { SHEET_LIMITS } from "#domain/import/table/sheet-limits.ts";
import { dataOf, makeWorkbook, workbookParts } from "./make-workbook.ts";
import { type PackedPart, packZip } from "./pack-zip.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const SIMPLE = workbookParts([{ name: "Ventas", data: dataOf([["Caja", 1]]) }]);
const SHEET = "xl/worksheets/sheet1.xml";
const bytesOf = (text: string) => new TextEncoder().encode(text) as Bytes;

/** The simple workbook with another part in the place of one of its own, or beside them. */
function withPart(part: PackedPart): Bytes {
  const others = SIMPLE.filter(({ name }) => name !== part.name);
  return packZip([...others, part]);
}

export const sheetOf = (data: string): Bytes => makeWorkbook([{ name: "Ventas", data }]);

/** A compound file whose directory names a stream. */
function compound(stream: string): Bytes {
  const bytes = Buffer.alloc(2048);
  bytes.writeUInt32LE(0xe011cfd0, 0);
  bytes.write("Root Entry", 1024, "utf16le");
  bytes.write(stream, 1024 + 128, "utf16le");
  return new Uint8Array(bytes);
}

const deep = `${"<a>".repeat(200_000)}${"</a>".repeat(200_000)}`;
const long = Array.from({ length: 1_300_000 }, (_, at) => (at * 7919) % 1_000_003).join(" ");
const cell = (inner: string, at = "A7") => `<row r="7"><c r="${at}"${inner}</c></row>`;

/** Files that are refused, how each is made, and the problem that is told. */
export const HOSTILE_FILES: readonly (readonly [what: string, bytes: () => Bytes, problem: FileProblem])[] = [
  ["nothing", () => new Uint8Array(), { kind: "empty" }],
  ["blanks", () => bytesOf(" \r\n\t\n"), { kind: "empty" }],
  ["more than 10 MB", () => new Uint8Array(SHEET_LIMITS.bytes + 1), { kind: "too-heavy" }],
  ["a PDF", () => bytesOf("%PDF-1.7\n1 0 obj"), { kind: "pdf" }],
  [
    "a picture",
    () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
    { kind: "picture" },
  ],
  ["a photo of a phone", () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), { kind: "picture" }],
  ["a photo of an iPhone", () => bytesOf("\0\0\0\u0018ftypheic\0\0"), { kind: "picture" }],
  [
    "a sheet of LibreOffice",
    () =>
      packZip([
        { name: "mimetype", content: "application/vnd.oasis.opendocument.spreadsheet" },
        { name: "content.xml", content: "<x/>" },
      ]),
    { kind: "open-document" },
  ],
  ["a page of a bank", () => bytesOf("<html><table><tr><td>1105</td></tr></table>"), { kind: "web-page" }],
  [
    "a Word document",
    () =>
      packZip([
        { name: "[Content_Types].xml", content: "<Types/>" },
        { name: "word/document.xml", content: "<w/>" },
      ]),
    { kind: "foreign" },
  ],
  ["an empty zip", () => packZip([]), { kind: "foreign" }],
  ["a zip cut in half", () => packZip(SIMPLE).slice(0, 400), { kind: "damaged" }],
  ["an old workbook", () => compound("Workbook"), { kind: "old-xls" }],
  ["a workbook with a password", () => compound("EncryptedPackage"), { kind: "locked" }],
  ["a compound file of another kind", () => compound("WordDocument"), { kind: "foreign" }],
  [
    "a part with a password",
    () => withPart({ name: SHEET, content: "<x/>", encrypted: true }),
    { kind: "locked" },
  ],
  ["a wrong checksum", () => withPart({ name: SHEET, content: "<x/>", wrong: true }), { kind: "damaged" }],
  [
    "a name that leaves its folder",
    () => withPart({ name: "../../x.xml", content: "" }),
    { kind: "unsafe-names" },
  ],
  [
    "two parts of one name",
    () => packZip([...SIMPLE, { name: SHEET.toUpperCase(), content: "<x/>" }]),
    { kind: "damaged" },
  ],
  [
    "100,000 members",
    () =>
      packZip([
        ...SIMPLE,
        ...Array.from({ length: 66_000 }, (_, at) => ({ name: `${at}`, content: "", stored: true })),
      ]),
    { kind: "too-many-parts" },
  ],
  [
    "a bomb of nothing",
    () => withPart({ name: SHEET, content: `<a>${" ".repeat(100_000_000)}</a>` }),
    { kind: "bomb" },
  ],
  [
    "a bomb of small sheets",
    () =>
      makeWorkbook(
        Array.from({ length: 9 }, (_, at) => ({
          name: `h${at}`,
          data: `<!--${long.slice(0, 20_000).repeat(375)}-->`,
        })),
      ),
    { kind: "bomb" },
  ],
  [
    "a DOCTYPE",
    () => withPart({ name: SHEET, content: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }),
    { kind: "doctype" },
  ],
  ["an unknown entity", () => sheetOf(cell(' t="str"><v>&xxe;</v>')), { kind: "damaged" }],
  ["an entity of no character", () => sheetOf(cell(' t="str"><v>&#x110000;</v>')), { kind: "damaged" }],
  ["200,000 levels", () => withPart({ name: SHEET, content: deep }), { kind: "deep" }],
  ["tags that do not match", () => withPart({ name: SHEET, content: "<a><b></a></b>" }), { kind: "damaged" }],
  ["a tag without an end", () => withPart({ name: SHEET, content: `<a b="${long}` }), { kind: "damaged" }],
  [
    "a part that is random",
    () => withPart({ name: SHEET, content: new Uint8Array(randomBytes(9000)) }),
    { kind: "damaged" },
  ],
  [
    "10 MB in a cell",
    () => sheetOf(cell(` t="str"><v>${long}</v>`)),
    { kind: "long-cell", sheet: "Ventas", row: 7 },
  ],
  [
    "10 MB in a cell's own text",
    () => sheetOf(cell(` t="inlineStr"><is><t>${long}</t></is>`)),
    { kind: "long-cell", sheet: "Ventas", row: 7 },
  ],
  [
    "10 MB in a shared text",
    () =>
      makeWorkbook([{ name: "Ventas", data: cell(' t="s"><v>0</v>') }], {
        strings: `<si><t>${long}</t></si>`,
      }),
    { kind: "long-cell", sheet: "Ventas", row: 7 },
  ],
  [
    "a shared text in a million cells",
    () =>
      makeWorkbook(
        [
          {
            name: "Ventas",
            data: Array.from(
              { length: 5000 },
              (_, row) => `<row>${`<c t="s"><v>${row % 2}</v></c>`.repeat(200)}</row>`,
            ).join(""),
          },
        ],
        { strings: `<si><t>${"x".repeat(32_000)}</t></si><si><t>${"y".repeat(31_000)}</t></si>` },
      ),
    { kind: "too-many-cells", sheet: "Ventas", row: 10 },
  ],
  [
    "a shared text that is not there",
    () => sheetOf(cell(' t="s"><v>4</v>')),
    { kind: "damaged", sheet: "Ventas", row: 7 },
  ],
  [
    "a figure that is none",
    () => sheetOf(cell("><v>12abc</v>")),
    { kind: "damaged", sheet: "Ventas", row: 7 },
  ],
  [
    "a figure without end",
    () => sheetOf(cell("><v>1e999</v>")),
    { kind: "damaged", sheet: "Ventas", row: 7 },
  ],
  ["a row 999999999", () => sheetOf('<row r="999999999"/>'), { kind: "damaged", sheet: "Ventas", row: 0 }],
  ["a row twice", () => sheetOf('<row r="2"/><row r="2"/>'), { kind: "damaged", sheet: "Ventas", row: 2 }],
  [
    "a cell of another row",
    () => sheetOf(cell("><v>1</v>", "A8")),
    { kind: "damaged", sheet: "Ventas", row: 7 },
  ],
  [
    "100,001 rows",
    () => sheetOf(Array.from({ length: 100_001 }, (_, row) => `<row><c><v>${row}</v></c></row>`).join("")),
    { kind: "too-many-rows", sheet: "Ventas", row: 100_001 },
  ],
  [
    "a million lines of text",
    () => bytesOf(`a;b\n${"\n".repeat(1_048_577)}`),
    { kind: "too-many-rows", row: 1_048_577 },
  ],
];
