import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { linesOf, reviewed, worldOf } from "#tests/support/invoices/invoice-values.ts";
import { keyOf } from "#tests/support/invoices/make-document.ts";
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
const rate = (pesos: string, currency: string) =>
  `<cac:PaymentExchangeRate><cbc:SourceCurrencyCode>${currency}</cbc:SourceCurrencyCode><cbc:SourceCurrencyBaseRate>1.00</cbc:SourceCurrencyBaseRate><cbc:TargetCurrencyCode>COP</cbc:TargetCurrencyCode><cbc:TargetCurrencyBaseRate>1.00</cbc:TargetCurrencyBaseRate><cbc:CalculationRate>${pesos}</cbc:CalculationRate><cbc:Date>2026-11-10</cbc:Date></cac:PaymentExchangeRate>`;
const made = { from: MILL, to: SHOP, payment: onCredit } as const;

/** Each document with what a hand writes of it: what is looked at first, its words, its lines. */
const CASES: readonly (readonly [
  of: string,
  document: Omit<UblDocument, "key">,
  entry: readonly string[],
])[] = [
  [
    "AIU: IVA on the profit alone",
    {
      ...made,
      number: "AI-1",
      customization: "09",
      taxes: [t("01", "19.00", "500000.00", "95000.00")],
      items: [
        item("Servicio de aseo", "1", "9000000.00", "9000000.00"),
        item("Administración", "1", "500000.00", "500000.00"),
        item("Imprevistos", "1", "500000.00", "500000.00"),
        item("Utilidad", "1", "500000.00", "500000.00", {
          taxes: [t("01", "19.00", "500000.00", "95000.00")],
        }),
      ],
      totals: totalsOf({
        LineExtensionAmount: "10500000.00",
        TaxExclusiveAmount: "500000.00",
        TaxInclusiveAmount: "10595000.00",
        PayableAmount: "10595000.00",
      }),
    },
    [
      "ready",
      "Compra a Aceros y Mallas del Norte S.A.S., factura AI-1",
      "513505 10500000 0",
      "2408 95000 0",
      "2335 0 10595000",
    ],
  ],
  [
    "sugary drinks and bags by unit beside IVA",
    {
      ...made,
      number: "BE-1",
      taxes: [
        t("01", "19.00", "240000.00", "45600.00"),
        t("34", "0.00", "24.00", "15768.00"),
        t("22", "0.00", "3.00", "213.00"),
      ],
      items: [item("Gaseosa 1,5 L", "24", "10000.00", "240000.00")],
      totals: totalsOf({
        LineExtensionAmount: "240000.00",
        TaxExclusiveAmount: "240000.00",
        TaxInclusiveAmount: "301581.00",
        PayableAmount: "301581.00",
      }),
    },
    [
      "doubt",
      "Compra a Aceros y Mallas del Norte S.A.S., factura BE-1",
      "1435 255981 0",
      "2408 45600 0",
      "2205 0 301581",
    ],
  ],
  [
    "euros, a discount of the whole, withholdings that the seller states",
    {
      ...made,
      number: "EU-1",
      currency: "EUR",
      head: "",
      payment: `${onCredit}${rate("4500.00", "EUR")}`,
      allowances: allowance(false, "2000.00", "200.00", "EUR"),
      taxes: [t("01", "19.00", "1800.00", "342.00")],
      withheld: [t("06", "2.50", "1800.00", "45.00")],
      items: [item("Repuesto", "2", "1000.00", "2000.00")],
      totals: totalsOf(
        {
          LineExtensionAmount: "2000.00",
          TaxExclusiveAmount: "1800.00",
          TaxInclusiveAmount: "2142.00",
          AllowanceTotalAmount: "200.00",
          PayableAmount: "2142.00",
        },
        "EUR",
      ),
    },
    [
      "ready",
      "Compra a Aceros y Mallas del Norte S.A.S., factura EU-1",
      "1455 8100000 0",
      "2408 1539000 0",
      "236540 0 202500",
      "2205 0 9436500",
    ],
  ],
  [
    "a supporting document with what was withheld, IVA too",
    {
      ...made,
      number: "DS-7",
      type: "05",
      from: PERSON,
      taxes: [t("01", "19.00", "2000000.00", "380000.00")],
      withheld: [t("06", "11.00", "2000000.00", "220000.00"), t("05", "15.00", "380000.00", "57000.00")],
      items: [item("Honorarios de revisoría", "1", "2000000.00", "2000000.00")],
      totals: totalsOf({
        LineExtensionAmount: "2000000.00",
        TaxExclusiveAmount: "2000000.00",
        TaxInclusiveAmount: "2380000.00",
        PayableAmount: "2380000.00",
      }),
    },
    [
      "ready",
      "Compra a Luis Peña, documento soporte DS-7",
      "5110 2000000 0",
      "2408 380000 0",
      "236515 0 220000",
      "2367 0 57000",
      "2335 0 2103000",
    ],
  ],
  [
    "a sale abroad without IVA, collected by the bank",
    {
      number: "EX-1",
      type: "02",
      from: SHOP,
      to: ["Delta Imports LLC", "EIN998877", "50", "R-99-PN"],
      payment: `<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>47</cbc:PaymentMeansCode></cac:PaymentMeans>`,
      taxes: [t("01", "0.00", "6000000.00", "0.00")],
      items: [item("Herrajes", "100", "60000.00", "6000000.00")],
      totals: totalsOf({
        LineExtensionAmount: "6000000.00",
        TaxExclusiveAmount: "6000000.00",
        TaxInclusiveAmount: "6000000.00",
        PayableAmount: "6000000.00",
      }),
    },
    ["ready", "Venta a Delta Imports LLC, factura EX-1", "4135 0 6000000", "1110 6000000 0"],
  ],
];

describe("FE-01 FE-08 a third round of documents", () => {
  it.each(CASES)("%s", async (_, document, entry) => {
    const invoice = await invoiceIn(ublOf({ ...document, key: keyOf(document.number) }));
    const [told] = reviewed(worldOf(pucChart()), [invoice]);
    if (told === undefined) throw new Error("no review");
    expect([
      told.obstacle?.kind ?? told.standing,
      told.plan?.content.description ?? "",
      ...linesOf(told),
    ]).toEqual(entry);
  });
});
