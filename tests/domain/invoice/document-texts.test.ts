import { describe, expect, it } from "vitest";
import { describeDocument } from "#domain/invoice/describe-document.ts";
import type { EInvoice } from "#domain/invoice/e-invoice.ts";
import { inPesos, rateFor, readTypedRate } from "#domain/invoice/exchange.ts";
import { readFactor, readHundredths, wholePesos } from "#domain/invoice/invoice-amount.ts";
import { chargedByRate, vatDetail } from "#domain/invoice/invoice-taxes.ts";
import { withheldBase } from "#domain/invoice/withheld-base.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { invoiceOf } from "#tests/support/invoices/invoice-values.ts";

describe("what an entry of a document is described with", () => {
  const note = { number: "N-1", subject: { number: "F-1", key: "" } };
  it.each<readonly [change: Partial<EInvoice>, deed: "sale" | "purchase", text: string]>([
    [{ number: "F-1" }, "purchase", "Compra a Aceros, factura F-1"],
    [{ number: "F-1" }, "sale", "Venta a Aceros, factura F-1"],
    [{ number: "S-1", supports: true }, "purchase", "Compra a Aceros, documento soporte S-1"],
    [{ ...note, kind: "credit-note" }, "sale", "Nota crédito N-1 de la factura F-1, Aceros"],
    [{ ...note, kind: "debit-note" }, "sale", "Nota débito N-1 de la factura F-1, Aceros"],
    [{ number: "N-1", kind: "credit-note" }, "sale", "Nota crédito N-1, Aceros"],
    [
      { ...note, kind: "credit-note", supports: true },
      "purchase",
      "Nota de ajuste N-1 del documento soporte F-1, Aceros",
    ],
  ])("%j in a %s", (change, deed, text) => {
    expect(describeDocument(invoiceOf(change), deed, "Aceros")).toBe(text);
  });

  it("is no longer than a description may be", () => {
    for (const kind of ["invoice", "credit-note"] as const)
      expect(describeDocument(invoiceOf({ kind }), "sale", "x".repeat(500))).toHaveLength(400);
  });
});

describe("FE-05 a rate of exchange", () => {
  it.each([
    ["4.123,45", 4123.45],
    ["$ 4.123", 4123],
    ["4123,5", 4123.5],
    ["4123.5", 4123.5],
    [" 4 123 ", 4123],
    ["1.234.567,123456", 1_234_567.123456],
    ["0", null],
    ["0,00", null],
    ["", null],
    ["-4", null],
    ["4.12,5", null],
    ["cuatro", null],
    ["4,1234567", null],
  ])("typed as %s is %s", (text, rate) => expect(readTypedRate(text)).toBe(rate));

  it("is 1 for pesos, else what was typed, else what the document tells", () => {
    expect(rateFor({ currency: "COP", rate: 4000 }, 4100)).toBe(1);
    expect(rateFor({ currency: "USD", rate: 4000 }, 4100)).toBe(4100);
    expect(rateFor({ currency: "USD", rate: 4000 }, null)).toBe(4000);
    expect(rateFor({ currency: "USD", rate: null }, null)).toBeNull();
  });

  it("turns every amount, and nothing else", () => {
    const told = {
      lines: [{ description: "Malla", amount: 101, code: "M", quantity: 2000 }],
      taxes: [{ scheme: "iva", percent: 19, base: 101, amount: 19 }],
      withheld: [{ tax: "income", percent: 2.5, base: 101, amount: 3 }],
      totals: { lines: 101, allowances: 7, charges: 5, prepaid: 3, rounding: 1, payable: 120 },
    } as const;
    const turned = inPesos(invoiceOf(told), 2.5);
    expect(turned).toEqual({
      ...invoiceOf(told),
      lines: [{ description: "Malla", amount: 253, code: "M", quantity: 2000 }],
      taxes: [{ scheme: "iva", percent: 19, base: 253, amount: 48 }],
      withheld: [{ tax: "income", percent: 2.5, base: 253, amount: 8 }],
      totals: { lines: 253, allowances: 18, charges: 13, prepaid: 8, rounding: 3, payable: 300 },
    });
    expect(inPesos(invoiceOf(told), 1)).toEqual(invoiceOf(told));
  });
});

describe("NU-02 an amount of a document", () => {
  it.each([
    [" 100 ", 10_000],
    ["-0.001", 0],
    ["9000000000000.00", 900_000_000_000_000],
    ["9000000000000.01", null],
    ["100,5", null],
    ["", null],
  ])("%j is %s hundredths", (text, hundredths) => expect(readHundredths(text)).toBe(hundredths));

  it("rounds half a peso away from nothing", () => {
    expect([0, 49, 50, -49, -50, 150].map(wholePesos)).toEqual([0, 0, 1, 0, -1, 2]);
    expect([" 19 ", "19.5", "19,5", ""].map(readFactor)).toEqual([19, 19.5, null, null]);
  });
});

describe("what a document charges", () => {
  it("is added by scheme and rate before it is rounded, and nothing where nothing is charged", () => {
    const tax = (scheme: "iva" | "inc", percent: number | null, base: number, amount: number) => ({
      scheme,
      percent,
      base,
      amount,
    });
    const taxes = [
      tax("iva", 19, 130, 24),
      tax("iva", 19, 130, 26),
      tax("iva", 0, 500, 0),
      tax("inc", null, 0, 250),
      tax("iva", 5, 100, -80),
    ];
    expect(chargedByRate({ taxes })).toEqual([
      { scheme: "iva", percent: 19, base: 3, amount: 1 },
      { scheme: "inc", percent: 0, base: 0, amount: 3 },
    ]);
  });

  it("names the norm of its rate", () => {
    const norm = (percent: number) =>
      vatDetail({ scheme: "iva", percent, base: pesos(100), amount: pesos(19) }, "vat-deductible").norm;
    expect([norm(19), norm(5), norm(16)]).toEqual(["ET art. 468", "ET arts. 468-1 y 468-3", "ET art. 468"]);
    expect(
      vatDetail({ scheme: "iva", percent: 19, base: pesos(100), amount: pesos(19) }, "vat-generated"),
    ).toMatchObject({
      base: 100,
      rate: 19,
      amount: 19,
      why: { kind: "vat-generated" },
      provisional: false,
    });
  });

  it("is withheld from on the AIU alone, of those who are taxed so (ET art. 462-1)", () => {
    const iva = { scheme: "iva", percent: 19, base: 10_000, amount: 1_900 } as const;
    const aiu = { description: "A.I.U. 10 %", amount: 20_000 };
    const rest = { description: "Vigilancia", amount: 200_000 };
    const base = (
      taxes: EInvoice["taxes"],
      lines: EInvoice["lines"],
      concept: Parameters<typeof withheldBase>[2],
    ) => withheldBase({ taxes, lines }, pesos(2_000), concept);
    expect(base([iva], [aiu, rest], "security-cleaning")).toBe(100);
    expect(base([{ ...iva, amount: 0 }], [aiu, rest], "security-cleaning")).toBe(200);
    expect(base([{ ...iva, scheme: "inc" }], [aiu, rest], "temporary-staff")).toBe(200);
    expect(base([], [rest], "temporary-staff")).toBe(2_000);
    expect(base([iva], [aiu], "services")).toBe(2_000);
    expect(base([{ ...iva, base: 900_000 }], [], "temporary-staff")).toBe(2_000);
  });
});
