import type { Pesos } from "#domain/kernel/pesos.ts";
import type { ReportColumn, ReportRow } from "#domain/report/report.ts";

/** A signature under a report: a line above a name. */
export interface FileSignature {
  /** Empty if the name is written by hand. */
  readonly name: string;
  /** "Contador público". */
  readonly role: string;
  /** "T.P. 148206-T"; empty when there is none. */
  readonly document: string;
}

/** Everything around the rows of a report, in every kind of file. */
export interface FileHead {
  readonly title: string;
  readonly company: string;
  /** "NIT 901.482.316-8"; empty when there is none. */
  readonly nit: string;
  /** Name of the book. */
  readonly subtitle: string;
  readonly period: string;
  /** "Cifras en pesos". */
  readonly unit: string;
  /** "Página 2 de 5". */
  readonly page: readonly [before: string, between: string];
  readonly columns: readonly ReportColumn[];
  /** Widths in points, for narrow columns without amounts; text columns share the rest. */
  readonly widths: Readonly<Record<string, number>>;
  /** The largest figure in the report: amount columns are made wide enough for it. */
  readonly widest: Pesos;
  /** The largest figure by column, if known: lets many columns be set closer. */
  readonly widestIn?: Readonly<Record<string, Pesos>>;
  /** The report's checks hold: totals end in a double rule. Default: true. */
  readonly final?: boolean;
  /** In a CSV, decimals after a point and commas between cells, as programs of other countries read them (E5). */
  readonly decimalPoint?: boolean;
  /** A statement to be signed: its PDF is the printed sheet, with this sentence under the table. */
  readonly sheet?: { readonly remark: string };
  /** In a PDF, what each page brings from the one before and leaves to the next, by name: "Vienen", "Van". */
  readonly carried?: readonly [from: string, to: string];
  /** At most three are placed side by side. */
  readonly signatures?: readonly FileSignature[];
}

export interface FilePart<Row = ReportRow> {
  readonly rows: readonly Row[];
  /** Share of the file completed with this part, from 0 to 1. */
  readonly done: number;
}

/** A file being written: accepts rows in parts. */
export interface FileWriter<Row = ReportRow> {
  add(rows: readonly Row[]): void;
  finish(): ArrayBuffer | Promise<ArrayBuffer>;
}
