import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { EInvoice } from "#domain/invoice/e-invoice.ts";
import { linesOf, reviewed, worldOf } from "#tests/support/invoices/invoice-values.ts";
import { inContainer, keyOf } from "#tests/support/invoices/make-document.ts";
import { invoiceIn } from "#tests/support/invoices/read-here.ts";
import {
  allowance,
  ublItem as item,
  MILL,
  PERSON,
  SHOP,
  ublTax as t,
  totalsOf,
  type UblDocument,
  ublOf,
} from "#tests/support/invoices/ubl-document.ts";

const onCredit = `<cac:PaymentMeans><cbc:ID>2</cbc:ID><cbc:PaymentMeansCode>ZZZ</cbc:PaymentMeansCode><cbc:PaymentDueDate>2026-12-10</cbc:PaymentDueDate></cac:PaymentMeans>`;
const ref = `<cac:DiscrepancyResponse><cbc:ReferenceID>AC-1</cbc:ReferenceID><cbc:ResponseCode>1</cbc:ResponseCode><cbc:Description>Devolución</cbc:Description></cac:DiscrepancyResponse><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>AC-1</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>`;

const DOCUMENTS: Readonly<Record<string, Omit<UblDocument, "key">>> = {
  "two rates and INC 8": {
    number: "AC-1",
    from: MILL,
    to: SHOP,
    payment: onCredit,
    taxes: [
      t("01", "19.00", "1000000.00", "190000.00"),
      t("01", "5.00", "200000.00", "10000.00"),
      t("04", "8.00", "100000.00", "8000.00"),
    ],
    items: [
      item("Malla", "10", "100000.00", "1000000.00"),
      item("Arroz", "2", "100000.00", "200000.00"),
      item("Almuerzo", "1", "100000.00", "100000.00"),
    ],
    totals: totalsOf({
      LineExtensionAmount: "1300000.00",
      TaxExclusiveAmount: "1300000.00",
      TaxInclusiveAmount: "1508000.00",
      PayableAmount: "1508000.00",
    }),
  },
  "discount on line and head": {
    number: "AC-2",
    from: MILL,
    to: SHOP,
    payment: onCredit,
    allowances: allowance(false, "900000.00", "90000.00"),
    taxes: [t("01", "19.00", "810000.00", "153900.00")],
    items: [
      item("Malla", "10", "100000.00", "900000.00", {
        allowances: allowance(false, "1000000.00", "100000.00"),
        taxes: [t("01", "19.00", "900000.00", "171000.00")],
      }),
    ],
    totals: totalsOf({
      LineExtensionAmount: "900000.00",
      TaxExclusiveAmount: "810000.00",
      TaxInclusiveAmount: "1053900.00",
      AllowanceTotalAmount: "90000.00",
      PayableAmount: "963900.00",
    }),
  },
  withheld: {
    number: "FE-1",
    from: SHOP,
    to: MILL,
    payment: onCredit,
    taxes: [t("01", "19.00", "1000000.00", "190000.00")],
    withheld: [
      t("06", "2.50", "1000000.00", "25000.00"),
      t("05", "15.00", "190000.00", "28500.00"),
      t("07", "0.966", "1000000.00", "9660.00"),
    ],
    items: [item("Malla", "10", "100000.00", "1000000.00")],
    totals: totalsOf({
      LineExtensionAmount: "1000000.00",
      TaxExclusiveAmount: "1000000.00",
      TaxInclusiveAmount: "1190000.00",
      PayableAmount: "1190000.00",
    }),
  },
  dollars: {
    number: "US-1",
    from: MILL,
    to: SHOP,
    currency: "USD",
    payment:
      onCredit +
      `<cac:PaymentExchangeRate><cbc:SourceCurrencyCode>USD</cbc:SourceCurrencyCode><cbc:SourceCurrencyBaseRate>1.00</cbc:SourceCurrencyBaseRate><cbc:TargetCurrencyCode>COP</cbc:TargetCurrencyCode><cbc:TargetCurrencyBaseRate>1.00</cbc:TargetCurrencyBaseRate><cbc:CalculationRate>4012.35</cbc:CalculationRate><cbc:Date>2026-11-10</cbc:Date></cac:PaymentExchangeRate>`,
    taxes: [t("01", "19.00", "1000.00", "190.00")],
    items: [item("Tool", "1", "1000.00", "1000.00")],
    totals: totalsOf(
      {
        LineExtensionAmount: "1000.00",
        TaxExclusiveAmount: "1000.00",
        TaxInclusiveAmount: "1190.00",
        PayableAmount: "1190.00",
      },
      "USD",
    ),
  },
  "dollars told from the peso": {
    number: "US-2",
    from: MILL,
    to: SHOP,
    currency: "USD",
    payment:
      onCredit +
      `<cac:PaymentExchangeRate><cbc:SourceCurrencyCode>COP</cbc:SourceCurrencyCode><cbc:SourceCurrencyBaseRate>4012.35</cbc:SourceCurrencyBaseRate><cbc:TargetCurrencyCode>USD</cbc:TargetCurrencyCode><cbc:TargetCurrencyBaseRate>1.00</cbc:TargetCurrencyBaseRate><cbc:CalculationRate>0.000249</cbc:CalculationRate></cac:PaymentExchangeRate>`,
    taxes: [],
    items: [item("Tool", "1", "1000.00", "1000.00")],
    totals: totalsOf(
      {
        LineExtensionAmount: "1000.00",
        TaxExclusiveAmount: "0.00",
        TaxInclusiveAmount: "1000.00",
        PayableAmount: "1000.00",
      },
      "USD",
    ),
  },
  "dollars without a rate to turn": {
    number: "US-3",
    from: MILL,
    to: SHOP,
    currency: "USD",
    payment:
      onCredit +
      `<cac:PaymentExchangeRate><cbc:SourceCurrencyCode>COP</cbc:SourceCurrencyCode><cbc:TargetCurrencyCode>USD</cbc:TargetCurrencyCode><cbc:CalculationRate>0.000249</cbc:CalculationRate></cac:PaymentExchangeRate>`,
    taxes: [],
    items: [item("Tool", "1", "1000.00", "1000.00")],
    totals: totalsOf(
      {
        LineExtensionAmount: "1000.00",
        TaxExclusiveAmount: "0.00",
        TaxInclusiveAmount: "1000.00",
        PayableAmount: "1000.00",
      },
      "USD",
    ),
  },
  "no due date, cash": {
    number: "POS-1",
    from: MILL,
    to: SHOP,
    payment: `<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans>`,
    taxes: [t("01", "19.00", "84033.61", "15966.39")],
    items: [item("Clavos", "1", "84033.61", "84033.61")],
    totals: totalsOf({
      LineExtensionAmount: "84033.61",
      TaxExclusiveAmount: "84033.61",
      TaxInclusiveAmount: "100000.00",
      PayableAmount: "100000.00",
    }),
  },
  "POS equivalent (20)": {
    number: "POSE-1",
    type: "20",
    from: MILL,
    to: SHOP,
    payment: `<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>48</cbc:PaymentMeansCode></cac:PaymentMeans>`,
    taxes: [t("01", "19.00", "84033.61", "15966.39")],
    items: [item("Clavos", "1", "84033.61", "84033.61")],
    totals: totalsOf({
      LineExtensionAmount: "84033.61",
      TaxExclusiveAmount: "84033.61",
      TaxInclusiveAmount: "100000.00",
      PayableAmount: "100000.00",
    }),
  },
  DSA: {
    number: "DSE-1",
    type: "05",
    from: PERSON,
    to: SHOP,
    payment: onCredit,
    taxes: [],
    withheld: [t("06", "3.50", "1800000.00", "63000.00")],
    items: [item("Arriendo local noviembre", "1", "1800000.00", "1800000.00")],
    totals: totalsOf({
      LineExtensionAmount: "1800000.00",
      TaxExclusiveAmount: "0.00",
      TaxInclusiveAmount: "1800000.00",
      PayableAmount: "1800000.00",
    }),
  },
  "DSA adjust": {
    root: "CreditNote",
    number: "NAS-1",
    type: "95",
    from: PERSON,
    to: SHOP,
    head: ref.replaceAll("AC-1", "DSE-1"),
    payment: onCredit,
    taxes: [],
    items: [item("Arriendo local noviembre", "1", "300000.00", "300000.00")],
    totals: totalsOf({
      LineExtensionAmount: "300000.00",
      TaxExclusiveAmount: "0.00",
      TaxInclusiveAmount: "300000.00",
      PayableAmount: "300000.00",
    }),
  },
  "credit note": {
    root: "CreditNote",
    number: "NC-1",
    customization: "20",
    from: MILL,
    to: SHOP,
    head: ref,
    payment: onCredit,
    taxes: [t("01", "19.00", "100000.00", "19000.00")],
    items: [item("Malla", "1", "100000.00", "100000.00")],
    totals: totalsOf({
      LineExtensionAmount: "100000.00",
      TaxExclusiveAmount: "100000.00",
      TaxInclusiveAmount: "119000.00",
      PayableAmount: "119000.00",
    }),
  },
  "debit note": {
    root: "DebitNote",
    number: "ND-1",
    customization: "30",
    from: MILL,
    to: SHOP,
    head: ref,
    payment: onCredit,
    taxes: [t("01", "19.00", "50000.00", "9500.00")],
    items: [item("Intereses", "1", "50000.00", "50000.00")],
    totals: totalsOf({
      LineExtensionAmount: "50000.00",
      TaxExclusiveAmount: "50000.00",
      TaxInclusiveAmount: "59500.00",
      PayableAmount: "59500.00",
    }),
  },
  "charge and prepaid and rounding": {
    number: "AC-5",
    from: MILL,
    to: SHOP,
    payment: onCredit,
    allowances: allowance(true, "1000000.00", "50000.00"),
    taxes: [t("01", "19.00", "1050000.00", "199500.00")],
    items: [item("Malla", "10", "100000.00", "1000000.00")],
    totals: totalsOf({
      LineExtensionAmount: "1000000.00",
      TaxExclusiveAmount: "1050000.00",
      TaxInclusiveAmount: "1199500.00",
      ChargeTotalAmount: "50000.00",
      PrepaidAmount: "249500.00",
      PayableRoundingAmount: "0.40",
      PayableAmount: "1000000.40",
    }),
  },
  "sample line without price": {
    number: "AC-6",
    from: MILL,
    to: SHOP,
    payment: onCredit,
    taxes: [t("01", "19.00", "100000.00", "19000.00")],
    items: [item("Malla", "1", "100000.00", "100000.00"), item("Muestra", "1", "0.00", "0.00")],
    totals: totalsOf({
      LineExtensionAmount: "100000.00",
      TaxExclusiveAmount: "100000.00",
      TaxInclusiveAmount: "119000.00",
      PayableAmount: "119000.00",
    }),
  },
  exempt: {
    number: "AC-7",
    from: MILL,
    to: SHOP,
    payment: onCredit,
    taxes: [t("01", "0.00", "100000.00", "0.00")],
    items: [item("Huevos", "1", "100000.00", "100000.00")],
    totals: totalsOf({
      LineExtensionAmount: "100000.00",
      TaxExclusiveAmount: "100000.00",
      TaxInclusiveAmount: "100000.00",
      PayableAmount: "100000.00",
    }),
  },
  "others'": {
    number: "XX-1",
    from: MILL,
    to: PERSON,
    payment: onCredit,
    taxes: [t("01", "19.00", "100000.00", "19000.00")],
    items: [item("Malla", "1", "100000.00", "100000.00")],
    totals: totalsOf({
      LineExtensionAmount: "100000.00",
      TaxExclusiveAmount: "100000.00",
      TaxInclusiveAmount: "119000.00",
      PayableAmount: "119000.00",
    }),
  },
};

