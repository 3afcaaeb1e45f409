import { readNit } from "#domain/company/nit.ts";
import type { InvoiceParty } from "#domain/invoice/e-invoice.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { FiledDocument } from "../list-view.ts";
import { EMPTY_LIST, type InvoiceList } from "./kept-list.ts";

/** A supplier that the sample company buys from, and one that it has no entry of. Invented, as the company is. */
const BOUGHT = [
  ["860714532", "Distribuciones Andina S.A.S.", "Vinilos", 1_840_000],
  ["900418263", "Avisos S.A.S.", "Aviso", 480_000],
] as const;

const party = (number: string, name: string): InvoiceParty => ({
  name,
  document: { kind: "NIT", number },
  legalPerson: true,
  largeTaxpayer: false,
  selfWithholder: false,
  simple: false,
  vatResponsible: true,
});

/** Invoices of the day with which a visitor of the sample sees what becomes of theirs. */
export function sampleList(nit: string, name: string, issued: Day): InvoiceList {
  const own = readNit(nit);
  const buyer = party(own.ok ? own.value.number : "", name);
  const documents = BOUGHT.map(([from, seller, description, pesos], at): FiledDocument => {
    const base = pesos * 100;
    const amount = Math.round(base * 0.19);
    const number = `FV-${at + 31}`;
    return {
      id: number,
      file: number,
      inside: "",
      invoice: {
        kind: "invoice",
        number,
        key: "",
        issued,
        due: null,
        seller: party(from, seller),
        buyer,
        currency: "COP",
        rate: null,
        payment: "credit",
        lines: [{ description, amount: base }],
        taxes: [{ scheme: "iva", percent: 19, base, amount }],
        withheld: [],
        totals: { lines: base, allowances: 0, charges: 0, prepaid: 0, rounding: 0, payable: base + amount },
        subject: null,
        rejected: false,
      },
    };
  });
  return { ...EMPTY_LIST, documents };
}
