import type { Pesos } from "#domain/kernel/pesos.ts";
import type { ReportColumn, ReportRow } from "#domain/report/report.ts";

/** Who signs under a report: a line over a name. */
export interface FileSignature {
  /** Empty where it is written by hand. */
  readonly name: string;
  /** "Contador público". */
  readonly role: string;
  /** "T.P. 148206-T"; empty when there is none. */
  readonly document: string;
}

/** What stands around the rows of a report in every kind of file. */
export interface FileHead {
  readonly title: string;
  readonly company: string;
  /** "NIT 901.482.316-8"; empty when there is none. */
  readonly nit: string;
  /** The book. */
  readonly subtitle: string;
  readonly period: string;
  /** "Cifras en pesos". */
  readonly unit: string;
  /** At the foot: what made it, and when. */
  readonly made: string;
  /** "Página 2 de 5". */
  readonly page: readonly [before: string, between: string];
  readonly columns: readonly ReportColumn[];
  /** Points, for columns without amounts that need little; those of text share what is left. */
  readonly widths: Readonly<Record<string, number>>;
  /** The largest figure to come: the columns of amounts are wide enough for it. */
  readonly widest: Pesos;
  /** The same by column, where it is known: many columns stand closer then. */
  readonly widestIn?: Readonly<Record<string, Pesos>>;
  /** Its checks hold: totals end in a double rule. Yes unless said. */
  readonly final?: boolean;
  /** At most three stand beside each other. */
  readonly signatures?: readonly FileSignature[];
}

export interface FilePart<Row = ReportRow> {
  readonly rows: readonly Row[];
  /** How far the file is with this part, from 0 to 1. */
  readonly done: number;
}

/** A file on its way: it takes rows as they come. */
export interface FileWriter<Row = ReportRow> {
  add(rows: readonly Row[]): void;
  finish(): ArrayBuffer | Promise<ArrayBuffer>;
}
