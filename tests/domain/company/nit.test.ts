import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  checkDigit,
  cleanNit,
  formatDocument,
  formatNit,
  readNit,
  withOwnMarks,
} from "#domain/company/nit.ts";

// NITs published by the entities themselves.
const PUBLISHED: readonly (readonly [string, string])[] = [
  ["DIAN", "800.197.268-4"],
  ["Bancolombia", "890.903.938-8"],
  ["Ecopetrol", "899.999.068-1"],
  ["Empresas Públicas de Medellín", "890.904.996-1"],
  ["Banco de Bogotá", "860.002.964-4"],
  ["Universidad Nacional de Colombia", "899.999.063-3"],
  ["Bogotá D. C.", "899.999.061-9"],
  ["Almacenes Éxito", "890.900.608-9"],
];

describe("the check digit", () => {
  test.each(PUBLISHED)("of %s, %s", (_name, nit) => {
    const [number = "", digit] = nit.replaceAll(".", "").split("-");
    expect(checkDigit(number)).toBe(Number(digit));
    expect(cleanNit(nit)).toEqual({ ok: true, value: nit });
  });
});

describe("reading a NIT as people write it", () => {
  test.each([
    ["800197268", "800.197.268-4"],
    ["8001972684", "800.197.268-4"],
    [" NIT 800.197.268 - 4 ", "800.197.268-4"],
    ["800 197 268–4", "800.197.268-4"],
    ["0800197268-4", "800.197.268-4"],
    // A ten-digit cédula begins with 1: its last digit is not a check digit.
    ["1020304050", `1.020.304.050-${checkDigit("1020304050")}`],
    // Ten digits of which the first is another one are a number without its check digit, wherever an 8 or a 9 stands.
    ["1890903938", `1.890.903.938-${checkDigit("1890903938")}`],
    ["C.C. 52.418.306", `52.418.306-${checkDigit("52418306")}`],
    ["cc52418306", `52.418.306-${checkDigit("52418306")}`],
    ["c. c.: 52418306", `52.418.306-${checkDigit("52418306")}`],
    ["NIT:... 800197268", "800.197.268-4"],
    ["000800197268", "800.197.268-4"],
    ["10000", `10.000-${checkDigit("10000")}`],
    ["123456789012345", `123.456.789.012.345-${checkDigit("123456789012345")}`],
    ["", ""],
    ["   ", ""],
  ])("%s", (typed, kept) => {
    expect(cleanNit(typed)).toEqual({ ok: true, value: kept });
  });

  test.each([
    ["800197268-5", { kind: "check-digit", expected: 4 }],
    ["8001972685", { kind: "check-digit", expected: 4 }],
    ["12", { kind: "length" }],
    ["9999", { kind: "length" }],
    // What a document is called stands before it.
    ["800197268 nit", { kind: "characters" }],
    ["1234567890123456", { kind: "length" }],
    ["80019A268", { kind: "characters" }],
    ["800-197-268", { kind: "characters" }],
    ["🏢", { kind: "characters" }],
  ])("refuses %s", (typed, problem) => {
    expect(cleanNit(typed)).toEqual({ ok: false, error: problem });
  });
});

it("what was worked out reads back the same, for every number", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10_000n, max: 999_999_999_999_999n }), (number) => {
      const nit = { number: String(number), digit: checkDigit(String(number)) };
      expect(readNit(formatNit(nit))).toEqual({ ok: true, value: nit });
    }),
  );
});

it("never throws, whatever is typed", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readNit(text)));
});

describe("a person's document is written as a NIT is", () => {
  it.each([
    ["52418306", "52.418.306"],
    ["52.418.306", "52.418.306"],
    [" 1 019 456 789 ", "1.019.456.789"],
    ["1019456789", "1.019.456.789"],
    ["900123456-8", "900.123.456-8"],
    // Other documents, and what is too short, stay as typed.
    ["PA 1234567", "PA 1234567"],
    ["AB123456", "AB123456"],
    ["1019", "1019"],
    ["148206-T", "148206-T"],
    ["", ""],
  ])("%j as %j", (typed, shown) => {
    expect(formatDocument(typed)).toBe(shown);
    expect(formatDocument(shown)).toBe(shown);
  });
});

it("a document is grouped from five digits to fifteen, and one with a check digit only where it ends with it", () => {
  expect(["1234", "12345", "123456789012345", "1234567890123456"].map(formatDocument)).toEqual([
    "1234",
    "12.345",
    "123.456.789.012.345",
    "1234567890123456",
  ]);
  expect(formatDocument("800197268-4")).toBe("800.197.268-4");
  expect(formatDocument("AB-4 123")).toBe("AB-4 123");
});

describe("a document as other keyboards and spreadsheets give it", () => {
  test.each([
    ["'800197268", "800197268"],
    ["’52418306", "52418306"],
    ["800,197,268-4", "800.197.268-4"],
    ["800'197’268-4", "800.197.268-4"],
    ["８００１９７２６８", "800197268"],
    ["No. 800197268", "800197268"],
    ["n 800197268", "800197268"],
    ["Nº: 800197268", "800197268"],
    ["nro 800197268", "800197268"],
    ["num 800197268", "800197268"],
    ["número 800197268", "800197268"],
    ["# 800197268", "800197268"],
    ["#800197268", "800197268"],
    ["CC No 52418306", "CC 52418306"],
    ["800197268/4", "800197268-4"],
    ["800197268 / 4", "800197268-4"],
    ["800197268_4", "800197268-4"],
    // Marks that say something else stay.
    ["12,34", "12,34"],
    ["1,2345", "1,2345"],
    ["AB'123", "AB'123"],
    ["No tiene", "No tiene"],
    ["12/34", "12/34"],
    ["a/b", "a/b"],
    ["O'Higgins", "O'Higgins"],
    ["#", "#"],
  ])("%s", (typed, read) => {
    expect(withOwnMarks(typed)).toBe(read);
  });
});
