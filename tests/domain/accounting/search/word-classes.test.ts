import { describe, expect, it } from "vitest";
import { deedGroups } from "#domain/accounting/search/deeds.ts";
import { classify } from "#domain/accounting/search/word-classes.ts";

const codes = (readings: readonly { readonly puc: string }[]) => readings.map(({ puc }) => puc).join();

/** The classes of each word. */
const classesOf = (text: string) =>
  classify(text)
    .map(({ classes }) => [...classes].join("+"))
    .join(" ")
    .trim();

describe("the classes of words", () => {
  it.each([
    ["cliente", "CUS"],
    ["empleados", "EMP"],
    ["trabajadores", "EMP"],
    ["empleaditos", "EMP"],
    ["clientico", ""],
    ["moto", "E40+E"],
    ["camiones", "E40+E"],
    ["kamion", "E40+E"],
    ["conputador", "E25+E"],
    ["computdaor", "E25+E"],
    ["pala", "GDS"],
    ["restaurante", "FOD"],
    ["hdi", "INS"],
    ["di", ""],
    ["luz", ""],
    ["qwerty", ""],
    // Of a name that says one thing no word says another.
    ["coca cola", "SUP"],
    ["bolsa de manija", "GDS"],
  ])("of people, things and trades, in the plural, small, or as they sound: %s", (text, classes) => {
    expect(classesOf(text)).toBe(classes);
  });

  it.each([
    ["vendi", "SEL1+SEL"],
    ["vendimos", "SEL1+SEL"],
    ["vendio", "SEL3+SEL"],
    ["vendida", "SELd+SEL"],
    ["pagar", "PAY1+PAY"],
    ["pagando", "PAY1+PAY"],
    ["pago", "PAY1+PAY"],
    ["me pago", "PAY3+PAY"],
    ["nos pagaron", "PAY3+PAY"],
    ["cliente pago", "CUS PAY3+PAY"],
    ["pago cliente", "PAY1+PAY CUS"],
    ["cobraron", "COB3+COB+REC3+REC"],
    ["facture", "COB1+COB+FAC1+FAC"],
    // A bill, a loan and a receipt are no deeds.
    ["factura", ""],
    ["prestamos", ""],
    ["le prestamos", "LEN1+LEN+PRS1+PRS"],
    ["recibo", ""],
    ["que recibo", "COB3+COB+REC3+REC"],
  ])("of what the writer did, another one did, or was done: %s", (text, classes) => {
    expect(classesOf(text)).toBe(classes);
  });

  it("keep the digits of a thing or a trade", () => {
    expect(classify("moto").map(({ digits }) => digits)).toEqual([{ E: "40" }]);
    expect(classify("cliente").map(({ digits }) => digits)).toEqual([{}]);
  });
});

describe("deeds", () => {
  const told = (text: string) =>
    deedGroups(text)
      .map(({ group }) => `${codes(group.debit)}/${codes(group.credit)} ${group.lean}`)
      .join("; ");

  it.each([
    ["debo el arriendo", "233540/233540 credit"],
    ["arriendo por pagar", "233540/233540 credit"],
    ["quede debiendo la luz", "233550/233550 credit"],
    ["luz q se debe", "233550/233550 credit"],
    ["pendiente la luz", "233550/233550 credit"],
    ["servicio x pagar", "233595/233595 credit"],
    ["debo cesantias", "2510/2510 credit"],
    ["debo mercancia", "2205/2205 credit"],
    ["debo una moto", "233595/233595 credit"],
    ["debo", "2335/2335 null"],
    ["por pagar rapido", ""],
    ["debo qwerty", ""],
    ["pa la moto", "1540/1540 debit"],
    ["qwerty", ""],
  ])("«%s»", (text, accounts) => {
    expect(told(text)).toBe(accounts);
  });

  it("are what others owe, and what is to be collected is not owed", () => {
    expect(told("me deben")).toMatch(/^1305\/1305 debit/);
    expect(told("pendiente de cobro")).not.toContain("2335");
  });
});
