import { describe, expect, it } from "vitest";
import type { FileCell, FileSheet } from "#domain/import/table/sheet.ts";
import { dayOfSerial, plainDayFrom1904 } from "#domain/import/values/serial-day.ts";
import { shownDigits, showsDay } from "#formats/xlsx/read/cell-styles.ts";
import { dataOf, makeWorkbook, type SheetToMake, workbookParts } from "#tests/support/files/make-workbook.ts";
import { packZip } from "#tests/support/files/pack-zip.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly FileSheet[]> {
  const read = await readWhole(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.sheets;
}

async function firstSheet(
  data: string,
  rest: Partial<SheetToMake> = {},
  ...made: [object?]
): Promise<FileSheet> {
  const [sheet] = await sheetsOf(makeWorkbook([{ name: "Hoja1", data, ...rest }], ...made));
  if (sheet === undefined) throw new Error("no sheet");
  return sheet;
}

const cellsOf = async (...made: Parameters<typeof firstSheet>): Promise<readonly FileCell[]> =>
  (await firstSheet(...made)).rows[0]?.cells ?? [];

const row = (cells: string, attributes = "") => `<row r="1"${attributes}>${cells}</row>`;
const STRINGS =
  '<si><t>Caja</t></si><si><r><t>Cuentas </t></r><r><rPr><b/></rPr><t>por cobrar</t></r><rPh sb="0" eb="1"><t>kana</t></rPh></si><si/>';
const STYLES =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="[$-240A]d&quot; de &quot;mmmm&quot; de &quot;yyyy"/><numFmt numFmtId="165" formatCode="&quot;día&quot; 0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs>';

