import fc from "fast-check";
import { expect, it } from "vitest";
import { CellTag, cellPlace } from "#formats/xlsx/read/cell-tag.ts";
import { attribute } from "#formats/xlsx/read/xml-scanner.ts";

/** The same part by part, as any other tag is read. */
function partByPart(tag: string) {
  const reference = attribute(tag, "r");
  const { row, column } =
    reference === null ? { row: 0, column: -1 } : (cellPlace(reference) ?? { row: -1, column: -1 });
  return { row, column, type: attribute(tag, "t") ?? "n", style: Number(attribute(tag, "s") ?? 0) };
}

function readOf(tag: string, cell = new CellTag()) {
  cell.read(tag);
  const { row, column, type, style } = cell;
  return { row, column, type, style };
}

it("reads the tags that programs write", () => {
  expect(readOf('c r="B12" s="1" t="s"')).toEqual({ row: 12, column: 1, type: "s", style: 1 });
  expect(readOf('c r="XFD1048576"')).toEqual({ row: 1_048_576, column: 16_383, type: "n", style: 0 });
  expect(readOf("c")).toEqual({ row: 0, column: -1, type: "n", style: 0 });
  expect(readOf('c r="A0"').row).toBe(-1);
  expect(readOf('c r="XFE1"').row).toBe(-1);
  expect(readOf('x:c t="str" r="C3" cm="1"')).toEqual({ row: 3, column: 2, type: "str", style: 0 });
});

it("I-24 IM-05 reads any tag as it is read part by part, whatever the one before said", () => {
  const cell = new CellTag();
  const name = fc.constantFrom("r", "s", "t", "cm", "x:r", "");
  const value = fc.oneof(
    fc.constantFrom("A1", "AB12", "a1", "ABCD1", "A01", "A0", "A1048577", "12", "s", "str", "n", "", "&amp;"),
    fc.string({ maxLength: 3 }),
  );
  const part = fc
    .tuple(fc.constantFrom(" ", "  ", "\n", ""), name, fc.constantFrom("=", " = "), value)
    .map(([blank, own, equals, said]) => `${blank}${own}${equals}"${said.replace(/["&]/g, "")}"`);
  const tag = fc
    .tuple(fc.constantFrom("c", "x:c", "cc"), fc.array(part, { maxLength: 4 }), fc.constantFrom("", " "))
    .map(([own, parts, end]) => own + parts.join("") + end);
  fc.assert(
    fc.property(tag, (each) => {
      expect(readOf(each, cell)).toEqual(partByPart(each));
    }),
  );
});
