import type { EInvoice } from "#domain/invoice/e-invoice.ts";
import type { FoundDocument } from "#formats/invoice/document-part.ts";
import { readInvoiceParts } from "#formats/invoice/read-documents.ts";

/** The documents of a file, read here instead of in a worker. */
export async function documentsIn(
  bytes: Uint8Array<ArrayBuffer> | string,
  name = "factura.xml",
): Promise<FoundDocument[]> {
  const found: FoundDocument[] = [];
  for await (const part of readInvoiceParts(new File([bytes], name)))
    if (part.kind === "document") found.push(part.document);
  return found;
}

/** The one document of a file that must have one. */
export async function invoiceIn(bytes: Uint8Array<ArrayBuffer> | string): Promise<EInvoice> {
  const [first, ...others] = await documentsIn(bytes);
  if (first === undefined || others.length > 0 || !first.read.ok)
    throw new Error(`no single document: ${JSON.stringify(first)}`);
  return first.read.value;
}

/** What a file of one document is refused with. */
export async function faultIn(bytes: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const [first] = await documentsIn(bytes);
  return first === undefined || first.read.ok ? "none" : first.read.error.kind;
}