describe("the kinds of cells", () => {
  it("reads shared, formatted, spoken and empty texts, and texts of a cell's own", async () => {
    const cells = await cellsOf(
      row(
        '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="inlineStr"><is><r><t>Ñandú &amp; </t></r><r><t>&#x22;cía&quot;_x000D_</t></r></is></c><c r="E1" t="str"><f>A1&amp;B1</f><v>uno &lt; dos</v></c>',
      ),
      {},
      { strings: STRINGS },
    );
    expect(cells).toEqual(["Caja", "Cuentas por cobrar", null, 'Ñandú & "cía"\r', "uno < dos"]);
  });

  it("keeps numbers written as text, and reads figures exactly", async () => {
    const cells = await cellsOf(
      row(
        '<c r="A1" t="inlineStr"><is><t>001105</t></is></c><c r="B1"><v>1105</v></c><c r="C1"><v>-0.5</v></c><c r="D1"><v>1.5E3</v></c><c r="E1"><v>-0</v></c><c r="F1"><f>B1*2</f><v>2210</v></c>',
      ),
    );
    expect(cells).toEqual(["001105", 1105, -0.5, 1500, 0, 2210]);
  });

  it("IM-07 tells errors, yes and no, and formulas without a result from figures", async () => {
    const cells = await cellsOf(
      row(
        '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B1" t="b"><v>1</v></c><c r="C1" t="b"><v>0</v></c><c r="D1"><f>SUM(A1:C1)</f></c><c r="E1" t="str"><f>""</f><v></v></c>',
      ),
    );
    expect(cells).toEqual([{ error: "#DIV/0!" }, true, false, { error: "" }]);
  });

  it("DT-07 reads days of both systems by the style of the cell, and nothing else as a day", async () => {
    const data = row(
      '<c r="A1" s="1"><v>46023</v></c><c r="B1" s="2"><v>46023.75</v></c><c r="C1" s="3"><v>46023</v></c><c r="D1" s="4"><v>0.5</v></c><c r="E1" s="1"><v>0</v></c><c r="F1" t="d"><v>2026-01-05T10:00:00</v></c>',
    );
    const day = { day: "2026-01-01" };
    expect(await cellsOf(data, {}, { styles: STYLES })).toEqual([
      day,
      day,
      46023,
      0.5,
      0,
      { day: "2026-01-05" },
    ]);
    const [first] = await cellsOf(data, {}, { styles: STYLES, from1904: true });
    expect(first).toEqual({ day: "2030-01-02" });
  });

  it("DT-07 reads days from 1904 that have no style of days by the heading of their column", async () => {
    const headed = (heading: string) =>
      `<row r="1"><c r="A1" t="inlineStr"><is><t>${heading}</t></is></c></row><row r="2"><c r="A2"><v>44561</v></c></row>`;
    const read = async (heading: string, from1904: boolean) =>
      (await firstSheet(headed(heading), {}, { styles: STYLES, from1904 })).rows.at(-1)?.cells[0];
    for (const heading of ["Fecha", "FECHA DE VENCIMIENTO", "Desde", "F. inicio", "Día"])
      expect(await read(heading, true), heading).toEqual({ day: "2026-01-01" });
    for (const heading of ["Valor", "Cuenta", "Saldo final", "Factura", "Diario"])
      expect(await read(heading, true), heading).toBe(44561);
    expect(await read("Fecha", false)).toBe(44561);
    expect([27_758, 27_759, 71_588, 71_589].map(plainDayFrom1904)).toEqual([
      null,
      "1980-01-01",
      "2099-12-31",
      null,
    ]);
  });

  it.each([
    [1, false, "1900-01-01"],
    [59, false, "1900-02-28"],
    [60, false, null],
    [61, false, "1900-03-01"],
    [109_574, false, "2199-12-31"],
    [109_575, false, null],
    [-1, false, null],
    [0, true, "1904-01-01"],
    [108_112, true, "2199-12-31"],
    [108_113, true, null],
    [Number.NaN, false, null],
  ] as const)("DT-07 day %d (from 1904: %s) is %s", (serial, from1904, expected) =>
    expect(dayOfSerial(serial, from1904)).toBe(expected),
  );

  it.each([
    ["dd/mm/yyyy", true],
    ["mmm-yy", true],
    ["[h]:mm", false],
    ["h:mm AM/PM", false],
    ['"$" #,##0', false],
    ["[Red]-#,##0", false],
    ['0 "días"', false],
    ["0\\d", false],
    ["General", false],
    ["@", false],
  ])("the format %s shows a day: %s", (code, expected) => expect(showsDay(code)).toBe(expected));

  it.each([
    ["000", 3],
    ["00", 2],
    ["[$-240A]0000", 4],
    ["[Red]000;-000;@", 3],
    ["0", 0],
    ["0.00", 0],
    ["0,000", 0],
    ["000-000", 0],
    ["[<100]000;0", 0],
    ["#,##0", 0],
    ["", 0],
    ["0".repeat(31), 0],
  ])("IM-07 the format %s fills up to %d digits", (code, expected) =>
    expect(shownDigits(code)).toBe(expected),
  );

  it("IM-07 reads a code as it is shown, with the zeros that its number lacks, and no other number", async () => {
    const styles =
      '<numFmts count="2"><numFmt numFmtId="164" formatCode="000"/><numFmt numFmtId="165" formatCode="0000000000000000000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
    const values = [5, 0, 45, 450, 4500, -5, 2.5, 1e21];
    const cell = (value: number, at: number) => `<c r="${"ABCDEFGH"[at]}1" s="1"><v>${value}</v></c>`;
    expect(await cellsOf(row(values.map(cell).join("")), {}, { styles })).toEqual([
      "005",
      "000",
      "045",
      450,
      4500,
      -5,
      2.5,
      1e21,
    ]);
    expect(await cellsOf(row('<c r="A1" s="2"><v>1e21</v></c>'), {}, { styles })).toEqual([1e21]);
  });
});

