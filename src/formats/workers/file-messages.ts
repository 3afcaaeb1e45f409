import type { FileHead } from "../file-head.ts";

/** What the page asks of the worker, in this order; rows as often as there are some. */
export type FileRequest<Head = FileHead> =
  | { readonly kind: "begin"; readonly head: Head }
  /** Rows as JSON: copying them as objects costs three times as much as writing them does. */
  | { readonly kind: "rows"; readonly rows: string }
  | { readonly kind: "finish" };

/** One answer to each request. */
export type FileAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "file"; readonly bytes: ArrayBuffer }
  | { readonly kind: "failed"; readonly detail: string };