/** What each of them is in the book: its standing or obstacle, its description and its lines. */
const EXPECTED: Readonly<Record<keyof typeof DOCUMENTS, readonly string[]>> = {
  "two rates and INC 8": [
    "doubt",
    "Compra a Aceros y Mallas del Norte S.A.S., factura AC-1",
    "1435 1308000 0",
    "2408 190000 0",
    "2408 10000 0",
    "236540 0 32500",
    "2205 0 1475500",
  ],
  "discount on line and head": [
    "doubt",
    "Compra a Aceros y Mallas del Norte S.A.S., factura AC-2",
    "1435 810000 0",
    "2408 153900 0",
    "236540 0 20250",
    "2205 0 943650",
  ],
  withheld: [
    "ready",
    "Venta a Aceros y Mallas del Norte S.A.S., factura FE-1",
    "4135 0 1000000",
    "2408 0 190000",
    "135515 25000 0",
    "135517 28500 0",
    "135518 9660 0",
    "1305 1126840 0",
  ],
  dollars: [
    "doubt",
    "Compra a Aceros y Mallas del Norte S.A.S., factura US-1",
    "1435 4012350 0",
    "2408 762347 0",
    "236540 0 100309",
    "2205 0 4674388",
  ],
  "dollars told from the peso": [
    "doubt",
    "Compra a Aceros y Mallas del Norte S.A.S., factura US-2",
    "1435 4012350 0",
    "236540 0 100309",
    "2205 0 3912041",
  ],
  "dollars without a rate to turn": ["no-rate", ""],
  "no due date, cash": [
    "doubt",
    "Compra a Aceros y Mallas del Norte S.A.S., factura POS-1",
    "1435 84034 0",
    "2408 15966 0",
    "1105 0 100000",
  ],
  "POS equivalent (20)": [
    "doubt",
    "Compra a Aceros y Mallas del Norte S.A.S., factura POSE-1",
    "1435 84034 0",
    "2408 15966 0",
    "1110 0 100000",
  ],
  DSA: [
    "ready",
    "Compra a Luis Peña, documento soporte DSE-1",
    "512010 1800000 0",
    "236530 0 63000",
    "2335 0 1737000",
  ],
  "DSA adjust": [
    "ready",
    "Nota de ajuste NAS-1 del documento soporte DSE-1, Luis Peña",
    "512010 0 300000",
    "2335 300000 0",
  ],
  "credit note": [
    "doubt",
    "Nota crédito NC-1 de la factura AC-1, Aceros y Mallas del Norte S.A.S.",
    "1435 0 100000",
    "2408 0 19000",
    "236540 2500 0",
    "2205 116500 0",
  ],
  "debit note": [
    "doubt",
    "Nota débito ND-1 de la factura AC-1, Aceros y Mallas del Norte S.A.S.",
    "1435 50000 0",
    "2408 9500 0",
    "2205 0 59500",
  ],
  "charge and prepaid and rounding": [
    "doubt",
    "Compra a Aceros y Mallas del Norte S.A.S., factura AC-5",
    "1435 1050000 0",
    "2408 199500 0",
    "236540 0 26250",
    "1330 0 249500",
    "2205 0 973750",
  ],
  "sample line without price": [
    "doubt",
    "Compra a Aceros y Mallas del Norte S.A.S., factura AC-6",
    "1435 100000 0",
    "2408 19000 0",
    "2205 0 119000",
  ],
  exempt: [
    "doubt",
    "Compra a Aceros y Mallas del Norte S.A.S., factura AC-7",
    "1435 100000 0",
    "2205 0 100000",
  ],
  "others'": ["foreign", ""],
};

