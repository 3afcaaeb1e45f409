import type { ReportRow } from "#domain/report/report.ts";
import type { PdfHead } from "./pdf-document.ts";

/** What the page asks of the worker, in this order; rows as often as there are some. */
export type PdfRequest =
  | { readonly kind: "begin"; readonly head: PdfHead }
  | { readonly kind: "rows"; readonly rows: readonly ReportRow[] }
  | { readonly kind: "finish" };

/** One answer to each request. */
export type PdfAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "file"; readonly bytes: ArrayBuffer }
  | { readonly kind: "failed"; readonly detail: string };
