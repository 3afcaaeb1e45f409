import type { FileHead, FilePart } from "#formats/file-head.ts";

/** What a file is made of, read once. */
export interface OpenExport {
  readonly head: FileHead;
  readonly parts: AsyncIterable<FilePart> | Iterable<FilePart>;
  /** Whether what was read is still so: a file shows one state, though others write. */
  readonly unchanged: () => Promise<boolean>;
}

/** Something that leaves as a file. */
export interface ExportSource {
  /** The same for what is the same: one file of a kind at a time. */
  readonly id: string;
  /** What its notices call it. */
  readonly name: string;
  /** The words of the file's name. */
  readonly file: readonly string[];
  /** Reads it; null when it is no longer there. */
  open(): Promise<OpenExport | null>;
}
