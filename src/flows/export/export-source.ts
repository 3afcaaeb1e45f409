import type { FileHead, FilePart } from "#formats/file-head.ts";
import type { SetHead, SetSheet } from "#formats/set-head.ts";
import { type ExportFormat, REPORT_FORMATS } from "./export-format.ts";

interface Consistent {
  /** Whether the data read is still current: a file shows one consistent state even if other tabs write. */
  readonly unchanged: () => Promise<boolean>;
}

/** The rows of a report, read once. */
export interface OpenReport extends Consistent {
  readonly kind: "report";
  readonly head: FileHead;
  readonly parts: AsyncIterable<FilePart> | Iterable<FilePart>;
}

/** A part of a text file. */
export interface TextPart {
  readonly text: string;
  /** Share of the file completed with this part, from 0 to 1. */
  readonly done: number;
}

/** Plain text, read once. */
export interface OpenText extends Consistent {
  readonly kind: "text";
  readonly parts: AsyncIterable<TextPart>;
}

/** Several reports in one file. */
interface OpenSet extends Consistent {
  readonly kind: "set";
  readonly head: SetHead;
  readonly sheets: readonly SetSheet[];
}

/** The content of a file, read once. */
export type OpenExport = OpenReport | OpenText | OpenSet;

/** An exportable document. */
export interface ExportSource {
  /** Identity of the content: only one file per id and format is made at a time. */
  readonly id: string;
  /** Name used in notices. */
  readonly name: string;
  /** Parts of the file name. */
  readonly file: readonly string[];
  /** The formats it can be had in; three if it does not say. */
  readonly formats?: readonly ExportFormat[];
  /** Reads the content; null if it no longer exists. */
  open(format: ExportFormat): Promise<OpenExport | null>;
}

/** A document whose content is a report, whatever the format. */
export interface ReportExportSource extends ExportSource {
  open(format: ExportFormat): Promise<OpenReport | null>;
}

export function formatsOf({ formats }: ExportSource): readonly ExportFormat[] {
  return formats ?? REPORT_FORMATS;
}
