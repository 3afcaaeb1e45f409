import type { Pesos } from "#domain/kernel/pesos.ts";
import type { ReportRow } from "#domain/report/report.ts";
import type { FileHead } from "./file-head.ts";

/** A figure of a sheet by its place: sheet, row and column, each from 0. */
export interface SheetCell {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly amount: Pesos;
}

/** Two figures of a set that must be one. */
export interface SheetTie {
  readonly label: string;
  readonly cells: readonly [SheetCell, SheetCell];
}

/** Everything around several reports that leave as one file. */
export interface SetHead {
  readonly title: string;
  readonly company: string;
  readonly period: string;
  /** "Página 2 de 7", over the whole set. */
  readonly page: readonly [before: string, between: string];
  /** In a workbook: a first sheet with each pair of figures and their difference. */
  readonly ties: readonly SheetTie[];
  /** Names of that sheet and of its columns. */
  readonly index: {
    readonly title: string;
    readonly columns: readonly [what: string, one: string, other: string, difference: string];
  };
}

/** One report of a set; or a text to be signed, which has no table. */
export interface SetSheet {
  readonly head: FileHead;
  readonly rows: readonly ReportRow[];
  readonly paragraphs?: readonly string[];
}
