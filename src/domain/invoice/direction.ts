import { readNit } from "../company/nit.ts";
import type { EInvoice, InvoiceParty } from "./e-invoice.ts";

/** Whose a document is, for a company: what it bought, what it sold, or no business of its own. */
export type InvoiceDirection =
  | { readonly kind: "purchase" | "sale"; readonly other: InvoiceParty }
  /** Between two others. */
  | { readonly kind: "foreign" }
  /** The company with itself. */
  | { readonly kind: "own" }
  /** The company has no NIT to tell by. */
  | { readonly kind: "no-nit" };

/** Sale or purchase, by the NIT of the company with or without its check digit (FE-05). */
export function whoseDocument(
  { seller, buyer }: Pick<EInvoice, "seller" | "buyer">,
  nit: string,
): InvoiceDirection {
  const own = readNit(nit);
  if (!own.ok) return { kind: "no-nit" };
  const isOwn = (party: InvoiceParty) => party.document.number === own.value.number;
  if (isOwn(seller)) return isOwn(buyer) ? { kind: "own" } : { kind: "sale", other: buyer };
  return isOwn(buyer) ? { kind: "purchase", other: seller } : { kind: "foreign" };
}
