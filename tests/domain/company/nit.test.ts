import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { checkDigit, cleanNit, formatDocument, formatNit, readNit } from "#domain/company/nit.ts";

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
    ["", ""],
    ["   ", ""],
  ])("%s", (typed, kept) => {
    expect(cleanNit(typed)).toEqual({ ok: true, value: kept });
  });

  test.each([
    ["800197268-5", { kind: "check-digit", expected: 4 }],
    ["8001972685", { kind: "check-digit", expected: 4 }],
    ["12", { kind: "length" }],
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
