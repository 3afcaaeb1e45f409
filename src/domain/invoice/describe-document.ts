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
  const whole = invoice.supports ? "del documento soporte" : "de la factura";
  const about = subject?.number ? ` ${whole} ${subject.number}` : "";
  const note = kind === "credit-note" ? "Nota crédito" : "Nota débito";
  if (kind !== "invoice")
    return `${invoice.supports ? "Nota de ajuste" : note} ${number}${about}, ${name}`.slice(0, LONGEST);
  return `${deed === "sale" ? "Venta a" : "Compra a"} ${name}, ${invoice.supports ? "documento soporte" : NAMES[kind]} ${number}`.slice(
    0,
    LONGEST,
  );
}
