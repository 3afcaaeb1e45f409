import type { Account } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { PlanInput } from "#domain/import/books/import-plan.ts";
import type { ImportView } from "#domain/import/books/import-view.ts";
import type { TableOrder } from "#domain/import/books/read-book-table.ts";
import type { MeantNames } from "#domain/import/statement/recognise-account.ts";
import type { NoStatement, UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { Result } from "#domain/kernel/result.ts";
import type { ReadPart } from "../read/read-part.ts";

/** Another sheet that is read with the one of an order, by the same columns. */
export interface AlsoRead {
  readonly sheet: number;
  /** The first row below its heading. */
  readonly next: number;
  readonly said: TableOrder["said"];
}

export interface ScanOrder extends TableOrder {
  /** Which of the sheets. */
  readonly sheet: number;
  /** Those of other months; absent where one sheet is read. */
  readonly also?: readonly AlsoRead[];
  readonly undated: Day | null;
}

export interface StatementOrder {
  readonly meant: MeantNames;
  /** The sheet to read, where a person chose one. */
  readonly only?: string;
}

export interface PlanOrder extends Omit<PlanInput, "reading" | "chart"> {
  /** Of the PUC the worker has all that is not a book's own: thousands of accounts cost tens of milliseconds. */
  readonly chart: Chart | { readonly ownOfPuc: readonly Account[] };
  /** The period of the book. */
  readonly start: Day;
  readonly end: Day;
}

/** What the desk tells the page, part by part. */
export type DeskPart =
  | ReadPart
  | { readonly kind: "scanned"; readonly months: readonly [Month, Month] | null }
  /** Between 0 and 1. */
  | { readonly kind: "planning"; readonly done: number }
  | { readonly kind: "planned"; readonly view: ImportView }
  | { readonly kind: "entries"; readonly contents: readonly EntryContent[] }
  | { readonly kind: "all" }
  /** Of the sheets, how many were looked at: between 0 and 1. */
  | { readonly kind: "looking"; readonly done: number }
  | { readonly kind: "names"; readonly names: readonly string[] }
  | { readonly kind: "statement"; readonly read: Result<UploadedStatement, NoStatement> };
