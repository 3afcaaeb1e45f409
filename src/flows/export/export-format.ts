import type { FileFormat } from "#formats/workers/make-file.ts";

/** The choices of "Exportar": three files of any report, and two for other programs that only a journal has. */
export const EXPORT_FORMATS = ["xlsx", "csv", "pdf", "csv-lines", "hledger"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const REPORT_FORMATS: readonly ExportFormat[] = ["xlsx", "csv", "pdf"];

interface WrittenAs {
  /** The writer: of a report, in a worker, or of plain text. */
  readonly writer: FileFormat | "text";
  readonly extension: string;
  /** Added to the file name where the extension does not tell two formats apart. */
  readonly suffix: readonly string[];
}

export const WRITTEN_AS: Readonly<Record<ExportFormat, WrittenAs>> = {
  xlsx: { writer: "xlsx", extension: "xlsx", suffix: [] },
  csv: { writer: "csv", extension: "csv", suffix: [] },
  pdf: { writer: "pdf", extension: "pdf", suffix: [] },
  "csv-lines": { writer: "csv", extension: "csv", suffix: ["por líneas"] },
  hledger: { writer: "text", extension: "journal", suffix: [] },
};
