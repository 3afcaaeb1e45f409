import type { Chart } from "#domain/accounting/chart.ts";
import { newProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { EInvoice, InvoiceParty } from "#domain/invoice/e-invoice.ts";
import { type InvoiceFacts, type InvoiceWorld, invoiceWorld } from "#domain/invoice/invoice-world.ts";
import { type InvoiceChoices, type ReviewedDocument, reviewDocuments } from "#domain/invoice/review.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { keyOf } from "./make-document.ts";

const PARTY: InvoiceParty = {
  name: "Aceros y Mallas del Norte S.A.S.",
  document: { kind: "NIT", number: "830125904" },
  legalPerson: true,
  largeTaxpayer: false,
  selfWithholder: false,
  simple: false,
  vatResponsible: true,
};

export const SELLER = PARTY;
export const OURS: InvoiceParty = {
  ...PARTY,
  name: "Ferretería La Sabana S.A.S.",
  document: { kind: "NIT", number: "901234567" },
};

/** The invoice of the mock: 4.860.000 and IVA of 19%, on credit. Amounts in pesos. */
export function invoiceOf(
  change: Partial<EInvoice> = {},
  { base = 4_860_000, percent = 19, more = 0 } = {},
): EInvoice {
  const vat = Math.round(base * percent);
  const number = change.number ?? "FEAM-20418";
  return {
    kind: "invoice",
    number,
    key: keyOf(number),
    issued: day("2026-11-20"),
    due: day("2026-12-20"),
    seller: SELLER,
    buyer: OURS,
    currency: "COP",
    rate: null,
    payment: "credit",
    lines: [{ description: "Malla electrosoldada", amount: base * 100 }],
    taxes: percent === 0 ? [] : [{ scheme: "iva", percent, base: base * 100, amount: vat }],
    withheld: [],
    totals: {
      lines: base * 100,
      allowances: 0,
      charges: 0,
      prepaid: 0,
      rounding: 0,
      payable: base * 100 + vat + more,
    },
    subject: null,
    rejected: false,
    ...change,
  };
}

/** A company that withholds on purchases and services. */
export const PROFILE = {
  ...newProfile(),
  retentions: [
    {
      id: "r1" as never,
      name: "Compras",
      type: "income" as const,
      rate: 2.5,
      accountCode: "2365",
      enabled: true,
    },
    {
      id: "r2" as never,
      name: "Servicios generales",
      type: "income" as const,
      rate: 4,
      accountCode: "2365",
      enabled: true,
    },
  ],
};

export function worldOf(chart: Chart, facts: Partial<InvoiceFacts> = {}): InvoiceWorld {
  return invoiceWorld({
    chart,
    nit: "901.234.567-7",
    profile: PROFILE,
    parties: [],
    entries: [],
    closedMonths: new Set(),
    rules: [],
    today: day("2026-11-25"),
    stock: null,
    ...facts,
  });
}

/** A list of documents reviewed, each by its place: "0", "1" … */
export function reviewed(
  world: InvoiceWorld,
  invoices: readonly EInvoice[],
  choices: Readonly<Record<string, InvoiceChoices>> = {},
): readonly ReviewedDocument[] {
  const listed = invoices.map((invoice, index) => ({ id: String(index), invoice }));
  return reviewDocuments(world, listed, new Map(Object.entries(choices)));
}

/** Lines as "account debit credit". */
export function linesOf({ plan }: ReviewedDocument): readonly string[] {
  return (plan?.content.lines ?? []).map(({ account, debit, credit }) => `${account} ${debit} ${credit}`);
}
