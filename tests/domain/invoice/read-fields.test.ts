import { describe, expect, it } from "vitest";
import type { EInvoice } from "#domain/invoice/e-invoice.ts";
import { carriedText, readDocumentElement, saysRejected } from "#domain/invoice/read-document.ts";
import type { XmlElement } from "#domain/invoice/xml-element.ts";
import { element, nested } from "#tests/support/invoices/xml.ts";

type Root = "Invoice" | "CreditNote" | "DebitNote";

const side = (name: string, nit: string) =>
  element(name, [
    element("Party", [
      element("PartyTaxScheme", [
        element("RegistrationName", "Aceros del Norte"),
        element("CompanyID", nit, { schemeName: "31" }),
      ]),
    ]),
  ]);
const total = (name: string, ...inside: readonly XmlElement[]) =>
  element(name, inside.length === 0 ? [element("PayableAmount", "100.00")] : inside);
const PARTS = {
  number: element("ID", "F-1"),
  day: element("IssueDate", "2026-11-20"),
  seller: side("AccountingSupplierParty", "830125904"),
  buyer: side("AccountingCustomerParty", "901234567"),
  total: total("LegalMonetaryTotal"),
};

/** A document that has what it needs, with more, or with other parts. */
const whole = (
  more: readonly XmlElement[] = [],
  parts: Partial<Record<keyof typeof PARTS, XmlElement>> = {},
  root: Root = "Invoice",
) => readDocumentElement(element(root, [...Object.values({ ...PARTS, ...parts }), ...more]));