describe("FE-01 FE-08 documents as emitters write them", () => {
  const names = Object.keys(DOCUMENTS);
  const textOf = (name: string) => {
    const made = DOCUMENTS[name];
    if (made === undefined) throw new Error(name);
    return ublOf({ ...made, key: keyOf(made.number) });
  };

  it("become the entries that a hand would write", async () => {
    const invoices: EInvoice[] = [];
    for (const name of names) invoices.push(await invoiceIn(textOf(name)));
    const told = reviewed(worldOf(pucChart()), invoices).map((each) => [
      each.obstacle?.kind ?? each.standing,
      each.plan?.content.description ?? "",
      ...linesOf(each),
    ]);
    expect(Object.fromEntries(names.map((name, at) => [name, told[at]]))).toEqual(EXPECTED);
  });

  it("are the same in a container, and on credit until their day", async () => {
    for (const name of names)
      expect(await invoiceIn(inContainer(textOf(name)))).toEqual(await invoiceIn(textOf(name)));
    expect(await invoiceIn(textOf("two rates and INC 8"))).toMatchObject({
      due: "2026-12-10",
      payment: "credit",
    });
    expect(await invoiceIn(textOf("no due date, cash"))).toMatchObject({ due: null, payment: "cash" });
  });

  it("a note alone is asked for by the number that it corrects", async () => {
    const [alone] = reviewed(worldOf(pucChart()), [await invoiceIn(textOf("credit note"))]);
    expect(alone?.standing).toBe("doubt");
    expect(alone?.doubts).toContainEqual({ kind: "no-invoice", number: "AC-1" });
  });
});
