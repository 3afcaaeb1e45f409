import { describe, expect, it } from "vitest";
import { presumedParty } from "#domain/fiscal/offer/party.ts";
import { isSettlement, readOperation, taxTypeOf } from "#domain/fiscal/offer/read-entry.ts";
import { isGenerated } from "#domain/fiscal/offer/tax-note.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";

/** "1435 100" as a debit, "2205 -100" as a credit. */
const linesOf = (texts: readonly string[]) =>
  texts.map((text) => {
    const [puc = "", amount = "0"] = text.split(" ");
    const value = Number(amount);
    return {
      puc,
      debit: value > 0 ? pesos(value) : ZERO,
      credit: value < 0 ? pesos(-value) : ZERO,
    };
  });
const read = (...texts: readonly string[]) => readOperation(linesOf(texts));
const kindOf = (...texts: readonly string[]) => {
  const found = read(...texts);
  return found && `${found.returned ? "returned " : ""}${found.kind}`;
};

describe("what an account is to the taxes of an entry", () => {
  it.each([
    ["2408", "vat"],
    ["240805", "vat"],
    ["236540", "income"],
    ["135515", "income"],
    ["2367", "withheldVat"],
    ["135517", "withheldVat"],
    ["2368", "ica"],
    ["135518", "ica"],
    ["135505", null],
    ["112408", null],
    ["522367", null],
  ])("%s is of %s", (puc, type) => {
    expect(taxTypeOf(puc)).toBe(type);
  });

  it.each([
    ["1105", true],
    ["1305", true],
    ["1330", true],
    ["1355", false],
    ["135515", false],
    ["1399", false],
    ["2205", true],
    ["2335", true],
    ["2365", false],
    ["2370", false],
    ["2380", false],
    ["2408", false],
    ["2805", true],
    ["2810", false],
    ["1435", false],
    ["512205", false],
  ])("%s settles: %s", (puc, is) => {
    expect(isSettlement(puc)).toBe(is);
  });
});

describe("what an entry tells", () => {
  it.each([
    ["a purchase", ["1435 100", "2205 -100"], "purchase"],
    ["a sale", ["1105 100", "4135 -100"], "sale"],
    ["a purchase returned", ["2205 100", "1435 -100"], "returned purchase"],
    ["a sale returned", ["4175 100", "1305 -100"], "returned sale"],
    ["goods and their sale at once", ["1105 100", "4135 -100", "1435 50", "2205 -50"], null],
    ["goods sold with their cost", ["1105 100", "4135 -100", "6135 60", "1435 -60"], "sale"],
    ["goods bought of one account and given back of another", ["1435 100", "1430 -20", "2205 -80"], null],
    ["goods taken out that money goes out for too", ["1435 -100", "2205 -100"], null],
    ["goods taken out for an account that settles nothing", ["1435 -100", "1710 100"], null],
    [
      "goods made out of an account that has 61 further on",
      ["1435 100", "146105 50", "2205 -150"],
      "purchase",
    ],
    ["an expense that has 61 further on, beside goods", ["1435 100", "513561 50", "2205 -150"], "purchase"],
    ["a line without an amount, which tells nothing", ["1435 100", "3105 0", "2205 -100"], "purchase"],
    ["a line of a capital", ["1435 100", "3105 -100"], null],
  ])("%s", (_title, texts, kind) => {
    expect(kindOf(...texts)).toBe(kind);
  });

  it("an expense by the concept that is chosen, and only an expense", () => {
    const chosen = (...texts: readonly string[]) =>
      readOperation(linesOf(texts), "services")?.lines.map(({ puc, concept }) => `${puc} ${concept}`) ?? null;
    expect(chosen("5195 100", "1110 -100")).toEqual(["5195 services"]);
    expect(chosen("5295 100", "1110 -100")).toEqual(["5295 services"]);
    expect(chosen("5305 100", "1110 -100")).toBeNull();
    expect(chosen("2851 100", "1110 -100")).toBeNull();
  });

  it("is excluded where all that is sold is (ET art. 476)", () => {
    const treatmentOf = (...texts: readonly string[]) => read("1105 200", ...texts)?.treatment;
    expect(treatmentOf("4165 -200")).toBe("excluded");
    expect(treatmentOf("4160 -100", "4165 -100")).toBe("excluded");
    expect(treatmentOf("4165 -100", "4135 -100")).toBe("general");
    expect(treatmentOf("4135 -100", "4165 -100")).toBe("general");
    expect(treatmentOf("413541 -200")).toBe("general");
    expect(read("416005 100", "1305 -100")?.treatment).toBe("excluded");
  });

  it("adds up what was written by hand of each tax", () => {
    const found = read("1435 100", "240801 10", "240802 9", "236540 -2", "2368 -1", "2205 -116");
    expect([...(found?.written ?? [])]).toEqual([
      ["vat", 19],
      ["income", 2],
      ["ica", 1],
    ]);
    expect([...(read("1435 100", "2205 -100")?.written ?? [])]).toEqual([]);
  });

  it("does not read what an offer wrote, at the side it wrote it", () => {
    const noted = { puc: "2408", debit: pesos(19), credit: ZERO, note: "IVA 19% · base $ 100" };
    const found = (line: typeof noted) => [
      ...(readOperation([...linesOf(["1435 100", "2205 -119"]), line])?.written ?? []),
    ];
    expect(found(noted)).toEqual([]);
    expect(found({ ...noted, debit: pesos(20) })).toEqual([["vat", 20]]);
    expect(found({ ...noted, note: "IVA · base $ 100" })).toEqual([["vat", 19]]);
    const huge = "9.999.999.999.999.999.999";
    expect(isGenerated({ ...noted, note: `IVA 19% · base $ ${huge}` })).toBe(false);
  });
});

it("a customer without a name withholds nothing; a supplier without one is a company", () => {
  expect(presumedParty("sale", " ").withholdsIncome).toBe(false);
  expect(presumedParty("sale", "Paz").withholdsIncome).toBe(true);
  expect(presumedParty("purchase", " ").withholdsIncome).toBe(true);
});
