import { describe, expect, it } from "vitest";
import { carriedText, readDocumentElement, saysRejected } from "#domain/invoice/read-document.ts";
import { bareNit } from "#domain/invoice/read-party.ts";
import { elementsAt, textAt, type XmlElement } from "#domain/invoice/xml-element.ts";

type Made = string | readonly XmlElement[];

/** An element with a text or with others in it. */
function element(
  name: string,
  content: Made = [],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  const isText = typeof content === "string";
  return {
    name,
    attributes: new Map(Object.entries(attributes)),
    children: isText ? [] : content,
    text: isText ? content : "",
  };
}

const side = (name: string, nit: string) =>
  element(name, [
    element("Party", [
      element("PartyTaxScheme", [
        element("RegistrationName", "  Aceros   del Norte  "),
        element("CompanyID", nit, { schemeName: "31" }),
      ]),
    ]),
  ]);

const fields = (): readonly XmlElement[] => [
  element("ID", " F-1 "),
  element("IssueDate", "2026-11-20-05:00"),
  side("AccountingSupplierParty", "830125904"),
  side("AccountingCustomerParty", "901234567"),
  element("LegalMonetaryTotal", [element("PayableAmount", "100.00")]),
];

describe("FE-01 the elements of a document", () => {
  it("are all that it needs, and the rest has its usual value", () => {
    expect(readDocumentElement(element("Invoice", fields()))).toMatchObject({
      ok: true,
      value: {
        number: "F-1",
        key: "",
        issued: "2026-11-20",
        due: null,
        currency: "COP",
        payment: "credit",
        seller: { name: "Aceros del Norte", document: { kind: "NIT", number: "830125904" } },
        taxes: [],
        totals: { payable: 10_000, lines: 0 },
      },
    });
  });

  it("take the taxes of the lines where the whole document tells none", () => {
    const subtotal = element("TaxSubtotal", [
      element("TaxableAmount", "100"),
      element("TaxAmount", "19"),
      element("TaxCategory", [element("Percent", "19"), element("TaxScheme", [element("ID", "01")])]),
    ]);
    const line = element("InvoiceLine", [
      element("LineExtensionAmount", "100"),
      element("TaxTotal", [subtotal]),
      element("Item", [element("Description", "Malla"), element("Description", "de 15")]),
    ]);
    const read = readDocumentElement(element("Invoice", [...fields(), line]));
    expect(read).toMatchObject({
      value: {
        lines: [{ description: "Malla de 15", amount: 10_000 }],
        taxes: [{ scheme: "iva", percent: 19, base: 10_000, amount: 1_900 }],
      },
    });
  });

  it.each(["number", "issued", "seller", "buyer", "payable"].map((field, index) => [index, field] as const))(
    "FE-02 are refused without field %i, the %s",
    (index, field) => {
      const read = readDocumentElement(
        element(
          "Invoice",
          fields().filter((_, at) => at !== index),
        ),
      );
      expect(read).toEqual({ ok: false, error: { kind: "incomplete", field } });
    },
  );

  it.each(["WithholdingTaxTotal", "TaxTotal"])("are withheld by their scheme, told in %s or not", (name) => {
    const subtotal = (scheme: string, percent: string, tax: string) =>
      element("TaxSubtotal", [
        element("TaxableAmount", "100"),
        element("TaxAmount", tax),
        element("TaxCategory", [element("Percent", percent), element("TaxScheme", [element("ID", scheme)])]),
      ]);
    const totals = [
      element("TaxTotal", [subtotal("01", "19", "19")]),
      element(name, [subtotal("06", "2.5", "2.5")]),
      element(name, [subtotal("05", "15", "2.85"), subtotal("07", "0.966", "0.97")]),
    ];
    expect(readDocumentElement(element("Invoice", [...fields(), ...totals]))).toMatchObject({
      value: {
        taxes: [{ scheme: "iva", amount: 1_900 }],
        withheld: [
          { tax: "income", amount: 250 },
          { tax: "vat", amount: 285 },
          { tax: "ica", amount: 97 },
        ],
      },
    });
  });

  it("are found by paths of names", () => {
    const tree = element("a", [element("b", [element("c", " 1 ")]), element("b", [element("c", "2")])]);
    expect(elementsAt(tree, "b", "c").map(({ text }) => text.trim())).toEqual(["1", "2"]);
    expect(textAt(tree, "b", "c")).toBe("1");
    expect(textAt(tree, "x", "c")).toBe("");
  });

  it("tell what a container carries and says", () => {
    const carrying = (text: string) =>
      element("AttachedDocument", [
        element("Attachment", [element("ExternalReference", [element("Description", text)])]),
      ]);
    expect(carriedText(carrying("  <Invoice/> "))).toBe("<Invoice/>");
    expect(carriedText(carrying("nada"))).toBeNull();
    expect(saysRejected(carrying("<Invoice/>"))).toBe(false);
  });

  it("FE-05 have a NIT without its check digit, which only a right tenth digit is", () => {
    expect(["901.234.567-7", "9012345677", "0901234567", "9012345671", "52418306"].map(bareNit)).toEqual([
      "901234567",
      "901234567",
      "901234567",
      "9012345671",
      "52418306",
    ]);
  });
});
