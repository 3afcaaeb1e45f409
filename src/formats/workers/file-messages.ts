import type { Day } from "#domain/kernel/day.ts";
import type { FileHead } from "../file-head.ts";
import type { PlanOrder, ScanOrder, StatementOrder } from "../import/desk-orders.ts";
import type { KeptPhoto } from "../photo/compress-photo.ts";
import type { SetHead } from "../set-head.ts";
import type { SlipsHead } from "../slips-head.ts";

/** What the worker is to write: a report in one of three formats, or pay slips. */
export type FileTask =
  | { readonly format: "csv" | "pdf" | "xlsx"; readonly head: FileHead }
  | { readonly format: "slips"; readonly head: SlipsHead }
  | { readonly format: "pdf-set" | "xlsx-set"; readonly head: SetHead };

/** The task that has this head. */
export type TaskOf<Head> = Extract<FileTask, { readonly head: Head }>;

/**
 * Requests from the page to the worker. To write a file: begin, rows as often as there are, finish. To read one: read,
 * and more until its last part came.
 */
export type FileRequest<Head = FileHead> =
  | { readonly kind: "begin"; readonly task: TaskOf<Head> }
  /** Rows as JSON: structured cloning costs three times as much as writing them. */
  | { readonly kind: "rows"; readonly rows: string }
  | { readonly kind: "finish" }
  | { readonly kind: "read"; readonly file: File }
  /** What a file holds, before anybody says what it is for: one part. */
  | { readonly kind: "recognise"; readonly file: File; readonly today: Day }
  /** The same for a file of electronic invoices. */
  | { readonly kind: "read-invoices"; readonly file: File }
  /** The same for a file that becomes entries: its rows stay in the worker, which answers what is asked of them. */
  | { readonly kind: "keep"; readonly file: File; readonly whole?: boolean }
  | { readonly kind: "scan"; readonly order: ScanOrder }
  | { readonly kind: "plan"; readonly order: PlanOrder }
  | { readonly kind: "entries" }
  /** The tables of a kept file that may be statements, then what they say. */
  | { readonly kind: "look" }
  | { readonly kind: "statement"; readonly order: StatementOrder }
  /** A photo at the size and in the format in which it is kept (AD-02). */
  | { readonly kind: "photo"; readonly file: Blob }
  | { readonly kind: "more" };

/** One answer to each request. */
export type FileAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "file"; readonly bytes: ArrayBuffer }
  | ({ readonly kind: "photo" } & KeptPhoto)
  /** A part of a read file, as JSON text. */
  | { readonly kind: "part"; readonly part: string }
  | { readonly kind: "failed"; readonly detail: string };
