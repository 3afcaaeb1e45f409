import type { FileHead, FilePart } from "#formats/file-head.ts";

/** The content of a file, read once. */
export interface OpenExport {
  readonly head: FileHead;
  readonly parts: AsyncIterable<FilePart> | Iterable<FilePart>;
  /** Whether the data read is still current: a file shows one consistent state even if other tabs write. */
  readonly unchanged: () => Promise<boolean>;
}

/** An exportable document. */
export interface ExportSource {
  /** Identity of the content: only one file per id and format is made at a time. */
  readonly id: string;
  /** Name used in notices. */
  readonly name: string;
  /** Parts of the file name. */
  readonly file: readonly string[];
  /** Reads the content; null if it no longer exists. */
  open(): Promise<OpenExport | null>;
}
