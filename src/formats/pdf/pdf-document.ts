import type { Pesos } from "#domain/kernel/pesos.ts";
import type { ReportColumn, ReportRow } from "#domain/report/report.ts";

/** What stands around the rows of a report on every page. */
export interface PdfHead {
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
  /** Points, for columns of text that need little; the others share what is left. */
  readonly widths: Readonly<Record<string, number>>;
  /** The largest figure to come: the columns of amounts are wide enough for it. */
  readonly widest: Pesos;
}

export interface PdfPart {
  readonly rows: readonly ReportRow[];
  /** How far the document is with this part, from 0 to 1. */
  readonly done: number;
}
