import type { EInvoice, InvoiceKind } from "./e-invoice.ts";

const NAMES: Readonly<Record<InvoiceKind, string>> = {
  invoice: "factura",
  "credit-note": "nota crédito",
  "debit-note": "nota débito",
};
const LONGEST = 400;

/** What the entry of a document is described with. */
export function describeDocument(invoice: EInvoice, deed: "sale" | "purchase", name: string): string {
  const { kind, number, subject } = invoice;
  const about = subject?.number ? ` de la factura ${subject.number}` : "";
  if (kind !== "invoice")
    return `${kind === "credit-note" ? "Nota crédito" : "Nota débito"} ${number}${about}, ${name}`.slice(
      0,
      LONGEST,
    );
  return `${deed === "sale" ? "Venta a" : "Compra a"} ${name}, ${NAMES[kind]} ${number}`.slice(0, LONGEST);
}
