import type { FileProblem } from "#domain/import/table/sheet.ts";
import type { DocumentFault, EInvoice } from "#domain/invoice/e-invoice.ts";
import type { Result } from "#domain/kernel/result.ts";

/** Why one document, or a whole file, was not read. */
export type InvoiceFault =
  | DocumentFault
  | { readonly kind: FileProblem["kind"] }
  /** A zip without any XML. */
  | { readonly kind: "no-xml" }
  /** Containers in containers. */
  | { readonly kind: "nested" }
  | { readonly kind: "too-many-documents" };

/** A document with the name it has inside its archive; empty for a file that is one itself. */
export interface FoundDocument {
  readonly inside: string;
  readonly read: Result<EInvoice, InvoiceFault>;
}

/** A file of invoices as it is read: documents one by one, then its end. */
export type DocumentPart =
  | { readonly kind: "document"; readonly document: FoundDocument }
  | { readonly kind: "end" };
