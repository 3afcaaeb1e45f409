import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownFileName } from "#domain/import/shown-file-name.ts";
import { checkWorkbookBytes, checkWorkbookLabel, MOST_WORKBOOK_BYTES } from "#domain/import/workbook-file.ts";
import { makeZip } from "#tests/support/files/make-zip.ts";

const PARTS = ["[Content_Types].xml", "_rels/.rels", "xl/workbook.xml", "xl/worksheets/sheet1.xml"];

describe("the name and the size of a file", () => {
  it.each([
    ["ventas.xlsx", 1, null],
    ["VENTAS.XLSX", 1, null],
    ["ventas.xls", 1, "name"],
    ["ventas.xlsm", 1, "name"],
    ["ventas.csv", 1, "name"],
    ["ventas.xlsx.exe", 1, "name"],
    ["xlsx", 1, "name"],
    ["", 1, "name"],
    ["ventas.xlsx", 0, "empty"],
    ["ventas.xlsx", MOST_WORKBOOK_BYTES, null],
    ["ventas.xlsx", MOST_WORKBOOK_BYTES + 1, "tooLarge"],
  ] as const)("%s of %d bytes: %s", (name, size, expected) =>
    expect(checkWorkbookLabel(name, size)).toBe(expected),
  );

  it("shows a name on one line, without what cannot be seen, and keeps its end", () => {
    expect(shownFileName("fac\u202exslx.exe\n.xlsx")).toBe("facxslx.exe.xlsx");
    expect(shownFileName(`${"ñ".repeat(400)}.xlsx`)).toHaveLength(255);
    expect(shownFileName(`${"ñ".repeat(400)}.xlsx`)).toMatch(/…ñ{4}\.xlsx$/);
  });
});

describe("what is inside", () => {
  it("knows a workbook by its parts, also behind a comment and under a leading slash", () => {
    expect(checkWorkbookBytes(makeZip(PARTS))).toBeNull();
    expect(checkWorkbookBytes(makeZip(PARTS, { comment: "hecho a mano" }))).toBeNull();
    for (const before of ["/", "//"])
      expect(checkWorkbookBytes(makeZip(PARTS.map((part) => `${before}${part}`)))).toBeNull();
  });

  it.each<[string, Uint8Array, string]>([
    ["a text", new TextEncoder().encode("codigo;valor\n1105;100"), "foreign"],
    ["a PDF", new TextEncoder().encode("%PDF-1.7 ..."), "foreign"],
    ["three bytes", new Uint8Array([0x50, 0x4b, 3]), "foreign"],
    ["nothing", new Uint8Array(), "foreign"],
    ["a Word document", makeZip(["[Content_Types].xml", "word/document.xml"]), "foreign"],
    ["any zip", makeZip(["fotos/1.jpg"]), "foreign"],
    ["an empty zip of one header", makeZip([]), "foreign"],
    ["an old or locked workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), "locked"],
    ["no more than the mark of one", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), "locked"],
    ["a workbook with macros", makeZip([...PARTS, "xl/vbaProject.bin"]), "macros"],
    ["a workbook cut in half", makeZip(PARTS).subarray(0, 60), "damaged"],
  ])("refuses %s", (_name, bytes, expected) => expect(checkWorkbookBytes(bytes)).toBe(expected));

  it("answers for any bytes, and never throws", () => {
    const start = fc.constantFrom([], [0x50, 0x4b, 3, 4], [0xd0, 0xcf, 0x11, 0xe0]);
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 400 }), (head, rest) => {
        expect(checkWorkbookBytes(new Uint8Array([...head, ...rest]))).not.toBeNull();
      }),
    );
  });

  it("answers for a workbook with any byte changed or cut anywhere", () => {
    const whole = makeZip(PARTS);
    const place = fc.nat({ max: whole.length - 1 });
    fc.assert(
      fc.property(place, fc.nat({ max: 255 }), place, (at, byte, end) => {
        const changed = Uint8Array.from(whole);
        changed[at] = byte;
        checkWorkbookBytes(changed);
        expect(checkWorkbookBytes(whole.subarray(0, end))).not.toBeNull();
      }),
    );
  });
});