describe("what a sheet is besides its cells", () => {
  it("keeps the numbers of rows, and tells hidden rows, columns and sheets, and joined cells", async () => {
    const sheets = await sheetsOf(
      makeWorkbook([
        {
          name: "A &amp; B",
          data: '<row r="3"><c r="B3"><v>1</v></c></row><row r="4"/><row r="1048576" hidden="1"><c r="A1048576"><v>2</v></c></row>',
          before: '<cols><col min="2" max="3" hidden="1"/><col min="5" max="16384" hidden="true"/></cols>',
          after: '<mergeCells count="1"><mergeCell ref="A1:C2"/></mergeCells>',
        },
        { name: "Auxiliar", data: dataOf([["x"]]), state: "veryHidden" },
      ]),
    );
    expect(sheets[0]).toMatchObject({
      name: "A & B",
      hidden: false,
      rows: [
        { row: 3, cells: [null, 1] },
        { row: 1_048_576, cells: [2], hidden: true },
      ],
      merged: [{ firstRow: 1, lastRow: 2, firstColumn: 0, lastColumn: 2 }],
    });
    expect(sheets[0]?.hiddenColumns.slice(0, 4)).toEqual([1, 2, 4, 5]);
    expect(sheets[0]?.hiddenColumns.at(-1)).toBe(199);
    expect(sheets[1]).toMatchObject({ name: "Auxiliar", hidden: true });
  });

  it("tells rows that a filter hides from rows that somebody hid (IM-04)", async () => {
    const data = `${row('<c r="A1"><v>1</v></c>')}<row r="2" hidden="1"><c r="A2"><v>2</v></c></row>`;
    const filtered = (columns: string) => `<autoFilter ref="A1:A2">${columns}</autoFilter>`;
    const set = '<filterColumn colId="0"><filters><filter val="1"/></filters></filterColumn>';
    const read = async (after?: string) =>
      (await firstSheet(data, after === undefined ? {} : { after })).isFiltered;
    expect(await read(filtered(set))).toBe(true);
    // A filter that leaves nothing out, and none.
    expect(await read(filtered(""))).toBeUndefined();
    expect(await read()).toBeUndefined();
  });

  it("reads cells without references, prefixes, other quotes, comments, CDATA and line breaks in tags", async () => {
    const parts = workbookParts([{ name: "x", data: "" }]).map((part) =>
      part.name.endsWith("sheet1.xml")
        ? {
            ...part,
            content:
              "<x:worksheet xmlns:x='u'><!-- <c> -> --><x:sheetData><x:row\n spans='1:2'><x:c><x:v>7</x:v></x:c><x:c t='inlineStr' note='a > b'><x:is><x:t><![CDATA[a & <b>]]></x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>",
          }
        : part,
    );
    const [sheet] = await sheetsOf(packZip(parts));
    expect(sheet?.rows).toEqual([{ row: 1, cells: [7, "a & <b>"] }]);
  });

  it("reads parts in UTF 16, stored parts, and names in other letters or with a leading slash", async () => {
    const parts = workbookParts([{ name: "Año", data: dataOf([["ñ", 1]]) }]).map((part, index) => ({
      ...part,
      name: index % 2 === 0 ? `/${part.name}` : part.name.toUpperCase(),
      stored: index % 2 === 0,
      content: part.name.endsWith("workbook.xml")
        ? new Uint8Array(Buffer.from(`\ufeff${String(part.content)}`, "utf16le"))
        : part.content,
    }));
    const [sheet] = await sheetsOf(packZip(parts));
    expect(sheet).toMatchObject({ name: "Año", rows: [{ row: 1, cells: ["ñ", 1] }] });
  });

  it("says what it leaves out: macros, other workbooks, cells far to the right", async () => {
    const read = await readWhole(
      makeWorkbook([{ name: "x", data: '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>' }], {
        others: [
          { name: "xl/vbaProject.bin", content: "x" },
          { name: "xl/externalLinks/externalLink1.xml", content: "<x/>" },
        ],
      }),
    );
    expect(read).toMatchObject({
      ok: true,
      value: { notes: ["macros", "links"], sheets: [{ beyond: 1, rows: [{ row: 1, cells: [1] }] }] },
    });
  });

  it("cuts nothing where a part arrives in pieces", async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => [`fila ${index} & «ñandú» €`, index, "a<b"]);
    const sheet = await firstSheet(dataOf(rows));
    expect(sheet.rows.map(({ cells }) => cells)).toEqual(rows);
  });
});