/** What was read of it. */
function read(...of: Parameters<typeof whole>): EInvoice {
  const found = whole(...of);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

const faultOf = (...of: Parameters<typeof whole>) => {
  const found = whole(...of);
  return found.ok ? null : found.error;
};

describe("FE-01 how a document was paid", () => {
  const means = (id: string, code?: string) =>
    element("PaymentMeans", [
      element("ID", id),
      ...(code === undefined ? [] : [element("PaymentMeansCode", code)]),
    ]);

  it.each<readonly [told: readonly XmlElement[], payment: EInvoice["payment"]]>([
    [[], "credit"],
    [[means("2", "10")], "credit"],
    [[means("", "47")], "credit"],
    [[means("1", "10")], "cash"],
    [[means("1")], "cash"],
    [[means("1", "1")], "cash"],
    [[means("1", "ZZZ")], "cash"],
    [[means("1", "47")], "bank"],
    [[means("1", "42")], "bank"],
    [[means("2", "10"), means("1", "47")], "bank"],
  ])("%j is %s", (told, payment) => expect(read(told).payment).toBe(payment));
});

describe("FE-01 the rate of exchange of a document", () => {
  const rate = (told: Readonly<Record<string, string>>) =>
    read([
      element(
        "PaymentExchangeRate",
        Object.entries(told).map(([name, text]) => element(name, text)),
      ),
    ]).rate;
  const turned = (more: Readonly<Record<string, string>>) => rate({ SourceCurrencyCode: "COP", ...more });

  it("is pesos for a unit", () => {
    expect(read().rate).toBeNull();
    expect(rate({ SourceCurrencyCode: "USD", CalculationRate: "4123.45" })).toBe(4123.45);
    expect(rate({ CalculationRate: "0.5" })).toBe(0.5);
    expect(rate({ CalculationRate: "0" })).toBeNull();
    expect(rate({ CalculationRate: "cuatro mil" })).toBeNull();
  });

  it("is so too where its emitter calls the peso the source", () => {
    expect(turned({ CalculationRate: "4123.45" })).toBe(4123.45);
    expect(turned({ CalculationRate: "1" })).toBe(1);
    const small = { CalculationRate: "0.00" };
    expect(turned({ ...small, SourceCurrencyBaseRate: "4123.45", TargetCurrencyBaseRate: "1.00" })).toBe(
      4123.45,
    );
    expect(turned({ ...small, SourceCurrencyBaseRate: "8000", TargetCurrencyBaseRate: "2" })).toBe(4000);
  });

  it("is asked where units for a peso are all that it tells", () => {
    const few = { CalculationRate: "0.00024" };
    expect(turned(few)).toBeNull();
    expect(turned({ ...few, SourceCurrencyBaseRate: "1", TargetCurrencyBaseRate: "0.00024" })).toBeNull();
    expect(turned({ ...few, SourceCurrencyBaseRate: "1", TargetCurrencyBaseRate: "1" })).toBeNull();
    expect(turned({ ...few, SourceCurrencyBaseRate: "1", TargetCurrencyBaseRate: "4000" })).toBeNull();
    expect(turned({ ...few, SourceCurrencyBaseRate: "4000" })).toBeNull();
    expect(turned({ ...few, TargetCurrencyBaseRate: "1" })).toBeNull();
  });
});

describe("FE-01 a note", () => {
  const KEY = "a1".repeat(48);
  const about = (number: string, key = "") =>
    nested(["BillingReference", "InvoiceDocumentReference"], [element("ID", number), element("UUID", key)]);
  const answers = (number: string, code = "1") =>
    element("DiscrepancyResponse", [element("ReferenceID", number), element("ResponseCode", code)]);
  const subject = (more: readonly XmlElement[], root: Root = "CreditNote") => read(more, {}, root).subject;

  it("names the invoice that it corrects", () => {
    expect(subject([about("F-1", KEY.toUpperCase())])).toEqual({ number: "F-1", key: KEY });
    expect(subject([about("F-1", KEY)], "DebitNote")).toEqual({ number: "F-1", key: KEY });
    expect(subject([about("F-1", `${KEY}0`)])).toEqual({ number: "F-1", key: "" });
    expect(subject([about("", KEY)])).toEqual({ number: "", key: KEY });
    expect(subject([answers("F-2"), about("F-1")])).toEqual({ number: "F-1", key: "" });
    expect(subject([answers("F-2")])).toEqual({ number: "F-2", key: "" });
    expect(subject([about("x".repeat(61))])?.number).toBe("x".repeat(60));
  });

  it("may name none, and an invoice corrects nothing", () => {
    expect(subject([])).toBeNull();
    expect(subject([about("")])).toBeNull();
    expect(subject([about("F-1", KEY)], "Invoice")).toBeNull();
  });

  it.each<readonly [root: Root, code: string, is: true | undefined]>([
    ["CreditNote", "1", undefined],
    ["CreditNote", "2", undefined],
    ["CreditNote", "3", true],
    ["CreditNote", "4", true],
    ["CreditNote", "5", true],
    ["CreditNote", "6", true],
    ["CreditNote", "7", undefined],
    ["DebitNote", "3", undefined],
    ["Invoice", "3", undefined],
  ])("%s of concept %s changes a price alone: %s", (root, code, is) => {
    expect(read([answers("F-1", code)], {}, root).changesPrice).toBe(is);
  });

  it("has lines and a total of its own name", () => {
    const line = (name: string) => element(name, [element("LineExtensionAmount", "7")]);
    const lines = ["InvoiceLine", "CreditNoteLine", "DebitNoteLine"].map(line);
    expect(read(lines, {}, "CreditNote").lines).toHaveLength(1);
    const asked = total("RequestedMonetaryTotal", element("PayableAmount", "30"));
    const of = (more: readonly XmlElement[], root: Root) => read(more, {}, root).totals.payable;
    expect(of([asked], "DebitNote")).toBe(3_000);
    expect(of([], "DebitNote")).toBe(10_000);
    expect(of([asked], "CreditNote")).toBe(10_000);
  });
});

describe("FE-01 what a document says of itself", () => {
  const KEY = "0f".repeat(48);

  it("is its kind, its key in small letters, and that nobody refused it yet", () => {
    expect(read([element("UUID", ` ${KEY.toUpperCase()} `)])).toMatchObject({
      kind: "invoice",
      key: KEY,
      rejected: false,
      subject: null,
    });
    expect(read([element("UUID", "no es una clave")]).key).toBe("");
  });

  it.each<readonly [name: string, code: string, is: true | undefined]>([
    ["InvoiceTypeCode", "01", undefined],
    ["InvoiceTypeCode", "05", true],
    ["InvoiceTypeCode", "95", true],
    ["CreditNoteTypeCode", "91", undefined],
    ["CreditNoteTypeCode", "95", true],
  ])("of %s %s supports a purchase: %s", (name, code, is) => {
    expect(read([element(name, code)]).supports).toBe(is);
  });

  it("is its currency: three letters, of pesos where it tells none", () => {
    const of = (text: string) => {
      const found = whole([element("DocumentCurrencyCode", text)]);
      return found.ok ? found.value.currency : found.error;
    };
    expect([of("USD"), of(" usd "), of("")]).toEqual(["USD", "USD", "COP"]);
    for (const text of ["USDX", "1USD", "US", "U$D"])
      expect(of(text)).toEqual({ kind: "incomplete", field: "currency" });
  });

  it("is the day that it falls due, told of the whole or of its payment", () => {
    const own = element("DueDate", "2026-12-20");
    const paid = nested(["PaymentMeans", "PaymentDueDate"], "2026-12-31");
    const due = (...told: readonly XmlElement[]) => read(told).due;
    expect([due(own, paid), due(own), due(paid), due()]).toEqual([
      "2026-12-20",
      "2026-12-20",
      "2026-12-31",
      null,
    ]);
    expect(due(element("DueDate", "pronto"))).toBeNull();
  });

  it("is cut where a text is longer than it may be, by what a person counts as a letter", () => {
    const line = element("InvoiceLine", [nested(["Item", "Description"], "é".repeat(301))]);
    const long = read([line], { number: element("ID", "🙂".repeat(61)) });
    expect(long.number).toBe("🙂".repeat(60));
    expect(long.lines[0]?.description).toBe("é".repeat(300));
  });

  it("is what is withheld, at its percent, and at none where it tells none", () => {
    const subtotal = (percent: string) =>
      nested(
        ["WithholdingTaxTotal", "TaxSubtotal"],
        [
          element("TaxableAmount", "100"),
          element("TaxAmount", "2.5"),
          element("TaxCategory", [element("Percent", percent), nested(["TaxScheme", "ID"], "06")]),
        ],
      );
    const withheld = (percent: string) => read([subtotal(percent)]).withheld;
    const income = { tax: "income", base: 10_000, amount: 250 };
    expect(withheld("2.5")).toEqual([{ ...income, percent: 2.5 }]);
    expect(withheld("")).toEqual([{ ...income, percent: 0 }]);
  });

  it("is how much a tax is of what, at no percent where it is by unit", () => {
    const subtotal = nested(
      ["TaxTotal", "TaxSubtotal"],
      [element("TaxAmount", "66"), nested(["TaxCategory", "TaxScheme", "ID"], "22")],
    );
    expect(read([subtotal]).taxes).toEqual([{ scheme: "other", percent: null, base: 0, amount: 6_600 }]);
  });
});

describe("FE-02 a document that says too little", () => {
  it("is one whose total tells nothing to pay, or an amount that is none", () => {
    const told = (name: string, text: string) =>
      faultOf([], { total: total("LegalMonetaryTotal", element("PayableAmount", "1"), element(name, text)) });
    expect(faultOf([], { total: total("LegalMonetaryTotal", element("LineExtensionAmount", "1")) })).toEqual({
      kind: "incomplete",
      field: "payable",
    });
    expect(told("LineExtensionAmount", "mil")).toEqual({ kind: "incomplete", field: "amount" });
    expect(told("LineExtensionAmount", "")).toBeNull();
  });

  it.each([
    ["NominaIndividual", "payroll"],
    ["nominaIndividualDeAjuste", "payroll"],
    ["MiNomina", "not-invoice"],
    ["ApplicationResponse", "response"],
    ["Order", "not-invoice"],
  ])("%s is told as %s", (name, kind) => {
    expect(readDocumentElement(element(name, Object.values(PARTS)))).toEqual({ ok: false, error: { kind } });
  });

  it("is not one that breaks while it is read", () => {
    const broken = {
      ...element("Invoice"),
      get children(): never {
        throw new RangeError("ours");
      },
    };
    expect(() => readDocumentElement(broken)).toThrow("ours");
  });
});

describe("FE-01 a container", () => {
  const carrying = (text: string) =>
    nested(["AttachedDocument", "Attachment", "ExternalReference", "Description"], text);

  it("carries a document with a mark of its order before it, too", () => {
    expect(carriedText(carrying("\uFEFF<Invoice/>"))).toBe("<Invoice/>");
    expect(carriedText(carrying("Invoice>"))).toBeNull();
    expect(carriedText(carrying("x<"))).toBeNull();
  });

  it("says whether the DIAN accepted it", () => {
    const answered = (...codes: readonly string[]) =>
      saysRejected(
        element(
          "AttachedDocument",
          codes.map((code) =>
            nested(
              [
                "ParentDocumentLineReference",
                "DocumentReference",
                "ResultOfVerification",
                "ValidationResultCode",
              ],
              code,
            ),
          ),
        ),
      );
    expect([answered("02"), answered(" 02 "), answered("04", "02"), answered()]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([answered("04"), answered("")]).toEqual([true, true]);
  });
});
