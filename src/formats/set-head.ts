import type { FileSheet } from "#domain/import/table/sheet.ts";
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
  /** In a PDF: the title of a first page that lists the sheets and notes with their pages. */
  readonly contents?: string;
  /** In a workbook: each sheet prints what it holds, and nothing that is added beside it. */
  readonly printAreas?: true;
}

/** A cell of a set, as a formula of another sheet names it. */
export interface SetPlace {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly minus?: true;
}

/** A figure that is made of cells of another sheet: their sum, divided by the sum of `over` where it is. */
export interface SetLink {
  readonly row: number;
  readonly column: number;
  readonly of: readonly SetPlace[];
  readonly over?: readonly SetPlace[];
}

/** Rows of a sheet drawn as bars: their first cells are what the bars stand for, each column of figures is a series. */
export interface SetChart {
  readonly title: string;
  readonly rows: { readonly from: number; readonly to: number };
}

/** A table below the text of a note, with columns of its own. */
interface SetTable {
  readonly head: FileHead;
  readonly rows: readonly ReportRow[];
}

/** A note of a set: its text, and the tables below it. */
export interface SetNote {
  /** As the lines of the statements cite it; null for what they do not cite. */
  readonly number: number | null;
  readonly title: string;
  /** The norm that asks for it. */
  readonly norm: string;
  readonly paragraphs: readonly string[];
  readonly tables: readonly SetTable[];
}

/** One report of a set; or a text to be signed, which has no table. */
export interface SetSheet {
  readonly head: FileHead;
  readonly rows: readonly ReportRow[];
  readonly paragraphs?: readonly string[];
  /** Notes one below the other, instead of a table. */
  readonly notes?: readonly SetNote[];
  /** In a workbook: figures as live formulas of another sheet. */
  readonly links?: readonly SetLink[];
  /** In a workbook: its charts, below its rows. */
  readonly charts?: readonly SetChart[];
  /** In a workbook: the cells of a sheet that a person brought, each where it stood. */
  readonly original?: FileSheet;
}
