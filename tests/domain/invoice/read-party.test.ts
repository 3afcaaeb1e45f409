import { describe, expect, it } from "vitest";
import { readInvoiceParty } from "#domain/invoice/read-party.ts";
import type { XmlElement } from "#domain/invoice/xml-element.ts";
import { element, nested } from "#tests/support/invoices/xml.ts";

const id = (text: string, schemeName?: string) =>
  element("CompanyID", text, schemeName === undefined ? {} : { schemeName });
const scheme = (...inside: readonly XmlElement[]) => element("PartyTaxScheme", inside);
const NAMED = element("RegistrationName", "Aceros del Norte");
const party = (...inside: readonly XmlElement[]) =>
  readInvoiceParty(element("AccountingSupplierParty", [element("Party", inside)]));
const numbered = (text: string, schemeName?: string) => {
  const read = party(scheme(NAMED, id(text, schemeName)));
  return read && `${read.document.kind} ${read.document.number}`;
};

describe("FE-01 the document of who sells or buys", () => {
  it.each([
    ["830125904", "31", "NIT 830125904"],
    ["830.125.904-1", "31", "NIT 830125904"],
    ["8301259041", "31", "NIT 830125904"],
    ["830125904–1", undefined, "NIT 830125904"],
    ["1019084227", "31", "NIT 1019084227"],
    ["7019084226", "31", "NIT 7019084226"],
    ["8301259042", "31", "NIT 8301259042"],
    ["00830125904", "31", "NIT 830125904"],
    ["83012590401", "31", "NIT 83012590401"],
    ["830125904", "", "DE 830125904"],
    ["79456123-4", "13", "CC 79456123"],
    ["0079456123", "13", "CC 79456123"],
    ["79.456.123", "13", "CC 79456123"],
    ["79456123", " 13 ", "CC 79456123"],
    ["11223344", "11", "RC 11223344"],
    ["1019084227", "12", "TI 1019084227"],
    ["345678", "22", "CE 345678"],
    ["ar-123 4567", "41", "PA AR1234567"],
    ["1234567", "47", "PPT 1234567"],
    ["b.12-3", "42", "DE B123"],
    ["0012", "42", "DE 0012"],
    ["123", "31", "NIT 123"],
    ["A".repeat(20), "41", `PA ${"A".repeat(20)}`],
    ["1".repeat(20), "13", `CC ${"1".repeat(20)}`],
  ])("%s of kind %s is %s", (text, kind, read) => expect(numbered(text, kind)).toBe(read));

  it.each([
    ["12", "31"],
    ["", "31"],
    ["830A25904", "31"],
    ["A12345", "13"],
    ["12345A", "13"],
    ["A1", "41"],
    ["AB/12", "42"],
    ["AB/123", "42"],
    ["ABC/1", "41"],
    ["A".repeat(21), "41"],
    ["1".repeat(21), "13"],
  ])("%s of kind %s is none", (text, kind) => expect(numbered(text, kind)).toBeNull());

  it("stands with its taxes, or with its registration, or with who it is", () => {
    const at = (...inside: readonly XmlElement[]) => party(...inside)?.document.number;
    const legal = element("PartyLegalEntity", [NAMED, id("800243617", "31")]);
    const named = element("PartyIdentification", [element("ID", "890307421", { schemeName: "31" })]);
    expect(at(scheme(NAMED, id("830125904", "31")), legal, named)).toBe("830125904");
    expect(at(scheme(NAMED), legal, named)).toBe("800243617");
    expect(at(scheme(NAMED), named)).toBe("890307421");
    expect(at(legal)).toBe("800243617");
    expect(readInvoiceParty(element("AccountingSupplierParty"))).toBeNull();
    expect(party()).toBeNull();
  });
});

describe("FE-01 the name of who sells or buys", () => {
  const number = id("79456123", "13");
  const person = (...names: readonly (readonly [string, string])[]) =>
    element(
      "Person",
      names.map(([name, text]) => element(name, text)),
    );

  it.each([
    ["as registered for its taxes", [scheme(NAMED, number)], "Aceros del Norte"],
    [
      "as registered, where its taxes tell none",
      [scheme(number), nested(["PartyLegalEntity", "RegistrationName"], "Aceros Ltda.")],
      "Aceros Ltda.",
    ],
    ["as it is called", [scheme(number), nested(["PartyName", "Name"], " Aceros ")], "Aceros"],
    [
      "of a person, in its parts",
      [
        scheme(number, element("RegistrationName", " ")),
        person(["FirstName", "Luis"], ["MiddleName", ""], ["FamilyName", "Peña"]),
      ],
      "Luis Peña",
    ],
    [
      "of two hundred letters",
      [scheme(number, element("RegistrationName", "a".repeat(300)))],
      "a".repeat(200),
    ],
    [
      "cut before a blank",
      [scheme(number, element("RegistrationName", `${"a".repeat(199)} bc`))],
      "a".repeat(199),
    ],
  ])("is %s", (_told, inside, name) => expect(party(...inside)?.name).toBe(name));

  it("is needed", () => {
    expect(party(scheme(number))).toBeNull();
    expect(party(scheme(number), person(["FirstName", " "]))).toBeNull();
  });
});

describe("FE-01 what who sells or buys is for taxes", () => {
  const ANSWERS = { largeTaxpayer: false, selfWithholder: false, simple: false, vatResponsible: false };
  const levels = (text: string, iva = "ZZ") =>
    party(
      scheme(NAMED, id("830125904", "31"), element("TaxLevelCode", text), nested(["TaxScheme", "ID"], iva)),
    );

  /** Responsibilities as a document writes their numbers. */
  const duties = (...numbers: readonly number[]) => numbers.map((number) => `O-${number}`).join(";");

  it.each([
    ["R-99-PN", ANSWERS],
    [duties(13, 15), { ...ANSWERS, largeTaxpayer: true, selfWithholder: true }],
    [duties(47), { ...ANSWERS, simple: true }],
    [duties(23, 48), { ...ANSWERS, vatResponsible: true }],
    [`${duties(130)};X${duties(13)};${duties(1)}`, ANSWERS],
    ["", ANSWERS],
  ])("with %s is %j", (text, is) => expect(levels(text)).toMatchObject(is));

  it("owes IVA where its scheme says so, too", () => {
    expect(levels("", " 01 ")?.vatResponsible).toBe(true);
    const two = party(
      scheme(NAMED, id("830125904", "31"), nested(["TaxScheme", "ID"], "ZZ")),
      scheme(nested(["TaxScheme", "ID"], "01"), element("TaxLevelCode", duties(13))),
    );
    expect(two).toMatchObject({ vatResponsible: true, largeTaxpayer: true });
  });

  it.each([
    ["1", true],
    ["2", false],
    ["", true],
  ])("is a company with %j: %s", (told, is) => {
    const inside = [element("Party", [scheme(NAMED, id("830125904", "31"))])];
    const more = told === "" ? [] : [element("AdditionalAccountID", told)];
    expect(readInvoiceParty(element("Side", [...more, ...inside]))?.legalPerson).toBe(is);
  });
});
